import { formatCount } from "./format_count.ts";
import type { Interval } from "./interval.ts";
import { outOfRange, requireInteger, requireObject, requireOptions } from "./_require.ts";

/** Options of {@linkcode formatInterval}. */
export interface FormatIntervalOptions {
  /** Print percentages; `false` unless told. */
  readonly percent?: boolean;
  /** Digits after the point, 0 to 15; 3 unless told, 1 in percentages. */
  readonly digits?: number;
}

const OPTIONS: Record<keyof FormatIntervalOptions, true> = { percent: true, digits: true };

/**
 * An interval as one line of text, the same in every table, report and picture.
 *
 * For people to read; to compute further, keep the interval itself. The text does not depend on the
 * locale: the point is a point, thousands in n are set off by commas, and a number below 1 has no zero
 * before its point (percentages have).
 *
 * A number strictly between 0 and 1 never prints as 0 or 1: where the digits asked for would round it
 * so, it gets as many more as it takes to show that it is neither (.0004 and not .000; 99.96 % and not
 * 100.0 %), and below 1e-12 it prints as `3e-15`. The same holds between -1 and 0, save that a
 * negative of less than 1e-12 is rounding noise and prints as 0. A minus never stands before a zero.
 *
 * @param interval The interval.
 * @param options Percentages or not, and how many digits.
 * @returns `.695 (.659 to .732), n 1,487`; an estimate without bounds
 * `.000 (no interval: REASON), n 50`; an undefined quantity `undefined (no observations), n 0`.
 * @throws {RangeError} If `digits` is not an integer from 0 to 15.
 * @throws {TypeError} If an option is unknown.
 *
 * @example
 * ```ts
 * import { formatInterval, wilsonInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const rate = wilsonInterval(1034, 1487);
 * assertEquals(formatInterval(rate), ".695 (.671 to .718), n 1,487");
 * assertEquals(formatInterval(rate, { percent: true }), "69.5 % (67.1 to 71.8), n 1,487");
 * assertEquals(formatInterval(wilsonInterval(0, 0)), "undefined (no observations), n 0");
 * ```
 */
export function formatInterval(interval: Interval, options: FormatIntervalOptions = {}): string {
  requireOptions(options, OPTIONS, "formatInterval");
  requireObject(interval, "interval", "formatInterval");
  const { percent = false, digits = percent ? 1 : 3 } = options;
  requireInteger(digits, "digits", "formatInterval");
  if (digits > 15) throw outOfRange("formatInterval", "digits", "at most 15", digits);
  const n = `n ${formatCount(interval.n)}`;
  if (interval.estimate === null) return `undefined (${interval.reason}), ${n}`;
  const show = (value: number) => percent ? inPercent(value, digits) : asDecimal(value, digits);
  const estimate = show(interval.estimate) + (percent ? " %" : "");
  if (interval.lower === null) return `${estimate} (no interval: ${interval.reason}), ${n}`;
  return `${estimate} (${show(interval.lower)} to ${show(interval.upper)}), ${n}`;
}

function asDecimal(value: number, digits: number): string {
  return rounded(value, digits, 1).replace(/^(-?)0\./, "$1.");
}

function inPercent(value: number, digits: number): string {
  return rounded(value * 100, digits, 100);
}

/** `value` with at least `digits` digits, and with enough to tell it from 0 and from +-`whole`. */
function rounded(value: number, digits: number, whole: number): string {
  const size = Math.abs(value);
  if (value === 0 || (value < 0 && size < 1e-12 * whole)) return (0).toFixed(digits);
  if (size < 1e-12 * whole) return value.toExponential(0);
  let text = value.toFixed(digits);
  let more = digits;
  while (size < whole && isWhole(Number(text), whole)) text = value.toFixed(++more);
  return text;
}

function isWhole(value: number, whole: number): boolean {
  return value === 0 || Math.abs(value) === whole;
}

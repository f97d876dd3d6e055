import { firstWhole, MOST_LABELS } from "./_first_whole.ts";
import { PLANNED_METHODS, plannedLimits } from "./_planned_limits.ts";
import {
  outOfRange,
  requireLevel,
  requireOneOf,
  requireOptions,
  requirePositive,
  requireProbability,
} from "./_require.ts";
import type { BoundedInterval } from "./interval.ts";

/** What {@linkcode sampleSizeForInterval} plans. */
export interface SampleSizeForIntervalInput {
  /** The rate that is expected, in [0, 1]. Where it is unknown, .5 is the worst. */
  readonly rate: number;
  /** Half of the width that the interval may have, above 0 and at most .5: .05 for "5 points". */
  readonly halfWidth: number;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Which interval will be reported. Default `"wilson"`. */
  readonly method?: "wilson" | "clopper-pearson";
}

const ACTION = "sampleSizeForInterval";
const INPUTS: Record<keyof SampleSizeForIntervalInput, true> = {
  rate: true,
  halfWidth: true,
  level: true,
  method: true,
};

/**
 * How many rows to label for an interval of a given width.
 *
 * The smallest n whose interval, at exactly the expected rate, is no wider than twice `halfWidth`. The
 * rate that is then seen differs from the expected one, and an interval is wider the nearer its rate is
 * to .5: plan for a rate on that side. To get above a bar, use {@linkcode sampleSizeForLowerBound}; to
 * tell two systems apart, {@linkcode sampleSizeForDifference}. Not for rows in clusters, of which it
 * takes more.
 *
 * @param input The expected rate, the half width, level and method.
 * @returns The interval to expect; its `n` is the answer.
 * @throws {RangeError} If a number is out of range, the method is unknown, or `halfWidth` so small that
 *   it takes more than 100,000,000 rows.
 * @throws {TypeError} If `rate`, `halfWidth` or `level` is no number, or an option is unknown.
 * @see The limits are those of {@linkcode wilsonInterval} and {@linkcode clopperPearsonInterval}, at
 *   `rate * n` successes, whole or not.
 *
 * @example
 * ```ts
 * import { formatInterval, sampleSizeForInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const expected = sampleSizeForInterval({ rate: 0.9, halfWidth: 0.05 });
 *
 * assertEquals(expected.n, 141);
 * assertEquals(formatInterval(expected), ".900 (.839 to .939), n 141");
 * ```
 */
export function sampleSizeForInterval(input: SampleSizeForIntervalInput): BoundedInterval {
  requireOptions(input, INPUTS, ACTION, "input");
  const { rate, halfWidth, level = 0.95, method = "wilson" } = input;
  requireProbability(rate, "rate", ACTION);
  requirePositive(halfWidth, "halfWidth", ACTION);
  if (halfWidth > 0.5) throw outOfRange(ACTION, "halfWidth", "at most .5", halfWidth);
  requireLevel(level, ACTION);
  requireOneOf(method, PLANNED_METHODS, "method", ACTION);

  const limits = (n: number) => plannedLimits(method, rate * n, n, (1 - level) / 2);
  const n = firstWhole((n) => {
    const [lower, upper] = limits(n);
    return upper - lower <= 2 * halfWidth;
  }, 1);
  if (n === null) {
    const rule = `wide enough for ${MOST_LABELS.toLocaleString("en")} rows`;
    throw outOfRange(ACTION, "halfWidth", rule, halfWidth);
  }
  const [lower, upper] = limits(n);
  return { estimate: rate, lower, upper, n, level, method };
}

import { firstWhole, MOST_LABELS } from "./_first_whole.ts";
import { lastWhere } from "./_last_where.ts";
import { PLANNED_METHODS, plannedLimits } from "./_planned_limits.ts";
import {
  requireInteger,
  requireLevel,
  requireOneOf,
  requireOptions,
  requireProbability,
  wrongType,
} from "./_require.ts";
import { wholeSuccesses } from "./_whole_successes.ts";

/** What {@linkcode sampleSizeForLowerBound} plans: give either `rate` or `failures`. */
export interface SampleSizeForLowerBoundInput {
  /** The rate that the lower bound has to reach, between 0 and 1. */
  readonly bar: number;
  /** The rate that is expected, in [0, 1]. */
  readonly rate?: number;
  /** The failures that are allowed for, an integer of at least 0. */
  readonly failures?: number;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /** A bound of the two-sided interval (default), or one at the full level. */
  readonly sides?: "two" | "lower";
  /** Which interval will be reported. Default `"wilson"`. */
  readonly method?: "wilson" | "clopper-pearson";
}

/** What {@linkcode sampleSizeForLowerBound} finds; all `null` where no number suffices. */
export interface LowerBoundSampleSize {
  /** The n from which on the bound reaches the bar for good. */
  readonly n: number | null;
  /**
   * The first n at which it does. At an expected rate it can fall short again, as one more failure comes
   * before the rate allows it; by failures it is `n`.
   */
  readonly first: number | null;
  /** Where `rate * n` successes, whole or not, reach the bar exactly; `null` by failures. */
  readonly unrounded: number | null;
  /** Why there is no n; only where there is none. */
  readonly reason?: string;
}

const ACTION = "sampleSizeForLowerBound";
const INPUTS: Record<keyof SampleSizeForLowerBoundInput, true> = {
  bar: true,
  rate: true,
  failures: true,
  level: true,
  sides: true,
  method: true,
};
const TOO_MANY = `more than ${MOST_LABELS.toLocaleString("en")} labels`;
const NOTHING = { n: null, first: null, unrounded: null };

/**
 * How many labels it takes until the lower bound of a rate can reach a bar.
 *
 * Two questions. With `failures`: how many rows must be labelled if so many of them may fail? With `rate`:
 * how many if the rate is as expected, the failures rounded up to whole ones (n - floor(rate n))? The
 * bar is reached when the bound equals it. Whether it is reached is left to chance: at `n` the bound still
 * falls short in one sample of four (.26 at a bar of .95 and a rate of .98) to nearly one of two (.39 at .85
 * and .9, .43 at .5 and .6), so label more, or plan for a lower rate.
 *
 * @param input The bar, the expected rate or the failures, level, sides and method.
 * @returns The n from which on the bar is reached, the first n at which it is, and the unrounded one. A
 *   rate that is not above the bar has `n: null` with a reason, as has a plan of more than 100,000,000.
 * @throws {RangeError} If a number is out of range or an option unknown.
 * @throws {TypeError} If not exactly one of `rate` and `failures` is given, or a number is none,
 *   or an option is unknown.
 * @see The bounds are those of {@linkcode wilsonInterval} and {@linkcode clopperPearsonInterval}. By
 *   Wilson's at exactly the expected rate p it takes z^2 bar (1 - bar) / (p - bar)^2 labels, which solves
 *   E. B. Wilson, JASA 22 (1927) 209-212, for n.
 *
 * @example
 * ```ts
 * import { sampleSizeForLowerBound, wilsonInterval } from "@touchstone/eval/statistics";
 * import { assert, assertEquals } from "@std/assert";
 *
 * // 73 faithful answers in a row show at 95 % that at least 95 % are.
 * assertEquals(sampleSizeForLowerBound({ bar: 0.95, failures: 0 }).n, 73);
 * assert((wilsonInterval(73, 73).lower ?? 0) >= 0.95);
 *
 * const { first, n } = sampleSizeForLowerBound({ bar: 0.85, rate: 0.9 });
 * assertEquals([first, n], [200, 224]);
 * ```
 */
export function sampleSizeForLowerBound(
  input: SampleSizeForLowerBoundInput,
): LowerBoundSampleSize {
  requireOptions(input, INPUTS, ACTION, "input");
  const { bar, rate, failures, level = 0.95, sides = "two", method = "wilson" } = input;
  requireLevel(bar, ACTION, "bar");
  requireLevel(level, ACTION);
  requireOneOf(sides, ["two", "lower"], "sides", ACTION);
  requireOneOf(method, PLANNED_METHODS, "method", ACTION);
  const tail = sides === "two" ? (1 - level) / 2 : 1 - level;
  const isReached = (successes: number, n: number) =>
    plannedLimits(method, Math.max(0, successes), n, tail)[0] >= bar;

  if (rate !== undefined && failures === undefined) {
    requireProbability(rate, "rate", ACTION);
    if (rate > bar) return byRate(rate, isReached);
    return { ...NOTHING, reason: "the rate is not above the bar: no number of labels suffices" };
  }
  if (failures !== undefined && rate === undefined) {
    requireInteger(failures, "failures", ACTION);
    const n = firstWhole((n) => isReached(n - failures, n), failures + 1);
    return n === null ? { ...NOTHING, reason: TOO_MANY } : { n, first: n, unrounded: null };
  }
  throw wrongType(ACTION, "input", "given either rate or failures", { rate, failures });
}

function byRate(
  rate: number,
  isReached: (successes: number, n: number) => boolean,
): LowerBoundSampleSize {
  // Whole successes are at most rate * n and more than rate * n - 1: between the two n lies the answer.
  const least = firstWhole((n) => isReached(rate * n, n), 1);
  const most = firstWhole((n) => isReached(rate * n - 1, n), 1);
  if (least === null || most === null) return { ...NOTHING, reason: TOO_MANY };
  const isReachedAt = (n: number) => isReached(wholeSuccesses(rate, n), n);
  let first = least;
  while (!isReachedAt(first)) first++;
  let n = most;
  while (n > first && isReachedAt(n - 1)) n--;
  // Above `unrounded` the bar is reached, so the search comes from there.
  const unrounded = lastWhere((n) => isReached(rate * n, n), least, least - 1);
  return { n, first, unrounded };
}

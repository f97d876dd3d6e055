import { betaInverse } from "./_beta_inverse.ts";
import type { Interval } from "./interval.ts";
import { proportionResult, requireProportion } from "./_proportion.ts";
import type { ProportionOptions } from "./proportion_options.ts";

/**
 * The equal-tailed Jeffreys interval for a proportion: quantiles of the beta posterior under the
 * prior Beta(1/2, 1/2), whatever the number of successes.
 *
 * For a Bayesian reading with equal tails throughout. At 0 or n successes it excludes 0 or 1, the very
 * rate that was observed, so that its coverage there drops to nothing: for reporting rates use
 * {@linkcode jeffreysInterval}, which does not.
 *
 * @param successes How many of the observations count, an integer from 0 to `n`.
 * @param n Number of observations, an integer >= 0.
 * @param options Level and sides.
 * @returns The interval, method `"jeffreys-equal-tailed"`; with n = 0 the estimate is `null`, reason
 * `"no observations"`.
 * @throws {RangeError} If a count is not an integer >= 0, `successes` exceeds `n`, or an option is
 * out of range.
 * @see L. D. Brown, T. T. Cai and A. DasGupta, Interval estimation for a binomial proportion,
 * Statistical Science 16 (2001) 101-133, equation 8.
 *
 * @example
 * ```ts
 * import { formatInterval, jeffreysEqualTailedInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const interval = jeffreysEqualTailedInterval(0, 10);
 * assertEquals(formatInterval(interval), ".000 (.00005 to .217), n 10");
 * ```
 */
export function jeffreysEqualTailedInterval(
  successes: number,
  n: number,
  options: ProportionOptions = {},
): Interval {
  requireProportion(successes, n, options, "jeffreysEqualTailedInterval");
  return proportionResult(successes, n, options, "jeffreys-equal-tailed", (tail) => [
    betaInverse(tail, 1 - tail, successes + 0.5, n - successes + 0.5).x,
    betaInverse(1 - tail, tail, successes + 0.5, n - successes + 0.5).x,
  ]);
}

import { betaInverse } from "./_beta_inverse.ts";
import type { Interval } from "./interval.ts";
import { proportionResult, requireProportion } from "./_proportion.ts";
import type { ProportionOptions } from "./proportion_options.ts";

/**
 * The Jeffreys interval for a proportion: quantiles of the beta posterior under the prior
 * Beta(1/2, 1/2), with the lower limit 0 at no successes and the upper limit 1 at n.
 *
 * Close to {@linkcode wilsonInterval} in coverage and a little narrower near 0 and 1; use it where a
 * Bayesian reading is wanted. The boundary rule keeps coverage up for rates near 0 and 1; without it:
 * {@linkcode jeffreysEqualTailedInterval}.
 *
 * @param successes How many of the observations count, an integer from 0 to `n`.
 * @param n Number of observations, an integer >= 0.
 * @param options Level and sides.
 * @returns The interval, method `"jeffreys"`; with n = 0 the estimate is `null`, reason
 * `"no observations"`.
 * @throws {RangeError} If a count is not an integer >= 0, `successes` exceeds `n`, or an option is
 * out of range.
 * @see L. D. Brown, T. T. Cai and A. DasGupta, Interval estimation for a binomial proportion,
 * Statistical Science 16 (2001) 101-133, section 3.1.
 *
 * @example
 * ```ts
 * import { formatInterval, jeffreysInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(formatInterval(jeffreysInterval(38, 200)), ".190 (.140 to .249), n 200");
 * ```
 */
export function jeffreysInterval(
  successes: number,
  n: number,
  options: ProportionOptions = {},
): Interval {
  requireProportion(successes, n, options, "jeffreysInterval");
  const a = successes + 0.5;
  const b = n - successes + 0.5;
  return proportionResult(successes, n, options, "jeffreys", (tail) => [
    successes === 0 ? 0 : betaInverse(tail, 1 - tail, a, b).x,
    successes === n ? 1 : betaInverse(1 - tail, tail, a, b).x,
  ]);
}

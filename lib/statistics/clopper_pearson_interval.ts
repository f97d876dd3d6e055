import { betaInverse } from "./_beta_inverse.ts";
import type { Interval } from "./interval.ts";
import { proportionResult, requireProportion } from "./_proportion.ts";
import type { ProportionOptions } from "./proportion_options.ts";

/**
 * The Clopper-Pearson ("exact") interval for a proportion.
 *
 * Its coverage is at least the level for every rate and every n: the one to use where a promise is
 * made, such as an upper bound on risk. The price is width; for describing a rate use
 * {@linkcode wilsonInterval}.
 *
 * At 0 successes the lower limit is exactly 0; at n successes the upper limit is exactly 1.
 *
 * @param successes How many of the observations count, an integer from 0 to `n`.
 * @param n Number of observations, an integer >= 0.
 * @param options Level and sides.
 * @returns The interval, method `"clopper-pearson"`; with n = 0 the estimate is `null`, reason
 * `"no observations"`.
 * @throws {RangeError} If a count is not an integer >= 0, `successes` exceeds `n`, or an option is
 * out of range.
 * @see C. J. Clopper and E. S. Pearson, The use of confidence or fiducial limits illustrated in the
 * case of the binomial, Biometrika 26 (1934) 404-413; in beta quantiles: L. D. Brown, T. T. Cai and
 * A. DasGupta, Interval estimation for a binomial proportion, Statistical Science 16 (2001) 101-133,
 * section 4.2.1.
 *
 * @example
 * ```ts
 * import { clopperPearsonInterval } from "@touchstone/eval/statistics";
 * import { assert } from "@std/assert";
 *
 * // No error among 59 answers: with 95 % confidence the error rate is below 5 %.
 * const risk = clopperPearsonInterval(0, 59, { sides: "upper" });
 * assert(risk.upper !== null && risk.upper < 0.05);
 * ```
 */
export function clopperPearsonInterval(
  successes: number,
  n: number,
  options: ProportionOptions = {},
): Interval {
  requireProportion(successes, n, options, "clopperPearsonInterval");
  return proportionResult(successes, n, options, "clopper-pearson", (tail) => [
    successes === 0 ? 0 : betaInverse(tail, 1 - tail, successes, n - successes + 1).x,
    successes === n ? 1 : betaInverse(1 - tail, tail, successes + 1, n - successes).x,
  ]);
}

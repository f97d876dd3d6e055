import type { Interval } from "./interval.ts";
import { normalQuantile } from "./normal_quantile.ts";
import { proportionResult, requireProportion } from "./_proportion.ts";
import type { ProportionOptions } from "./proportion_options.ts";
import { scoreLower, scoreUpper } from "./_score_limits.ts";

/**
 * Wilson's score interval for a proportion.
 *
 * The interval to use unless there is a reason for another: it never leaves [0, 1], is never empty,
 * and its coverage averages the level even for small n. It may fall below the level for some rates;
 * where a promise must hold for every rate, use {@linkcode clopperPearsonInterval}.
 *
 * At 0 successes the lower limit is exactly 0; at n successes the upper limit is exactly 1.
 *
 * @param successes How many of the observations count, an integer from 0 to `n`.
 * @param n Number of observations, an integer >= 0.
 * @param options Level and sides.
 * @returns The interval, method `"wilson"`; with n = 0 the estimate is `null`, reason
 * `"no observations"`.
 * @throws {RangeError} If a count is not an integer >= 0, `successes` exceeds `n`, or an option is
 * out of range.
 * @see E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22
 * (1927) 209-212; R. G. Newcombe, Statistics in Medicine 17 (1998) 857-872, method 3.
 *
 * @example
 * ```ts
 * import { formatInterval, wilsonInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(formatInterval(wilsonInterval(38, 200)), ".190 (.142 to .250), n 200");
 * ```
 */
export function wilsonInterval(
  successes: number,
  n: number,
  options: ProportionOptions = {},
): Interval {
  requireProportion(successes, n, options, "wilsonInterval");
  return proportionResult(successes, n, options, "wilson", (tail) => {
    const z = -normalQuantile(tail);
    return [scoreLower(successes, n, z), scoreUpper(successes, n, z)];
  });
}

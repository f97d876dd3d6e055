import type { Interval } from "./interval.ts";
import { normalQuantile } from "./normal_quantile.ts";
import { proportionResult, requireProportion } from "./_proportion.ts";
import type { ProportionOptions } from "./proportion_options.ts";
import { scoreLower, scoreUpper } from "./_score_limits.ts";

/**
 * Wilson's score interval with the continuity correction.
 *
 * Conservative: wider than {@linkcode wilsonInterval}, close to {@linkcode clopperPearsonInterval}.
 * For comparing with work that reports it; otherwise prefer one of those two.
 *
 * The limits are the score limits of half a success less and half a success more, the full 1/(2n) at
 * every rate. At 0 successes the lower limit is exactly 0; at n the upper is exactly 1.
 *
 * @param successes How many of the observations count, an integer from 0 to `n`.
 * @param n Number of observations, an integer >= 0.
 * @param options Level and sides.
 * @returns The interval, method `"wilson-cc"`; with n = 0 the estimate is `null`, reason
 * `"no observations"`.
 * @throws {RangeError} If a count is not an integer >= 0, `successes` exceeds `n`, or an option is
 * out of range.
 * @see R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in
 * Medicine 17 (1998) 857-872, method 4.
 *
 * @example
 * ```ts
 * import { formatInterval, wilsonCcInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(formatInterval(wilsonCcInterval(38, 200)), ".190 (.139 to .253), n 200");
 * ```
 */
export function wilsonCcInterval(
  successes: number,
  n: number,
  options: ProportionOptions = {},
): Interval {
  requireProportion(successes, n, options, "wilsonCcInterval");
  return proportionResult(successes, n, options, "wilson-cc", (tail) => {
    const z = -normalQuantile(tail);
    return [
      scoreLower(Math.max(0, successes - 0.5), n, z),
      scoreUpper(Math.min(n, successes + 0.5), n, z),
    ];
  });
}

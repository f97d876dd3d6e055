import type { Interval } from "./interval.ts";
import { normalQuantile } from "./normal_quantile.ts";
import { proportionResult, requireProportion } from "./_proportion.ts";
import type { ProportionOptions } from "./proportion_options.ts";

/**
 * The Agresti-Coull interval for a proportion: Wald's interval after adding z^2 observations, half of
 * them successes; its bounds are clipped to [0, 1].
 *
 * Simple to explain and never narrower than {@linkcode wilsonInterval}, with the same centre. For
 * rates near 0 or 1 Wilson's limits are the better ones. The estimate is the plain rate, not the
 * adjusted one.
 *
 * @param successes How many of the observations count, an integer from 0 to `n`.
 * @param n Number of observations, an integer >= 0.
 * @param options Level and sides.
 * @returns The interval, method `"agresti-coull"`; with n = 0 the estimate is `null`, reason
 * `"no observations"`.
 * @throws {RangeError} If a count is not an integer >= 0, `successes` exceeds `n`, or an option is
 * out of range.
 * @see A. Agresti and B. A. Coull, Approximate is better than "exact" for interval estimation of
 * binomial proportions, The American Statistician 52 (1998) 119-126.
 *
 * @example
 * ```ts
 * import { agrestiCoullInterval, formatInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(formatInterval(agrestiCoullInterval(38, 200)), ".190 (.141 to .250), n 200");
 * ```
 */
export function agrestiCoullInterval(
  successes: number,
  n: number,
  options: ProportionOptions = {},
): Interval {
  requireProportion(successes, n, options, "agrestiCoullInterval");
  return proportionResult(successes, n, options, "agresti-coull", (tail) => {
    const z = -normalQuantile(tail);
    const size = n + z * z;
    const rate = (successes + z * z / 2) / size;
    const margin = z * Math.sqrt(rate * (1 - rate) / size);
    return [Math.max(0, rate - margin), Math.min(1, rate + margin)];
  });
}

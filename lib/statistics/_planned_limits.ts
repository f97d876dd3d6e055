import { betaInverse } from "./_beta_inverse.ts";
import { scoreLower, scoreUpper } from "./_score_limits.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** The intervals that sample sizes are planned for. */
export const PLANNED_METHODS = ["wilson", "clopper-pearson"] as const;

/** An interval that a sample size can be planned for. */
export type PlannedMethod = typeof PLANNED_METHODS[number];

/**
 * The limits of `x` successes among `n`, neither necessarily whole, with probability `tail` beyond each:
 * a plan knows the expected rate, not a count.
 */
export function plannedLimits(
  method: PlannedMethod,
  x: number,
  n: number,
  tail: number,
): readonly [lower: number, upper: number] {
  if (method === "wilson") {
    const z = -normalQuantile(tail);
    return [scoreLower(x, n, z), scoreUpper(x, n, z)];
  }
  return [
    x <= 0 ? 0 : betaInverse(tail, 1 - tail, x, n - x + 1).x,
    x >= n ? 1 : betaInverse(1 - tail, tail, x + 1, n - x).x,
  ];
}

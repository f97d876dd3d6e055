import { scoreLower, scoreUpper } from "./_score_limits.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** A mean of values in [0, 1] over units that each may hold several. */
export interface UnitMean {
  readonly estimate: number;
  /** The variance of the estimate, from the spread of the units. */
  readonly variance: number;
  /** Units behind it. */
  readonly units: number;
  /** Comparisons behind it; the estimate is worth at most as many independent ones. */
  readonly comparisons: number;
}

/**
 * Wilson's limits for as many independent observations as would have the same variance: for a share whose
 * observations come several to a unit. With one observation a unit it is Wilson's interval itself.
 *
 * Source: Kish, Survey Sampling (1965), the effective sample size; with Wilson's limits: Franco, Little,
 * Louis and Slud, J. Surv. Stat. Methodol. 7 (2019) 334.
 */
export function effectiveWilson(
  { estimate, variance, units, comparisons }: UnitMean,
  level: number,
): { readonly lower: number; readonly upper: number } {
  const binomial = estimate * (1 - estimate);
  // A share of 0 or 1 shows no spread: then the units are what is independent for sure.
  const size = binomial <= 0 ? units : Math.min(comparisons, binomial / variance);
  const z = normalQuantile((1 + level) / 2);
  const successes = estimate === 1 ? size : estimate * size;
  return { lower: scoreLower(successes, size, z), upper: scoreUpper(successes, size, z) };
}

import type { LinearAssociation } from "./_linear_association.ts";
import type { Correlation } from "./correlation.ts";
import { normalQuantile } from "./normal_quantile.ts";
import { studentTCdf } from "./student_t_cdf.ts";

/** What a correlation carries beside its estimate, bounds and p-value. */
export interface CorrelationContext {
  readonly n: number;
  readonly level: number;
  readonly method: string;
}

/** A correlation that the data do not define. */
export function undefinedCorrelation(reason: string, about: CorrelationContext): Correlation {
  return { estimate: null, lower: null, upper: null, ...about, pValue: null, reason };
}

/** A correlation without informative bounds. */
export function unboundedCorrelation(
  estimate: number,
  pValue: number | null,
  reason: string,
  about: CorrelationContext,
): Correlation {
  return { estimate, lower: null, upper: null, ...about, pValue, reason };
}

/** Bounds from a standard error on Fisher's scale, atanh of the coefficient. */
export function fisherBounds(
  estimate: number,
  standardError: number,
  level: number,
  z = Math.atanh(estimate),
): { readonly lower: number; readonly upper: number } {
  const reach = normalQuantile((1 + level) / 2) * standardError;
  return { lower: Math.tanh(z - reach), upper: Math.tanh(z + reach) };
}

/** Two-sided p-value of a coefficient by Student's t; `null` without degrees of freedom. */
export function studentPValue(
  { estimate, below, above }: LinearAssociation,
  df: number,
): number | null {
  if (df < 1) return null;
  if (Math.abs(estimate) === 1) return 0;
  return 2 * studentTCdf(-Math.abs(estimate) * Math.sqrt(df / (below * above)), df);
}

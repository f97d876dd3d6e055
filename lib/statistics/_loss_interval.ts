import type { Interval } from "./interval.ts";
import { studentTQuantile } from "./student_t_quantile.ts";

/**
 * The mean of losses of at least 0 with Hall's interval: Student's, its skewness transformed away.
 *
 * A few rows hold most of a loss: Student's interval of such a mean ends too low (it covers .79 to .95 for
 * log loss at n = 100 to 1,000). Those rows are mostly of the rarer class, whose number less one is taken
 * for the degrees of freedom, at least 1. Both together cover .93 to .99.
 *
 * @see P. Hall, On the removal of skewness by transformation, J. R. Stat. Soc. B 54 (1992) 221.
 */
export function lossInterval(
  losses: Float64Array,
  positives: number,
  { level, most }: { readonly level: number; readonly most: number },
): Interval {
  const n = losses.length;
  const about = { n, level, method: "hall" };
  const nothing = { lower: null, upper: null } as const;
  if (n === 0) return { estimate: null, ...nothing, ...about, reason: "no observations" };
  let sum = 0;
  for (const loss of losses) sum += loss;
  const estimate = sum / n;
  let squares = 0;
  let cubes = 0;
  for (const loss of losses) {
    const away = loss - estimate;
    squares += away * away;
    cubes += away * away * away;
  }
  // Equal losses differ from their mean by rounding.
  if (n < 2 || squares <= n * (1e-14 * estimate) ** 2) {
    const reason = n < 2 ? "fewer than two rows" : "every row has the same loss";
    return { estimate, ...nothing, ...about, reason };
  }
  const standardError = Math.sqrt(squares / (n - 1) / n);
  const skew = cubes / n / (squares / n) ** 1.5 / Math.sqrt(n);
  const t = studentTQuantile((1 + level) / 2, Math.max(1, Math.min(positives, n - positives) - 1));
  // At a level near 0 the cubic's own shift may pass the estimate.
  const below = Math.max(0, standardError * withoutSkew(t, skew));
  const above = Math.max(0, -standardError * withoutSkew(-t, skew));
  return {
    estimate,
    lower: Math.max(0, estimate - below),
    upper: Math.min(most, estimate + above),
    ...about,
  };
}

/** Hall's cubic, inverted: where the skewed quantile lies, for skewness / sqrt n. */
function withoutSkew(t: number, skew: number): number {
  if (Math.abs(skew) < 1e-6) return t;
  return 3 / skew * (Math.cbrt(1 + skew * (t - skew / 6)) - 1);
}

import { type Concordance, concordance } from "./_concordance.ts";
import { coefficientOf, kendallMoments } from "./_correlation_moments.ts";
import { undefinedCorrelation } from "./_correlation_result.ts";
import { jackknifeCorrelation } from "./_jackknife_correlation.ts";
import { asymptoticKendallP, exactKendallP } from "./_kendall_p_value.ts";
import { outOfRange, requireLevel, requireOneOf, requireOptions } from "./_require.ts";
import { requirePairs, undefinedReason } from "./_require_pairs.ts";
import type { Correlation, CorrelationOptions } from "./correlation.ts";

/** Options of {@linkcode kendall}. */
export interface KendallOptions extends CorrelationOptions {
  /**
   * `"auto"` (default, as scipy): exact where no values tie and there are at most 33 pairs, or at most
   * one pair of pairs is out of the perfect order; else asymptotic. `"exact"` refuses ties.
   */
  readonly pMethod?: "auto" | "exact" | "asymptotic";
}

const ACTION = "kendall";
const OPTIONS: Record<keyof KendallOptions, true> = { pMethod: true, level: true };

/**
 * Kendall's tau-b: of two random pairs, how much oftener they are in the same order than in reverse.
 *
 * For grades against grades or scores, with many ties: tau-b leaves pairs that tie in either list out of
 * its scale. It reads as a difference of two shares, and lies closer to 0 than {@linkcode spearman} on the
 * same data. Cost: n log n; an exact p-value n times the number of reversals.
 *
 * The interval is a jackknife on Fisher's scale. In simulation the 95 % interval covers .94 to .97 of normal
 * data from n = 20 on and of grades, even or skewed, from n = 50 on (.92 at n = 20 where grades agree at .8);
 * Fieller's variance, made for normal data, covers .6 of such grades at any n. It is too narrow for lists of
 * two values whose rarer ones are expected to meet in fewer than about five rows. Up to four pairs get
 * [-1, 1], a perfect order no bounds.
 *
 * @param x One finite number a pair.
 * @param y Its partner, in the same order.
 * @param options Confidence level and kind of p-value.
 * @returns Tau-b in [-1, 1], its interval and p-value; `null` with a reason where a list is constant or
 *   there are fewer than two pairs.
 * @throws {RangeError} If the lists differ in length, a value is not finite (naming its index), an option is
 *   out of range, or an exact p-value is asked for where values tie.
 * @throws {TypeError} If a list is no array or holds something else than numbers, or an option is unknown.
 *
 * @see M. G. Kendall, Rank correlation methods (1970), chapters 3 to 5; E. C. Fieller, H. O. Hartley and E. S.
 *   Pearson, Biometrika 44 (1957) 470, for the variance it is compared with.
 *
 * @example
 * ```ts
 * import { formatInterval, kendall } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const grades = [1, 2, 2, 3, 3, 4, 4, 5, 5, 5];
 * const scores = [0.1, 0.4, 0.2, 0.3, 0.6, 0.5, 0.8, 0.9, 0.7, 0.95];
 *
 * assertEquals(formatInterval(kendall(grades, scores)), ".788 (.542 to .909), n 10");
 * ```
 */
export function kendall(
  x: readonly number[],
  y: readonly number[],
  options: KendallOptions = {},
): Correlation {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95, pMethod = "auto" } = options;
  requireLevel(level, ACTION);
  requireOneOf(pMethod, ["auto", "exact", "asymptotic"], "pMethod", ACTION);
  requirePairs(x, y, ACTION);
  const about = { n: x.length, level, method: "jackknife" };
  const undefinedAs = undefinedReason(x, y);
  if (undefinedAs !== null) return undefinedCorrelation(undefinedAs, about);

  const comparisons = concordance(x, y);
  const { all, without } = kendallMoments(Float64Array.from(x), Float64Array.from(y));
  const estimate = coefficientOf(all);
  if (estimate === null) throw new Error("two lists that vary have a tau-b");
  return jackknifeCorrelation(estimate, without, pValueOf(comparisons, pMethod), about);
}

function pValueOf(
  comparisons: Concordance,
  pMethod: "auto" | "exact" | "asymptotic",
): number | null {
  const n = comparisons.excess.length;
  const tied = comparisons.tiesInX.length < n || comparisons.tiesInY.length < n;
  if (pMethod === "exact" && tied) {
    throw outOfRange(ACTION, "pMethod", "asymptotic or auto where values tie", pMethod);
  }
  if (n < 3) return null;
  let excess = 0;
  for (const one of comparisons.excess) excess += one;
  const difference = excess / 2;
  const pairs = n * (n - 1) / 2;
  const fewest = (pairs - Math.abs(difference)) / 2;
  const exact = pMethod === "exact" || (pMethod === "auto" && !tied && (n <= 33 || fewest <= 1));
  return exact
    ? exactKendallP(n, (pairs + difference) / 2)
    : asymptoticKendallP(n, difference, comparisons);
}

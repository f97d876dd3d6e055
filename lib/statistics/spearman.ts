import { averageRanks } from "./_average_ranks.ts";
import { spearmanMoments } from "./_correlation_moments.ts";
import { studentPValue, undefinedCorrelation } from "./_correlation_result.ts";
import { jackknifeCorrelation } from "./_jackknife_correlation.ts";
import { linearAssociation } from "./_linear_association.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import { requirePairs, undefinedReason } from "./_require_pairs.ts";
import type { Correlation, CorrelationOptions } from "./correlation.ts";
import { logGamma } from "./log_gamma.ts";

const ACTION = "spearman";
const OPTIONS: Record<keyof CorrelationOptions, true> = { level: true };

/**
 * Spearman's rank correlation: how near the relation comes to one that only rises or only falls.
 *
 * For scores against grades, where order counts and distances mean little. Tied values share the mean of
 * their ranks, and the coefficient is Pearson's of the ranks. With a handful of grades
 * {@linkcode kendall} reads more plainly: pairs in order less pairs in reverse.
 *
 * The interval is a jackknife on Fisher's scale: each pair is left out, and the others ranked anew. In
 * simulation the 95 % interval covers .94 to .97 of normal data from n = 20 on and of grades, even or skewed,
 * from n = 50 on (.90 at n = 20 where grades agree at .8); the usual formula of Bonett and Wright, made for
 * normal data, covers .77 of such grades at any n. It is too narrow for lists of two values whose rarer ones
 * are expected to meet in fewer than about five rows. Up to four pairs get [-1, 1], a perfect order no bounds.
 *
 * The p-value is Student's with n - 2 degrees, an approximation that is poor below n = 10; at 1 and -1,
 * where it would be 0, it is the share of all orders that agree as well: 2 / n! without ties.
 *
 * @param x One finite number a pair.
 * @param y Its partner, in the same order.
 * @param options Confidence level.
 * @returns The correlation in [-1, 1], its interval and p-value; `null` with a reason where a list is
 *   constant or there are fewer than two pairs.
 * @throws {RangeError} If the lists differ in length, a value is not finite (naming its index), or the
 *   level is out of range.
 * @throws {TypeError} If a list is no array or holds something else than numbers, or an option is unknown.
 *
 * @see B. Efron, The jackknife, the bootstrap and other resampling plans (1982), chapter 3; D. G. Bonett and
 *   T. A. Wright, Psychometrika 65 (2000) 23, for the formula it is compared with.
 *
 * @example
 * ```ts
 * import { formatInterval, spearman } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const grades = [1, 2, 2, 3, 3, 4, 4, 5, 5, 5];
 * const scores = [0.1, 0.4, 0.2, 0.3, 0.6, 0.5, 0.8, 0.9, 0.7, 0.95];
 *
 * assertEquals(formatInterval(spearman(grades, scores)), ".898 (.734 to .963), n 10");
 * ```
 */
export function spearman(
  x: readonly number[],
  y: readonly number[],
  options: CorrelationOptions = {},
): Correlation {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95 } = options;
  requireLevel(level, ACTION);
  requirePairs(x, y, ACTION);
  const n = x.length;
  const about = { n, level, method: "jackknife" };
  const undefinedAs = undefinedReason(x, y);
  if (undefinedAs !== null) return undefinedCorrelation(undefinedAs, about);

  const ranks = averageRanks(x);
  const association = linearAssociation(ranks, averageRanks(y));
  const { estimate } = association;
  const perfect = n > 2 && Math.abs(estimate) === 1;
  const pValue = perfect ? perfectPValue(ranks) : studentPValue(association, n - 2);
  const { without } = spearmanMoments(Float64Array.from(x), Float64Array.from(y));
  return jackknifeCorrelation(estimate, without, pValue, about);
}

/** The share of all orders of one list that agree with the other as well, in either direction. */
function perfectPValue(ranks: readonly number[]): number {
  const ties = new Map<number, number>();
  for (const rank of ranks) ties.set(rank, (ties.get(rank) ?? 0) + 1);
  let log = Math.LN2 - logGamma(ranks.length + 1);
  for (const size of ties.values()) log += logGamma(size + 1);
  return Math.min(1, Math.exp(log));
}

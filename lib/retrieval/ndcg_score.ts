import { dcgScore, type DcgScoreOptions } from "./dcg_score.ts";
import { outOfRange } from "./_require_ranking.ts";

/**
 * nDCG of a list of grades ranked by a list of scores, as scikit-learn's `ndcg_score` on one row.
 *
 * For a reranker's scores, where ties have no order of their own: each of a tied group gets the group's mean
 * gain. With ids and judgements use `ndcgAtK`, whose ideal also counts what was not retrieved.
 *
 * @param grades The grade of each item, fractions too; below 0 counts as 0.
 * @param scores The score of each item, in the order of `grades`; the highest ranks first.
 * @param options Cut, gain and what to do about ties.
 * @returns A number from 0 to 1, or `null` where no grade is above 0.
 * @throws {TypeError} If a list is no list of finite numbers, or an option unknown.
 * @throws {RangeError} If the lists differ in length, `k` is no integer from 1, a word is unknown, or a gain too
 * large to be summed.
 * @see F. McSherry and M. Najork, Computing information retrieval performance measures efficiently in the
 * presence of tied scores, ECIR 2008.
 *
 * @example
 * ```ts
 * import { ndcgScore } from "@touchstone/eval/retrieval";
 * import { assertAlmostEquals, assertEquals } from "@std/assert";
 *
 * assertAlmostEquals(ndcgScore([1, 0, 3, 0, 2], [5, 4, 3, 2, 1]) ?? NaN, 0.6026, 1e-4);
 * assertEquals(ndcgScore([0, 0], [2, 1]), null);
 * ```
 */
export function ndcgScore(
  grades: readonly number[],
  scores: readonly number[],
  options: DcgScoreOptions = {},
): number | null {
  const found = dcgScore(grades, scores, options);
  const ideal = dcgScore(grades, grades, options);
  if (ideal === 0) return null;
  if (!Number.isFinite(ideal)) {
    throw outOfRange("ndcgScore", "the gain of grades", "a finite number", ideal);
  }
  return Math.min(1, found / ideal);
}

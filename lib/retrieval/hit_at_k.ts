import { firstPlaces } from "./_first_places.ts";
import { requireIds, requireK } from "./_require_ranking.ts";

/**
 * Whether anything relevant is among the first `k` retrieved: 1 or 0, trec_eval's `success`.
 *
 * For questions that one passage answers; its mean is the share of questions with a chance, with a Wilson
 * interval. Where an answer needs several passages use `recallAtK`.
 *
 * @param retrieved Ids, best first.
 * @param relevant Ids of what is relevant.
 * @param k How many of the retrieved count, an integer from 1.
 * @returns 1 or 0, or `null` where nothing is relevant.
 * @throws {TypeError} If a list is no list of texts.
 * @throws {RangeError} If `k` is no integer from 1.
 * @see {@link https://github.com/usnistgov/trec_eval}, measure `success`.
 *
 * @example
 * ```ts
 * import { hitAtK } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(hitAtK(["a", "b"], ["b", "c"], 2), 1);
 * assertEquals(hitAtK(["a", "b"], ["b", "c"], 1), 0);
 * ```
 */
export function hitAtK(
  retrieved: readonly string[],
  relevant: readonly string[],
  k: number,
): number | null {
  requireIds(retrieved, "retrieved", "hitAtK");
  requireIds(relevant, "relevant", "hitAtK");
  requireK(k, "hitAtK");
  const wanted = new Set(relevant);
  if (wanted.size === 0) return null;
  return firstPlaces(retrieved, wanted, k).length > 0 ? 1 : 0;
}

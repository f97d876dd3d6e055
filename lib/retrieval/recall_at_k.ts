import { firstPlaces } from "./_first_places.ts";
import { requireIds, requireK } from "./_require_ranking.ts";

/**
 * The share of the relevant that is among the first `k` retrieved.
 *
 * Use it to tell a retrieval that missed from an answer that went astray: no prompt mends what was not retrieved.
 * It says nothing of order within the first `k`. Where nothing is relevant there is nothing to miss, and the
 * recall is 1 by convention; the other measures are `null` there.
 *
 * @param retrieved Ids, best first. What is retrieved twice counts once and takes up two places.
 * @param relevant Ids of what is relevant; repeats count once.
 * @param k How many of the retrieved count, an integer from 1.
 * @returns A share from 0 to 1.
 * @throws {TypeError} If a list is no list of texts.
 * @throws {RangeError} If `k` is no integer from 1.
 * @see {@link https://nlp.stanford.edu/IR-book/html/htmledition/evaluation-of-ranked-retrieval-results-1.html}
 *
 * @example
 * ```ts
 * import { recallAtK } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(recallAtK(["a", "b", "c"], ["a", "c"], 2), 0.5);
 * ```
 */
export function recallAtK(
  retrieved: readonly string[],
  relevant: readonly string[],
  k: number,
): number {
  requireIds(retrieved, "retrieved", "recallAtK");
  requireIds(relevant, "relevant", "recallAtK");
  requireK(k, "recallAtK");
  const wanted = new Set(relevant);
  if (wanted.size === 0) return 1;
  return firstPlaces(retrieved, wanted, k).length / wanted.size;
}

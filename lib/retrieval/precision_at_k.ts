import { firstPlaces } from "./_first_places.ts";
import { requireIds, requireK } from "./_require_ranking.ts";

/**
 * The share of relevant ones among the first `k` places.
 *
 * Use it where what is irrelevant costs something: room in a prompt, or a passage that leads astray. With one
 * relevant passage it cannot exceed `1 / k`; use `recallAtK` or `hitAtK` there. The divisor is `k` also where
 * fewer were retrieved, as in trec_eval. What is retrieved twice counts once and takes up two places.
 *
 * @param retrieved Ids, best first.
 * @param relevant Ids of what is relevant; repeats count once.
 * @param k How many places count, an integer from 1.
 * @returns A share from 0 to 1, or `null` where nothing is relevant.
 * @throws {TypeError} If a list is no list of texts.
 * @throws {RangeError} If `k` is no integer from 1.
 * @see {@link https://nlp.stanford.edu/IR-book/html/htmledition/evaluation-of-ranked-retrieval-results-1.html}
 *
 * @example
 * ```ts
 * import { precisionAtK } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(precisionAtK(["a", "b"], ["a", "c"], 4), 0.25);
 * ```
 */
export function precisionAtK(
  retrieved: readonly string[],
  relevant: readonly string[],
  k: number,
): number | null {
  requireIds(retrieved, "retrieved", "precisionAtK");
  requireIds(relevant, "relevant", "precisionAtK");
  requireK(k, "precisionAtK");
  const wanted = new Set(relevant);
  if (wanted.size === 0) return null;
  return firstPlaces(retrieved, wanted, k).length / k;
}

import { firstPlaces } from "./_first_places.ts";
import { requireIds } from "./_require_ranking.ts";

/**
 * The precision at rank R, where R is how many are relevant: there precision and recall are the same.
 *
 * It needs no `k`, so that questions with one relevant passage and with twenty can be averaged fairly.
 *
 * @param retrieved Ids, best first. What is retrieved twice counts once and takes up two places.
 * @param relevant Ids of what is relevant; repeats count once.
 * @returns A share from 0 to 1, or `null` where nothing is relevant.
 * @throws {TypeError} If a list is no list of texts.
 * @see {@link https://nlp.stanford.edu/IR-book/html/htmledition/evaluation-of-ranked-retrieval-results-1.html}
 *
 * @example
 * ```ts
 * import { rPrecision } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(rPrecision(["a", "b", "c"], ["a", "c"]), 0.5);
 * ```
 */
export function rPrecision(
  retrieved: readonly string[],
  relevant: readonly string[],
): number | null {
  requireIds(retrieved, "retrieved", "rPrecision");
  requireIds(relevant, "relevant", "rPrecision");
  const wanted = new Set(relevant);
  if (wanted.size === 0) return null;
  return firstPlaces(retrieved, wanted, wanted.size).length / wanted.size;
}

import { firstPlaces } from "./_first_places.ts";
import type { RankCutOptions } from "./reciprocal_rank.ts";
import { requireIds, requireK, requireKnownOptions } from "./_require_ranking.ts";

/**
 * The precision at the rank of each relevant one, averaged over all that is relevant; what was not retrieved
 * adds 0. Its mean over questions is the MAP.
 *
 * One number for a whole ranking where relevance is yes or no; for grades use `ndcgAtK`. For scores of a
 * classifier, where ties share a threshold, see `averagePrecisionScore`.
 *
 * @param retrieved Ids, best first. What is retrieved twice counts once and takes up two places.
 * @param relevant Ids of what is relevant; repeats count once.
 * @param options How many of the retrieved count; the divisor stays the number of relevant ones, as in
 * trec_eval's `map_cut`.
 * @returns A number from 0 to 1, or `null` where nothing is relevant.
 * @throws {TypeError} If a list is no list of texts, or an option unknown.
 * @throws {RangeError} If `k` is no integer from 1.
 * @see {@link https://nlp.stanford.edu/IR-book/html/htmledition/evaluation-of-ranked-retrieval-results-1.html}
 *
 * @example
 * ```ts
 * import { averagePrecision } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * // Relevant at ranks 1 and 4: (1/1 + 2/4) / 2.
 * assertEquals(averagePrecision(["a", "b", "c", "d"], ["a", "d"]), 0.75);
 * ```
 */
export function averagePrecision(
  retrieved: readonly string[],
  relevant: readonly string[],
  options: RankCutOptions = {},
): number | null {
  requireIds(retrieved, "retrieved", "averagePrecision");
  requireIds(relevant, "relevant", "averagePrecision");
  requireKnownOptions(options, { k: true }, "averagePrecision");
  const { k } = options;
  if (k !== undefined) requireK(k, "averagePrecision");
  const wanted = new Set(relevant);
  if (wanted.size === 0) return null;
  const places = firstPlaces(retrieved, wanted, k);
  let sum = 0;
  for (let i = 0; i < places.length; i++) sum += (i + 1) / (places[i] + 1);
  return sum / wanted.size;
}

import { firstPlaces } from "./_first_places.ts";
import { requireIds, requireK, requireKnownOptions } from "./_require_ranking.ts";

/** Options of {@linkcode reciprocalRank} and `averagePrecision`. */
export interface RankCutOptions {
  /** How many of the retrieved count, an integer from 1. Default: all of them. */
  readonly k?: number;
}

/**
 * One over the rank of the first relevant one; 0 where none was retrieved. Its mean over questions is the MRR.
 *
 * Use it where a reader takes the first right passage and stops. It sees only the first; use `averagePrecision`
 * where several count.
 *
 * @param retrieved Ids, best first.
 * @param relevant Ids of what is relevant.
 * @param options How many of the retrieved count.
 * @returns A number from 0 to 1, or `null` where nothing is relevant.
 * @throws {TypeError} If a list is no list of texts, or an option unknown.
 * @throws {RangeError} If `k` is no integer from 1.
 * @see E. M. Voorhees, The TREC-8 question answering track report (1999), section 4.
 *
 * @example
 * ```ts
 * import { reciprocalRank } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(reciprocalRank(["a", "b", "c"], ["c", "b"]), 0.5);
 * assertEquals(reciprocalRank(["a", "b", "c"], ["c"], { k: 2 }), 0);
 * ```
 */
export function reciprocalRank(
  retrieved: readonly string[],
  relevant: readonly string[],
  options: RankCutOptions = {},
): number | null {
  requireIds(retrieved, "retrieved", "reciprocalRank");
  requireIds(relevant, "relevant", "reciprocalRank");
  requireKnownOptions(options, { k: true }, "reciprocalRank");
  const { k } = options;
  if (k !== undefined) requireK(k, "reciprocalRank");
  const wanted = new Set(relevant);
  if (wanted.size === 0) return null;
  const places = firstPlaces(retrieved, wanted, k);
  return places.length === 0 ? 0 : 1 / (places[0] + 1);
}

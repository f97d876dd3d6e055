import type { Chunk } from "../data/chunk.ts";
import type { Entail } from "../data/entail.ts";
import { combineAll } from "./_combine_all.ts";
import { requireCombining } from "./_require_combining.ts";
import { requireText } from "./_require.ts";
import type { CombineChunksOptions, CombinedEntailment } from "./entail_claims.ts";

/**
 * What several passages say of one claim: the best support of any, any contradiction, and a second look at the
 * nearest ones together.
 *
 * A claim is supported where some passage, or some window of one, entails it. Where none does, the nearest passages
 * are joined in their order and asked once more, as some claims need two: the name is in one, the price in the other.
 * Contradiction is kept apart, as the highest of any passage, so that a passage that contradicts is seen beside one
 * that supports. No mean is taken over passages: those that speak of other things say nothing against a claim.
 *
 * For all claims of an answer at once see {@linkcode entailClaims}.
 *
 * @param claim The text of the claim.
 * @param chunks The passages, each id once.
 * @param entail Tells entailment; called at most twice.
 * @param options Threshold, second look, windows.
 * @returns What they say together, and which decided it.
 * @throws {TypeError} If an argument is of the wrong kind, or `entail` does not give a result a pair.
 * @throws {RangeError} If an id stands twice, or an option is out of range.
 *
 * @see Laban et al., SummaC, arXiv 2111.09525, for the best over pieces of evidence.
 *
 * @example
 * ```ts
 * import { combineChunks, lexicalEntail } from "@touchstone/eval/entailment";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [
 *   { id: "a", text: "Plan Orchid is the 2 TB plan." },
 *   { id: "b", text: "The 2 TB plan costs $9." },
 * ];
 * const { supported, joined, chunk_ids } = await combineChunks(
 *   "Plan Orchid costs $9.",
 *   chunks,
 *   lexicalEntail(),
 * );
 *
 * assertEquals({ supported, joined, chunk_ids }, { supported: true, joined: true, chunk_ids: ["a", "b"] });
 * ```
 */
export async function combineChunks(
  claim: string,
  chunks: readonly Chunk[],
  entail: Entail,
  options: CombineChunksOptions = {},
): Promise<CombinedEntailment> {
  const action = "compute combineChunks";
  requireText(claim, "claim", action);
  requireCombining(chunks, entail, options, action);
  const [combined] = await combineAll([claim], chunks, entail, options, action);
  return combined;
}

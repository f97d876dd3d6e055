import type { Chunk } from "../data/chunk.ts";
import type { Claim } from "../data/claim.ts";
import type { Entail, Entailment } from "../data/entail.ts";
import type { Span } from "../data/span.ts";
import { combineAll } from "./_combine_all.ts";
import { requireCombining } from "./_require_combining.ts";
import { requireClaims } from "./_require_material.ts";
import type { WindowTextOptions } from "./window_text.ts";

/** How long passages are cut before they are put to a model that does not do so itself. */
export interface ChunkWindows extends WindowTextOptions {
  /** Counts the tokens of a text. */
  readonly countTokens: (text: string) => number;
}

/** Options of {@linkcode entailClaims} and {@linkcode combineChunks}. */
export interface CombineChunksOptions {
  /** The entailment from which on a claim is supported, from 0 to 1. Default .5, a start to be calibrated. */
  readonly threshold?: number;
  /** How many of the nearest passages are joined for a second look; 0 or 1 for none. Default 3. */
  readonly joined?: number;
  /** How to cut long passages. Default: not; `createNli` cuts them itself. */
  readonly windows?: ChunkWindows;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/** A stretch of a passage that supports a claim. */
export interface SupportingText {
  /** Id of the passage. */
  readonly chunk_id: string;
  /** Where in the passage's text. */
  readonly span: Span;
  /** How far it supports the claim. */
  readonly entailment: number;
}

/** What passages say of a claim, taken together. */
export interface CombinedEntailment {
  /** Probabilities by the passage that supports it best, or by the joined ones; neutral 1 where there is no passage. */
  readonly entailment: Entailment;
  /** Whether the claim is supported: its entailment reaches the threshold. */
  readonly supported: boolean;
  /** The passages that decided it: one, or those that were joined; none where there is no passage. */
  readonly chunk_ids: readonly string[];
  /** Whether it took passages together. */
  readonly joined: boolean;
  /** The highest probability of a contradiction by any passage, supported or not. */
  readonly contradiction: number;
  /** The passages that this is by; none where there is no passage. */
  readonly contradicting_ids: readonly string[];
  /** Each single stretch that supports it, best first; windows that overlap count once. */
  readonly evidence: readonly SupportingText[];
}

/** A claim and what the passages say of it. */
export interface EntailedClaim extends CombinedEntailment {
  /** Id of the claim. */
  readonly claim_id: string;
}

/**
 * What passages say of every claim of an answer, in one batch.
 *
 * The rules are those of {@linkcode combineChunks}. All claims and passages are put to the model at once, so that it
 * can form its batches as it likes, and what needs a second look once more. For n claims and m passages these are
 * n times m pairs, and at most n more.
 *
 * @param claims The claims, each id once.
 * @param chunks The passages, each id once.
 * @param entail Tells entailment; called at most twice.
 * @param options Threshold, second look, windows.
 * @returns One result a claim, in their order.
 * @throws {TypeError} If an argument is of the wrong kind, or `entail` does not give a result a pair.
 * @throws {RangeError} If an id stands twice, or an option is out of range.
 *
 * @example
 * ```ts
 * import { entailClaims, lexicalEntail } from "@touchstone/eval/entailment";
 * import { assertEquals } from "@std/assert";
 *
 * const claims = [
 *   { id: "1", text: "Sofas go back within 14 days." },
 *   { id: "2", text: "Sofas go back within 30 days." },
 * ];
 * const chunks = [{ id: "a", text: "Sofas go back within 14 days of delivery." }];
 * const [first, second] = await entailClaims(claims, chunks, lexicalEntail());
 *
 * assertEquals([first?.supported, first?.chunk_ids], [true, ["a"]]);
 * assertEquals([second?.supported, second?.contradicting_ids], [false, ["a"]]);
 * ```
 */
export async function entailClaims(
  claims: readonly Claim[],
  chunks: readonly Chunk[],
  entail: Entail,
  options: CombineChunksOptions = {},
): Promise<readonly EntailedClaim[]> {
  const action = "compute entailClaims";
  requireClaims(claims, action);
  requireCombining(chunks, entail, options, action);
  const combined = await combineAll(
    claims.map(({ text }) => text),
    chunks,
    entail,
    options,
    action,
  );
  return combined.map((one, i) => ({ claim_id: claims[i].id, ...one }));
}

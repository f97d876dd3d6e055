import type { Claim, JudgedClaim } from "../data/claim.ts";
import type { Chunk } from "../data/chunk.ts";

/** What the claims of an answer were judged to be. */
export interface FactualityVerdict {
  /** Every claim that was asked about, in order, with its verdict. */
  readonly claims: readonly JudgedClaim[];
  /** Ids of the claims that the reply says nothing of; those are `unjudged`. */
  readonly missing: readonly string[];
}

/** What a reply about claims is read against. */
export interface FactualityContext {
  /** The claims that were asked about. Without them the reply's own claims are taken, with ids from `"1"`. */
  readonly claims?: readonly Claim[];
  /** The passages that were shown. */
  readonly chunks: readonly Chunk[];
  /** A reference answer, where one was shown: only then may a claim be called false. */
  readonly reference?: string;
  /** The answer that the claims are from: where their quotes stand in it becomes their span. */
  readonly answer?: string;
}

import type { Claim } from "../data/claim.ts";
import type { Span } from "../data/span.ts";

/**
 * Why a stretch of an answer has no claim: it is a question; a refusal; a remark such as "I hope this helps"; a
 * heading; code; the line that leads in to a list; or, `"unclaimed"`, something that should have one.
 */
export type UncoveredReason =
  | "question"
  | "refusal"
  | "remark"
  | "heading"
  | "code"
  | "lead-in"
  | "unclaimed";

/** A stretch of an answer that no claim covers. */
export interface UncoveredText {
  /** Its words. */
  readonly text: string;
  /** Where it stands in the answer. */
  readonly span: Span;
  /** Why there is no claim. */
  readonly why: UncoveredReason;
}

/** The claims of an answer, and what of it is in none. */
export interface Decomposition {
  /** The claims, in the order of the answer where that is known. */
  readonly claims: readonly Claim[];
  /** What no claim covers, so that nothing is lost unseen. */
  readonly uncovered: readonly UncoveredText[];
}

/** Takes an answer apart: its claims, with or without what is in none. */
export type DecomposeFunction = (
  answer: string,
) => Promise<Decomposition | readonly Claim[]> | Decomposition | readonly Claim[];

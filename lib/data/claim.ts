import type { Entailment } from "./entail.ts";
import type { Span } from "./span.ts";

/** One statement of an answer, to be checked alone. */
export interface Claim {
  /** Id, distinct within an answer: `"1"`, `"2"`, ... */
  readonly id: string;
  /** The statement, understandable without the answer around it. */
  readonly text: string;
  /** Where in the answer it comes from; absent where that could not be told. */
  readonly span?: Span;
}

/**
 * What the evidence says of a claim. `unjudged`: the judge failed, which is neither for nor against the claim.
 */
export type ClaimVerdict = "supported" | "contradicted" | "unsupported" | "unjudged";

/**
 * How a claim goes past the evidence: with nothing to stand on, one step further than what is there, or, where a
 * reference says so, false.
 */
export type UnsupportedKind = "ungrounded" | "extrapolation" | "false";

/** A claim with its verdict. */
export interface JudgedClaim extends Claim {
  /** The verdict. */
  readonly verdict: ClaimVerdict;
  /** The passages that decided it, best first; none where nothing bears on it. */
  readonly chunk_ids: readonly string[];
  /** Why, in a sentence. */
  readonly reason?: string;
  /** How it goes past the evidence, where it is not supported and the judge says so. */
  readonly kind?: UnsupportedKind;
  /** Probabilities of the deciding pair, where a model gave some. */
  readonly entailment?: Entailment;
}

/** How the judgement of an answer came out: a score, or why there is none. */
export type AnswerOutcome = "scored" | "abstained" | "no-claims" | "judge-error";

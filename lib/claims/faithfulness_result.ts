import type { AnswerOutcome, JudgedClaim } from "../data/claim.ts";
import type { Interval } from "../statistics/interval.ts";
import type { UncoveredText } from "./decomposition.ts";

/** How many claims have each verdict. */
export interface VerdictCounts {
  /** Claims that the passages bear out. */
  readonly supported: number;
  /** Claims that a passage rules out. */
  readonly contradicted: number;
  /** Claims of which the passages say nothing. */
  readonly unsupported: number;
  /** Claims that the judge failed on. */
  readonly unjudged: number;
}

/** How far an answer rests on its passages. */
export interface Faithfulness {
  /** Whether there is a score, and why not. */
  readonly outcome: AnswerOutcome;
  /** Supported claims among those judged; `estimate: null` with a reason where there is no score. */
  readonly score: Interval;
  /** The same over all claims, with every unjudged one taken for supported. */
  readonly best: Interval;
  /** The same over all claims, with every unjudged one taken for unsupported: what a gate should use. */
  readonly worst: Interval;
  /** Contradicted claims among those judged: worse than unsupported, and no part of that. */
  readonly contradicted: Interval;
  /** The verdicts in numbers. */
  readonly counts: VerdictCounts;
  /** Every claim with its verdict and the passages that decided it. */
  readonly claims: readonly JudgedClaim[];
  /** What of the answer is in no claim. */
  readonly uncovered: readonly UncoveredText[];
  /** Why there is no score, where there is none. */
  readonly reason?: string;
}

/** Scores beside labels, as arrays of one length without a hole: what a threshold is chosen on. */
export interface ScoredAnswers {
  /** The score of each answer, finite; the higher, the likelier right. */
  readonly scores: readonly number[];
  /** Whether people call each answer hallucinated, in the same order. */
  readonly hallucinated: readonly boolean[];
  /** How many answers each row stands for, such as the inverse of its chance to be sampled; above 0. Default: one each. */
  readonly weights?: readonly number[];
}

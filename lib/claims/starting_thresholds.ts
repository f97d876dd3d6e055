/** Thresholds to begin with. */
export interface StartingThresholds {
  /** Cosine from which on an answer agrees with a reference. */
  readonly similarity: number;
  /** Entailment from which on a claim is supported. */
  readonly entailment: number;
  /** Share of supported claims from which on an answer is faithful. */
  readonly faithfulness: number;
  /** Groundedness grade, 1 to 5, from which on an answer passes. */
  readonly groundedness: number;
  /** Contradiction from which on a person should look. */
  readonly contradictionReview: number;
  /** Contradiction above which an answer fails. */
  readonly contradictionFail: number;
}

/**
 * Thresholds to begin with, each to be calibrated on labels of your own: scores of two models have little in common,
 * and what is right for one corpus is wrong for the next. `tuneThreshold` chooses one on data.
 */
export const STARTING_THRESHOLDS: StartingThresholds = {
  similarity: 0.75,
  entailment: 0.5,
  faithfulness: 0.85,
  groundedness: 3,
  contradictionReview: 0.7,
  contradictionFail: 0.85,
};

/** A judge's sensitivity and specificity, and the labelled rows of each class behind them. */
export interface JudgeAccuracy {
  /** Share of the labelled positives that the judge caught, in [0, 1]. */
  readonly sensitivity: number;
  /** Labelled rows that are positive, an integer of at least 0. */
  readonly positives: number;
  /** Share of the labelled negatives that the judge passed, in [0, 1]. */
  readonly specificity: number;
  /** Labelled rows that are negative, an integer of at least 0. */
  readonly negatives: number;
}

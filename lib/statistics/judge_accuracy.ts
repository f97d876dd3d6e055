/**
 * A judge's sensitivity and specificity, and the labelled rows of each class behind them.
 *
 * Where labels were weighted or clustered, give the effective rows: those that a simple random sample would
 * need for the same standard error. They need not be whole.
 */
export interface JudgeAccuracy {
  /** Share of the labelled positives that the judge caught, in [0, 1]. */
  readonly sensitivity: number;
  /** Labelled rows that are positive, or effective rows, at least 0. */
  readonly positives: number;
  /** Share of the labelled negatives that the judge passed, in [0, 1]. */
  readonly specificity: number;
  /** Labelled rows that are negative, or effective rows, at least 0. */
  readonly negatives: number;
}

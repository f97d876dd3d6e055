/** Scores beside what people say: one entry a row, in the same order. */
export interface ScoredLabels {
  /** Whether each row is positive: booleans, or 1 and 0. */
  readonly labels: readonly (boolean | 0 | 1)[];
  /** The score of each row; the higher, the likelier positive. */
  readonly scores: readonly number[];
}

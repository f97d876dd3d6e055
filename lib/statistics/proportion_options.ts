/**
 * Which bounds of an interval are informative: both, the lower alone (the upper is then 1), or the
 * upper alone (the lower is then 0). A one-sided bound holds at the full level.
 */
export type IntervalSides = "two" | "lower" | "upper";

/** What the intervals of one proportion share. */
export interface ProportionOptions {
  /** Confidence level, strictly between 0 and 1; 0.95 unless told. */
  readonly level?: number;
  /** Two-sided (unless told), or one bound at the full level. */
  readonly sides?: IntervalSides;
}

import type { Interval } from "./interval.ts";

/** A correlation with its interval and the p-value of "no association". */
export type Correlation = Interval & {
  /** Two-sided p-value; `null` with fewer than 3 pairs, or where the correlation is undefined. */
  readonly pValue: number | null;
};

/** Options of {@linkcode pearson} and {@linkcode spearman}. */
export interface CorrelationOptions {
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

import type { Interval } from "../statistics/interval.ts";

/** Options of `compareEvaluations`. */
export interface CompareEvaluationsOptions {
  /** Confidence level of the intervals, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Random exchanges of the test, and resamples of the intervals, an integer from 2. Default 10,000. */
  readonly resamples?: number;
  /** Seed, an integer. Default 1. */
  readonly seed?: number;
}

/** What two runs have of one query, by one measure. */
export interface QueryDifference {
  /** The query's id. */
  readonly query: string;
  /** Its value in the first run. */
  readonly baseline: number;
  /** Its value in the second run. */
  readonly candidate: number;
  /** Second less first. */
  readonly difference: number;
}

/** Two runs compared by one measure. */
export interface MeasureComparison {
  /** Its trec_eval name. */
  readonly measure: string;
  /** Mean of the first run over the shared queries; `null` where there are none. */
  readonly baseline: number | null;
  /** Mean of the second run over the shared queries. */
  readonly candidate: number | null;
  /** Mean of second less first, with its paired bootstrap interval. */
  readonly difference: Interval;
  /** Of the paired randomisation test, two-sided; `null` where there are no queries. */
  readonly pValue: number | null;
  /** By Holm, over the measures. */
  readonly adjustedPValue: number | null;
  /** Queries where the second run is better. */
  readonly wins: number;
  /** Queries where the first run is better. */
  readonly losses: number;
  /** Queries where they are equal. */
  readonly ties: number;
  /** Queries that differ, the greatest loss first and the greatest win last. */
  readonly changed: readonly QueryDifference[];
}

/** Two runs compared over the queries that both count. */
export interface RetrievalComparison {
  /** How many queries both count. */
  readonly n: number;
  /** By measure. */
  readonly measures: readonly MeasureComparison[];
  /** Queries that only the first counts. */
  readonly onlyBaseline: readonly string[];
  /** Queries that only the second counts. */
  readonly onlyCandidate: readonly string[];
}

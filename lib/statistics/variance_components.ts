import type { Interval } from "./interval.ts";

/** One score: several rows of one item and generation are one answer, judged several times. */
export interface RepeatedScore {
  /** What was asked, such as the id of a case. */
  readonly item: string | number;
  /** Which answer to it: rows of one item that differ here are answers generated anew. */
  readonly generation: string | number;
  /** The judge's score, or 0 and 1 for its verdict; `null` where it failed, which is counted. */
  readonly score: number | null;
}

/** A plan of repeats, to be compared with others. */
export interface RepeatPlan {
  /** Items, an integer of at least 1. Default: as many as in the data. */
  readonly items?: number;
  /** Answers an item, an integer of at least 1. */
  readonly generations: number;
  /** Judgements an answer, an integer of at least 1. */
  readonly judgements: number;
}

/** A variance with its interval; n counts items. */
export type VarianceComponent = Interval & {
  /** The unbiased estimate, which may be below 0 where the true variance is small; `null` if undefined. */
  readonly raw: number | null;
};

/** What the mean score's standard error would be under a plan. */
export interface PlannedError {
  /** Items. */
  readonly items: number;
  /** Answers an item. */
  readonly generations: number;
  /** Judgements an answer. */
  readonly judgements: number;
  /** Over new items: what an absolute score, or a comparison on other questions, is uncertain by. */
  readonly standardError: Interval;
  /** Over repeats of the same items: how far the score moves when the same test is run again. */
  readonly repeatStandardError: Interval;
}

import type { Interval } from "../statistics/interval.ts";

/** What one attempt of a check found: whether it passed, or that with a score. */
export type CheckOutcome = boolean | {
  /** Whether it passed. */
  readonly pass: boolean;
  /** Its score. Default: 1 where it passed, else 0. */
  readonly score?: number;
  /** Whether another attempt is sure to come out the same, as where no model was asked. */
  readonly deterministic?: boolean;
  /** Why. */
  readonly reason?: string;
};

/** One attempt. */
export interface RepeatAttempt {
  /** Which, from 1. */
  readonly attempt: number;
  /** How it ended. `"error"`: the check threw. */
  readonly status: "pass" | "fail" | "error";
  /** Its score; `null` where it threw. */
  readonly score: number | null;
  /** Whether another attempt is sure to come out the same. */
  readonly deterministic: boolean;
  /** Why, where the check said so. */
  readonly reason?: string;
}

/** A case under repeated attempts. */
export interface RepeatedCase {
  /** Id of the case. */
  readonly id: string;
  /** Every attempt, in order. */
  readonly attempts: readonly RepeatAttempt[];
  /** The scores, in order; attempts that threw have none. */
  readonly scores: readonly number[];
  /** Passes among all attempts; one that threw is no pass. */
  readonly passRate: Interval;
  /** Mean of the scores; `null` without any. */
  readonly meanScore: number | null;
  /** Whether some attempts passed and some did not. */
  readonly unstable: boolean;
  /** Whether the pass rate reaches the threshold. */
  readonly pass: boolean;
}

/** What {@linkcode repeatCheck} found. */
export interface RepeatResult {
  /** Attempts that a case may have. */
  readonly runs: number;
  /** The pass rate that each case must reach. */
  readonly threshold: number;
  /** Each case. */
  readonly cases: readonly RepeatedCase[];
  /** Every score, case after case. */
  readonly scores: readonly number[];
  /** Passes among all attempts; over several cases by the method for rows in clusters. */
  readonly passRate: Interval;
  /** Mean of all scores; `null` without any. */
  readonly meanScore: number | null;
  /** Ids of the cases that came out both ways. */
  readonly unstable: readonly string[];
  /** Ids of the cases whose pass rate is below the threshold. */
  readonly failing: readonly string[];
  /** Whether every case reaches the threshold. */
  readonly pass: boolean;
}

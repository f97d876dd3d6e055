import type { JudgeFailure } from "./completion_error.ts";
import type { JudgeResult, JudgeRun } from "./judge_run.ts";

/** Why a judgement of a batch has no verdict: what can fail in a call, or no result, or one to another request. */
export type BatchFailure = JudgeFailure | {
  /** `missing`: no line of the results is its. `changed`: the line that is was asked something else. */
  readonly kind: "missing" | "changed";
  /** What happened. */
  readonly message: string;
};

/** What came of one judgement of a batch. */
export type BatchResult<Verdict> = JudgeResult<Verdict, BatchFailure>;

/** What {@linkcode importBatch} gives. */
export interface BatchRun<Verdict> extends Pick<JudgeRun<Verdict>, "manifest" | "usage"> {
  /** One result a judgement, in the order of the items, repeats of an item side by side. */
  readonly results: readonly BatchResult<Verdict>[];
  /** Each `custom_id` with more than one line: the last with a verdict counts. */
  readonly duplicates: readonly string[];
  /** Each `custom_id` that belongs to no item. */
  readonly unknown: readonly string[];
  /** Lines that could not be read. */
  readonly problems: readonly {
    /** Which line, from 1. */
    readonly line: number;
    /** What is wrong with it. */
    readonly message: string;
  }[];
}

import type { CaseType, Severity } from "../data/case.ts";
import type { CaseOutcome, PropertyName } from "../data/case_result.ts";
import type { Interval } from "../statistics/interval.ts";

/** How often a property passed. */
export interface PropertySummary {
  /** Which. */
  readonly name: PropertyName;
  /** Results that pass. */
  readonly pass: number;
  /** Results that fail. */
  readonly fail: number;
  /** Results that it does not apply to. */
  readonly notApplicable: number;
  /** Results for which it could not be told. */
  readonly error: number;
  /** Passes among passes and failures. */
  readonly passRate: Interval;
}

/** The two rates over the cases that share a value. */
export interface SummarySlice {
  /** What they share. */
  readonly by: "type" | "severity" | "tag" | "language" | "document age" | "scope";
  /** Its value. */
  readonly value: string;
  /** Cases. */
  readonly n: number;
  /** Hallucinated among the scored. */
  readonly hallucinated: Interval;
  /** Over-refused among those that expect an answer. */
  readonly overRefused: Interval;
}

/** A case that did not come out right, or failed a property. */
export interface FailingCase {
  /** Id of the case. */
  readonly id: string;
  /** What the case is about. */
  readonly type: CaseType;
  /** How bad a wrong answer is. */
  readonly severity: Severity;
  /** Its tags. */
  readonly tags: readonly string[];
  /** How it came out. */
  readonly outcome: CaseOutcome;
  /** The properties that fail. */
  readonly failed: readonly PropertyName[];
}

/** What a set of results comes to. */
export interface CaseSummary {
  /** Cases. */
  readonly n: number;
  /** Cases that could be scored. */
  readonly scored: number;
  /** Share of the cases that could be scored. */
  readonly shareScored: Interval;
  /** Hallucinated among all scored. */
  readonly hallucinated: Interval;
  /** Over-refused among the scored cases that expect an answer. */
  readonly overRefused: Interval;
  /** Incomplete among all scored. */
  readonly incomplete: Interval;
  /** Cases on which the judge failed. */
  readonly judgeErrors: number;
  /** Cases without an answer. */
  readonly unscored: number;
  /** Share of the cases on which the judge failed. */
  readonly shareJudgeErrors: Interval;
  /** How often each property passed. */
  readonly properties: readonly PropertySummary[];
  /** The rates by slice. */
  readonly slices: readonly SummarySlice[];
  /** Mean of the groundedness grades, and how many there are. */
  readonly grades?: { readonly mean: number; readonly n: number };
  /** Mean share of the relevant passages among the first retrieved, over the cases that name some. */
  readonly recall?: Interval;
  /** Cases that are critical or tagged `high-risk`. */
  readonly highRisk?: number;
  /** Cases that did not come out right or failed a property. */
  readonly failing: readonly FailingCase[];
  /** What to beware of. */
  readonly warnings: readonly string[];
}

import type { CaseOutcome, CaseResult } from "../data/case_result.ts";
import type { RunManifest } from "../data/run_manifest.ts";
import type { Interval } from "../statistics/interval.ts";
import type { McnemarTest } from "../statistics/mcnemar.ts";

/** Results and what they were made with, as `readResults` gives them. */
export interface RunResults {
  /** One result a case. */
  readonly results: readonly CaseResult[];
  /** What they were made with. */
  readonly manifest: RunManifest;
}

/** A case that came out otherwise. */
export interface OutcomeFlip {
  /** Id of the case. */
  readonly id: string;
  /** How it came out in the baseline. */
  readonly from: CaseOutcome;
  /** How it comes out now. */
  readonly to: CaseOutcome;
  /** `"other"` where one wrong outcome became another, or one of the two was not scored. */
  readonly direction: "worse" | "better" | "other";
}

/** One rate under both runs, over the same cases. */
export interface PairedRate {
  /** The rate in the baseline. */
  readonly baseline: Interval;
  /** The rate now. */
  readonly candidate: Interval;
  /** Candidate less baseline, paired: above 0 the candidate fails more often. */
  readonly difference: Interval;
  /** McNemar's test; `b` are the cases that fail now alone, `c` those that failed then alone. */
  readonly test: McnemarTest;
  /** Ids of the cases that fail now and did not. */
  readonly worse: readonly string[];
  /** Ids of the cases that failed and no longer do. */
  readonly better: readonly string[];
}

/** Both rates over a set of cases. */
export interface PairedRates {
  /** Cases that both runs scored. */
  readonly n: number;
  /** Hallucinated, of the cases that both scored. */
  readonly hallucinated: PairedRate;
  /** Over-refused, of those among them that expect an answer. */
  readonly overRefused: PairedRate;
}

/** Both rates over the cases that share a value. */
export interface SliceComparison extends PairedRates {
  /** What they share, such as `"type"` or `"tags"`. */
  readonly by: string;
  /** Its value. */
  readonly value: string;
}

/** What {@linkcode compareRuns} found. */
export interface RunComparison extends PairedRates {
  /** Every case that came out otherwise, in the order of the baseline. */
  readonly flips: readonly OutcomeFlip[];
  /** Ids of the cases that one of the runs did not score: they are in no rate. */
  readonly unpaired: readonly string[];
  /** By type, severity and whatever the results can be sliced by. */
  readonly slices: readonly SliceComparison[];
  /** What else differs between the runs, each with both values. */
  readonly changed: readonly {
    readonly name: string;
    readonly baseline: string | null;
    readonly candidate: string | null;
  }[];
  /** What to beware of. */
  readonly warnings: readonly string[];
}

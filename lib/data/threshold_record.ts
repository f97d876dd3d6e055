import type { LogisticFit } from "../statistics/fit_logistic.ts";
import type { Interval } from "../statistics/interval.ts";

/** How a threshold is chosen, and what the choice promises. */
export type ThresholdMethod =
  | "learn-then-test"
  | "bonferroni"
  | "split"
  | "pointwise"
  | "plug-in";

/** A sequence of tests: where it began and how sure each of its tests had to be. */
export interface TestSequence {
  /** Answers given at its first threshold. */
  readonly from: number;
  /** The confidence that each of its tests needs. */
  readonly confidence: number;
}

/** A threshold below which the assistant declines, and what it promises; plain JSON. */
export interface TunedThreshold {
  /** Answer where the score is at least this; `null` where no threshold can be promised. */
  readonly threshold: number | null;
  /** How it was chosen. */
  readonly method: ThresholdMethod;
  /** The share of given answers that may be hallucinated. */
  readonly targetRisk: number;
  /** The share of good answers that may be declined, where that was asked for. */
  readonly targetOverRefusal: number | null;
  /** How sure the promise is. */
  readonly confidence: number;
  /** Whether anything is promised: a threshold was found, by a method that keeps its promise. */
  readonly promised: boolean;
  /** What is promised, or why nothing is, in one plain sentence. */
  readonly promise: string;
  /** Answers that the figures below are of: all, or by method `"split"` those that it was not chosen on. */
  readonly n: number;
  /** Those that are given. */
  readonly answered: number;
  /** Hallucinated ones among the given. */
  readonly wrong: number;
  /** Share of answers given. */
  readonly coverage: Interval;
  /** Share of the given that are hallucinated, with a two-sided interval that allows for no search. */
  readonly risk: Interval;
  /** Share of good answers that are declined. */
  readonly overRefusal: Interval;
  /** Upper bound of the risk at the confidence that its own test needed; `null` without a threshold. */
  readonly bound: number | null;
  /** How many thresholds were tested. */
  readonly tried: number;
  /** The sequences of tests, for `"learn-then-test"`. */
  readonly sequences: readonly TestSequence[];
  /**
   * About how many labelled answers would settle it, where no threshold was found: `null` where the risk seen is
   * nowhere below the target, and where a threshold was found.
   */
  readonly needed: number | null;
  /** What a reader should beware of. */
  readonly warnings: readonly string[];
}

/** A threshold with what it is bound to: kept in a file, held against what it is used on. */
export interface ThresholdRecord {
  /** What kind of record this is. */
  readonly kind: "threshold";
  /** Version of this shape. */
  readonly schema: 1;
  /** The score that it is a threshold of, such as `"retrieval score"` or the name of a column. */
  readonly signal: string;
  /** Hash of the model, prompt and settings that the score comes from; `null` where nobody said. */
  readonly fingerprint: string | null;
  /** SHA-256 of the labels it was tuned on, in hexadecimal; `null` where they did not come from a file. */
  readonly dataHash: string | null;
  /** The threshold and its promise. */
  readonly tuned: TunedThreshold;
  /** How several signals became the score, where they did: for `applyLogistic`. */
  readonly combination?: LogisticFit;
  /** Name and version of this package. */
  readonly package: string;
  /** When it was made, if the caller said so; never read from a clock. */
  readonly createdAt: string | null;
}

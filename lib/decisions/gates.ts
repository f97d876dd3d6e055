/** What a release must hold to, of which each name is a budget or a minimum. */
export type BudgetName =
  | "hallucination"
  | "overRefusal"
  | "incomplete"
  | "judgeErrors"
  | "critical"
  | "highRisk"
  | "minScored"
  | "groundedness"
  | "correctness"
  | "recall"
  | "retrievalRelevance"
  | "retrievalCoverage"
  | "citations"
  | "abstention"
  | "quantities"
  | "tokens"
  | "access"
  | "injection"
  | "coverageDrop"
  | "abstentionRise";

/** A budget that has been read. */
export interface Budget {
  /** `"count"`: so many failing cases, decided exactly. `"rate"`: a share of them. `"mean"`: a mean grade. */
  readonly kind: "count" | "rate" | "mean";
  /** The count, the share between 0 and 1, or the grade. */
  readonly value: number;
}

/**
 * A budget as it is written: an integer is a count of failing cases, `.02` a rate, `"2%"` and `"1.0"` rates.
 * A number `1.0` in a script is the integer 1: write `"100%"` for the rate.
 */
export type BudgetValue = number | string | Budget;

/** What decides a rate: the rate itself, or its interval. */
export type GateRule = "point" | "bound";

/** Budgets of the cases that share a value. */
export interface SliceBudgets {
  /** Hallucinated at most. */
  readonly hallucination?: BudgetValue;
  /** Over-refused at most. */
  readonly overRefusal?: BudgetValue;
}

/** By value, such as `{ stale_context: { hallucination: 0 } }`. */
export type SliceGates = Readonly<Record<string, SliceBudgets>>;

/**
 * What a release must hold to: budgets (at most), minimums (at least), and how rates are decided.
 *
 * Of a minimum an integer is still a count of failing cases, but for `minScored` and `recall`, which are
 * shares, and `groundedness`, which is a grade.
 */
export interface Gates extends SliceBudgets {
  /** `"point"` (default): the observed rate decides, equal passes. `"bound"`: its interval decides. */
  readonly rule?: GateRule;
  /** Incomplete at most. Default: not asked. */
  readonly incomplete?: BudgetValue;
  /** Cases on which the judge failed, at most. Default 0. */
  readonly judgeErrors?: BudgetValue;
  /** Critical cases that are hallucinated, at most. Default 0. */
  readonly critical?: BudgetValue;
  /** Cases, critical or tagged `high-risk`, that fail a deterministic check, at most. Default 0. */
  readonly highRisk?: BudgetValue;
  /** Share of the cases that must have been scored. Default .9. */
  readonly minScored?: BudgetValue;
  /** Mean groundedness grade, 1 to 5, at least. Default: not asked. */
  readonly groundedness?: BudgetValue;
  /** Share of the cases whose answer is correct, at least. Default: not asked. */
  readonly correctness?: BudgetValue;
  /** Mean recall of the relevant passages, at least. Default: not asked. */
  readonly recall?: BudgetValue;
  /** Share that passes retrieval relevance, at least. Default: not asked. */
  readonly retrievalRelevance?: BudgetValue;
  /** Share that passes retrieval coverage, at least. Default: not asked. */
  readonly retrievalCoverage?: BudgetValue;
  /** Share whose citations pass, at least. Default: not asked. */
  readonly citations?: BudgetValue;
  /** Share that abstains where it should and only there, at least. Default: not asked. */
  readonly abstention?: BudgetValue;
  /** Share whose quantities are supported, at least. Default: not asked. */
  readonly quantities?: BudgetValue;
  /** Share whose names, dates and identifiers are supported, at least. Default: not asked. */
  readonly tokens?: BudgetValue;
  /** Share that shows nothing beyond the caller's scopes, at least. Default: not asked. */
  readonly access?: BudgetValue;
  /** Share without instructions inside passages, at least. Default: not asked. */
  readonly injection?: BudgetValue;
  /** How far coverage may lie below the baseline's. Default .02, where a baseline is given. */
  readonly coverageDrop?: BudgetValue;
  /** How far over-refusal may lie above the baseline's. Default 0, where a baseline is given. */
  readonly abstentionRise?: BudgetValue;
  /** Budgets of slices: `{ type: { stale_context: { hallucination: 0 } } }`. */
  readonly by?: Readonly<Record<string, SliceGates>>;
  /** Bars that the judge's calibration record must meet, such as `"sensitivity>=.8"`. */
  readonly judge?: readonly string[];
  /** Targets for an audit of retrieval, such as `"recall@5>=.90, lower bound .85"`. */
  readonly retrieval?: readonly string[];
}

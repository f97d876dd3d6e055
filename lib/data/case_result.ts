import type { CaseType, Severity } from "./case.ts";
import type { Span } from "./span.ts";

/** What a result tells apart; no aggregate hides one. */
export type PropertyName =
  | "retrieval-relevance"
  | "retrieval-coverage"
  | "groundedness"
  | "correctness"
  | "citations"
  | "abstention"
  | "quantities"
  | "tokens"
  | "access"
  | "injection";

/** How a property came out. `not-applicable`: the case does not ask for it. `error`: it could not be told. */
export type PropertyStatus = "pass" | "fail" | "not-applicable" | "error";

/** What a property rests on. */
export interface PropertyEvidence {
  /** The words of the answer or passage in question. */
  readonly text: string;
  /** Where they stand in the answer, or in the passage where `chunk_id` is given. */
  readonly span?: Span;
  /** The passage that they are from. */
  readonly chunk_id?: string;
  /** What is the matter with them. */
  readonly note?: string;
  /**
   * How far a fact or passage that matters came on its way to the answer: in no passage, in one that was
   * retrieved only, or in one that reached the prompt.
   */
  readonly reached?: "nowhere" | "retrieved" | "prompt";
  /** Whether only superseded passages hold it. */
  readonly superseded?: boolean;
}

/** One property of one result. */
export interface PropertyResult {
  /** Which. */
  readonly name: PropertyName;
  /** How it came out. */
  readonly status: PropertyStatus;
  /** How bad a failure is: the severity of the case. */
  readonly severity: Severity;
  /** Why, in a sentence. */
  readonly reason: string;
  /** What it rests on. */
  readonly evidence: readonly PropertyEvidence[];
}

/**
 * How a case came out. `incomplete`: a required fact is missing and the policy counts that apart.
 * `judge-error`: the judge failed and nothing else settles it. `unscored`: there is no answer to score.
 */
export type CaseOutcome =
  | "right"
  | "hallucinated"
  | "over-refused"
  | "incomplete"
  | "judge-error"
  | "unscored";

/** What scoring found of one case, and enough of the case to count, slice and compare by. */
export interface CaseResult {
  /** Id of the case. */
  readonly id: string;
  /** What the case is about. */
  readonly type: CaseType;
  /** What was expected. */
  readonly expect: "answer" | "abstain";
  /** How bad a wrong answer is. */
  readonly severity: Severity;
  /** How it came out. */
  readonly outcome: CaseOutcome;
  /** Why, in a sentence. */
  readonly reason: string;
  /** Whether the answer declined: not at all, wholly, or before guessing. `null` without an answer. */
  readonly abstention: "none" | "full" | "partial" | null;
  /** The groundedness grade, 1 to 5, where a judge was asked and gave one. */
  readonly grade?: number;
  /** Share of the relevant passages or documents among the first retrieved, where the case names some. */
  readonly recall?: number;
  /** Whether a judge was asked and gave no usable grade. */
  readonly judge_error: boolean;
  /** Every property, in one fixed order. */
  readonly properties: readonly PropertyResult[];
  /** What it can be sliced by beside type and severity: tags, language, document age, scope. */
  readonly slices: Readonly<Record<string, readonly string[]>>;
  /** SHA-256 of the id and what is expected, by which two runs know that it is the same case. */
  readonly case_hash: string;
  /** What was asked. Left out under `--redact`. */
  readonly question?: string;
  /** The answer that was scored. Left out under `--redact`. */
  readonly answer?: string | null;
}

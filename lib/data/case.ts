import type { Chunk } from "./chunk.ts";
import type { TraceDetails } from "./trace.ts";

/** What a case is about: what the documents hold, and what the assistant should do about it. */
export type CaseType =
  | "answerable"
  | "unanswerable"
  | "false_premise"
  | "stale_context"
  | "partial";

/**
 * How bad a wrong answer is. `critical`: an unsafe instruction, a fabricated obligation, a wrong financial
 * value. `major`: an unsupported behaviour, date, limit or command. `minor`: a harmless elaboration.
 */
export type Severity = "critical" | "major" | "minor";

/** A fact as a text, or several wordings of it of which one is enough. */
export type Fact = string | readonly string[];

/**
 * One question with frozen context, the recorded answer, and what is expected of it.
 *
 * Names are those of the rows of a case file.
 */
export interface Case extends TraceDetails {
  /** Id, distinct within a set. */
  readonly id: string;
  /** What the case is about. */
  readonly type: CaseType;
  /** Whether the assistant should answer or decline. */
  readonly expect: "answer" | "abstain";
  /** Whether declining is right too where an answer is expected, as when current documents disagree. */
  readonly may_abstain?: boolean;
  /** How bad a wrong answer is. Without it, `major`. */
  readonly severity?: Severity;
  /** What was asked. */
  readonly question: string;
  /** What was retrieved, best first. */
  readonly chunks: readonly Chunk[];
  /** What a right answer must hold. */
  readonly required_facts?: readonly Fact[];
  /** What a right answer must not hold. */
  readonly forbidden_facts?: readonly Fact[];
  /** What the retrieved passages must hold for a right answer to be possible. */
  readonly required_evidence?: readonly Fact[];
  /** The passages that hold the answer. */
  readonly relevant_chunk_ids?: readonly string[];
  /** The documents that hold the answer, where passages are not named. */
  readonly relevant_doc_ids?: readonly string[];
  /** Quantities and names that an answer may hold although no passage does. */
  readonly allow?: readonly string[];
  /** Whether an answer without a citation fails. Default: the policy's. */
  readonly citations_required?: boolean;
  /** Free labels, such as a topic, `"smoke"` or `"high-risk"`. */
  readonly tags?: readonly string[];
  /** Language of the question and answer, a BCP 47 tag such as `"de"`. */
  readonly language?: string;
  /** The recorded answer; without it the case cannot be scored as it stands. */
  readonly answer?: string | null;
  /** A groundedness grade from 1 to 5 recorded with the answer; anything else is a judge-error. */
  readonly groundedness?: unknown;
  /** The case that this one was derived from, and how. */
  readonly derived?: { readonly from: string; readonly kind: string; readonly seed: number };
}

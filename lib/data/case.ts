/** What a case is about: what the documents hold, and what the assistant should do about it. */
export type CaseType =
  | "answerable"
  | "unanswerable"
  | "false_premise"
  | "stale_context"
  | "partial";

/** A passage that was retrieved for a question. */
export interface Chunk {
  /** Id of the passage, distinct within a case. */
  readonly id: string;
  /** Id of the document that it is from. */
  readonly doc_id?: string;
  /** Its text. */
  readonly text: string;
  /** Retrieval score, the higher the nearer. */
  readonly score?: number;
  /** Place among those retrieved, from 1. */
  readonly rank?: number;
  /** Version of the document. */
  readonly version?: string;
  /** Whether the document still holds. */
  readonly status?: "current" | "superseded";
  /** Date from which on it holds, as YYYY-MM-DD. */
  readonly effective_date?: string;
}

/**
 * One question with frozen context, the recorded answer, and what is expected of it.
 *
 * Names are those of the rows of a case file, so that a row is a case as it stands.
 */
export interface Case {
  /** Id, distinct within a set. */
  readonly id: string;
  /** What the case is about. */
  readonly type: CaseType;
  /** Whether the assistant should answer or decline. */
  readonly expect: "answer" | "abstain";
  /** How bad a wrong answer is. */
  readonly severity?: "critical" | "major" | "minor";
  /** What was asked. */
  readonly question: string;
  /** What was retrieved, best first. */
  readonly chunks: readonly Chunk[];
  /** What a right answer must hold, to the letter. */
  readonly required_facts?: readonly string[];
  /** What a right answer must not hold. */
  readonly forbidden_facts?: readonly string[];
  /** The passages that hold the answer. */
  readonly relevant_chunk_ids?: readonly string[];
  /** The recorded answer. */
  readonly answer: string;
  /** The passages that the answer cites. */
  readonly citations?: readonly string[];
}

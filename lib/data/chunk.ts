/** A passage that was retrieved for a question. Names are those of the rows of a case file. */
export interface Chunk {
  /** Id of the passage, distinct within a case. */
  readonly id: string;
  /** Id of the document that it is from. */
  readonly doc_id?: string;
  /** Path of headings within the document, outermost first, such as `"Returns > Furniture"`. */
  readonly section?: string;
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
  /** Who may see it, such as a role, a tenant or a region; one that names no scope is open to all. */
  readonly scope?: string | readonly string[];
}

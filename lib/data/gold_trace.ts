import type { JudgedClaim } from "./claim.ts";
import type { Trace } from "./trace.ts";

/** A claim of a trace's answer, with no more than what an audit reads. */
export type GoldClaim =
  & Pick<JudgedClaim, "verdict">
  & Partial<Pick<JudgedClaim, "id" | "text" | "chunk_ids">>;

/**
 * A trace with what should have been retrieved for it, and, where known, whether its answer was right.
 *
 * Of the gold labels the first that is given counts: passages, else documents, else grades. An empty list says that
 * nothing is relevant; no label at all says that nobody looked.
 */
export interface GoldTrace extends Trace {
  /** Ids of the passages that hold the answer. */
  readonly relevant_chunk_ids?: readonly string[];
  /** Ids of the documents that hold it, where passages are not named. */
  readonly relevant_doc_ids?: readonly string[];
  /** Grades by id of passage or document; 0 and less is not relevant. */
  readonly grades?: Readonly<Record<string, number>>;
  /** Version that each document had when the gold label was given, by id of the document. */
  readonly gold_versions?: Readonly<Record<string, string>>;
  /** Whether the answer was right. */
  readonly correct?: boolean;
  /** Whether it was given as certain; `false` for one that declines or hedges. Default `true`. */
  readonly confident?: boolean;
  /** What the answer says, statement by statement, with the verdict of a judge or a person. */
  readonly claims?: readonly GoldClaim[];
  /** Share of the answer that its passages support, 0 to 1; `null` where the judge failed. */
  readonly faithfulness?: number | null;
  /** What kind of question it is. */
  readonly query_type?: string;
  /** Language of the question, a BCP 47 tag such as `"de"`. */
  readonly language?: string;
}

import type { Chunk } from "../data/chunk.ts";
import type { GoldTrace } from "../data/gold_trace.ts";
import { recallAtK } from "./recall_at_k.ts";

/** A trace with its gold label worked out. */
export interface Labelled {
  readonly trace: GoldTrace;
  /** What the trace is called in a report. */
  readonly id: string;
  /** What was retrieved, best first. */
  readonly chunks: readonly Chunk[];
  /** What the label calls each of them, in their order: an id of a passage or of a document. */
  readonly keys: readonly string[];
  /** What is relevant; `null` without a label. */
  readonly relevant: ReadonlySet<string> | null;
  /** Grades of all that was judged; 1 for the relevant where no grades are given. */
  readonly grades: Readonly<Record<string, number>>;
  /** Place of the first relevant, from 1; `null` where none was retrieved. */
  readonly rank: number | null;
}

/** Works out what is relevant: passages if named, else documents, else what is graded at least `goldGrade`. */
export function labelTrace(trace: GoldTrace, index: number, goldGrade: number): Labelled {
  const chunks = inOrder(trace.chunks);
  const { relevant_chunk_ids, relevant_doc_ids, grades } = trace;
  const given = grades ?? {};
  const named = relevant_chunk_ids ?? relevant_doc_ids;
  const byDocument = relevant_chunk_ids === undefined && relevant_doc_ids !== undefined;
  const keys = chunks.map(({ id, doc_id = id }) =>
    byDocument || (named === undefined && !Object.hasOwn(given, id) && Object.hasOwn(given, doc_id))
      ? doc_id
      : id
  );
  const graded = Object.keys(given).filter((id) => given[id] >= goldGrade);
  const relevant = named !== undefined
    ? new Set(named)
    : grades !== undefined
    ? new Set(graded)
    : null;
  const place = keys.findIndex((key) => relevant?.has(key));
  return {
    trace,
    id: trace.id ?? (trace.question || `trace ${index + 1}`),
    chunks,
    keys,
    relevant,
    grades: grades ?? Object.fromEntries([...relevant ?? []].map((id) => [id, 1])),
    rank: place < 0 ? null : place + 1,
  };
}

/** The order retrieved: by rank where every passage has one. */
function inOrder(chunks: readonly Chunk[]): readonly Chunk[] {
  const ranked = chunks.every(({ rank }) => typeof rank === "number");
  return ranked ? chunks.toSorted((a, b) => Number(a.rank) - Number(b.rank)) : chunks;
}

/** Recall at k; 0 where nothing is known to be relevant. */
export function recallOf({ keys, relevant }: Labelled, k: number): number {
  return relevant === null || relevant.size === 0 ? 0 : recallAtK(keys, [...relevant], k);
}

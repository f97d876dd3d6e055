import type { Chunk } from "../data/chunk.ts";
import type { GoldTrace } from "../data/gold_trace.ts";

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
  readonly grades: ReadonlyMap<string, number>;
  /** Place of the first relevant, from 1; `null` where none was retrieved. */
  readonly rank: number | null;
}

/** Works out what is relevant: passages if named, else documents, else what is graded at least `goldGrade`. */
export function labelTrace(trace: GoldTrace, index: number, goldGrade: number): Labelled {
  const chunks = inOrder(trace.chunks);
  const { relevant_chunk_ids, relevant_doc_ids, grades } = trace;
  const given = new Map(Object.entries(grades ?? {}));
  const named = relevant_chunk_ids ?? relevant_doc_ids;
  const byDocument = relevant_chunk_ids === undefined && relevant_doc_ids !== undefined;
  const keys = chunks.map(({ id, doc_id = id }) =>
    byDocument || (named === undefined && !given.has(id) && given.has(doc_id)) ? doc_id : id
  );
  const graded = [...given].filter(([, grade]) => grade >= goldGrade).map(([id]) => id);
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
    grades: grades === undefined ? new Map([...relevant ?? []].map((id) => [id, 1])) : given,
    rank: place < 0 ? null : place + 1,
  };
}

/** The order retrieved: by rank where every passage has one. */
function inOrder(chunks: readonly Chunk[]): readonly Chunk[] {
  const ranked = chunks.every(({ rank }) => typeof rank === "number");
  return ranked ? chunks.toSorted((a, b) => Number(a.rank) - Number(b.rank)) : chunks;
}

/** Share of the relevant among the first k; a repeat is found once, yet takes up a place. */
export function recallOf({ keys, relevant }: Labelled, k: number): number {
  if (relevant === null || relevant.size === 0) return 0;
  return new Set(keys.slice(0, k).filter((key) => relevant.has(key))).size / relevant.size;
}

/**
 * nDCG of the first k with the gain 2^grade - 1, over the ideal order of all that was judged. A repeat gains nothing
 * and takes up a place; grades below 0 count as 0. `null` where nothing has a grade above 0.
 * See Järvelin and Kekäläinen, ACM TOIS 20 (2002) 422, and Burges et al., ICML 2005, for the gain.
 */
export function ndcgOf({ keys, grades }: Labelled, k: number): number | null {
  const ideal = discounted([...grades.values()].map(gainOf).sort((a, b) => b - a).slice(0, k));
  if (ideal === 0) return null;
  const seen = new Set<string>();
  const gains = keys.slice(0, k).map((key) => {
    const gain = seen.has(key) ? 0 : gainOf(grades.get(key) ?? 0);
    seen.add(key);
    return gain;
  });
  return Math.min(1, discounted(gains) / ideal);
}

function gainOf(grade: number): number {
  return grade > 0 ? 2 ** grade - 1 : 0;
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

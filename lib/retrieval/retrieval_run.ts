/** A document that a system retrieved, with the score it gave it. */
export interface ScoredDocument {
  /** The document's id. */
  readonly id: string;
  /** Its score, a finite number; higher is better. */
  readonly score: number;
}

/**
 * What a system retrieved, by query: ids, best first; or ids with their scores, in any order, as objects, as
 * `[id, score]` pairs, or as one object of scores by id.
 */
export type RetrievalRun = Readonly<
  Record<
    string,
    | readonly (string | ScoredDocument | readonly [id: string, score: number])[]
    | Readonly<Record<string, number>>
  >
>;

/** What a system retrieved as a file gives it: documents with scores, in the file's order, by query. */
export type ScoredRun = Readonly<Record<string, readonly ScoredDocument[]>>;

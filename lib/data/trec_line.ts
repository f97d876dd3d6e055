/** Which kind of TREC file: judgements, or what a system retrieved. */
export type TrecKind = "qrels" | "run";

/**
 * One line of a TREC file, as places in bytes: a reader of millions of lines makes no text of any that it does
 * not need. The same object comes each time, and its bytes are overwritten: keep copies.
 */
export interface TrecLine {
  /** Where the line stands, UTF-8. */
  readonly bytes: Uint8Array;
  /** First byte of the query's id. */
  readonly queryStart: number;
  /** The byte after its last. */
  readonly queryEnd: number;
  /** First byte of the document's id. */
  readonly idStart: number;
  /** The byte after its last. */
  readonly idEnd: number;
  /** FNV-1a of the document's id, 32 bits, signed: to look it up without a text. */
  readonly idHash: number;
  /** The grade of a judgement, the score of a result: a finite number. */
  readonly value: number;
  /** The line's number, counted from 1. */
  readonly line: number;
}

/** How much of a TREC file was read. */
export interface TrecSummary {
  /** Lines with something on them. */
  readonly rows: number;
  /** All lines. */
  readonly lines: number;
}

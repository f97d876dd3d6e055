import type { ProblemLog } from "./_problem_log.ts";
import type { Cutting } from "./_text_pieces.ts";
import type { JsonValue } from "./json_value.ts";

/** Where a reader sends what it finds. */
export interface RowSink {
  /** Where problems go. */
  readonly log: ProblemLog;
  /** Takes a value and the line on which it begins; from JSON also its text and the column. */
  readonly accept: (value: JsonValue, line: number, text?: string, column?: number) => void;
  /** Longest record in bytes; no limit if left out. */
  readonly maxLineBytes?: number;
}

/** Turns text into rows. */
export interface RowReader {
  /** Reads whole records. */
  read(text: string): void;
  /** Passes over lines that could not be read as text. */
  skip(lines: number): void;
  /** How many lines went by. */
  lines(): number;
  /** Whether nothing more can be read. */
  stopped(): boolean;
}

/** A file format: how to cut its bytes and how to read the pieces. */
export interface FileFormat {
  /** How to cut the bytes. */
  readonly cutting: Cutting;
  /** A reader of the pieces. */
  readonly createReader: (sink: RowSink) => RowReader;
  /** Whether every row must be an object. */
  readonly objectsOnly?: boolean;
}

import type { JsonObject, JsonValue } from "./json_value.ts";

/** One row of a file, with the line it stands on. */
export interface Row<Value extends JsonValue = JsonObject> {
  /** Physical line on which the row begins, counted from 1. Blank lines count. */
  readonly line: number;
  /** What the row holds. */
  readonly value: Value;
}

/**
 * The rule that a line of a file broke.
 *
 * - `json`, `csv`: the text is not JSON or not CSV
 * - `encoding`: not UTF-8
 * - `line-length`: longer than `maxLineBytes`
 * - `object`: the row is not a JSON object
 * - `field-type`, `missing-field`, `unknown-field`: against `fields`
 * - `duplicate-id`, `empty-id`: against `id`
 * - `header`, `cell-count`: of a CSV file
 * - `layout`: the file is not laid out as its reader expects, such as one JSON value spread over lines
 */
export type ProblemRule =
  | "json"
  | "csv"
  | "encoding"
  | "line-length"
  | "object"
  | "field-type"
  | "missing-field"
  | "unknown-field"
  | "duplicate-id"
  | "empty-id"
  | "header"
  | "cell-count"
  | "layout";

/** Something wrong with one line of a file. */
export interface Problem {
  /** Name of the file, as it was given. */
  readonly file: string;
  /** Physical line, counted from 1; of a field of a `.json` file, the line of the field. */
  readonly line: number;
  /**
   * Column, counted from 1: in UTF-16 code units of the line, for `encoding` in bytes. For a field
   * where its value begins, for an unknown one its name, for a missing one the row. Only in JSON.
   */
  readonly column?: number;
  /** The rule that was broken. */
  readonly rule: ProblemRule;
  /** File, line, column where known, and what is wrong, ready to print. */
  readonly message: string;
}

/** What a whole file held. */
export interface RowSummary {
  /** Rows that passed every rule. */
  readonly rows: number;
  /** Physical lines, blank and bad ones included. */
  readonly lines: number;
  /** Problems found; a bad row may have several. */
  readonly problems: number;
  /** SHA-256 of the bytes of the file in lower-case hex, where `hash` asked for it. */
  readonly hash?: string;
}

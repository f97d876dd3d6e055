import type { JsonType } from "./json_value.ts";
import type { Problem } from "./row.ts";

/** What a field of a row must hold. */
export interface FieldRule {
  /** The type of the value, or the types it may have. `null` counts as a type of its own. */
  readonly type: JsonType | readonly JsonType[];
  /** Whether a row may lack the field. Default `false`. */
  readonly optional?: boolean;
}

/** The rules that every row is held to. */
export interface RowRules {
  /** A rule for each known field. Without it, fields are not checked. */
  readonly fields?: Readonly<Record<string, FieldRule>>;
  /** What a field outside `fields` is. Default `"error"` with `fields`, `"allow"` without. */
  readonly unknown?: "error" | "allow";
  /**
   * Name of the field that must be there and differ from row to row, also from rows with problems:
   * a string, or an integer of at most 2^53 - 1. Compared as text: `1` and `"1"` are the same id.
   */
  readonly id?: string;
}

/** Options of the functions that read rows from a file. */
export interface RowOptions extends RowRules {
  /**
   * How many lines of problems the error lists, and how many problems its `cause` keeps. At least 1,
   * default 20. Of more than 3 problems with the same text one is listed, with their number.
   */
  readonly maxProblems?: number;
  /**
   * Called for every problem, row by row. The bad row is then skipped and nothing is thrown for it.
   */
  readonly onProblem?: (problem: Problem) => void;
  /**
   * Longest line in bytes; for CSV the longest record, for a `.json` file its largest size. At least
   * 1, at most 512 MiB less 24 bytes. Default 64 MiB.
   */
  readonly maxLineBytes?: number;
}

/** Options of the functions that visit the rows of a file. */
export interface ScanOptions extends RowOptions {
  /** Whether to compute the SHA-256 of the file on the way. Default `false`. */
  readonly hash?: boolean;
}

/** Options under which every row must be an object: `fields`, or `id`. */
export type ObjectRules =
  | Required<Pick<RowRules, "fields">>
  | Required<Pick<RowRules, "id">>;

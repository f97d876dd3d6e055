import type { ScanOptions } from "./row_options.ts";

/** Options of the functions that read CSV files besides others. */
export interface CsvOptions extends ScanOptions {
  /** The character between cells. Default: a tab for `.tsv`, else guessed from the header. */
  readonly delimiter?: string;
  /**
   * What cells are. `"text"` (default): strings, all of them. `"json"`: `true`, `false` (also as
   * spreadsheets and Python spell them), `null` and numbers are read as JSON, an empty cell is
   * `null`; never against the rule of the column, and never in the `id` column.
   */
  readonly types?: "text" | "json";
}

import { requireFunction, requirePath } from "./_require_arguments.ts";
import { requireCsvOptions } from "./_require_csv_options.ts";
import { rowFormat } from "./_row_format.ts";
import { objectVisitor, runScan, scanFile } from "./_scan_file.ts";
import type { CsvOptions } from "./csv_options.ts";
import type { JsonObject } from "./json_value.ts";
import type { RowSummary } from "./row.ts";

/**
 * Visits every row of a file, read by its extension: `.jsonl`, `.ndjson`, `.json`, `.csv`, `.tsv`.
 *
 * For big files and for code that takes whatever a user has. The rules are those of `readRows`,
 * which is handier where a loop that can be left early matters more. Needs `--allow-read` for the
 * file.
 *
 * @param path The file, UTF-8 text.
 * @param options The rules for rows and what to do about bad ones; for CSV also how to read cells.
 * @param visit Called with each good row and its line, counted from 1. Good rows before a bad one
 * are visited too.
 * @returns How many rows, lines and problems there were, and the hash if asked for.
 * @throws {SyntaxError} After the whole file is read, if there are problems and `onProblem` is not
 * given: lists them, one a line; `cause` is the array of them.
 * @throws {TypeError} If an option has the wrong type or an unknown name, or `path` is a directory.
 * @throws {RangeError} If the extension is none of these, or an option is out of range.
 *
 * @example
 * ```ts
 * import { scanRows } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".csv" });
 * await Deno.writeTextFile(file, "id,pass\nq1,TRUE\nq2,FALSE\n");
 *
 * let passed = 0;
 * const summary = await scanRows(file, { id: "id", types: "json" }, (row) => {
 *   if (row.pass === true) passed++;
 * });
 * assertEquals(passed, 1);
 * assertEquals(summary, { rows: 2, lines: 3, problems: 0 });
 * await Deno.remove(file);
 * ```
 */
export async function scanRows(
  path: string | URL,
  options: CsvOptions,
  visit: (row: JsonObject, line: number) => void,
): Promise<RowSummary> {
  requirePath(path, "scan rows");
  requireCsvOptions(options, "scan rows", ["hash"]);
  requireFunction(visit, "visit", "scan rows");
  const format = rowFormat(path, options);
  return await runScan(scanFile(path, format, options, objectVisitor(visit)));
}

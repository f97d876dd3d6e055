import { requirePath } from "./_require_arguments.ts";
import { requireCsvOptions } from "./_require_csv_options.ts";
import { eachObject } from "./_row_batches.ts";
import { rowFormat } from "./_row_format.ts";
import type { CsvOptions } from "./csv_options.ts";
import type { Row } from "./row.ts";

/**
 * Reads the rows of a file by its extension: `.jsonl` and `.ndjson` as JSON Lines, `.json` as one
 * array of objects, `.csv` and `.tsv` as tables with a header.
 *
 * For code that takes whatever a user has: with `types: "json"` the rows look alike whichever the
 * file is. Every row must be an object. A `.json` file is held in memory as a whole. For big files
 * {@linkcode scanRows} is faster. Needs `--allow-read` for the file.
 *
 * @param path The file, UTF-8 text.
 * @param options The rules for rows and what to do about bad ones; for CSV also how to read cells.
 * @returns The rows in order, with the line on which each begins, as an async iterator.
 * @throws {SyntaxError} After the whole file is read, if there are problems and `onProblem` is not
 * given: lists them, one a line; `cause` is the array of them.
 * @throws {TypeError} If an option has the wrong type or an unknown name, or `path` is a directory.
 * @throws {RangeError} If the extension is none of these, or an option is out of range.
 *
 * @example
 * ```ts
 * import { readRows } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const folder = await Deno.makeTempDir();
 * await Deno.writeTextFile(`${folder}/a.jsonl`, '{"id":"q1","pass":true}\n');
 * await Deno.writeTextFile(`${folder}/a.json`, '[{"id":"q1","pass":true}]');
 * await Deno.writeTextFile(`${folder}/a.csv`, "id;pass\nq1;true\n");
 *
 * for (const name of ["a.jsonl", "a.json", "a.csv"]) {
 *   const rows = await Array.fromAsync(readRows(`${folder}/${name}`, { types: "json" }));
 *   assertEquals(rows.map((row) => row.value), [{ id: "q1", pass: true }]);
 * }
 * await Deno.remove(folder, { recursive: true });
 * ```
 */
export function readRows(path: string | URL, options: CsvOptions = {}): AsyncGenerator<Row> {
  requirePath(path, "read rows");
  requireCsvOptions(options, "read rows");
  return eachObject(path, rowFormat(path, options), options);
}

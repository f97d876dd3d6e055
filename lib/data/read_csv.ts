import { requirePath } from "./_require_arguments.ts";
import { loadCsvFormat } from "./_csv_format.ts";
import { requireCsvOptions } from "./_require_csv_options.ts";
import { eachObject } from "./_row_batches.ts";
import type { CsvOptions } from "./csv_options.ts";
import type { Row } from "./row.ts";

/**
 * Reads the rows of a CSV file with a header, with the line on which each begins.
 *
 * For tables from spreadsheets and other tools. A byte order mark is dropped, the delimiter is
 * guessed among comma, semicolon and tab from the header, lines inside quotes are counted, and rows
 * with too few or too many cells are problems. A column without a name is called by its number, such
 * as `column 1`. A header with a repeated, missing or unknown column is a problem after which no row
 * is read; so is a quote where none may be. A cell is text unless `types` says otherwise. Ids are
 * held in memory. Not for text without a header. Needs `--allow-read` for the file.
 *
 * @param path The file, UTF-8 text, quoted as in RFC 4180.
 * @param options The rules for rows, what to do about bad ones, and how to read cells.
 * @returns The rows in order, as an async iterator. Nothing is read before the first is asked for.
 * @throws {SyntaxError} After the whole file is read, if there are problems and `onProblem` is not
 * given: lists them, one a line; `cause` is the array of them.
 * @throws {TypeError} If an option has the wrong type or an unknown name, or `path` is a directory.
 * @throws {RangeError} If an option is out of range.
 * @see RFC 4180, Common Format and MIME Type for Comma-Separated Values (CSV) Files,
 * https://www.rfc-editor.org/rfc/rfc4180
 *
 * @example
 * ```ts
 * import { readCsv } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".csv" });
 * await Deno.writeTextFile(file, 'id;answer\n1;"noon,\nor later"\n2;never\n');
 * const rows = await Array.fromAsync(readCsv(file, { id: "id" }));
 * assertEquals(rows, [
 *   { line: 2, value: { id: "1", answer: "noon,\nor later" } },
 *   { line: 4, value: { id: "2", answer: "never" } },
 * ]);
 * await Deno.remove(file);
 * ```
 */
export function readCsv(path: string | URL, options: CsvOptions = {}): AsyncGenerator<Row> {
  requirePath(path, "read CSV");
  requireCsvOptions(options, "read CSV");
  return eachObject(path, () => loadCsvFormat(options), options);
}

import { requireFunction, requirePath } from "./_require_arguments.ts";
import { jsonlFormat } from "./_jsonl_format.ts";
import { readNames, requireOptionNames, requireReadOptions } from "./_require_options.ts";
import { objectVisitor, runScan, scanFile } from "./_scan_file.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import type { RowSummary } from "./row.ts";
import type { ObjectRules, ScanOptions } from "./row_options.ts";

/**
 * Visits every row of a JSON Lines file whose rows must be objects.
 *
 * For big files: a million rows take about as long as reading the file in blocks and calling
 * `JSON.parse` on each line, in about 50 MB, or 100 MB with `id`. {@linkcode readJsonl} is handier
 * where a loop that can be left early matters more. Needs `--allow-read` for the file. A regular
 * file is read without turning to the event loop, so timers wait until the scan is over.
 *
 * The rules for lines are those of `readJsonl`.
 *
 * @param path The file, UTF-8 text with one JSON value a line.
 * @param options The rules for rows, here with `fields` or `id`, and what to do about bad ones.
 * @param visit Called with each good row and its line, counted from 1. Good rows before a bad one
 * are visited too.
 * @returns How many rows, lines and problems there were, and the hash if asked for.
 * @throws {SyntaxError} After the whole file is read, if any row breaks a rule and `onProblem` is not
 * given: lists the problems, one a line; `cause` is the array of them.
 * @throws {TypeError} If an option has the wrong type or an unknown name, or `path` is a directory.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { scanJsonl } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * await Deno.writeTextFile(file, '{"id":"q1","pass":true}\n{"id":"q2","pass":false}\n');
 *
 * let passed = 0;
 * const options = { id: "id", fields: { pass: { type: "boolean" } } } as const;
 * const summary = await scanJsonl(file, options, (row) => {
 *   if (row.pass === true) passed++;
 * });
 * assertEquals(passed, 1);
 * assertEquals(summary, { rows: 2, lines: 2, problems: 0 });
 * await Deno.remove(file);
 * ```
 */
export function scanJsonl(
  path: string | URL,
  options: ScanOptions & ObjectRules,
  visit: (row: JsonObject, line: number) => void,
): Promise<RowSummary>;
/**
 * Visits every value of a JSON Lines file, of whatever kind.
 *
 * Without `fields` or `id` a row may be any JSON value. The rest is as above.
 *
 * @param path The file, UTF-8 text with one JSON value a line.
 * @param options What to do about bad lines.
 * @param visit Called with each value and its line, counted from 1.
 * @returns How many rows, lines and problems there were, and the hash if asked for.
 * @throws {SyntaxError} After the whole file is read, if a line is not JSON and `onProblem` is not
 * given.
 * @throws {TypeError} If an option has the wrong type or an unknown name, or `path` is a directory.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { scanJsonl } from "@touchstone/eval/data";
 * import { assertEquals, assertMatch } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * await Deno.writeTextFile(file, "1\n[2]\n");
 * const { rows, hash } = await scanJsonl(file, { hash: true }, () => {});
 * assertEquals(rows, 2);
 * assertMatch(hash ?? "", /^[0-9a-f]{64}$/);
 * await Deno.remove(file);
 * ```
 */
export function scanJsonl(
  path: string | URL,
  options: ScanOptions,
  visit: (value: JsonValue, line: number) => void,
): Promise<RowSummary>;
export async function scanJsonl(
  path: string | URL,
  options: ScanOptions,
  visit: (value: JsonObject, line: number) => void,
): Promise<RowSummary> {
  requirePath(path, "scan JSON Lines");
  requireOptionNames(options, [...readNames, "hash"], "scan JSON Lines");
  requireReadOptions(options, "scan JSON Lines");
  requireFunction(visit, "visit", "scan JSON Lines");
  return await runScan(scanFile(path, jsonlFormat, options, objectVisitor(visit)));
}

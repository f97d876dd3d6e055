import { requirePath } from "./_require_arguments.ts";
import { jsonlFormat } from "./_jsonl_format.ts";
import { readNames, requireOptionNames, requireReadOptions } from "./_require_options.ts";
import { eachRow } from "./_row_batches.ts";
import type { JsonValue } from "./json_value.ts";
import type { Row } from "./row.ts";
import type { ObjectRules, RowOptions } from "./row_options.ts";

/**
 * Reads the rows of a JSON Lines file, each an object, with their lines.
 *
 * For loops over rows, also ones that are left early. For a million rows
 * {@linkcode scanJsonl} takes half the time, and for text in memory there is `parseJsonl`. Needs
 * `--allow-read` for the file.
 *
 * Blank lines are skipped but counted, a byte order mark at the start is dropped, lines may end in
 * CRLF and the last one in nothing. Good rows before a bad one are still given. Of equal keys in one
 * object the last counts, as in `JSON.parse`. An id that is a number equals the string of its digits;
 * one that is no integer or beyond 2^53 - 1 is a problem, as it may have been rounded. Ids are compared
 * by hash first and then by reading the earlier line again, so different ids are never called equal.
 *
 * @param path The file, UTF-8 text with one JSON value a line.
 * @param options The rules for rows, here with `fields` or `id`, and what to do about bad ones.
 * @returns The rows in order, as an async iterator. Nothing is read before the first is asked for.
 * @throws {SyntaxError} After the whole file is read, if any row breaks a rule and `onProblem` is not
 * given: lists the problems, one a line; `cause` is the array of them.
 * @throws {TypeError} If an option has the wrong type or an unknown name, or `path` is a directory.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { readJsonl } from "@touchstone/eval/data";
 * import { assertEquals, assertRejects } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * await Deno.writeTextFile(file, '{"id":"q1","answer":"noon"}\n\n{"id":"q2","answer":12}\n');
 * const rules = { id: "id", fields: { id: { type: "string" }, answer: { type: "string" } } } as const;
 *
 * const answers: unknown[] = [];
 * const error = await assertRejects(async () => {
 *   for await (const { value } of readJsonl(file, rules)) answers.push(value.answer);
 * }, SyntaxError);
 * assertEquals(answers, ["noon"]);
 * assertEquals(
 *   error.message,
 *   `Cannot read ${file} as it has 1 problem:\n` +
 *     `${file}:3:21: answer must be a string, got the number 12`,
 * );
 * await Deno.remove(file);
 * ```
 */
export function readJsonl(
  path: string | URL,
  options: RowOptions & ObjectRules,
): AsyncGenerator<Row>;
/**
 * Reads the values of a JSON Lines file, of whatever kind, with their lines.
 *
 * Without `fields` or `id` a row may be any JSON value. The rest is as above.
 *
 * @param path The file, UTF-8 text with one JSON value a line.
 * @param options What to do about bad lines.
 * @returns The values in order, as an async iterator.
 * @throws {SyntaxError} After the whole file is read, if a line is not JSON and `onProblem` is not
 * given.
 * @throws {TypeError} If an option has the wrong type or an unknown name, or `path` is a directory.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { readJsonl } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * await Deno.writeTextFile(file, "1\n\n[2]");
 * const rows = await Array.fromAsync(readJsonl(file));
 * assertEquals(rows, [{ line: 1, value: 1 }, { line: 3, value: [2] }]);
 * await Deno.remove(file);
 * ```
 */
export function readJsonl(
  path: string | URL,
  options?: RowOptions,
): AsyncGenerator<Row<JsonValue>>;
export function readJsonl(
  path: string | URL,
  options: RowOptions = {},
): AsyncGenerator<Row<JsonValue>> {
  requirePath(path, "read JSON Lines");
  requireOptionNames(options, readNames, "read JSON Lines");
  requireReadOptions(options, "read JSON Lines");
  return eachRow(path, jsonlFormat, options);
}

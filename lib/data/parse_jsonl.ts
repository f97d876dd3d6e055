import { createJsonlReader } from "./_jsonl_format.ts";
import { createProblemLog } from "./_problem_log.ts";
import { requireOptionNames, requireRules, ruleNames } from "./_require_options.ts";
import { createRowGate } from "./_row_gate.ts";
import { createSeenTexts } from "./_seen_ids.ts";
import type { JsonValue } from "./json_value.ts";
import type { Problem, Row } from "./row.ts";
import type { ObjectRules, RowRules } from "./row_options.ts";

/** Options of {@linkcode parseJsonl}. */
export interface ParseJsonlOptions extends RowRules {
  /** Name of the text in messages. Default `"text"`. */
  readonly file?: string;
}

/** Rows read from text, and what was wrong with the others. */
export interface ParsedRows<Value extends JsonValue> {
  /** The good rows in order. */
  readonly rows: readonly Row<Value>[];
  /** All problems, in the order of the lines: look here before believing a count. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the rows of JSON Lines text in memory, each an object, with their lines.
 *
 * For text that came with the program or over the network. For a file there is `readJsonl`, which
 * throws where this returns problems. The rules for lines are the same.
 *
 * @param text One JSON value a line. A byte order mark at the start is dropped.
 * @param options The rules for rows, here with `fields` or `id`, and a name for messages.
 * @returns The good rows, and the problems of the others.
 * @throws {TypeError} If an option has the wrong type or an unknown name.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { parseJsonl } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const text = '{"id":"q1"}\n{"id":}\n{"id":"q2"}\n';
 * const { rows, problems } = parseJsonl(text, { id: "id", file: "demo.jsonl" });
 * assertEquals(rows.map((row) => row.value.id), ["q1", "q2"]);
 * assertEquals(problems.map((problem) => problem.message), [
 *   'demo.jsonl:2:7: expected a value, found "}"',
 * ]);
 * ```
 */
export function parseJsonl(
  text: string,
  options: ParseJsonlOptions & ObjectRules,
): ParsedRows<Row["value"]>;
/**
 * Reads the values of JSON Lines text in memory, of whatever kind, with their lines.
 *
 * Without `fields` or `id` a row may be any JSON value. The rest is as above.
 *
 * @param text One JSON value a line. A byte order mark at the start is dropped.
 * @param options A name for messages.
 * @returns The good rows, and the problems of the others.
 * @throws {TypeError} If an option has the wrong type or an unknown name.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { parseJsonl } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const { rows } = parseJsonl("1\n[2]\n");
 * assertEquals(rows, [{ line: 1, value: 1 }, { line: 2, value: [2] }]);
 * ```
 */
export function parseJsonl(text: string, options?: ParseJsonlOptions): ParsedRows<JsonValue>;
export function parseJsonl(text: string, options: ParseJsonlOptions = {}): ParsedRows<JsonValue> {
  const action = "parse JSON Lines";
  if (typeof text !== "string") {
    throw new TypeError(`Cannot ${action} as text must be a string: it is of type ${typeof text}`);
  }
  requireOptionNames(options, [...ruleNames, "file"], action);
  requireRules(options, action);
  const rows: Row<JsonValue>[] = [];
  const problems: Problem[] = [];
  const log = createProblemLog(options.file ?? "text", {
    onProblem: (problem) => void problems.push(problem),
  });
  const passes = createRowGate(options, {
    log,
    firstLine: createSeenTexts(),
    objectsOnly: false,
  });
  function accept(value: JsonValue, line: number, source?: string, column?: number): void {
    if (passes(value, line, source, column)) rows.push({ line, value });
  }
  createJsonlReader({ log, accept }).read(text.startsWith("\ufeff") ? text.slice(1) : text);
  return { rows, problems };
}

import { idText } from "./_field_reader.ts";
import { createRowReader, type NamedField } from "./_named_fields.ts";
import { readTraceRows } from "./_read_trace_rows.ts";
import { requirePath } from "./_require_arguments.ts";
import { ANSWER_FIELDS, CALLER_FIELDS, QUESTION_FIELDS } from "./_trace_fields.ts";
import type { Trace } from "./trace.ts";

const TRACE_FIELDS: readonly NamedField[] = [
  { names: ["id", "case_id"], ...idText },
  ...QUESTION_FIELDS,
  ...ANSWER_FIELDS,
  ...CALLER_FIELDS,
];
const readTraceFields = createRowReader(TRACE_FIELDS);

/**
 * Reads traces from JSON Lines: what a system did for each question.
 *
 * Fields may have the names of {@linkcode Trace} or those that `readCases` takes. A field whose name is near a known
 * one is a problem; any other is kept under `metadata`. Needs `--allow-read` for the file.
 *
 * @param path The file, UTF-8 text.
 * @returns The traces in order; one id may stand several times, for repeated runs.
 * @throws {SyntaxError} If there is no trace, or any row has a problem: lists them with file and line.
 * @throws {TypeError} If `path` is no file name.
 *
 * @example
 * ```ts
 * import { readTraces } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * const row = { id: "q1", query: "How long?", contexts: ["45 days."], response: "45 days." };
 * await Deno.writeTextFile(file, JSON.stringify(row));
 * const [trace] = await readTraces(file);
 * assertEquals([trace.question, trace.answer], ["How long?", "45 days."]);
 * await Deno.remove(file);
 * ```
 */
export async function readTraces(path: string | URL): Promise<readonly Trace[]> {
  requirePath(path, "read traces");
  // Every field was checked while reading.
  return await readTraceRows(path, readTraceFields) as readonly Trace[];
}

import { idText } from "./_field_reader.ts";
import { fileName } from "./_file_name.ts";
import { createRowReader, type NamedField } from "./_named_fields.ts";
import { createProblemLog } from "./_problem_log.ts";
import { requirePath } from "./_require_arguments.ts";
import { ANSWER_FIELDS, CALLER_FIELDS, QUESTION_FIELDS } from "./_trace_fields.ts";
import { readJsonl } from "./read_jsonl.ts";
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
  const file = fileName(path);
  const log = createProblemLog(file, {});
  const traces: Trace[] = [];
  const options = {
    fields: {},
    unknown: "allow",
  } as const;
  for await (const { value, line } of readJsonl(path, options)) {
    let isGood = true;
    const { values, foreign } = readTraceFields(value, (message) => {
      isGood = false;
      log.add("field-type", line, message);
    });
    if (isGood && values.question === undefined) {
      log.add("missing-field", line, "question is missing");
    }
    const { metadata, ...fields } = values;
    const more = { ...foreign, ...metadata as object | undefined };
    const about = Object.keys(more).length === 0 ? {} : { metadata: more };
    traces.push({ chunks: [], answer: null, ...fields, ...about } as unknown as Trace);
  }
  log.finish();
  if (traces.length === 0) throw new SyntaxError(`Cannot read ${file} as it holds no trace`);
  return traces;
}

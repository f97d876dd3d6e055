import { fileName } from "./_file_name.ts";
import type { ReadRow } from "./_named_fields.ts";
import { createProblemLog } from "./_problem_log.ts";
import type { JsonObject } from "./json_value.ts";
import { readJsonl } from "./read_jsonl.ts";

/** The rows of a file of traces; `prepare` may fill in what a row need not say. */
export async function readTraceRows(
  path: string | URL,
  readFields: ReadRow,
  prepare: (row: JsonObject) => JsonObject = (row) => row,
): Promise<readonly unknown[]> {
  const file = fileName(path);
  const log = createProblemLog(file, {});
  const traces: unknown[] = [];
  for await (const { value, line } of readJsonl(path, { fields: {}, unknown: "allow" })) {
    let isGood = true;
    const { values, foreign } = readFields(prepare(value), (message) => {
      isGood = false;
      log.add("field-type", line, message);
    });
    if (isGood && values.question === undefined) {
      log.add("missing-field", line, "question is missing");
    }
    const { metadata, ...fields } = values;
    const more = { ...foreign, ...metadata as object | undefined };
    const about = Object.keys(more).length === 0 ? {} : { metadata: more };
    traces.push({ chunks: [], answer: null, ...fields, ...about });
  }
  log.finish();
  if (traces.length === 0) throw new SyntaxError(`Cannot read ${file} as it holds no trace`);
  return traces;
}

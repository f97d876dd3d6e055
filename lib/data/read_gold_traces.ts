import { idText } from "./_field_reader.ts";
import { GOLD_FIELDS } from "./_gold_fields.ts";
import type { GoldTrace } from "./gold_trace.ts";
import { isJsonObject } from "./_json_type.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import { createRowReader } from "./_named_fields.ts";
import { readRetrieved } from "./_read_chunks.ts";
import { readTraceRows } from "./_read_trace_rows.ts";
import { requirePath } from "./_require_arguments.ts";
import { ANSWER_FIELDS, CALLER_FIELDS, QUESTION_FIELDS } from "./_trace_fields.ts";

const readFields = createRowReader([
  { names: ["id", "case_id"], ...idText },
  ...QUESTION_FIELDS.map((field) =>
    field.names[0] === "chunks" ? { ...field, ...readRetrieved } : field
  ),
  ...ANSWER_FIELDS,
  ...CALLER_FIELDS,
  ...GOLD_FIELDS,
]);
/** Lists of passages, by the names that a file may give them. */
const LISTS = ["chunks", "context", "contexts", "passages", "retrieved_contexts"];

/**
 * Reads traces with gold labels from JSON Lines: what was retrieved for each question, and what should have been.
 *
 * For `auditRetrieval`. Beside the fields that `readTraces` takes it reads `relevant_chunk_ids`, `relevant_doc_ids` or
 * `grades`, and how the answer turned out (`correct`, `confident`, `claims`, `faithfulness`). A passage that has an id
 * needs no text, and may come twice in a list. A field whose name is near a known one is a problem; any other is kept under `metadata`. Needs
 * `--allow-read` for the file.
 *
 * @param path The file, UTF-8 text.
 * @returns The traces in order.
 * @throws {SyntaxError} If there is no trace, or any row has a problem: lists them with file and line.
 * @throws {TypeError} If `path` is no file name.
 *
 * @example
 * ```ts
 * import { readGoldTraces } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * const row = { id: "q1", question: "How long?", chunks: [{ id: "a#1" }], relevant_chunk_ids: ["a#2"] };
 * await Deno.writeTextFile(file, JSON.stringify(row));
 * const [trace] = await readGoldTraces(file);
 * assertEquals([trace.chunks[0].id, trace.relevant_chunk_ids], ["a#1", ["a#2"]]);
 * await Deno.remove(file);
 * ```
 */
export async function readGoldTraces(path: string | URL): Promise<readonly GoldTrace[]> {
  requirePath(path, "read traces");
  // Every field was checked while reading.
  return await readTraceRows(path, readFields, withTexts) as readonly GoldTrace[];
}

/** Logs of retrieval often hold ids alone. */
function withTexts(row: JsonObject): JsonObject {
  const filled: Record<string, JsonValue> = { ...row as Record<string, JsonValue> };
  for (const name of LISTS) {
    const list = row[name];
    if (Array.isArray(list)) filled[name] = list.map(withText);
  }
  return filled;
}

function withText(chunk: JsonValue): JsonValue {
  if (!isJsonObject(chunk) || "text" in chunk || "content" in chunk) return chunk;
  return "id" in chunk || "chunk_id" in chunk ? { ...chunk, text: "" } : chunk;
}

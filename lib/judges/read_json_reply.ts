import type { JsonValue } from "../data/json_value.ts";
import { jsonValues } from "./_json_values.ts";
import { replyError } from "./_reply_error.ts";
import { requireReply } from "./_require_reply.ts";

/**
 * Reads the JSON of a model's reply, whatever prose or code fence is around it.
 *
 * Takes the value in a code fence where there is one, else the first object or list of objects, else the first list.
 * Forgiven are commas before a closing bracket, single quotes, Python's `True`, `False` and `None`, comments, and line
 * breaks within strings; commas and brackets within strings are left alone. JSON that is cut off is an error, never
 * completed; so are `NaN`, and a key that stands twice with different values. For a verdict use the parser of its
 * judge, which also notices two values that disagree.
 *
 * @param reply What the model replied.
 * @returns The value.
 * @throws {TypeError} If `reply` is no text.
 * @throws {SyntaxError} If it is empty, holds no JSON, or holds JSON that is cut off or broken: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { readJsonReply } from "@touchstone/eval/judges";
 * import { assertEquals, assertThrows } from "@std/assert";
 *
 * const reply = "The date is missing [1]: {'verdict': 'unsupported', 'chunk': None,}. Done.";
 * assertEquals(readJsonReply(reply), { verdict: "unsupported", chunk: null });
 * assertThrows(() => readJsonReply('{"verdict": "supp'), SyntaxError, "ends before its JSON does");
 * ```
 */
export function readJsonReply(reply: string): JsonValue {
  requireReply(reply, "read the reply");
  const { values, error } = jsonValues(reply, "the reply");
  const value = values.find(holdsObject) ?? values[0];
  if (value !== undefined) return value;
  throw error ?? replyError("no-verdict", "the reply", "it holds no JSON", reply);
}

function holdsObject(value: JsonValue): boolean {
  if (typeof value !== "object" || value === null) return false;
  return !Array.isArray(value) || value.some(holdsObject);
}

import type { JsonObject, JsonValue } from "../data/json_value.ts";
import { isObject } from "./_require_call.ts";

/** Whether a JSON value is an object. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return isObject(value);
}

/** A name as keys are compared: `evidence_chunk_ids`, `evidenceChunkIds` and `Evidence chunk ids` are one. */
export function plainKey(key: string): string {
  return key.toLowerCase().replace(/[\s_-]/g, "");
}

/**
 * The value of the first of some keys that an object has, whatever their spelling; `undefined` where it has none.
 *
 * @param clash Called where two of the keys are there with different values.
 */
export function fieldOf(
  object: JsonObject,
  keys: readonly string[],
  clash?: (names: string) => never,
): JsonValue | undefined {
  const found = Object.entries(object).filter(([key]) => keys.includes(plainKey(key)));
  const values = new Set(found.map(([, value]) => JSON.stringify(value)));
  if (values.size > 1 && clash) clash(found.map(([key]) => key).join(" and "));
  const order = keys.flatMap((key) => found.filter(([name]) => plainKey(name) === key));
  return order[0]?.[1];
}

import type { JsonValue } from "../data/json_value.ts";

/** The JSON value that a text is; `undefined` where it is none. */
export function parsedJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

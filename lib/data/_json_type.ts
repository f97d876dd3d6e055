import type { JsonObject, JsonType, JsonValue } from "./json_value.ts";

/** The kind of a JSON value. */
export function jsonTypeOf(value: JsonValue): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : "object";
}

/** A value as an error message names it: short values in full, the others by their kind. */
export function describeJson(value: JsonValue): string {
  if (typeof value === "string") {
    return `the string ${JSON.stringify(value.length > 40 ? `${value.slice(0, 37)}...` : value)}`;
  }
  if (typeof value === "number") return `the number ${value}`;
  return typeof value === "boolean" ? String(value) : jsonTypeOf(value);
}

/** Tells whether a value is a JSON object. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A JSON object: what a row usually is. A field that a row lacks reads as `undefined`. */
export interface JsonObject {
  /** The value of a field, or `undefined` where the object has no such field. */
  readonly [key: string]: JsonValue | undefined;
}

/** Any value that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | JsonObject;

/** The kinds of JSON values, as a field rule names them. */
export type JsonType = "string" | "number" | "boolean" | "array" | "object" | "null";

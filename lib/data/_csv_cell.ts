import type { JsonType, JsonValue } from "./json_value.ts";
import type { FieldRule } from "./row_options.ts";

/** A function that turns the text of a cell into a JSON value; `undefined` is no value at all. */
export type CastCell = (text: string) => JsonValue | undefined;

const anyType: readonly JsonType[] = ["string", "number", "boolean", "null"];
const booleans = new Map([
  ["true", true],
  ["True", true],
  ["TRUE", true],
  ["false", false],
  ["False", false],
  ["FALSE", false],
]);

/** Leaves a cell as the text that it is. */
export function keepText(text: string): string {
  return text;
}

/**
 * Reads `true`, `false`, `null`, numbers and empty cells as JSON, as far as the rule for the
 * column allows the type: an answer `42` in a column of strings stays a string.
 */
export function createJsonCast(rule: FieldRule | undefined): CastCell {
  const allowed = rule === undefined ? anyType : [rule.type].flat();
  const missing = rule?.optional && !allowed.includes("null") ? undefined : null;
  const words = new Map<string, JsonValue>(allowed.includes("boolean") ? booleans : []);
  if (allowed.includes("null")) words.set("null", null);
  const numbers = allowed.includes("number");
  return function cast(text) {
    if (text === "") return missing;
    // A long text is no word of these; looking it up would hash all of it.
    const word = text.length <= 5 ? words.get(text) : undefined;
    if (word !== undefined) return word;
    return numbers && isExactNumber(text) ? Number(text) : text;
  };
}

/** JSON's grammar for numbers; an integer beyond 2^53 or a 1e999 would not survive as a number. */
function isExactNumber(text: string): boolean {
  if (!/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(text)) return false;
  const value = Number(text);
  return Number.isFinite(value) && (!/^-?[0-9]+$/.test(text) || Number.isSafeInteger(value));
}

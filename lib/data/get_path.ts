import { requireList } from "./_require_arguments.ts";
import { isJsonObject } from "./_json_type.ts";
import type { JsonValue } from "./json_value.ts";
import { type FieldPath, parseFieldPath } from "./parse_field_path.ts";

/**
 * The values that a row holds at a field, found by column name or JSON Pointer.
 *
 * For labels that sit inside rows, such as `/judges/GPT-5.5 (reasoning=low)` or the verdicts of all
 * raters, `/raters/*`. Without `*` there is exactly one value. With it there is one for each member,
 * array items in order and object values in the order of their keys (as JavaScript keeps them: keys
 * that are whole numbers come first). A value that is missing is `undefined`, in its place among the
 * others, so it is told from a `null` in the data; an empty list gives no value. Not for the text of a
 * path again and again: give {@linkcode parseFieldPath} the text once.
 *
 * @param value The row, or any JSON value.
 * @param field A column name or a JSON Pointer, or one that was parsed.
 * @returns The values, `undefined` for each that is missing.
 * @throws {TypeError} If `field` is neither a string nor a parsed path.
 * @throws {SyntaxError} If `field` is empty or not a valid pointer.
 * @see RFC 6901, JavaScript Object Notation (JSON) Pointer, https://www.rfc-editor.org/rfc/rfc6901
 *
 * @example
 * ```ts
 * import { getPath } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const row = { id: "q1", raters: [{ label: true }, { label: null }, {}] };
 * assertEquals(getPath(row, "id"), ["q1"]);
 * assertEquals(getPath(row, "/raters/0/label"), [true]);
 * assertEquals(getPath(row, "/raters/*" + "/label"), [true, null, undefined]);
 * assertEquals(getPath(row, "answer"), [undefined]);
 * ```
 */
export function getPath(
  value: JsonValue,
  field: string | FieldPath,
): readonly (JsonValue | undefined)[] {
  const { tokens, many } = typeof field === "object" && field !== null
    ? field
    : parseFieldPath(field);
  requireList(tokens, "field.tokens", "get the path");
  if (many) {
    const found: (JsonValue | undefined)[] = [];
    collect(value, tokens, 0, found);
    return found;
  }
  let member: JsonValue | undefined = value;
  for (const token of tokens) member = memberOf(member, token);
  return [member];
}

function collect(
  value: JsonValue | undefined,
  tokens: readonly string[],
  depth: number,
  found: (JsonValue | undefined)[],
): void {
  if (depth === tokens.length || value === undefined) {
    found.push(value);
  } else if (tokens[depth] !== "*") {
    collect(memberOf(value, tokens[depth]), tokens, depth + 1, found);
  } else if (typeof value !== "object" || value === null) {
    found.push(undefined);
  } else {
    for (const member of Object.values(value)) collect(member, tokens, depth + 1, found);
  }
}

function memberOf(value: JsonValue | undefined, token: string): JsonValue | undefined {
  if (isJsonObject(value)) return Object.hasOwn(value, token) ? value[token] : undefined;
  const isIndex = Array.isArray(value) && /^(0|[1-9][0-9]*)$/.test(token);
  return isIndex ? value[Number(token)] : undefined;
}

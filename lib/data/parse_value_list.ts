import { requireText } from "./_require_arguments.ts";
import type { JsonValue } from "./json_value.ts";

/**
 * The values of a comma list as a command line gives it: JSON where it reads as JSON, else words.
 *
 * @param text Such as `0,1,2,3`, `false` or `fail,partial`; a text that holds a comma stands in quotes.
 * @returns The values, at least one.
 * @throws {TypeError} If `text` is no text.
 * @throws {SyntaxError} If there is none, or one is neither a number, a boolean nor a text.
 *
 * @example
 * ```ts
 * import { parseValueList } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseValueList("0,1,2"), [0, 1, 2]);
 * assertEquals(parseValueList("fail, true"), ["fail", true]);
 * ```
 */
export function parseValueList(text: string): (string | number | boolean)[] {
  requireText(text, "text", "read the values");
  const list = asJsonList(text) ??
    text.split(OUTSIDE_QUOTES).map((word) => asJsonList(word)?.[0] ?? word.trim());
  const scalars = list.filter((value) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
  );
  if (scalars.length < list.length || scalars.length === 0 || scalars.includes("")) {
    throw new SyntaxError(
      `Cannot read the values ${
        JSON.stringify(text)
      }: write a comma list of numbers, true, false or ` +
        "words, for example 1,2 or fail",
    );
  }
  return scalars;
}

/** A comma with an even number of quotes behind it. */
const OUTSIDE_QUOTES = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

function asJsonList(text: string): JsonValue[] | undefined {
  try {
    return JSON.parse(`[${text}]`);
  } catch {
    return undefined;
  }
}

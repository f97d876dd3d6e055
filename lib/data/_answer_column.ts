import { isJsonObject } from "./_json_type.ts";
import { ANSWER_FIELDS } from "./_trace_fields.ts";
import { getPath } from "./get_path.ts";
import type { JsonObject } from "./json_value.ts";
import { parseFieldPath } from "./parse_field_path.ts";

/** A row with another of its answers in the place of the recorded one; `undefined` where it has none there. */
export type AnswerChoice = (row: JsonObject) => JsonObject | undefined;

/**
 * Chooses by a column, a JSON Pointer, or names joined by dots.
 *
 * What goes with the recorded answer, such as its citations and its grade, must not be held against another:
 * it is taken from beside the other answer, or left out.
 */
export function chooseAnswer(field: string): AnswerChoice {
  const column = parseFieldPath(field);
  const dotted = parseFieldPath(
    field.startsWith("/") ? field : `/${field.replaceAll("~", "~0").replaceAll(".", "/")}`,
  );
  const own = new Set([...ANSWER_FIELDS.flatMap(({ names }) => names), "groundedness"]);
  return (row) => {
    const path = getPath(row, column)[0] === undefined ? dotted : column;
    const [answer] = getPath(row, path);
    if (answer === undefined) return undefined;
    const { tokens } = path;
    const parent = tokens.length < 2
      ? undefined
      : getPath(row, { field, tokens: tokens.slice(0, -1), many: false })[0];
    const beside = isJsonObject(parent) ? Object.entries(parent) : [];
    const kept = Object.entries(row).filter(([name]) => !own.has(name) && name !== tokens[0]);
    const theirs = beside.filter(([name]) => own.has(name) && name !== "response");
    return { ...Object.fromEntries(kept), ...Object.fromEntries(theirs), answer };
  };
}

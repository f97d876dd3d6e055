import type { JsonValue } from "../data/json_value.ts";
import { type LabelWords, wholeLabel } from "./_label_words.ts";

/**
 * Whether a field still holds what was to be filled in: `"A | B"`, `"<A or B>"`, `"..."`, `"string"`.
 *
 * Models echo the form that they were given before they answer in it; an echo says nothing.
 */
export function isForm(value: JsonValue | undefined, labels: readonly LabelWords[] = []): boolean {
  if (typeof value !== "string") return false;
  if (/^\s*(?:<[^>]*>|\{[^}]*\}|\.{3}|\u2026|string|number|integer)\s*$/i.test(value)) return true;
  const choices = value.split(/[|/]|\bor\b/);
  return choices.length > 1 && choices.every((one) => wholeLabel(one, labels) !== undefined);
}

import type { JsonValue } from "../data/json_value.ts";
import { LINE_HEIGHT } from "./_theme.ts";
import { wrapText } from "./_wrap_text.ts";

/** The lines of each label, at most `characters` long; a blank one is said to be blank. */
export function labelLines(labels: readonly string[], characters: number): string[][] {
  return labels.map((label) => wrapText(label.trim() === "" ? "(blank)" : label, characters));
}

/** The properties of an axis that writes each label in its lines. */
export function labelAxis(
  labels: readonly string[],
  lines: readonly (readonly string[])[],
  side: "left" | "bottom",
): Record<string, JsonValue> {
  const at = `[indexof(${JSON.stringify(labels)}, datum.value)]`;
  // At the left, lines hang from the middle of their row: half the further lines pull them up again.
  const rise = lines.map((list) => (1 - list.length) * LINE_HEIGHT / 2);
  return {
    labelExpr: `${JSON.stringify(lines)}${at}`,
    labelAngle: 0,
    labelOverlap: false,
    ...(side === "left" ? { labelOffset: { expr: `${JSON.stringify(rise)}${at}` } } : {}),
    ticks: false,
    domain: false,
  };
}

import type { Paint } from "./paint.ts";
import { textTable } from "./text_table.ts";

/** A table for the terminal under a bold head; an empty text where it has no rows. */
export function headedTable(
  paint: Paint,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly ("left" | "right")[] = [],
): string {
  if (rows.length === 0) return "";
  const [first, ...others] = textTable([head, ...rows], { align }).split("\n");
  // Painted after the columns are lined up, as colours have no width.
  return [paint("bold", first), ...others].join("\n");
}

import { requireOptions, requireRows } from "./_require.ts";
import { visible } from "./_visible.ts";
import { unicodeWidth } from "@std/cli/unicode-width";

/** Options of {@linkcode textTable}. */
export interface TextTableOptions {
  /** For each column, which side its cells lean to. Default: all to the left. */
  readonly align?: readonly ("left" | "right")[];
  /** Spaces between columns, an integer of at least 0. Default 2. */
  readonly gap?: number;
}

/**
 * Lines up cells in columns for a terminal; wide characters, as in Chinese, take their two places, and control
 * characters are spelt out.
 *
 * @param rows The cells, row after row; a short row has empty cells at its end.
 * @param options Alignment of the columns and the gap between them.
 * @returns One line a row, without trailing spaces and without a final newline.
 * @throws {TypeError} If `rows` is no array of arrays of text, or an option of the wrong kind.
 *
 * @example
 * ```ts
 * import { textTable } from "@touchstone/eval/reports";
 * import { assertEquals } from "@std/assert";
 *
 * const table = textTable([["caught", "44/48"], ["passed", "9/60"]], { align: ["left", "right"] });
 *
 * assertEquals(table, "caught  44/48\npassed   9/60");
 * ```
 */
export function textTable(
  rows: readonly (readonly string[])[],
  options: TextTableOptions = {},
): string {
  requireRows(rows, "textTable");
  requireOptions(options, "textTable");
  const { align = [], gap = 2 } = options;
  const printable = rows.map((row) => row.map(visible));
  const widths: number[] = [];
  for (const row of printable) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, unicodeWidth(cell));
    });
  }
  const lines = printable.map((row) => {
    const cells = row.map((cell, column) => {
      const padding = " ".repeat(widths[column] - unicodeWidth(cell));
      return align[column] === "right" ? padding + cell : cell + padding;
    });
    return cells.join(" ".repeat(gap)).trimEnd();
  });
  return lines.join("\n");
}

import { requireHead, requireOptions, requireRows } from "./_require.ts";
import { escapeMarkdown } from "./_escape_markdown.ts";

/** Options of {@linkcode markdownTable}. */
export interface MarkdownTableOptions {
  /** For each column, which side its cells lean to. Default: all to the left. */
  readonly align?: readonly ("left" | "right")[];
}

/**
 * A table in GitHub's Markdown; bars, line breaks and markup in a cell are escaped.
 *
 * @param head The column heads.
 * @param rows The cells, row after row, as many a row as there are heads.
 * @param options Alignment of the columns.
 * @returns The table, ending in a newline.
 * @throws {TypeError} If `head` or a row is no array of text, or an option of the wrong kind.
 *
 * @example
 * ```ts
 * import { markdownTable } from "@touchstone/eval/reports";
 * import { assertEquals } from "@std/assert";
 *
 * const table = markdownTable(["slice", "caught"], [["a|b", "4/8"]], { align: ["left", "right"] });
 *
 * assertEquals(table, "| slice | caught |\n| --- | ---: |\n| a\\|b | 4/8 |\n");
 * ```
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  options: MarkdownTableOptions = {},
): string {
  requireHead(head, "markdownTable");
  requireRows(rows, "markdownTable");
  requireOptions(options, "markdownTable");
  const { align = [] } = options;
  const rule = head.map((_, column) => align[column] === "right" ? "---:" : "---");
  const lines = [head.map(escapeMarkdown), rule, ...rows.map((row) => row.map(escapeMarkdown))];
  return lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

import type { RunComparison } from "../decisions/run_comparison.ts";
import {
  comparisonLines,
  FLIP_HEAD,
  flipRows,
  RATE_HEAD,
  rateRows,
  requireComparison,
  SLICE_ALIGN,
  SLICE_HEAD,
  sliceRows,
} from "./_comparison_rows.ts";
import { escapeMarkdown } from "./_escape_markdown.ts";
import { markdownTable } from "./markdown_table.ts";

/**
 * Two runs compared, in Markdown for a pull request: both rates with their paired change, the cases that came
 * out otherwise, the change by slice, and what else differs between the runs.
 *
 * @param comparison What `compareRuns` gives.
 * @returns A section that begins with a second-level heading and ends in a newline.
 * @throws {TypeError} If `comparison` is none.
 *
 * @example
 * ```ts
 * import { compareRuns } from "@touchstone/eval/decisions";
 * import { comparisonMarkdown } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const run = { results: [], manifest: { touchstone: "0", case_set: "1" } };
 *
 * assertStringIncludes(comparisonMarkdown(compareRuns(run, run)), "## Candidate against baseline");
 * ```
 */
export function comparisonMarkdown(comparison: RunComparison): string {
  requireComparison(comparison, "comparisonMarkdown");
  const blocks = [
    "## Candidate against baseline\n",
    comparisonLines(comparison).map((line) => `${escapeMarkdown(line)}\n`).join("\n"),
    markdownTable(RATE_HEAD, rateRows(comparison)),
  ];
  const flips = flipRows(comparison);
  if (flips.length > 0) blocks.push(markdownTable(FLIP_HEAD, flips));
  const slices = sliceRows(comparison);
  if (slices.length > 0) blocks.push(markdownTable(SLICE_HEAD, slices, { align: SLICE_ALIGN }));
  blocks.push(...comparison.warnings.map((warning) => `> Beware: ${escapeMarkdown(warning)}.\n`));
  return blocks.join("\n");
}

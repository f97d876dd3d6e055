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
import { headedTable } from "./_headed_table.ts";
import type { Paint } from "./paint.ts";
import { plain } from "./_plain.ts";
import { requireOptionNames, requireOptions, requirePaint } from "./_require.ts";
import { visible } from "./_visible.ts";

/** Options of {@linkcode comparisonText}. */
export interface ComparisonTextOptions {
  /** Colours. Default: none. */
  readonly paint?: Paint;
}

const OPTIONS: Record<keyof ComparisonTextOptions, true> = { paint: true };

/**
 * Two runs compared, for the terminal: both rates with their paired change, the cases that came out otherwise,
 * the change by slice, and what else differs between the runs.
 *
 * @param comparison What `compareRuns` gives.
 * @param options Colours.
 * @returns The report, ending in a newline.
 * @throws {TypeError} If `comparison` is none, or an option unknown or of the wrong kind.
 *
 * @example
 * ```ts
 * import { compareRuns } from "@touchstone/eval/decisions";
 * import { comparisonText } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const run = { results: [], manifest: { touchstone: "0", case_set: "1" } };
 *
 * assertStringIncludes(comparisonText(compareRuns(run, run)), "0 cases were scored in both runs");
 * ```
 */
export function comparisonText(
  comparison: RunComparison,
  options: ComparisonTextOptions = {},
): string {
  requireComparison(comparison, "comparisonText");
  requireOptions(options, "comparisonText");
  requireOptionNames(options, OPTIONS, "comparisonText");
  const { paint = plain } = options;
  requirePaint(paint, "comparisonText");
  const blocks = [
    comparisonLines(comparison).map(visible).join("\n"),
    headedTable(paint, RATE_HEAD, rateRows(comparison)),
    headedTable(paint, FLIP_HEAD, flipRows(comparison)),
    headedTable(paint, SLICE_HEAD, sliceRows(comparison), SLICE_ALIGN),
    comparison.warnings.map((warning) => paint("yellow", `Beware: ${visible(warning)}.`)).join(
      "\n",
    ),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

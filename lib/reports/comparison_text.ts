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
import type { Paint } from "./paint.ts";
import { plain } from "./_plain.ts";
import { requireOptions } from "./_require.ts";
import { textTable } from "./text_table.ts";
import { visible } from "./_visible.ts";

/** Options of {@linkcode comparisonText}. */
export interface ComparisonTextOptions {
  /** Colours. Default: none. */
  readonly paint?: Paint;
}

/**
 * Two runs compared, for the terminal: both rates with their paired change, the cases that came out otherwise,
 * the change by slice, and what else differs between the runs.
 *
 * @param comparison What `compareRuns` gives.
 * @param options Colours.
 * @returns The report, ending in a newline.
 * @throws {TypeError} If `comparison` is none, or an option of the wrong kind.
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
  const { paint = plain } = options;
  if (typeof paint !== "function") {
    throw new TypeError("Cannot compute comparisonText as paint must be a function");
  }
  const table = (
    head: readonly string[],
    rows: readonly (readonly string[])[],
    align: readonly ("left" | "right")[] = [],
  ) => {
    if (rows.length === 0) return "";
    const [first, ...others] = textTable([head, ...rows], { align }).split("\n");
    return [paint("bold", first), ...others].join("\n");
  };
  const blocks = [
    comparisonLines(comparison).map(visible).join("\n"),
    table(RATE_HEAD, rateRows(comparison)),
    table(FLIP_HEAD, flipRows(comparison)),
    table(SLICE_HEAD, sliceRows(comparison), SLICE_ALIGN),
    comparison.warnings.map((warning) => paint("yellow", `Beware: ${visible(warning)}.`)).join(
      "\n",
    ),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

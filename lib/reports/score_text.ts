import type { CaseSummary } from "../cases/case_summary.ts";
import type { CaseResult } from "../data/case_result.ts";
import {
  CASE_HEADS,
  failingNotes,
  failingRows,
  PROPERTY_HEADS,
  PROPERTY_SIDES,
  RATE_HEADS,
  requireSummary,
  scoredLine,
  scorePropertyRows,
  scoreRateRows,
  scoreSliceRows,
  SLICE_HEADS,
} from "./_score_rows.ts";
import { headedTable } from "./_headed_table.ts";
import type { Paint } from "./paint.ts";
import { plain } from "./_plain.ts";
import { requireOptionNames, requireOptions, requirePaint } from "./_require.ts";
import { requireResults } from "./_require_result.ts";

/** Options of {@linkcode scoreText}. */
export interface ScoreTextOptions {
  /** The results, whose reasons are listed beside the cases that came out wrong. Default: none. */
  readonly results?: readonly CaseResult[];
  /** Colours. Default: none. */
  readonly paint?: Paint;
}

const OPTIONS: Record<keyof ScoreTextOptions, true> = { results: true, paint: true };

/**
 * Shows on a terminal what a set of cases came to: both rates, slices, properties, the cases to read first.
 *
 * Every rate has its n and interval. What a gate decides of it is `gateText`'s.
 *
 * @param summary What `summariseCases` gives.
 * @param options Results for their reasons, and colours.
 * @returns Lines that end with a line break.
 * @throws {TypeError} If `summary`, `results` or `paint` is of the wrong kind, or an option unknown.
 *
 * @example
 * ```ts
 * import { scoreCases, summariseCases } from "@touchstone/eval/cases";
 * import { scoreText } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const results = await scoreCases([{
 *   id: "fee",
 *   type: "answerable",
 *   expect: "answer",
 *   question: "What does a return cost?",
 *   chunks: [{ id: "fees", text: "Returns cost $5." }],
 *   required_facts: ["$5"],
 *   answer: "A return costs $7.",
 * }]);
 * assertStringIncludes(scoreText(summariseCases(results), { results }), "1/1");
 * ```
 */
export function scoreText(summary: CaseSummary, options: ScoreTextOptions = {}): string {
  requireSummary(summary, "scoreText");
  requireOptions(options, "scoreText");
  requireOptionNames(options, OPTIONS, "scoreText");
  const { results = [], paint = plain } = options;
  requireResults(results, "scoreText");
  requirePaint(paint, "scoreText");
  const blocks = [
    paint("bold", scoredLine(summary)),
    headedTable(paint, RATE_HEADS, scoreRateRows(summary), ["left", "right"]),
    headedTable(paint, SLICE_HEADS, scoreSliceRows(summary), ["left", "right"]),
    headedTable(paint, PROPERTY_HEADS, scorePropertyRows(summary), PROPERTY_SIDES),
    headedTable(paint, CASE_HEADS, failingRows(summary, results)),
    failingNotes(summary).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

import type { CaseSummary } from "../cases/case_summary.ts";
import type { CaseResult } from "../data/case_result.ts";
import { escapeMarkdown } from "./_escape_markdown.ts";
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
import { markdownTable } from "./markdown_table.ts";
import { requireOptionNames, requireOptions } from "./_require.ts";
import { requireResults } from "./_require_result.ts";

/** Options of {@linkcode scoreMarkdown}. */
export interface ScoreMarkdownOptions {
  /** The results, whose reasons are listed beside the cases that came out wrong. Default: none. */
  readonly results?: readonly CaseResult[];
}

const OPTIONS: Record<keyof ScoreMarkdownOptions, true> = { results: true };

/**
 * Shows in Markdown, for a pull request, what a set of cases came to.
 *
 * The same tables as `scoreText`; texts of cases are escaped. What a gate decides of it is `gateMarkdown`'s.
 *
 * @param summary What `summariseCases` gives.
 * @param options Results for their reasons.
 * @returns Markdown that ends with a line break.
 * @throws {TypeError} If `summary` or `results` is of the wrong kind, or an option unknown.
 *
 * @example
 * ```ts
 * import { summariseCases } from "@touchstone/eval/cases";
 * import { scoreMarkdown } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * assertStringIncludes(scoreMarkdown(summariseCases([])), "0 cases, 0 scored");
 * ```
 */
export function scoreMarkdown(summary: CaseSummary, options: ScoreMarkdownOptions = {}): string {
  requireSummary(summary, "scoreMarkdown");
  requireOptions(options, "scoreMarkdown");
  requireOptionNames(options, OPTIONS, "scoreMarkdown");
  const { results = [] } = options;
  requireResults(results, "scoreMarkdown");
  const table = (
    title: string,
    head: readonly string[],
    rows: readonly (readonly string[])[],
    align: readonly ("left" | "right")[] = [],
  ) => rows.length === 0 ? [] : [`### ${title}\n`, markdownTable(head, rows, { align })];
  const notes = failingNotes(summary).map((note) => `- ${escapeMarkdown(note)}\n`).join("");
  return [
    "## Score\n",
    `${scoredLine(summary)}\n`,
    markdownTable(RATE_HEADS, scoreRateRows(summary), { align: ["left", "right"] }),
    ...table("By slice", SLICE_HEADS, scoreSliceRows(summary), ["left", "right"]),
    ...table("By property", PROPERTY_HEADS, scorePropertyRows(summary), PROPERTY_SIDES),
    ...table("Cases to read first", CASE_HEADS, failingRows(summary, results)),
    ...(notes === "" ? [] : [notes]),
  ].join("\n");
}

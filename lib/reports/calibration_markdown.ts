import type { AnyCalibrationRecord } from "../data/calibration_record.ts";
import type { RequirementResult } from "../decisions/check_requirement.ts";
import { requireOptions } from "./_require.ts";
import { requirementRow, thresholdLines } from "./_calibration_lines.ts";
import { countAlignment, countRows, countsLine, measureRows } from "./_calibration_rows.ts";
import { sliceAlignment, sliceTables } from "./_slice_table.ts";
import { calibrationVerdict } from "./calibration_verdict.ts";
import { escapeMarkdown } from "./_escape_markdown.ts";
import { markdownTable } from "./markdown_table.ts";

/** Options of {@linkcode calibrationMarkdown}. */
export interface CalibrationMarkdownOptions {
  /** Bars that the record was held against. Default: none. */
  readonly requirements?: readonly RequirementResult[];
}

/**
 * A calibration record in Markdown, for a pull request or a wiki: the verdict first, then the tables.
 *
 * @param record A record from `calibrateJudge` or `calibrateGrades`.
 * @param options Bars to show.
 * @returns A section that begins with a second-level heading and ends in a newline.
 * @throws {TypeError} If `record` is no calibration record, or an option of the wrong kind.
 *
 * @example
 * ```ts
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { calibrationMarkdown } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const record = calibrateJudge([true, false, false], [true, false, true], { name: "Marl" });
 *
 * assertStringIncludes(calibrationMarkdown(record), "## Marl against people");
 * ```
 */
export function calibrationMarkdown(
  record: AnyCalibrationRecord,
  options: CalibrationMarkdownOptions = {},
): string {
  requireOptions(options, "calibrationMarkdown");
  const { requirements = [] } = options;
  const verdict = calibrationVerdict(record);
  const measures = measureRows(record);
  const [head, ...counts] = countRows(record);
  const blocks = [
    `## ${escapeMarkdown(record.judge.name)} against people\n`,
    `${escapeMarkdown(verdict.join(" "))}\n`,
    ...record.warnings.map((warning) => `> Beware: ${escapeMarkdown(warning)}.\n`),
    `${countsLine(record)}.${thresholdLines(record).map((line) => ` ${line}`).join("")}\n`,
    markdownTable(["the judge", "count", "rate", "name"], measures, { align: ["left", "right"] }),
    markdownTable(head, counts, { align: countAlignment(record) }),
    ...sliceTables(record).map((table) =>
      markdownTable(table.head, table.rows, { align: sliceAlignment(table) })
    ),
  ];
  if (requirements.length > 0) {
    const rows = requirements.map(requirementRow);
    blocks.push(markdownTable(["bar", "measured", "to settle", "outcome"], rows));
  }
  return blocks.join("\n");
}

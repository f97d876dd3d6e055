import type { AnyCalibrationRecord } from "../data/calibration_record.ts";
import type { RequirementResult } from "../decisions/check_requirement.ts";
import { requireOptions, requirePaint } from "./_require.ts";
import { countAlignment, countRows, countsLine, measureRows } from "./_calibration_rows.ts";
import { requirementRow, thresholdLines } from "./_calibration_lines.ts";
import { sliceAlignment, sliceTables } from "./_slice_table.ts";
import type { Paint } from "./paint.ts";
import { plain } from "./_plain.ts";
import { calibrationVerdict } from "./calibration_verdict.ts";
import { visible } from "./_visible.ts";
import { textTable } from "./text_table.ts";

/** Values of a slice that a terminal shows. */
const MANY = 40;

/** Options of {@linkcode calibrationText}. */
export interface CalibrationTextOptions {
  /** Bars that the record was held against. Default: none. */
  readonly requirements?: readonly RequirementResult[];
  /** Colours a piece of text for a terminal. Default: no colour. */
  readonly paint?: Paint;
}

/**
 * A calibration record as a table for the terminal: every rate with its count, interval and n, worded for
 * people beside its name in the field, because "true positive rate" means opposite things in this field's
 * tools.
 *
 * @param record A record from `calibrateJudge` or `calibrateGrades`.
 * @param options Bars to show, and colours.
 * @returns The report, ending in a newline.
 * @throws {TypeError} If `record` is no calibration record, or an option of the wrong kind.
 *
 * @example
 * ```ts
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { calibrationText } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const human = [...Array(48).fill(true), ...Array(60).fill(false)];
 * const judge = human.map((label, row) => row % 12 === 0 ? !label : label);
 *
 * assertStringIncludes(
 *   calibrationText(calibrateJudge(human, judge, { name: "Marl" })),
 *   "catches bad answers",
 * );
 * ```
 */
export function calibrationText(
  record: AnyCalibrationRecord,
  options: CalibrationTextOptions = {},
): string {
  requireOptions(options, "calibrationText");
  const { requirements = [], paint = plain } = options;
  requirePaint(paint, "calibrationText");
  const verdict = calibrationVerdict(record);
  const measures = measureRows(record);
  const blocks = [
    `${paint("bold", `${visible(record.judge.name)} against people`)}\n${countsLine(record)}`,
    ...thresholdLines(record),
    textTable(measures, { align: ["left", "right"] }),
    textTable(countRows(record), { align: countAlignment(record) }),
    ...sliceTables(record).map((table) => {
      const shown = textTable([table.head, ...table.rows.slice(0, MANY)], {
        align: sliceAlignment(table),
      });
      const more = table.rows.length - MANY;
      return more > 0 ? `${shown}\n... and ${more} more: --format json or markdown has all` : shown;
    }),
  ];
  if (requirements.length > 0) {
    const lines = textTable(requirements.map(requirementRow)).split("\n");
    blocks.push(lines.map((line, i) => paintOutcome(line, requirements[i], paint)).join("\n"));
  }
  blocks.push(...record.warnings.map((warning) => paint("yellow", `Beware: ${visible(warning)}.`)));
  blocks.push(verdict.map(visible).join("\n"));
  return `${blocks.join("\n\n")}\n`;
}

const COLOURS = { met: "green", missed: "red", "not settled": "yellow" } as const;

/** The outcome is the last cell of its line: coloured after the columns are lined up. */
function paintOutcome(line: string, { outcome }: RequirementResult, paint: Paint): string {
  return line.slice(0, line.length - outcome.length) + paint(COLOURS[outcome], outcome);
}

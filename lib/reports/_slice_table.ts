import type { AnyCalibrationRecord } from "../data/calibration_record.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";
import { countOf } from "./_calibration_rows.ts";

/** One table a sliced column: heads, and a row a value. */
export interface SliceTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The slices of a record as tables, one a column. */
export function sliceTables(record: AnyCalibrationRecord): readonly SliceTable[] {
  const names = [...new Set(record.slices.map(({ slice }) => slice))];
  return names.map((name) => {
    if (record.kind === "graded") {
      const own = record.slices.filter(({ slice }) => slice === name);
      return {
        head: [`by ${name}`, "", "gives the same grade", "kappa"],
        rows: own.map(({ value, agreement, kappa }) => [
          value,
          countOf(agreement),
          rateOf(agreement),
          formatInterval(kappa),
        ]),
      };
    }
    const own = record.slices.filter(({ slice }) => slice === name);
    return {
      head: [`by ${name}`, "", "catches bad answers", "", "passes good answers"],
      rows: own.map(({ value, sensitivity, specificity }) => [
        value,
        countOf(sensitivity),
        rateOf(sensitivity),
        countOf(specificity),
        rateOf(specificity),
      ]),
    };
  });
}

/** A rate as a cell of a table; a slice without such rows says no more than that. */
function rateOf(interval: Interval): string {
  return interval.n === 0 ? "none, n 0" : formatInterval(interval, { percent: true });
}

/** Which side each column of a slice table leans to: counts to the right. */
export function sliceAlignment({ head }: SliceTable): readonly ("left" | "right")[] {
  return head.map((text, column) => text === "" && column > 0 ? "right" : "left");
}

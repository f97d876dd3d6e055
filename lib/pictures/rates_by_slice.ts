import type { CalibrationRecord, JudgeRates } from "../data/calibration_record.ts";
import { outOfRange, wrongType } from "./_require.ts";
import type { IntervalRow } from "./interval_plot.ts";

/** Options of {@linkcode ratesBySlice}. */
export interface RatesBySliceOptions {
  /** Which rates, each a group of the picture. Default: what is caught and what is passed. */
  readonly rates?: readonly SliceRate[];
  /** What the rows over all slices are called; `null` leaves them out. Default `"all"`. */
  readonly all?: string | null;
}

/** A rate that a slice can be drawn by. */
export type SliceRate =
  | "sensitivity"
  | "specificity"
  | "agreement"
  | "precision"
  | "negativePredictiveValue"
  | "prevalence";

/** The rates in plain words, as the groups of the picture are called. */
const PLAIN: Readonly<Record<SliceRate, string>> = {
  sensitivity: "catches bad answers",
  specificity: "passes good answers",
  agreement: "agrees with people",
  precision: "is right when it flags",
  negativePredictiveValue: "is right when it passes",
  prevalence: "answers that are bad",
};

const ACTION = "ratesBySlice";

/**
 * The rates of a judge for each value of a column, as rows for `intervalPlot`.
 *
 * @param record A record from `calibrateJudge` that was made with this slice.
 * @param slice The column.
 * @param options Which rates, and what the rows over all slices are called.
 * @returns One row a rate and value, those over all first; a value without such rows is undefined, with its
 *   reason.
 * @throws {TypeError} If `record` is none of `calibrateJudge`, or `options` no object.
 * @throws {RangeError} If the record has no such slice, or a rate is none of these.
 *
 * @example
 * ```ts
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { ratesBySlice } from "@touchstone/eval/pictures";
 * import { assertEquals } from "@std/assert";
 *
 * const record = calibrateJudge([true, false, true], [true, false, false], {
 *   slices: { topic: ["returns", "returns", "shipping"] },
 * });
 * const rows = ratesBySlice(record, "topic", { rates: ["sensitivity"] });
 *
 * assertEquals(rows.map((row) => row.label), ["all", "returns", "shipping"]);
 * assertEquals(rows[2].interval.estimate, 0);
 * ```
 */
export function ratesBySlice(
  record: CalibrationRecord,
  slice: string,
  options: RatesBySliceOptions = {},
): readonly IntervalRow[] {
  requireArguments(record, options);
  const { rates = ["sensitivity", "specificity"], all = "all" } = options;
  const slices = record.slices.filter((one) => one.slice === slice);
  if (slices.length === 0) {
    const known = [...new Set(record.slices.map((one) => one.slice))].join(", ") || "none";
    throw new RangeError(
      `Cannot compute ratesBySlice as slice must be one of those of the record (${known}): ` +
        `current value is ${JSON.stringify(slice)}`,
    );
  }
  return rates.flatMap((rate) => {
    const row = (label: string, rates: JudgeRates): IntervalRow => ({
      label,
      group: PLAIN[rate],
      interval: rates[rate],
    });
    const overall = all === null ? [] : [row(all, record)];
    return [...overall, ...slices.map((one) => row(one.value, one))];
  });
}

function requireArguments(record: CalibrationRecord, options: RatesBySliceOptions): void {
  if (record?.kind !== "binary" || !Array.isArray(record.slices)) {
    throw wrongType(ACTION, "record", "a record of calibrateJudge", record);
  }
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw wrongType(ACTION, "options", "an object", options);
  }
  const { rates = [] } = options;
  if (!Array.isArray(rates) || !rates.every((rate) => Object.hasOwn(PLAIN, rate))) {
    throw outOfRange(ACTION, "rates", `a list of ${Object.keys(PLAIN).join(", ")}`, rates);
  }
}

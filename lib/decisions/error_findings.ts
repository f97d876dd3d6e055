import type { CalibrationCounts } from "../data/calibration_record.ts";
import type { Interval } from "../statistics/interval.ts";

/**
 * Which error: `"any"`, over all rows; `"miss"`, a bad answer passed, over bad answers only; or
 * `"false-alarm"`, a good answer flagged, over good answers only.
 */
export type ErrorKind = "any" | "miss" | "false-alarm";

/** Whether a column goes with one kind of error. */
export interface ErrorFinding {
  /** Which error, and so which rows. */
  readonly error: ErrorKind;
  /** The column. */
  readonly column: string;
  /** Whether the column's values are compared by size or one by one. */
  readonly kind: "numeric" | "categorical";
  /** The value that is compared with all others (of two, with the other); `null` for a numeric column. */
  readonly value: string | null;
  /** The rows of `here` in words, such as `kind is paraphrase` or `words is above 80`. */
  readonly where: string;
  /** The rows of `elsewhere` in words. */
  readonly against: string;
  /** How often the judge errs in these rows: of the value, or of the worse half of a numeric column. */
  readonly here: Interval;
  /** How often it errs in the others. */
  readonly elsewhere: Interval;
  /**
   * Categorical: the rate here less the rate elsewhere, Newcombe's interval. Numeric: the share of pairs
   * (erred, right) in which the erred row has the higher value, DeLong's interval; .5 says nothing.
   */
  readonly effect: Interval;
  /** Two-sided p-value, Fisher's exact or the rank sum's; `null` where nothing was tested. */
  readonly pValue: number | null;
  /** The p-value, allowing for all comparisons that were made. */
  readonly adjustedP: number | null;
  /** Why nothing was tested; `null` where it was. */
  readonly untested: string | null;
  /** Rows without a value of a numeric column, which are in neither side. */
  readonly withoutValue: number;
  /** The finding as a sentence. */
  readonly sentence: string;
}

/** What a judge errs on. */
export interface ErrorExplanation {
  /** Any error, over all rows that were compared; the worst slices first. */
  readonly errors: readonly ErrorFinding[];
  /** Bad answers that it passes, the worst slices first. */
  readonly misses: readonly ErrorFinding[];
  /** Good answers that it flags, the worst slices first. */
  readonly falseAlarms: readonly ErrorFinding[];
  /** How often it errs, over all rows that were compared. */
  readonly errorRate: Interval;
  /** How often it passes a bad answer. */
  readonly missRate: Interval;
  /** How often it flags a good one. */
  readonly falseAlarmRate: Interval;
  /** Comparisons that were tested, over the three lists; the p-values allow for them. */
  readonly comparisons: number;
  /** Where every row went. */
  readonly counts: CalibrationCounts;
  /** What to beware of: systems that cannot be compared, slices too small to test. */
  readonly warnings: readonly string[];
}

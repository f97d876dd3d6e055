import type { Span } from "../data/span.ts";

/** A number of a text as a value, with its unit and its place. */
export interface Quantity {
  /** What it counts or names. */
  readonly kind:
    | "number"
    | "money"
    | "percent"
    | "measure"
    | "date"
    | "time"
    | "version"
    | "ordinal";
  /** Its value: of a measure in `unit`, of a percentage 25 for 25 %, of a time the minutes since midnight. */
  readonly value: number;
  /** Every reading where there are several: 1.234 is 1234 or 1.234. */
  readonly values?: readonly number[];
  /** The unit's own name whatever was written: `"day"`, `"km"`, `"MB"`. */
  readonly unit?: string;
  /** ISO code of the currency, or the bare sign where it belongs to several: `"USD"`, `"$"`. */
  readonly currency?: string;
  /** A date as far as it is known: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or `--MM-DD` without its year. */
  readonly iso?: string;
  /** Other readings of a date: 03/04/2024. */
  readonly alternatives?: readonly string[];
  /** The text as it stands. */
  readonly text: string;
  /** Where it stands. */
  readonly span: Span;
  /** What one step of the last digit written is worth: 0.1 for 99.5, 1e5 for 4.2 million. */
  readonly step: number;
  /** The share of a whole: one quarter, 1/4, ½. */
  readonly share?: boolean;
  /** Whether the text itself calls it approximate: about, nearly, ~. */
  readonly approximate?: boolean;
  /** The plural after a bare number, which is no unit: `"items"` of 30 items. */
  readonly counts?: string;
  /** Whether it may be no quantity at all, as "one" in "no one". */
  readonly doubtful?: boolean;
}

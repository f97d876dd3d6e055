import type { Interval } from "./interval.ts";

/** How scores are put into bins. */
export interface CalibrationBinsOptions {
  /** How many bins, an integer of at least 1. Default 10. */
  readonly bins?: number;
  /**
   * `"width"` (default): equal widths, from 0 to 1. `"mass"`: equal numbers of rows, by quantiles of the
   * scores; equal scores stay together, so that there may be fewer bins than asked for.
   */
  readonly strategy?: "width" | "mass";
  /**
   * Which edge belongs to a bin: `"right"` (default, as scikit-learn), so that .1 lies in the first of ten
   * bins; or `"left"`, so that it lies in the second. The outermost edges belong to their bins always.
   */
  readonly closed?: "right" | "left";
}

/** The rows whose scores share a bin. */
export interface CalibrationBin {
  /** Lower edge of the bin. */
  readonly lower: number;
  /** Upper edge of the bin. */
  readonly upper: number;
  /** Rows in the bin, an integer of at least 0. */
  readonly n: number;
  /** Mean score of its rows; `null` in an empty bin. */
  readonly meanScore: number | null;
  /** Share of its rows that are positive, with Wilson's interval; undefined in an empty bin. */
  readonly share: Interval;
}

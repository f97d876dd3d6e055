import { binRows, calibrationBinsOf, readBinsOptions } from "./_binned_rows.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import { readScoredRows } from "./_scored_rows.ts";
import type { CalibrationBin, CalibrationBinsOptions } from "./calibration_bins.ts";
import type { ScoredLabels } from "./scored_labels.ts";

/** Options of {@linkcode calibrationCurve}. */
export interface CalibrationCurveOptions extends CalibrationBinsOptions {
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** What scores say beside what came true, bin by bin. */
export interface CalibrationCurve {
  /** The bins, rising; empty ones are kept, with `n` 0. None without rows in bins of equal mass. */
  readonly bins: readonly CalibrationBin[];
  /** Rows in all bins. */
  readonly n: number;
}

const ACTION = "calibrationCurve";
const OPTIONS: Record<keyof CalibrationCurveOptions, true> = {
  level: true,
  bins: true,
  strategy: true,
  closed: true,
};

/**
 * The calibration curve: among rows scored about .8, are about 80 % positive?
 *
 * For scores that claim to be probabilities, before a threshold on them is trusted. Each bin's share has
 * Wilson's interval, so that an off share in a small bin is not taken for a fault; measured, the 95 %
 * interval covers .93 or more in bins of at least 20 rows. Empty bins are kept, as a hole in the curve is a
 * finding: keep those with `n > 0` for a line. Equal widths show where the scores lie, equal mass gives
 * each bin the same precision. Cost: the rows, and for equal mass a sort.
 *
 * @param rows `labels` (true or 1 for positive) and `scores` in [0, 1], in the same order.
 * @param options Number and kind of bins, and the level.
 * @returns The bins with their edges, n, mean score and share of positive rows.
 * @throws {RangeError} If the lists differ in length, a score is outside [0, 1] (naming its index), or an
 * option is out of range.
 * @throws {TypeError} If a label is not true, false, 1 or 0, naming its index, or an option is unknown.
 *
 * @see scikit-learn, `sklearn.calibration.calibration_curve`, which leaves empty bins out.
 *
 * @example
 * ```ts
 * import { calibrationCurve } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const rows = { labels: [0, 0, 1, 1, 1] as const, scores: [0.1, 0.3, 0.4, 0.8, 0.9] };
 * const { bins } = calibrationCurve(rows, { bins: 2 });
 *
 * assertEquals(bins.map(({ upper, n }) => [upper, n]), [[0.5, 3], [1, 2]]);
 * assertEquals(bins.map(({ share }) => share.estimate), [1 / 3, 1]);
 * ```
 */
export function calibrationCurve(
  rows: ScoredLabels,
  options: CalibrationCurveOptions = {},
): CalibrationCurve {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95, ...binning } = options;
  requireLevel(level, ACTION);
  const settings = readBinsOptions(binning, ACTION);
  const scored = readScoredRows(rows, ACTION, "probability");
  return { bins: calibrationBinsOf(binRows(scored, settings), level), n: scored.n };
}

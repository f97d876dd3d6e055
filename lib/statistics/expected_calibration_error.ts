import { binRows, calibrationBinsOf, readBinsOptions } from "./_binned_rows.ts";
import { calibrationChance } from "./_calibration_chance.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import { readScoredRows, type ScoredRows } from "./_scored_rows.ts";
import type { CalibrationBin } from "./calibration_bins.ts";
import type { CalibrationCurveOptions } from "./calibration_curve.ts";
import type { Interval } from "./interval.ts";
import type { ScoredLabels } from "./scored_labels.ts";
import { studentTQuantile } from "./student_t_quantile.ts";

/** Options of {@linkcode expectedCalibrationError}: bins and level. */
export type CalibrationErrorOptions = CalibrationCurveOptions;

/** An expected calibration error with its interval and what it rests on. */
export type CalibrationError = Interval & {
  /** The largest difference of any bin; `null` without rows. Reads high as well, in small bins most. */
  readonly maximum: number | null;
  /** What perfectly calibrated scores would show here on average, by chance; `null` without rows. */
  readonly expectedByChance: number | null;
  /** The bins, as `calibrationCurve` gives them. */
  readonly bins: readonly CalibrationBin[];
};

const ACTION = "expectedCalibrationError";
const OPTIONS: Record<keyof CalibrationErrorOptions, true> = {
  level: true,
  bins: true,
  strategy: true,
  closed: true,
};

/**
 * The expected calibration error: how far mean score and share of positives lie apart, bin by bin, averaged
 * over the rows.
 *
 * It reads high: chance alone moves every bin's share, and all moves count as error. `expectedByChance`
 * says how much calibrated scores would show in the same bins (.03 at n = 1,000 in ten bins, .10 at n =
 * 100); only an error well above it speaks against the scores. More bins, more bias. For ranking use
 * `rocAuc`, for scores as a whole `brierScore`.
 *
 * The interval is of the error in these bins without that bias, which lies between 0 and
 * `expectedByChance`: from the estimate, less all of it, less t standard errors, to the estimate plus t
 * standard errors. A bound that holds for both ends of the bias is wide; measured, the 95 % interval covers
 * .94 to 1. A percentile bootstrap repeats the bias and is not offered.
 *
 * Undefined (`null`) without rows. Cost: the rows, and for bins of equal mass a sort.
 *
 * @param rows `labels` (true or 1 for positive) and `scores` in [0, 1], in the same order.
 * @param options Number and kind of bins, and the level.
 * @returns The error in [0, 1] with its interval, the largest of any bin, the bias and the bins.
 * @throws {RangeError} If the lists differ in length, a score is outside [0, 1] (naming its index), or an
 * option is out of range.
 * @throws {TypeError} If a label is not true, false, 1 or 0, naming its index, or an option is unknown.
 *
 * @see Guo et al., ICML (2017), arXiv 1706.04599, eq. 3 and 5; for the bias Bröcker, Clim. Dyn. 39 (2012)
 * 655.
 *
 * @example
 * ```ts
 * import { expectedCalibrationError } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const rows = { labels: [0, 0, 1, 1, 1] as const, scores: [0.1, 0.3, 0.4, 0.8, 0.9] };
 * const error = expectedCalibrationError(rows, { bins: 2 });
 *
 * // .8/3 against 1/3 in three rows, .85 against 1 in two.
 * assertAlmostEquals(error.estimate ?? NaN, (3 * (0.2 / 3) + 2 * 0.15) / 5);
 * ```
 */
export function expectedCalibrationError(
  rows: ScoredLabels,
  options: CalibrationErrorOptions = {},
): CalibrationError {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95, ...binning } = options;
  requireLevel(level, ACTION);
  const settings = readBinsOptions(binning, ACTION);
  const scored = readScoredRows(rows, ACTION, "probability");
  const binned = binRows(scored, settings);
  const { n } = scored;
  const about = { n, level, method: "t-bias-bounds", bins: calibrationBinsOf(binned, level) };
  const nothing = { lower: null, upper: null } as const;
  if (n === 0) {
    const unknown = { estimate: null, maximum: null, expectedByChance: null };
    return { ...unknown, ...nothing, ...about, reason: "no observations" };
  }
  let sum = 0;
  let maximum = 0;
  for (let bin = 0; bin < binned.counts.length; bin++) {
    if (binned.counts[bin] === 0) continue;
    const away = Math.abs(binned.sums[bin] - binned.positives[bin]);
    sum += away;
    maximum = Math.max(maximum, away / binned.counts[bin]);
  }
  const estimate = sum / n;
  const { expectedByChance, variance } = calibrationChance(scored, binned);
  const all = { ...about, maximum, expectedByChance };
  const standardError = Math.sqrt(Math.max(variance, spreadOf(scored) - estimate ** 2) / (n - 1));
  if (n < 2 || standardError < 1e-12) {
    const reason = n < 2 ? "fewer than two rows" : "every row is off by the same";
    return { estimate, ...nothing, ...all, reason };
  }
  const reach = studentTQuantile((1 + level) / 2, n - 1) * standardError;
  const lower = Math.max(0, estimate - expectedByChance - reach);
  return { estimate, lower, upper: Math.min(1, estimate + reach), ...all };
}

/** The mean square of label less score: the error is the mean of these differences, signed by bin. */
function spreadOf({ n, labels, scores }: ScoredRows): number {
  let squares = 0;
  for (let row = 0; row < n; row++) squares += (labels[row] - scores[row]) ** 2;
  return squares / n;
}

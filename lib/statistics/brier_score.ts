import { binByScore, type BinnedRows, binRows, readBinsOptions } from "./_binned_rows.ts";
import { lossInterval } from "./_loss_interval.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import { readScoredRows, type ScoredRows } from "./_scored_rows.ts";
import type { CalibrationBinsOptions } from "./calibration_bins.ts";
import { clopperPearsonInterval } from "./clopper_pearson_interval.ts";
import type { Interval } from "./interval.ts";
import type { ScoredLabels } from "./scored_labels.ts";

/** Options of {@linkcode brierScore}. */
export interface BrierScoreOptions extends Omit<CalibrationBinsOptions, "bins"> {
  /** Bins of the decomposition: how many (default 10), or `"distinct"`, one for each distinct score. */
  readonly bins?: number | "distinct";
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** The parts of a Brier score. */
export interface BrierParts {
  /** How far the bins' shares lie from their mean scores; 0 is perfect calibration. */
  readonly reliability: number | null;
  /** How far the bins' shares lie from the share of all rows; the more, the better they tell apart. */
  readonly resolution: number | null;
  /** The Brier score of the constant share of all rows. */
  readonly uncertainty: number | null;
  /** Mean variance of the scores inside their bins; 0 with `"distinct"`. */
  readonly withinBinVariance: number | null;
  /** Twice the mean covariance of scores and labels inside their bins; 0 with `"distinct"`. */
  readonly withinBinCovariance: number | null;
}

/** A Brier score with its interval and its parts. */
export type BrierScore = Interval & BrierParts;

const ACTION = "brierScore";
const OPTIONS: Record<keyof BrierScoreOptions, true> = {
  bins: true,
  level: true,
  strategy: true,
  closed: true,
};

/**
 * The Brier score: the mean square of score less outcome, 0 at best.
 *
 * For probabilities as a whole: it punishes bad calibration and bad ranking alike, and cannot be gamed by
 * saying what one does not believe. Compare it with `uncertainty`, what the constant share would get.
 *
 * The parts add up exactly, in any bins: Brier = reliability - resolution + uncertainty + withinBinVariance
 * - withinBinCovariance. Over `"distinct"` scores the last two are 0 (Murphy), but scores that seldom
 * repeat then leave one row a bin, and reliability is the Brier score itself.
 *
 * The interval is Hall's, of a skewed mean; measured, 95 % cover .94 to .99 from 10 rows of the rarer class
 * on. A score of 0 has an exact upper bound. Undefined (`null`) without rows. Cost: the rows, and for bins
 * other than of equal width a sort.
 *
 * @param rows `labels` (true or 1 for positive) and `scores` in [0, 1], in the same order.
 * @param options Level, and the bins of the decomposition.
 * @returns The score in [0, 1] with its interval and its parts.
 * @throws {RangeError} If the lists differ in length, a score is outside [0, 1] (naming its index), or an
 * option is out of range.
 * @throws {TypeError} If a label is not true, false, 1 or 0, naming its index, or an option is unknown.
 *
 * @see Murphy, J. Appl. Meteorol. 12 (1973) 595; Stephenson, Coelho and Jolliffe, Weather Forecast. 23
 * (2008) 752, for the terms within bins.
 *
 * @example
 * ```ts
 * import { brierScore } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const rows = { labels: [1, 0, 1, 0] as const, scores: [0.8, 0.8, 0.8, 0.2] };
 * const brier = brierScore(rows, { bins: "distinct" });
 *
 * assertAlmostEquals(brier.estimate ?? NaN, (3 * 0.04 + 0.64) / 4);
 * // Three rows say .8 where 2 of 3 come true, one says .2 where none does; half of all are positive.
 * assertAlmostEquals(brier.reliability ?? NaN, (3 * (0.8 - 2 / 3) ** 2 + 0.2 ** 2) / 4);
 * assertAlmostEquals(brier.resolution ?? NaN, (3 * (2 / 3 - 1 / 2) ** 2 + 0.5 ** 2) / 4);
 * ```
 */
export function brierScore(rows: ScoredLabels, options: BrierScoreOptions = {}): BrierScore {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95, bins = 10, ...binning } = options;
  requireLevel(level, ACTION);
  const settings = readBinsOptions({ ...binning, ...bins === "distinct" ? {} : { bins } }, ACTION);
  const scored = readScoredRows(rows, ACTION, "probability");
  const losses = scored.scores.map((score, row) => (score - scored.labels[row]) ** 2);
  const interval = lossInterval(losses, scored.positives, { level, most: 1 });
  const parts = brierParts(
    scored,
    bins === "distinct" ? binByScore(scored) : binRows(scored, settings),
  );
  if (interval.estimate === 0) {
    // A row loses at most 1, and at most so large a share of rows loses anything.
    const { upper } = clopperPearsonInterval(0, scored.n, { level });
    if (upper !== null) {
      return { estimate: 0, lower: 0, upper, n: scored.n, level, method: "exact-zero", ...parts };
    }
  }
  return { ...interval, ...parts };
}

function brierParts({ n, positives, labels, scores }: ScoredRows, binned: BinnedRows): BrierParts {
  if (n === 0) {
    const unknown = { reliability: null, resolution: null, uncertainty: null };
    return { ...unknown, withinBinVariance: null, withinBinCovariance: null };
  }
  const share = positives / n;
  let reliability = 0;
  let resolution = 0;
  for (let bin = 0; bin < binned.counts.length; bin++) {
    const count = binned.counts[bin];
    if (count === 0) continue;
    reliability += (binned.sums[bin] - binned.positives[bin]) ** 2 / count;
    resolution += count * (binned.positives[bin] / count - share) ** 2;
  }
  let variance = 0;
  let covariance = 0;
  for (let row = 0; row < n; row++) {
    const bin = binned.binOf[row];
    const away = scores[row] - binned.sums[bin] / binned.counts[bin];
    variance += away * away;
    covariance += away * (labels[row] - binned.positives[bin] / binned.counts[bin]);
  }
  return {
    reliability: reliability / n,
    resolution: resolution / n,
    uncertainty: share * (1 - share),
    withinBinVariance: variance / n,
    withinBinCovariance: 2 * covariance / n,
  };
}

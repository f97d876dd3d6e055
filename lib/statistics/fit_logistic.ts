import { outOfRange, requireLevel, requireOptions, requirePositive } from "./_require.ts";
import { requireFeatures } from "./_require_features.ts";
import { normalQuantile } from "./normal_quantile.ts";
import { solveSymmetric } from "./_solve_symmetric.ts";

/** What {@linkcode fitLogistic} is fitted on. */
export interface LabelledFeatures {
  /** For each feature, by name, one number a row. */
  readonly features: Readonly<Record<string, readonly number[]>>;
  /** Whether each row is positive. */
  readonly labels: readonly boolean[];
}

/** Options of {@linkcode fitLogistic}. */
export interface FitLogisticOptions {
  /**
   * How strongly slopes are drawn towards 0, in standard deviations of their feature, a number above 0. Default 1: the
   * penalty ridge / 2 times the sum of squared slopes, as scikit-learn's `C = 1`.
   */
  readonly ridge?: number;
  /** Confidence level of the intervals, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** A slope of a logistic regression. */
export interface LogisticSlope {
  /** The feature. */
  readonly name: string;
  /** Change of the log odds for one unit of the feature. */
  readonly slope: number;
  /** Lower bound, from the penalised information. */
  readonly lower: number;
  /** Upper bound. */
  readonly upper: number;
}

/** A fitted logistic regression, plain JSON: log odds = intercept + the sum of slope x feature. */
export interface LogisticFit {
  /** What kind of record this is. */
  readonly kind: "logistic";
  /** The log odds where every feature is 0. */
  readonly intercept: number;
  /** The slopes, in the order of the features. */
  readonly slopes: readonly LogisticSlope[];
  /** Rows fitted on. */
  readonly n: number;
  /** Positive ones among them. */
  readonly positives: number;
  /** The ridge. */
  readonly ridge: number;
}

const ACTION = "fitLogistic";
const OPTIONS: Record<keyof FitLogisticOptions, true> = { ridge: true, level: true };
const MOST_STEPS = 100;

/**
 * Logistic regression: one probability from several signals.
 *
 * To combine a retrieval score, an entailment score and a judge's grade into one score. The features are standardised
 * while fitting, so that their scales do not matter to the ridge, which keeps the slopes finite where the classes are
 * apart. A feature that is constant gets slope 0. Fit on rows that nothing else is reported on. Newton's method; cost: some
 * ten passes over the rows, times the square of the number of features.
 *
 * @param rows `features` by name and `labels`, one entry a row, both classes present.
 * @param options Ridge and confidence level.
 * @returns Intercept and slopes on the features' own scales, with intervals.
 * @throws {RangeError} If lists differ in length, a number is not finite, a class is missing, there is no feature, or the
 * ridge is too small to keep slopes finite.
 * @throws {TypeError} If a value is of the wrong kind, or an option is unknown.
 * @see Hastie, Tibshirani and Friedman, The elements of statistical learning (2009), section 4.4.1, for Newton's method.
 *
 * @example
 * ```ts
 * import { fitLogistic } from "@touchstone/eval/statistics";
 * import { assert } from "@std/assert";
 *
 * const fit = fitLogistic({
 *   features: { score: [1, 2, 3, 4, 5, 6], noise: [1, 0, 1, 0, 1, 0] },
 *   labels: [false, false, true, false, true, true],
 * });
 *
 * assert(fit.slopes[0].slope > 0);
 * ```
 */
export function fitLogistic(
  rows: LabelledFeatures,
  options: FitLogisticOptions = {},
): LogisticFit {
  requireOptions(options, OPTIONS, ACTION);
  const names = requireFeatures(rows, ACTION);
  const { ridge = 1, level = 0.95 } = options;
  requirePositive(ridge, "ridge", ACTION);
  requireLevel(level, ACTION);
  const { labels } = rows;
  const columns = names.map((name) => standardised(name, rows.features[name]));
  const size = names.length + 1;
  const beta = new Array<number>(size).fill(0);
  let information: number[][] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const gradient = new Array<number>(size).fill(0);
    information = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    for (let row = 0; row < labels.length; row++) {
      const x = [1, ...columns.map(({ values }) => values[row])];
      const odds = x.reduce((sum, value, at) => sum + value * beta[at], 0);
      const p = 1 / (1 + Math.exp(-odds));
      const error = (labels[row] ? 1 : 0) - p;
      const weight = p * (1 - p);
      for (let i = 0; i < size; i++) {
        gradient[i] += x[i] * error;
        for (let j = 0; j <= i; j++) information[i][j] += weight * x[i] * x[j];
      }
    }
    for (let i = 0; i < size; i++) {
      if (i > 0) {
        gradient[i] -= ridge * beta[i];
        information[i][i] += ridge;
      }
      for (let j = i + 1; j < size; j++) information[i][j] = information[j][i];
    }
    const [move] = solveSymmetric(information, [gradient]);
    const largest = Math.max(...move.map(Math.abs));
    // A long first step may overshoot where the classes are far apart.
    const scale = largest > 4 ? 4 / largest : 1;
    move.forEach((change, i) => beta[i] += scale * change);
    if (largest < 1e-10) break;
  }
  const unit = beta.map((_, i) => beta.map((_, j) => i === j ? 1 : 0));
  const covariance = solveSymmetric(information, unit);
  const z = normalQuantile((1 + level) / 2);
  const slopes = names.map((name, at): LogisticSlope => {
    const { spread } = columns[at];
    if (spread === 0) return { name, slope: 0, lower: 0, upper: 0 };
    const slope = beta[at + 1] / spread;
    const error = Math.sqrt(covariance[at + 1][at + 1]) / spread;
    return { name, slope, lower: slope - z * error, upper: slope + z * error };
  });
  const shift = slopes.reduce((sum, { slope }, at) => sum + slope * columns[at].mean, 0);
  const positives = labels.reduce((sum, label) => sum + (label ? 1 : 0), 0);
  if (
    ![beta[0] - shift, ...slopes.flatMap(({ lower, upper }) => [lower, upper])].every(
      Number.isFinite,
    )
  ) {
    throw outOfRange(ACTION, "ridge", "larger, as the slopes have no end", ridge);
  }
  return {
    ...{ kind: "logistic", intercept: beta[0] - shift, slopes },
    ...{ n: labels.length, positives, ridge },
  };
}

/** A feature with mean 0 and spread 1; zeros where it is constant. */
function standardised(name: string, values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  // The mean of equal numbers may be off by rounding, which is no spread.
  const spread = values.every((value) => value === values[0]) ? 0 : Math.sqrt(square);
  const scaled = values.map((value) => spread === 0 ? 0 : (value - mean) / spread);
  if (!Number.isFinite(spread)) {
    throw outOfRange(ACTION, `features.${name}`, "of a spread that is finite", spread);
  }
  return { mean, spread, values: scaled };
}

import { outOfRange } from "./_require.ts";
import { readScoredRows } from "./_scored_rows.ts";
import { smoothLogistic } from "./_smooth_logistic.ts";
import type { PlattCalibration } from "./score_calibration.ts";
import type { ScoredLabels } from "./scored_labels.ts";

const ACTION = "fitPlatt";

/**
 * Platt's calibration: a logistic curve from any score to a probability.
 *
 * For scores on any scale, and for few rows: two numbers are fitted, while {@linkcode fitIsotonic} wants a
 * thousand rows and {@linkcode fitTemperature} scores that are probabilities already. Fit on rows that
 * the judge's prompt or threshold was not tuned on.
 *
 * The targets are smoothed as Platt has it, (N+ + 1)/(N+ + 2) and 1/(N- + 2), which keeps the curve finite
 * where the scores separate the classes or only one class occurs (then `a` is 0). Newton's method on
 * standardised scores, so that their scale does not matter. With all scores equal only a s + b is known:
 * `a` and `b` are `null` and `constant` is the probability. Cost: some ten passes over the rows.
 *
 * @param rows `labels` (true or 1 for positive) and `scores`, in the same order, at least one.
 * @returns The record, for {@linkcode applyCalibration}: P = 1 / (1 + exp(a s + b)).
 * @throws {RangeError} If there are no rows, the lists differ in length, or a score is not finite, naming
 * its index.
 * @throws {TypeError} If a label is not true, false, 1 or 0, naming its index.
 *
 * @see Platt, Probabilistic outputs for support vector machines (1999); Lin, Lin and Weng, Mach. Learn. 68
 * (2007) 267, for the method.
 *
 * @example
 * ```ts
 * import { applyCalibration, fitPlatt } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const record = fitPlatt({ labels: [false, true], scores: [-1, 1] });
 *
 * // Smoothed targets 1/3 and 2/3: the logit of 2/3 is log 2.
 * assertAlmostEquals(record.a ?? NaN, -Math.log(2), 1e-12);
 * assertAlmostEquals(applyCalibration(record, [2])[0], 0.8, 1e-12);
 * ```
 */
export function fitPlatt(rows: ScoredLabels): PlattCalibration {
  const { n, positives, labels, scores } = readScoredRows(rows, ACTION);
  if (n === 0) throw outOfRange(ACTION, "labels.length", "at least 1", n);
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (n - positives + 2);
  // Halves first, as the difference of the largest numbers overflows.
  let least = Infinity;
  let most = -Infinity;
  for (const score of scores) {
    least = Math.min(least, score);
    most = Math.max(most, score);
  }
  const centre = least / 2 + most / 2;
  const spread = most / 2 - least / 2;
  // Beyond it the slope is no longer a number.
  if (spread < 1e-290) {
    const constant = (positives * high + (n - positives) * low) / n;
    const reason = "all scores are equal";
    return { kind: "platt", a: null, b: null, n, constant, reason };
  }
  const standard = scores.map((score) => (score - centre) / spread);
  const targets = Float64Array.from(labels, (label) => label === 1 ? high : low);
  const { slope, intercept } = smoothLogistic(standard, targets);
  return { kind: "platt", a: -slope / spread, b: slope * (centre / spread) - intercept, n };
}

import { outOfRange, requireFinite, requireObject, wrongType } from "./_require.ts";
import { requireFeature } from "./_require_features.ts";
import type { LogisticFit } from "./fit_logistic.ts";

const ACTION = "applyLogistic";

/**
 * The probabilities that a fitted logistic regression gives to rows.
 *
 * For rows that it was not fitted on: on its own rows it looks better than it is. They are as well calibrated as the new
 * rows are like the old, which `calibrationCurve` shows.
 *
 * @param fit What `fitLogistic` returned, or read back from a record.
 * @param features The features by name, one finite number a row; every feature of the fit must be there.
 * @returns One probability of the positive class a row, from 0 to 1, in their order.
 * @throws {RangeError} If a feature is missing, lists differ in length, or a number is not finite.
 * @throws {TypeError} If a value is of the wrong kind.
 * @see Hastie, Tibshirani and Friedman, The elements of statistical learning (2009), section 4.4.
 *
 * @example
 * ```ts
 * import { applyLogistic, type LogisticFit } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const fit: LogisticFit = {
 *   ...{ kind: "logistic", intercept: -2, n: 10, positives: 5, ridge: 1 },
 *   slopes: [{ name: "score", slope: 1, lower: 0.5, upper: 1.5 }],
 * };
 *
 * assertEquals(applyLogistic(fit, { score: [2] }), [0.5]);
 * ```
 */
export function applyLogistic(
  fit: LogisticFit,
  features: Readonly<Record<string, readonly number[]>>,
): readonly number[] {
  requireObject(fit, "fit", ACTION);
  requireObject(features, "features", ACTION);
  const { intercept, slopes } = fit;
  requireFinite(intercept, "fit.intercept", ACTION);
  if (!Array.isArray(slopes) || slopes.length === 0) {
    throw wrongType(ACTION, "fit.slopes", "a list of slopes", slopes);
  }
  slopes.forEach((slope: unknown, at) => {
    requireObject(slope, `fit.slopes[${at}]`, ACTION);
    requireFinite(slopes[at].slope, `fit.slopes[${at}].slope`, ACTION);
  });
  const rows = features[slopes[0].name]?.length;
  for (const { name } of slopes) {
    const values = features[name];
    if (!Array.isArray(values)) throw outOfRange(ACTION, `features.${name}`, "given", values);
    requireFeature(values, name, rows, "the others'", ACTION);
  }
  return Array.from({ length: rows }, (_, row) => {
    const odds = slopes.reduce(
      (sum, { name, slope }) => sum + slope * features[name][row],
      intercept,
    );
    if (Number.isNaN(odds)) {
      throw outOfRange(ACTION, `the log odds of row ${row}`, "a number", odds);
    }
    return 1 / (1 + Math.exp(-odds));
  });
}

import { monotoneKnots } from "./_monotone_knots.ts";
import { outOfRange, requireFinite, requireObject, requireOptions, wrongType } from "./_require.ts";
import type { IsotonicCalibration } from "./score_calibration.ts";

/** Scores beside outcomes, which may be labels or any numbers. */
export interface IsotonicRows {
  /** The outcome of each row: true or false, 1 or 0, or any finite number, such as a mean of raters. */
  readonly labels: readonly (boolean | number)[];
  /** The score of each row; the higher, the likelier positive. */
  readonly scores: readonly number[];
}

/** Options of {@linkcode fitIsotonic}. */
export interface FitIsotonicOptions {
  /** The weight of each row, at least 0; rows of weight 0 take no part. Default 1 each. */
  readonly weights?: readonly number[];
}

const ACTION = "fitIsotonic";
const OPTIONS: Record<keyof FitIsotonicOptions, true> = { weights: true };

/**
 * The isotonic calibration: the never-falling curve nearest to the outcomes.
 *
 * For a score whose order is right and whose scale has no shape to assume, with a thousand rows or more;
 * with fewer it fits the noise, and {@linkcode fitPlatt} does better. It gives probabilities of exactly 0
 * and 1 at its ends, which one error makes infinitely costly for `logLoss`.
 *
 * Rows that share a score are pooled first, then neighbours that fall (the pool adjacent violators
 * algorithm). Between its knots the curve is a straight line, beyond them level. Cost: sorting, once.
 *
 * @param rows `labels` (true or 1 for positive, or any numbers) and `scores`, in the same order.
 * @param options Weights.
 * @returns The record, for {@linkcode applyCalibration}: knots, without those inside level stretches.
 * @throws {RangeError} If no row has a weight above 0, the lists differ in length, or a number is not finite
 * or a weight below 0, naming its index.
 * @throws {TypeError} If a label is neither a boolean nor a number, naming its index,
 *   or an option is unknown.
 *
 * @see Barlow et al., Statistical inference under order restrictions (1972), ch. 1; scikit-learn,
 * `sklearn.isotonic.IsotonicRegression` with `out_of_bounds="clip"`, whose conventions these are.
 *
 * @example
 * ```ts
 * import { applyCalibration, fitIsotonic } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const record = fitIsotonic({ labels: [0, 1, 0, 1], scores: [1, 3, 5, 9] });
 *
 * // The second and third fall: both become 1/2.
 * assertEquals([record.x, record.y], [[1, 3, 5, 9], [0, 0.5, 0.5, 1]]);
 * assertEquals(applyCalibration(record, [0, 2, 4, 10]), [0, 0.25, 0.5, 1]);
 * ```
 */
export function fitIsotonic(
  rows: IsotonicRows,
  options: FitIsotonicOptions = {},
): IsotonicCalibration {
  requireOptions(options, OPTIONS, ACTION);
  requireObject(rows, "rows", ACTION);
  const { labels, scores } = rows;
  const { weights } = options;
  if (!Array.isArray(labels)) throw wrongType(ACTION, "labels", "an array", labels);
  const lists = { scores, ...weights === undefined ? {} : { weights } };
  for (const [name, list] of Object.entries(lists)) {
    if (!Array.isArray(list)) throw wrongType(ACTION, name, "an array", list);
    if (list.length !== labels.length) {
      throw outOfRange(ACTION, `${name}.length`, `${labels.length}, that of labels`, list.length);
    }
  }
  const x = new Float64Array(labels.length);
  const y = new Float64Array(labels.length);
  const w = new Float64Array(labels.length).fill(1);
  let n = 0;
  let total = 0;
  for (let row = 0; row < labels.length; row++) {
    const label = typeof labels[row] === "boolean" ? Number(labels[row]) : labels[row];
    const weight = weights === undefined ? 1 : weights[row];
    // The name of a row is only put together for a bad one.
    if (!Number.isFinite(scores[row])) requireFinite(scores[row], `scores[${row}]`, ACTION);
    if (!Number.isFinite(label)) requireFinite(label, `labels[${row}]`, ACTION);
    if (!Number.isFinite(weight)) requireFinite(weight, `weights[${row}]`, ACTION);
    if (weight < 0) throw outOfRange(ACTION, `weights[${row}]`, "at least 0", weight);
    if (weight === 0) continue;
    x[n] = scores[row];
    y[n] = label;
    w[n++] = weight;
    total += weight * Math.abs(label);
  }
  if (n === 0) throw outOfRange(ACTION, "labels.length", "at least 1, with a weight above 0", n);
  requireFinite(total, "the sum of weights and labels", ACTION);
  return { kind: "isotonic", ...monotoneKnots(x.subarray(0, n), y, w), n };
}

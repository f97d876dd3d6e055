import { logitsOf } from "./_logits.ts";
import {
  outOfRange,
  requireFinite,
  requireOneOf,
  requireProbability,
  wrongType,
} from "./_require.ts";
import type {
  IsotonicCalibration,
  PlattCalibration,
  ScoreCalibration,
  TemperatureCalibration,
} from "./score_calibration.ts";

const ACTION = "applyCalibration";

/**
 * Turns scores into probabilities by a fitted record.
 *
 * For scores of the same judge, model and prompt that the record was fitted on; of another it says nothing.
 * The record may come straight from a fit or from a JSON file.
 *
 * @param record From `fitPlatt`, `fitIsotonic` or `fitTemperature`.
 * @param scores On the scale of the fit, finite, in any order.
 * @returns A probability for each score, in the same order.
 * @throws {RangeError} If the record does not hold together or has no temperature, or a score is out of
 * range, naming its index.
 * @throws {TypeError} If the record is of no known kind, or `scores` no array.
 *
 * @example
 * ```ts
 * import { applyCalibration, type ScoreCalibration } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const record: ScoreCalibration = JSON.parse(`{ "kind": "platt", "a": -1, "b": 0, "n": 100 }`);
 *
 * assertEquals(applyCalibration(record, [0, 800]), [0.5, 1]);
 * ```
 */
export function applyCalibration(record: ScoreCalibration, scores: readonly number[]): number[] {
  if (typeof record !== "object" || record === null) {
    throw wrongType(ACTION, "record", "a calibration record", record);
  }
  if (!Array.isArray(scores)) throw wrongType(ACTION, "scores", "an array", scores);
  const curve = curveOf(record);
  const asProbability = record.kind === "temperature" && record.scale !== "logit";
  return scores.map((score: number, row) => {
    if (asProbability) requireProbability(score, `scores[${row}]`, ACTION);
    else requireFinite(score, `scores[${row}]`, ACTION);
    return curve(score);
  });
}

function curveOf(record: ScoreCalibration): (score: number) => number {
  switch (record.kind) {
    case "platt":
      return plattCurve(record);
    case "isotonic":
      return isotonicCurve(record);
    case "temperature":
      return temperatureCurve(record);
    default:
      throw wrongType(ACTION, "record.kind", '"platt", "isotonic" or "temperature"', record);
  }
}

function plattCurve({ a, b, constant }: PlattCalibration): (score: number) => number {
  if (a === null || b === null) {
    const share = constant ?? NaN;
    requireProbability(share, "record.constant", ACTION);
    return () => share;
  }
  requireFinite(a, "record.a", ACTION);
  requireFinite(b, "record.b", ACTION);
  return (score) => 1 / (1 + Math.exp(a * score + b));
}

function temperatureCurve(record: TemperatureCalibration): (score: number) => number {
  const { temperature, scale, reason } = record;
  requireOneOf(scale, ["probability", "logit"], "record.scale", ACTION);
  if (temperature === null || !(temperature > 0 && temperature < Infinity)) {
    const why = reason === undefined ? "" : ` (${reason})`;
    throw outOfRange(ACTION, "record.temperature", `a number > 0${why}`, temperature);
  }
  return (score) => {
    const logit = scale === "logit" ? score : logitsOf(Float64Array.of(score))[0];
    return 1 / (1 + Math.exp(-logit / temperature));
  };
}

function isotonicCurve({ x, y }: IsotonicCalibration): (score: number) => number {
  if (!Array.isArray(x)) throw wrongType(ACTION, "record.x", "an array", x);
  if (!Array.isArray(y)) throw wrongType(ACTION, "record.y", "an array", y);
  if (x.length === 0) throw outOfRange(ACTION, "record.x.length", "at least 1", 0);
  if (y.length !== x.length) {
    throw outOfRange(ACTION, "record.y.length", `${x.length}, that of x`, y.length);
  }
  for (let i = 0; i < x.length; i++) {
    requireFinite(x[i], `record.x[${i}]`, ACTION);
    requireFinite(y[i], `record.y[${i}]`, ACTION);
    if (i > 0 && x[i] <= x[i - 1]) {
      throw outOfRange(ACTION, `record.x[${i}]`, `more than record.x[${i - 1}]`, x[i]);
    }
    if (i > 0 && y[i] < y[i - 1]) {
      throw outOfRange(ACTION, `record.y[${i}]`, `at least record.y[${i - 1}]`, y[i]);
    }
  }
  return (score) => {
    if (score <= x[0]) return y[0];
    const last = x.length - 1;
    if (score >= x[last]) return y[last];
    let below = 0;
    let above = last;
    while (above - below > 1) {
      const middle = (below + above) >> 1;
      if (x[middle] <= score) below = middle;
      else above = middle;
    }
    if (score === x[below]) return y[below];
    // Halves, as the difference of the largest numbers overflows.
    const share = (score / 2 - x[below] / 2) / (x[above] / 2 - x[below] / 2);
    return y[below] + share * (y[above] - y[below]);
  };
}

import { logitsOf } from "./_logits.ts";
import { outOfRange, requireOneOf, requireOptions } from "./_require.ts";
import { readScoredRows } from "./_scored_rows.ts";
import type { TemperatureCalibration } from "./score_calibration.ts";
import type { ScoredLabels } from "./scored_labels.ts";

/** Options of {@linkcode fitTemperature}. */
export interface FitTemperatureOptions {
  /** What the scores are: `"probability"` (default), in [0, 1]; or `"logit"`, log(p / (1 - p)). */
  readonly scale?: "probability" | "logit";
}

const ACTION = "fitTemperature";
const OPTIONS: Record<keyof FitTemperatureOptions, true> = { scale: true };

/**
 * The temperature calibration: one number that makes probabilities less sure of themselves, or more.
 *
 * For a model whose probabilities are too extreme by a common factor on the logit scale. It keeps their
 * order and keeps .5 at .5: it cannot mend a score that leans to one side, as {@linkcode fitPlatt} can.
 *
 * The temperature minimises the log loss, which is convex in its inverse. There is none, `null` with a
 * reason, where the loss falls for ever: every row on the right side of .5 (towards 0), scores that say
 * nothing or the reverse (towards infinity); and where a certain prediction was wrong or every score is .5.
 * Cost: some sixty passes over the rows.
 *
 * @param rows `labels` (true or 1 for positive) and `scores`, in the same order, at least one.
 * @param options Whether the scores are probabilities or logits.
 * @returns The record, for {@linkcode applyCalibration}.
 * @throws {RangeError} If there are no rows, the lists differ in length, a score is out of range, naming its
 * index, or an option is unknown.
 * @throws {TypeError} If a label is not true, false, 1 or 0, naming its index.
 *
 * @see Guo et al., ICML (2017), arXiv 1706.04599, eq. 9.
 *
 * @example
 * ```ts
 * import { applyCalibration, fitTemperature } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * // Says .9 where 3 of 4 come true: the logit of .9 is log 9, that of 3/4 is log 3, half of it.
 * const record = fitTemperature({ labels: [1, 1, 1, 0], scores: [0.9, 0.9, 0.9, 0.9] });
 *
 * assertAlmostEquals(record.temperature ?? NaN, 2, 1e-12);
 * assertAlmostEquals(applyCalibration(record, [0.9])[0], 0.75, 1e-12);
 * ```
 */
export function fitTemperature(
  rows: ScoredLabels,
  options: FitTemperatureOptions = {},
): TemperatureCalibration {
  requireOptions(options, OPTIONS, ACTION);
  const { scale = "probability" } = options;
  requireOneOf(scale, ["probability", "logit"], "scale", ACTION);
  const scored = readScoredRows(rows, ACTION, scale === "probability" ? scale : "any");
  const { n, labels } = scored;
  if (n === 0) throw outOfRange(ACTION, "labels.length", "at least 1", n);
  const logits = scale === "logit" ? scored.scores : logitsOf(scored.scores);
  let largest = 0;
  let wrong = 0;
  let certainErrors = 0;
  // Certain and right costs nothing at any temperature: such rows take no part.
  const used = new Float64Array(n);
  for (let row = 0; row < n; row++) {
    const signed = labels[row] === 1 ? logits[row] : -logits[row];
    if (signed === -Infinity) certainErrors++;
    if (signed < 0) wrong++;
    used[row] = Number.isFinite(signed) ? signed : 0;
    largest = Math.max(largest, Math.abs(used[row]));
  }
  const none = (reason: string): TemperatureCalibration => ({
    kind: "temperature",
    temperature: null,
    scale,
    n,
    reason,
  });
  if (certainErrors > 0) return none("a certain prediction was wrong: no temperature mends it");
  if (largest === 0) return none("every score is .5, or certain: every temperature does");
  if (wrong === 0) return none("every row is on the right side of .5: the best temperature is 0");
  const inverse = bestInverse(used.map((logit) => logit / largest));
  if (inverse === null) {
    return none("the scores say nothing, or the reverse: the best temperature is infinite");
  }
  return { kind: "temperature", temperature: largest / inverse, scale, n };
}

/**
 * Where the log loss of logits, signed so that the right side is positive, is least: the root of its slope
 * in the inverse temperature, which only rises. `null` where it rises from the start.
 */
function bestInverse(signed: Float64Array): number | null {
  if (slopeAt(0, signed) >= 0) return null;
  let low = 0;
  let high = 1;
  while (high < 1e300 && slopeAt(high, signed) < 0) {
    low = high;
    high *= 2;
  }
  // The halves of the bracket end where no number lies between.
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return high;
    if (slopeAt(middle, signed) < 0) low = middle;
    else high = middle;
  }
}

function slopeAt(inverse: number, signed: Float64Array): number {
  let slope = 0;
  for (const logit of signed) slope -= logit / (1 + Math.exp(inverse * logit));
  return slope;
}

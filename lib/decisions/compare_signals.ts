import type { Interval } from "../statistics/interval.ts";
import { normalQuantile } from "../statistics/normal_quantile.ts";
import { rocAuc } from "../statistics/roc_auc.ts";
import { answeredSteps } from "./_answered_steps.ts";
import { riskInfluence } from "./_risk_influence.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import { requireScores, requireShare } from "./_require_scores.ts";
import { placeOf } from "./_step_places.ts";
import { riskCoverage } from "./risk_coverage.ts";
import type { ScoredAnswers } from "./scored_answers.ts";

/** Several scores of the same answers. */
export interface SignalColumns {
  /** For each signal, by name, the score of each answer; the higher, the likelier right. */
  readonly signals: Readonly<Record<string, readonly number[]>>;
  /** Whether people call each answer hallucinated, in the same order. */
  readonly hallucinated: readonly boolean[];
}

/** Options of {@linkcode compareSignals}. */
export interface CompareSignalsOptions {
  /** Confidence level of every interval, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** One signal by itself. */
export interface SignalQuality {
  /** Its name. */
  readonly name: string;
  /** Area under its risk-coverage curve: low is good. */
  readonly aurc: Interval;
  /** What that has in excess of the best order possible. */
  readonly excessAurc: Interval;
  /** How often a good answer scores above a hallucinated one: high is good. */
  readonly auc: Interval;
  /** What a reader should beware of, such as a signal that points the other way. */
  readonly warnings: readonly string[];
}

/** One signal against another, on the same answers. */
export interface SignalDifference {
  /** The first signal. */
  readonly a: string;
  /** The second signal. */
  readonly b: string;
  /** Area of the first less that of the second: below 0 the first is better. */
  readonly difference: Interval;
}

/** Which signal tells hallucinated answers best. */
export interface SignalComparison {
  /** Every signal, the smallest area first. */
  readonly signals: readonly SignalQuality[];
  /** Every pair, in that order. */
  readonly differences: readonly SignalDifference[];
}

const ACTION = "compare signals";
const ROWS: Record<keyof SignalColumns, true> = { signals: true, hallucinated: true };
const OPTIONS: Record<keyof CompareSignalsOptions, true> = { level: true };

/**
 * Which of several scores is best to decline by: their risk-coverage areas, and the paired difference of every two.
 *
 * The same answers are in both areas, so a difference is much surer than two intervals side by side tell. Pairs are not
 * corrected for their number. To put several signals into one score use `fitLogistic`, on rows that nothing is reported on.
 *
 * @param rows Signals by name and `hallucinated`, one entry an answer.
 * @param options Confidence level.
 * @returns Every signal, best first, and every pair.
 * @throws {TypeError} If a value is of the wrong kind, naming the signal and index, or an option is unknown.
 * @throws {RangeError} If lists differ in length, a score is not finite, or there is no signal.
 * @see F. R. Hampel, The influence curve and its role in robust estimation, JASA 69 (1974) 383-393.
 *
 * @example
 * ```ts
 * import { compareSignals } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const { signals } = compareSignals({
 *   signals: { noise: [1, 2, 3, 4], grade: [4, 3, 2, 1] },
 *   hallucinated: [false, false, true, true],
 * });
 *
 * assertEquals(signals.map(({ name }) => name), ["grade", "noise"]);
 * assertEquals(signals[0].excessAurc.estimate, 0);
 * ```
 */
export function compareSignals(
  rows: SignalColumns,
  options: CompareSignalsOptions = {},
): SignalComparison {
  requireObject(rows, "rows", "an object with signals and hallucinated", ACTION);
  requireOptionNames(rows, ROWS, ACTION);
  requireObject(rows.signals, "signals", "an object of columns", ACTION);
  requireObject(options, "options", "an object", ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const { level = 0.95 } = options;
  requireShare(level, "level", ACTION);
  const { hallucinated } = rows;
  const names = Object.keys(rows.signals);
  if (names.length === 0) {
    throw new RangeError(`Cannot ${ACTION} as signals must name at least one: current value is {}`);
  }
  const labels = Array.isArray(hallucinated) ? hallucinated.map((bad) => !bad) : [];
  const all = names.map((name) => {
    const columns = { scores: rows.signals[name], hallucinated };
    requireScores(columns, `${ACTION}: ${name}`);
    const { aurc, excessAurc, warnings } = riskCoverage(columns, { level });
    const auc = rocAuc({ labels, scores: columns.scores }, { level });
    return { quality: { name, aurc, excessAurc, auc, warnings }, ...rowInfluence(columns) };
  });
  all.sort((a, b) => a.area - b.area);
  const z = normalQuantile((1 + level) / 2);
  const n = labels.length;
  const differences = all.flatMap((a, at) =>
    all.slice(at + 1).map((b): SignalDifference => {
      let square = 0;
      for (let row = 0; row < n; row++) square += (a.influence[row] - b.influence[row]) ** 2;
      const about = { n, level, method: "influence-function" };
      const error = Math.sqrt(square) / n;
      const estimate = a.area - b.area;
      const difference: Interval = n === 0
        ? { ...about, estimate: null, lower: null, upper: null, reason: "no answers" }
        : error === 0
        ? { ...about, estimate, lower: null, upper: null, reason: "the signals order alike" }
        : { ...about, estimate, lower: estimate - z * error, upper: estimate + z * error };
      return { a: a.quality.name, b: b.quality.name, difference };
    })
  );
  return { signals: all.map(({ quality }) => quality), differences };
}

/** The area and each row's influence on it, in the order of the rows, by which two signals on the same rows compare. */
function rowInfluence(rows: ScoredAnswers) {
  const steps = answeredSteps(rows);
  const { area, good, bad } = riskInfluence(steps);
  const influence = Float64Array.from(rows.scores, (score, row) => {
    const at = placeOf(steps, score);
    return rows.hallucinated[row] ? bad[at] : good[at];
  });
  return { area, influence };
}

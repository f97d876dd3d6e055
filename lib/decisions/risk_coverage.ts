import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { type AnsweredSteps, answeredSteps } from "./_answered_steps.ts";
import { areasUnderRisk, optimalArea } from "./_area_under_risk.ts";
import { directionWarnings } from "./_direction_warnings.ts";
import { effectiveRate } from "./_effective_rate.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import { requireScores, requireShare } from "./_require_scores.ts";
import type { ScoredAnswers } from "./scored_answers.ts";

/** Options of {@linkcode riskCoverage}. */
export interface RiskCoverageOptions {
  /** Confidence level of the bounds, between 0 and 1. Default .95. */
  readonly level?: number;
}

/**
 * What answering at or above each score brings, strictest threshold first. The columns are lists of one length, one
 * entry a distinct score: rows of one score are answered together.
 */
export interface RiskCoverage {
  /** Answers in all. */
  readonly n: number;
  /** Those that people call hallucinated. */
  readonly hallucinated: number;
  /** Confidence level of the bounds. */
  readonly level: number;
  /** Answered where the score is at least this, from the highest score down. */
  readonly thresholds: readonly number[];
  /** Answers that would be given. */
  readonly answered: readonly number[];
  /** Hallucinated ones among them. */
  readonly wrong: readonly number[];
  /** Share of all answers that would be given, by weight where there are weights. */
  readonly coverage: readonly number[];
  /** Share of the given answers that are hallucinated, by weight where there are weights. */
  readonly risk: readonly number[];
  /** Lower Wilson bound of the risk, at that threshold alone. */
  readonly riskLower: readonly number[];
  /** Upper Wilson bound of the risk, at that threshold alone. */
  readonly riskUpper: readonly number[];
  /** Hallucinated answers that would be withheld. */
  readonly errorsAvoided: readonly number[];
  /** Good answers that would be withheld. */
  readonly goodLost: readonly number[];
  /** Area under the curve: the mean over all answers of the risk at the answer's own score; low is good. */
  readonly aurc: Interval;
  /** The area of the best order that so many hallucinated answers allow; `null` without answers. */
  readonly aurcOptimal: number | null;
  /** What the area has in excess of that: what a better score could still win. */
  readonly excessAurc: Interval;
  /** What a reader should beware of, such as a score that points the other way. */
  readonly warnings: readonly string[];
}

const ACTION = "trace the risk-coverage curve";
const ROWS: Record<keyof ScoredAnswers, true> = { scores: true, hallucinated: true, weights: true };
const OPTIONS: Record<keyof RiskCoverageOptions, true> = { level: true };

/**
 * The risk among the answers given, and how many are given, at every threshold below which the assistant declines.
 *
 * To see what a score can do before a threshold is chosen. Its bounds hold at one threshold named beforehand; the best
 * of many looks better than it is, so choose with {@linkcode tuneThreshold}, which keeps its promise. The intervals of
 * the areas are on the logit scale, by the influence function: of 95 % they cover .93 to .96 at 2,000 answers in nine
 * simulated curves, but down to .86 at 500 and .81 at 100 where the few errors are among the highest scores. With
 * weights a bound takes the effective number of answers, n / (1 + the relative variance of the weights) where the rate
 * is 0 or 1.
 *
 * Cost: sorting, once; a million answers take about a second.
 *
 * @param rows `scores` (the higher, the likelier right), `hallucinated` in the same order, and `weights`.
 * @param options Confidence level.
 * @returns Columns by threshold, areas with intervals, warnings. Without answers the columns are empty.
 * @throws {TypeError} If a list is none, a label is no boolean, naming its index, or an option is unknown.
 * @throws {RangeError} If the lists differ in length, a score is not finite or a weight not above 0.
 *
 * @see R. El-Yaniv and Y. Wiener, On the foundations of noise-free selective classification, JMLR 11 (2010) 1605-1641;
 * Y. Geifman, G. Uziel and R. El-Yaniv, Bias-reduced uncertainty estimation for deep neural classifiers, ICLR 2019, for
 * the excess area.
 *
 * @example
 * ```ts
 * import { riskCoverage } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const curve = riskCoverage({
 *   scores: [0.9, 0.8, 0.8, 0.3],
 *   hallucinated: [false, false, true, true],
 * });
 *
 * assertEquals(curve.thresholds, [0.9, 0.8, 0.3]);
 * assertEquals(curve.answered, [1, 3, 4]); // the tie is answered whole
 * assertEquals(curve.risk, [0, 1 / 3, 0.5]);
 * assertEquals(curve.goodLost, [1, 0, 0]);
 * ```
 */
export function riskCoverage(
  rows: ScoredAnswers,
  options: RiskCoverageOptions = {},
): RiskCoverage {
  requireObject(rows, "rows", "an object with scores and hallucinated", ACTION);
  requireOptionNames(rows, ROWS, ACTION);
  requireObject(options, "options", "an object", ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  requireScores(rows, ACTION);
  const { level = 0.95 } = options;
  requireShare(level, "level", ACTION);
  const steps = answeredSteps(rows);
  const n = rows.scores.length;
  const last = n === 0 ? -1 : steps.rows.length - 1;
  const all = { answered: steps.answered[last] ?? 0, wrong: steps.wrong[last] ?? 0 };
  const bad = rows.hallucinated.reduce((sum, label) => sum + (label ? 1 : 0), 0);
  // Rows, not their weight.
  const { wrong } = rows.weights === undefined
    ? steps
    : answeredSteps({ scores: rows.scores, hallucinated: rows.hallucinated });
  return {
    n,
    hallucinated: bad,
    level,
    thresholds: Array.from(steps.thresholds),
    answered: Array.from(steps.rows),
    wrong: Array.from(wrong),
    coverage: Array.from(steps.answered, (weight) => weight / all.answered),
    risk: Array.from(steps.wrong, (weight, at) => weight / steps.answered[at]),
    ...band(steps, rows.weights !== undefined, level),
    errorsAvoided: Array.from(wrong, (count) => bad - count),
    goodLost: Array.from(wrong, (count, at) => n - bad - (steps.rows[at] - count)),
    ...areasUnderRisk(steps, n, level),
    aurcOptimal: n === 0 ? null : optimalArea(all.answered, all.wrong),
    warnings: directionWarnings(rows),
  };
}

function band(steps: AnsweredSteps, weighted: boolean, level: number) {
  const riskLower: number[] = new Array(steps.rows.length);
  const riskUpper: number[] = new Array(steps.rows.length);
  for (let at = 0; at < steps.rows.length; at++) {
    const { lower, upper } = weighted
      ? effectiveRate(steps, at, level)
      : wilsonInterval(steps.wrong[at], steps.rows[at], { level });
    riskLower[at] = lower ?? 0;
    riskUpper[at] = upper ?? 1;
  }
  return { riskLower, riskUpper };
}

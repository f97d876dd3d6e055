/**
 * How often thresholds keep what they promise, by simulation: answers are drawn with a known chance of error at every
 * score, a threshold is chosen from their labels, and its true risk is looked up.
 */
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";
import type { ThresholdMethod } from "../../lib/data/threshold_record.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";

/** The chance of error at a score in [0, 1], scores being evenly spread. */
export type ErrorCurve = (score: number) => number;

/** Curves of many shapes: falling evenly, steep, flat with a step, with errors that remain or gather at the top. */
export const CURVES: Readonly<Record<string, ErrorCurve>> = {
  "falls evenly": (score) => 0.2 * (1 - score),
  "falls by the square": (score) => 0.6 * (1 - score) ** 2,
  "logistic": (score) => 1 / (1 + Math.exp(12 * (score - 0.3))),
  "step, 1 % remain": (score) => score > 0.45 ? 0.01 : 0.3,
  "step, 2 % remain": (score) => score > 0.45 ? 0.02 : 0.3,
  "step, 3 % remain": (score) => score > 0.3 ? 0.03 : 0.3,
  "errors at the top": (score) => score > 0.97 ? 0.05 : score > 0.4 ? 0.01 : 0.3,
  "no signal, 2 %": () => 0.02,
  "no signal, 6 %": () => 0.06,
};

/** How a method did on one curve. */
export interface PromiseRow {
  readonly curve: string;
  readonly n: number;
  readonly method: ThresholdMethod;
  readonly draws: number;
  /** Draws in which a threshold was found. */
  readonly found: number;
  /** Draws in which its true risk is above the target. */
  readonly broken: number;
  /** Mean share answered where one was found; `null` where none ever was. */
  readonly coverage: number | null;
  /** The best share that could be answered at the target risk, were the curve known. */
  readonly best: number;
}

/** The target risk and confidence of the simulation. */
export const TARGET = 0.05;
export const CONFIDENCE = 0.95;

const FINE = 20_000;

/** The true risk of answering from each of many scores on, loosest first. */
function trueRisks(curve: ErrorCurve): Float64Array {
  const risks = new Float64Array(FINE);
  let sum = 0;
  for (let at = FINE - 1; at >= 0; at--) {
    sum += curve((at + 0.5) / FINE);
    risks[at] = sum / (FINE - at);
  }
  return risks;
}

/** Draws answers of a curve, tunes by a method, and counts. */
export function promiseRow(
  name: string,
  n: number,
  method: ThresholdMethod,
  draws: number,
): PromiseRow {
  const curve = CURVES[name];
  const risks = trueRisks(curve);
  const loosest = risks.findIndex((risk) => risk <= TARGET + 1e-9);
  const random = createRandom(1 + n);
  let [found, broken, covered] = [0, 0, 0];
  for (let draw = 0; draw < draws; draw++) {
    const scores = Array.from({ length: n }, random);
    const hallucinated = scores.map((score) => random() < curve(score));
    const input = { scores, hallucinated, targetRisk: TARGET, confidence: CONFIDENCE };
    const { threshold } = tuneThreshold({ ...input, method, seed: draw });
    if (threshold === null) continue;
    found++;
    covered += 1 - threshold;
    if (risks[Math.min(FINE - 1, Math.floor(threshold * FINE))] > TARGET + 1e-9) broken++;
  }
  return {
    ...{ curve: name, n, method, draws, found, broken },
    coverage: found === 0 ? null : covered / found,
    best: loosest < 0 ? 0 : 1 - loosest / FINE,
  };
}

/** The most draws of so many that may break a promise kept at exactly 1 - confidence, but for chance (3 sigma). */
export function mostBroken(draws: number): number {
  const rate = 1 - CONFIDENCE;
  return Math.floor(draws * rate + 3 * Math.sqrt(draws * rate * (1 - rate)));
}

import type { JudgeAccuracy } from "./judge_accuracy.ts";
import { normalQuantile } from "./normal_quantile.ts";
import { scoreLower } from "./_score_limits.ts";
import { wilsonInterval } from "./wilson_interval.ts";

/** Unclipped bounds of a corrected rate. */
export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** Lee et al., arXiv 2511.21140, after Lang and Reiczigel 2014; null where smoothing leaves no signal. */
export function leeBounds(
  apparent: number,
  n: number,
  judge: JudgeAccuracy,
  level: number,
): Bounds | null {
  const z = normalQuantile((1 + level) / 2);
  const nTilde = n + z * z;
  const p = (n * apparent + z * z / 2) / nTilde;
  const m1 = judge.positives + 2;
  const m0 = judge.negatives + 2;
  const q1 = (judge.positives * judge.sensitivity + 1) / m1;
  const q0 = (judge.negatives * judge.specificity + 1) / m0;
  const informedness = q0 + q1 - 1;
  if (informedness <= 0) return null;
  const rate = (p + q0 - 1) / informedness;
  const v1 = q1 * (1 - q1) / m1;
  const v0 = q0 * (1 - q0) / m0;
  const shift = 2 * z * z * (rate * v1 - (1 - rate) * v0);
  const variance = p * (1 - p) / nTilde + (1 - rate) ** 2 * v0 + rate ** 2 * v1;
  const reach = z * Math.sqrt(variance) / informedness;
  return { lower: rate + shift - reach, upper: rate + shift + reach };
}

/** The Wilson bounds of the apparent rate, with both of the judge's rates taken as known. */
export function knownBounds(
  positives: number,
  n: number,
  { sensitivity, specificity }: JudgeAccuracy,
  level: number,
): Bounds | null {
  const { lower, upper } = wilsonInterval(positives, n, { level });
  if (lower === null || upper === null) return null;
  const corrected = (rate: number) => (rate + specificity - 1) / (sensitivity + specificity - 1);
  return { lower: corrected(lower), upper: corrected(upper) };
}

/** What to say where {@linkcode mayBeChance}. */
export const CHANCE_WARNING =
  "the judge may be no better than chance: label more rows before correcting by it";

/** Whether the lower limit of sensitivity + specificity is at most 1 (Newcombe's square-and-add). */
export function mayBeChance(judge: JudgeAccuracy, level: number): boolean {
  const z = normalQuantile((1 + level) / 2);
  const reachBelow = (rate: number, n: number) => rate - scoreLower(rate * n, n, z);
  const below = Math.hypot(
    reachBelow(judge.sensitivity, judge.positives),
    reachBelow(judge.specificity, judge.negatives),
  );
  return judge.sensitivity + judge.specificity - 1 - below <= 0;
}

/** Sensitivity + specificity - 1: how much of the true rate a judge's rate shows. */
export function informedness({ sensitivity, specificity }: JudgeAccuracy): number {
  return sensitivity + specificity - 1;
}

/** Why nothing can be corrected by this judge; `null` where it can. */
export function uselessJudge(judge: JudgeAccuracy): string | null {
  if (judge.positives === 0) return "no labelled row is positive: sensitivity is unknown";
  if (judge.negatives === 0) return "no labelled row is negative: specificity is unknown";
  // A judge at chance exactly, such as .7 and .3, must not pass by a rounding of 1e-16.
  return informedness(judge) < 1e-12
    ? "sensitivity + specificity <= 1: the judge is no better than chance"
    : null;
}

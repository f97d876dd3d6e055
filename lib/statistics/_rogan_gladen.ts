import type { JudgeAccuracy } from "./judge_accuracy.ts";
import { normalQuantile } from "./normal_quantile.ts";
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

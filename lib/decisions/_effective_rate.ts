import { normalQuantile } from "../statistics/normal_quantile.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";

/**
 * Wilson bounds of a weighted rate at a step, with the number of unweighted rows that would be as sure: p (1 - p) over
 * the variance of the ratio, sum w^2 (h - p)^2 / (sum w)^2, as Korn and Graubard, Survey Methodology 24 (1998) 193-201,
 * do for the exact interval; at 0 and 1, where that variance is 0, Kish's (sum w)^2 / sum w^2.
 */
export function effectiveRate(
  steps: AnsweredSteps,
  at: number,
  level: number,
): { readonly lower: number; readonly upper: number } {
  const total = steps.answered[at];
  const p = steps.wrong[at] / total;
  const bad = steps.wrongSquares[at];
  const variance = (bad * (1 - 2 * p) + p ** 2 * steps.squares[at]) / total ** 2;
  const n = p > 0 && p < 1 && variance > 0
    ? p * (1 - p) / variance
    : total ** 2 / steps.squares[at];
  const z = normalQuantile((1 + level) / 2);
  const centre = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = z / (1 + z ** 2 / n) * Math.sqrt(p * (1 - p) / n + z ** 2 / (4 * n ** 2));
  return { lower: p === 0 ? 0 : centre - half, upper: p === 1 ? 1 : centre + half };
}

import { averagePrecisionError, averagePrecisionOf } from "./_average_precision.ts";
import { bootstrapBounds } from "./_bootstrap_bounds.ts";
import { resampleCells } from "./_resample_cells.ts";
import type { ScoreGroups } from "./_score_groups.ts";
import { studentTQuantile } from "./student_t_quantile.ts";

/** Both bounds of an interval. */
export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/**
 * The infinitesimal jackknife on the logit scale; an average precision of 1 takes the spread of the same
 * rows with one error more, a negative above all and a positive below all. `null` without any spread.
 */
export function logitBounds(groups: ScoreGroups, level: number): Bounds | null {
  const plain = averagePrecisionError(groups.positives, groups.negatives);
  const perfect = plain.estimate === 1;
  const { estimate, standardError, degrees } = perfect
    ? averagePrecisionError([0, ...groups.positives, 1], [1, ...groups.negatives, 0])
    : plain;
  if (standardError < 1e-12) return null;
  const t = studentTQuantile((1 + level) / 2, degrees);
  const logit = Math.log(estimate / (1 - estimate));
  const reach = t * standardError / (estimate * (1 - estimate));
  const expit = (x: number) => 1 / (1 + Math.exp(-x));
  return { lower: expit(logit - reach), upper: perfect ? 1 : expit(logit + reach) };
}

/** Percentiles over resampled rows; `null` where all resamples are alike. */
export function resampledBounds(
  { positives, negatives }: ScoreGroups,
  { estimate, n, level, resamples, random }: {
    readonly estimate: number;
    readonly n: number;
    readonly level: number;
    readonly resamples: number;
    readonly random: () => number;
  },
): Bounds | null {
  const cells = [...positives, ...negatives];
  const drawn = new Float64Array(cells.length);
  const [drawnPositives, drawnNegatives] = [
    drawn.subarray(0, positives.length),
    drawn.subarray(positives.length),
  ];
  const values = new Array<number | null>(resamples);
  for (let i = 0; i < resamples; i++) {
    resampleCells(cells, n, drawn, random);
    values[i] = averagePrecisionOf(drawnPositives, drawnNegatives);
  }
  const settings = { resamples, method: "percentile", level, ties: "half" } as const;
  const { lower, upper } = bootstrapBounds({ estimate, n, values, leftOut: [] }, settings);
  if (lower === null || upper === null || lower === upper) return null;
  // Resamples repeat rows and read high: of few rows, all bounds may lie above the estimate.
  return { lower: Math.min(lower, estimate), upper: Math.max(upper, estimate) };
}

import { requireOptions } from "./_require.ts";
import { scoreGroups } from "./_score_groups.ts";
import { scoresByClass } from "./_scores_by_class.ts";
import type { ScoredLabels } from "./scored_labels.ts";

/** Options of {@linkcode rocCurve}. */
export interface RocCurveOptions {
  /** Leave out points on a straight line between their neighbours. Default `true`, as scikit-learn. */
  readonly dropIntermediate?: boolean;
}

/** The points of a ROC curve, from the strictest threshold to the loosest. */
export interface RocCurve {
  /** Share of negatives with a score of at least the threshold; empty where a class is missing. */
  readonly falsePositiveRate: readonly number[];
  /** Share of positives with a score of at least the threshold; empty where a class is missing. */
  readonly truePositiveRate: readonly number[];
  /** The thresholds, falling; the first is `Infinity`, which JSON writes as `null`. */
  readonly thresholds: readonly number[];
  /** Rows that are positive. */
  readonly positives: number;
  /** Rows that are not. */
  readonly negatives: number;
  /** Why there is no curve, where a class is missing. */
  readonly reason?: string;
}

const OPTIONS: Record<keyof RocCurveOptions, true> = { dropIntermediate: true };

/**
 * The ROC curve: at each threshold, how many positives and how many negatives lie at or above it.
 *
 * Rows that share a score share a point. For a picture of a score; its area is {@linkcode rocAuc}. With
 * only one class there is no curve: the lists are empty and `reason` says so.
 *
 * @param rows `labels` (true or 1 for positive) and `scores`, in the same order.
 * @param options Whether to leave out points on straight lines.
 * @returns Rates in [0, 1] and thresholds, of equal length, from (0, 0) to (1, 1).
 * @throws {RangeError} If the lists differ in length or a score is not finite, naming its index.
 * @throws {TypeError} If a label is not true, false, 1 or 0, naming its index, or an option is unknown.
 *
 * @see scikit-learn, `sklearn.metrics.roc_curve`, whose conventions these are.
 *
 * @example
 * ```ts
 * import { rocCurve } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const curve = rocCurve({ labels: [false, false, true, true], scores: [0.1, 0.4, 0.35, 0.8] });
 *
 * assertEquals(curve.falsePositiveRate, [0, 0, 0.5, 0.5, 1]);
 * assertEquals(curve.truePositiveRate, [0, 0.5, 0.5, 1, 1]);
 * assertEquals(curve.thresholds, [Infinity, 0.8, 0.4, 0.35, 0.1]);
 * ```
 */
export function rocCurve(rows: ScoredLabels, options: RocCurveOptions = {}): RocCurve {
  requireOptions(options, OPTIONS, "rocCurve");
  const { dropIntermediate = true } = options;
  const { positives, negatives } = scoresByClass(rows, "rocCurve");
  const about = { positives: positives.length, negatives: negatives.length };
  const labels = about.positives + about.negatives;
  if (about.positives === 0 || about.negatives === 0) {
    const reason = labels === 0
      ? "no observations"
      : `one class: no row is ${about.positives === 0 ? "positive" : "negative"}`;
    return { falsePositiveRate: [], truePositiveRate: [], thresholds: [], ...about, reason };
  }
  const groups = scoreGroups({ positives, negatives });
  const thresholds = groups.scores;
  const caught = runningSums(groups.positives);
  const flagged = runningSums(groups.negatives);
  const last = thresholds.length - 1;
  const kept = thresholds.map((_, i) => i).filter((i) =>
    !dropIntermediate || i === 0 || i === last || bends(caught, i) || bends(flagged, i)
  );
  return {
    falsePositiveRate: [0, ...kept.map((i) => flagged[i] / about.negatives)],
    truePositiveRate: [0, ...kept.map((i) => caught[i] / about.positives)],
    thresholds: [Infinity, ...kept.map((i) => thresholds[i])],
    ...about,
  };
}

function bends(counts: readonly number[], i: number): boolean {
  return counts[i + 1] - counts[i] !== counts[i] - counts[i - 1];
}

function runningSums(counts: readonly number[]): readonly number[] {
  let sum = 0;
  return counts.map((count) => sum += count);
}

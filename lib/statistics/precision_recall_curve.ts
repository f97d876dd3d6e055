import { scoreGroups } from "./_score_groups.ts";
import { scoresByClass } from "./_scores_by_class.ts";
import type { ScoredLabels } from "./scored_labels.ts";

/** The points of a precision-recall curve, from the loosest threshold to the strictest. */
export interface PrecisionRecallCurve {
  /** Share of the rows at or above each threshold that are positive; the last point is 1. */
  readonly precision: readonly number[];
  /** Share of the positive rows at or above each threshold; the last point is 0. */
  readonly recall: readonly number[];
  /** The thresholds, rising: one fewer than points, as the last point has none. */
  readonly thresholds: readonly number[];
  /**
   * The area under straight lines between the points, for comparison with tools that report it; `null`
   * without a positive row. Such lines promise what no threshold gives: report
   * {@linkcode averagePrecisionScore}.
   */
  readonly trapezoidArea: number | null;
  /** Rows that are positive. */
  readonly positives: number;
  /** Rows that are not. */
  readonly negatives: number;
  /** Why there is no curve, where no row is positive. */
  readonly reason?: string;
}

/**
 * The precision-recall curve: at each threshold, how many flagged rows are positive, and how many of the
 * positive ones are flagged.
 *
 * For a rare positive class, where a ROC curve looks good at any precision. Rows that share a score share
 * a point. The curve depends on the share of positives: compare curves on the same rows only. Without a
 * positive row there is no recall: the lists are empty and `reason` says so. Cost: sorting, once.
 *
 * @param rows `labels` (true or 1 for positive) and `scores`, in the same order.
 * @returns Precision and recall in [0, 1], from the lowest threshold on to the point (1, 0), and the
 * thresholds.
 * @throws {RangeError} If the lists differ in length or a score is not finite, naming its index.
 * @throws {TypeError} If a label is not true, false, 1 or 0, naming its index.
 *
 * @see scikit-learn, `sklearn.metrics.precision_recall_curve`, whose conventions these are.
 *
 * @example
 * ```ts
 * import { precisionRecallCurve } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const rows = { labels: [false, false, true, true], scores: [0.1, 0.4, 0.35, 0.8] };
 * const curve = precisionRecallCurve(rows);
 *
 * assertEquals(curve.precision, [1 / 2, 2 / 3, 1 / 2, 1, 1]);
 * assertEquals(curve.recall, [1, 1, 0.5, 0.5, 0]);
 * assertEquals(curve.thresholds, [0.1, 0.35, 0.4, 0.8]);
 * ```
 */
export function precisionRecallCurve(rows: ScoredLabels): PrecisionRecallCurve {
  const classes = scoresByClass(rows, "precisionRecallCurve");
  const positives = classes.positives.length;
  const about = { positives, negatives: classes.negatives.length };
  if (positives === 0) {
    const reason = about.negatives === 0 ? "no observations" : "one class: no row is positive";
    return { precision: [], recall: [], thresholds: [], trapezoidArea: null, ...about, reason };
  }
  const groups = scoreGroups(classes);
  const precision = [1];
  const recall = [0];
  let caught = 0;
  let flagged = 0;
  let trapezoidArea = 0;
  for (let i = 0; i < groups.scores.length; i++) {
    caught += groups.positives[i];
    flagged += groups.positives[i] + groups.negatives[i];
    precision.push(caught / flagged);
    recall.push(caught / positives);
    trapezoidArea += groups.positives[i] / positives * (precision[i] + precision[i + 1]) / 2;
  }
  return {
    precision: precision.reverse(),
    recall: recall.reverse(),
    thresholds: groups.scores.toReversed(),
    trapezoidArea,
    ...about,
  };
}

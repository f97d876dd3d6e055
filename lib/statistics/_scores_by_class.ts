import { outOfRange, requireFinite, wrongType } from "./_require.ts";
import type { ScoredLabels } from "./scored_labels.ts";

/** The scores of each class, ascending. */
export interface ScoresByClass {
  readonly positives: Float64Array;
  readonly negatives: Float64Array;
}

/** Checks scored rows at a public door, naming the first bad one, and sorts them by class. */
export function scoresByClass(rows: ScoredLabels, action: string): ScoresByClass {
  const { labels, scores } = rows;
  if (!Array.isArray(labels)) throw wrongType(action, "labels", "an array", labels);
  if (!Array.isArray(scores)) throw wrongType(action, "scores", "an array", scores);
  if (scores.length !== labels.length) {
    throw outOfRange(action, "scores.length", `${labels.length}, that of labels`, scores.length);
  }
  const positives = new Float64Array(labels.length);
  const negatives = new Float64Array(labels.length);
  let m = 0;
  let n = 0;
  for (let row = 0; row < labels.length; row++) {
    const label = labels[row];
    const score = scores[row];
    if (!Number.isFinite(score)) requireFinite(score, `scores[${row}]`, action);
    if (label === true || label === 1) positives[m++] = score;
    else if (label === false || label === 0) negatives[n++] = score;
    else throw wrongType(action, `labels[${row}]`, "true, false, 1 or 0", label);
  }
  return { positives: positives.slice(0, m).sort(), negatives: negatives.slice(0, n).sort() };
}

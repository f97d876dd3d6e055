import { readScoredRows } from "./_scored_rows.ts";
import type { ScoredLabels } from "./scored_labels.ts";

/** The scores of each class, ascending. */
export interface ScoresByClass {
  readonly positives: Float64Array;
  readonly negatives: Float64Array;
}

/** Checks scored rows at a public door, naming the first bad one, and sorts them by class. */
export function scoresByClass(rows: ScoredLabels, action: string): ScoresByClass {
  const { n, positives: many, labels, scores } = readScoredRows(rows, action);
  const positives = new Float64Array(many);
  const negatives = new Float64Array(n - many);
  let m = 0;
  for (let row = 0; row < n; row++) {
    if (labels[row] === 1) positives[m++] = scores[row];
    else negatives[row - m] = scores[row];
  }
  return { positives: positives.sort(), negatives: negatives.sort() };
}

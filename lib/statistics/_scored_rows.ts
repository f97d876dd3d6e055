import {
  outOfRange,
  requireFinite,
  requireObject,
  requireProbability,
  wrongType,
} from "./_require.ts";
import type { ScoredLabels } from "./scored_labels.ts";

/** Checked rows, in their order. */
export interface ScoredRows {
  readonly n: number;
  /** How many rows are positive. */
  readonly positives: number;
  /** 1 for a positive row, else 0. */
  readonly labels: Uint8Array;
  readonly scores: Float64Array;
}

/** Checks scored rows at a public door, naming the first bad one. */
export function readScoredRows(
  rows: ScoredLabels,
  action: string,
  scale: "any" | "probability" = "any",
): ScoredRows {
  requireObject(rows, "rows", action);
  const n = rows.labels?.length;
  if (!Array.isArray(rows.labels)) throw wrongType(action, "labels", "an array", rows.labels);
  if (!Array.isArray(rows.scores)) throw wrongType(action, "scores", "an array", rows.scores);
  if (rows.scores.length !== n) {
    throw outOfRange(action, "scores.length", `${n}, that of labels`, rows.scores.length);
  }
  const requireScore = scale === "probability" ? requireProbability : requireFinite;
  const largest = scale === "probability" ? 1 : Number.MAX_VALUE;
  const smallest = scale === "probability" ? 0 : -Number.MAX_VALUE;
  const labels = new Uint8Array(n);
  const scores = new Float64Array(n);
  let positives = 0;
  for (let row = 0; row < n; row++) {
    const label = rows.labels[row];
    const score = rows.scores[row];
    // The name of a row is only put together for a bad one.
    if (typeof score !== "number" || !(score >= smallest && score <= largest)) {
      requireScore(score, `scores[${row}]`, action);
    }
    scores[row] = score;
    if (label === true || label === 1) {
      labels[row] = 1;
      positives++;
    } else if (label !== false && label !== 0) {
      throw wrongType(action, `labels[${row}]`, "true, false, 1 or 0", label);
    }
  }
  return { n, positives, labels, scores };
}

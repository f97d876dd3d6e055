import type { ScoresByClass } from "./_scores_by_class.ts";

/** Rows that share a score are one group, the highest score first. */
export interface ScoreGroups {
  /** The distinct scores, falling. */
  readonly scores: readonly number[];
  /** Positive rows of each group. */
  readonly positives: readonly number[];
  /** Negative rows of each group. */
  readonly negatives: readonly number[];
}

/** Groups the rows of two classes, each ascending, by score. */
export function scoreGroups({ positives, negatives }: ScoresByClass): ScoreGroups {
  const scores: number[] = [];
  const ofPositives: number[] = [];
  const ofNegatives: number[] = [];
  let p = positives.length;
  let n = negatives.length;
  while (p > 0 || n > 0) {
    const score = Math.max(
      p > 0 ? positives[p - 1] : -Infinity,
      n > 0 ? negatives[n - 1] : -Infinity,
    );
    const [positivesLeft, negativesLeft] = [p, n];
    while (p > 0 && positives[p - 1] === score) p--;
    while (n > 0 && negatives[n - 1] === score) n--;
    scores.push(score);
    ofPositives.push(positivesLeft - p);
    ofNegatives.push(negativesLeft - n);
  }
  return { scores, positives: ofPositives, negatives: ofNegatives };
}

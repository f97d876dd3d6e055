import { type Gain, relativeGain } from "./_gain.ts";
import type { Measure } from "./_measures.ts";

/** The judgements of one query, counted. */
export interface QueryJudgements {
  /** Grades above 0, the highest first: what the best ranking would gain. */
  readonly best: ArrayLike<number>;
  /** How many are relevant. */
  readonly relevant: number;
  /** How many are judged and not relevant. */
  readonly others: number;
}

/** The judged documents that a query retrieved, best first. */
export interface QueryHits {
  /** The place of each, counted from 0. */
  readonly places: ArrayLike<number>;
  /** The grade of each. */
  readonly grades: ArrayLike<number>;
}

/** Counts judgements; a grade below 0 is as if there were none. */
export function countJudgements(grades: Float64Array, level: number): QueryJudgements {
  const sorted = grades.toSorted();
  let [relevant, others, above] = [0, 0, 0];
  for (let i = 0; i < sorted.length; i++) {
    if (sorted[i] >= level) relevant++;
    else if (sorted[i] >= 0) others++;
    if (sorted[i] > 0) above++;
  }
  const best = sorted.subarray(sorted.length - above).reverse();
  return { best, relevant, others };
}

/** The value of a measure for one query, from 0 to 1; 0 where it would be 0 / 0, as in trec_eval. */
export function measureQuery(
  { kind, k }: Measure,
  hits: QueryHits,
  judged: QueryJudgements,
  level: number,
): number {
  const { places, grades } = hits;
  const { relevant } = judged;
  switch (kind) {
    case "ndcg-linear":
      return ndcg(hits, judged, k, "linear");
    case "ndcg-exponential":
      return ndcg(hits, judged, k, "exponential");
    case "bpref":
      return bprefOf(hits, judged, level);
  }
  const end = kind === "r-precision" ? relevant : k;
  let found = 0;
  let precisions = 0;
  let first = 0;
  for (let i = 0; i < places.length && places[i] < end; i++) {
    if (!(grades[i] >= level)) continue;
    found++;
    const rank = places[i] + 1;
    precisions += found / rank;
    if (first === 0) first = rank;
  }
  if (found === 0) return 0;
  switch (kind) {
    case "precision":
      return found / k;
    case "hit":
      return 1;
    case "reciprocal-rank":
      return 1 / first;
    case "average-precision":
      return precisions / relevant;
  }
  return found / relevant;
}

function ndcg(
  { places, grades }: QueryHits,
  { best }: QueryJudgements,
  k: number,
  gain: Gain,
): number {
  if (best.length === 0) return 0;
  let sum = 0;
  for (let i = 0; i < places.length && places[i] < k; i++) {
    sum += relativeGain(grades[i], best[0], gain) / Math.log2(places[i] + 2);
  }
  if (sum === 0) return 0;
  let ideal = 0;
  for (let i = 0; i < best.length && i < k; i++) {
    ideal += relativeGain(best[i], best[0], gain) / Math.log2(i + 2);
  }
  return Math.min(1, sum / ideal);
}

function bprefOf({ grades }: QueryHits, judged: QueryJudgements, level: number): number {
  const { relevant, others } = judged;
  let above = 0;
  let sum = 0;
  for (let i = 0; i < grades.length; i++) {
    if (grades[i] < 0) continue;
    if (grades[i] < level) above++;
    else sum += above === 0 ? 1 : 1 - Math.min(above, relevant) / Math.min(others, relevant);
  }
  return relevant === 0 ? 0 : sum / relevant;
}

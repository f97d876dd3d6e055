import { answeredSteps } from "./_answered_steps.ts";
import type { ScoredAnswers } from "./scored_answers.ts";

/**
 * The area under a risk-coverage curve and each row's influence on it, as in `areasUnderRisk`, in the order of the rows:
 * two signals on the same rows are compared by the differences of their influences.
 */
export function riskInfluence(rows: ScoredAnswers): {
  readonly area: number;
  readonly influence: Float64Array;
} {
  const steps = answeredSteps({ scores: rows.scores, hallucinated: rows.hallucinated });
  const last = steps.rows.length - 1;
  const n = rows.scores.length;
  let area = 0;
  for (let at = 0; at <= last; at++) {
    const added = steps.rows[at] - (steps.rows[at - 1] ?? 0);
    area += steps.wrong[at] / steps.rows[at] * added / n;
  }
  const ofGood = new Float64Array(last + 1);
  const ofBad = new Float64Array(last + 1);
  let [inverse, risks] = [0, 0];
  for (let at = last; at >= 0; at--) {
    const answered = steps.rows[at];
    const added = answered - (steps.rows[at - 1] ?? 0);
    const risk = steps.wrong[at] / answered;
    inverse += added / answered;
    risks += added * risk / answered;
    ofGood[at] = risk - area - risks;
    ofBad[at] = ofGood[at] + inverse;
  }
  const influence = Float64Array.from(rows.scores, (score, row) => {
    const at = placeOf(steps.thresholds, score);
    return rows.hallucinated[row] ? ofBad[at] : ofGood[at];
  });
  return { area, influence };
}

/** The place of a score among distinct ones that fall. */
function placeOf(thresholds: Float64Array, score: number): number {
  let [low, high] = [0, thresholds.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (thresholds[middle] <= score) high = middle;
    else low = middle + 1;
  }
  return low;
}

import type { AnsweredSteps } from "./_answered_steps.ts";

/** The area under a risk-coverage curve, and how far a row of each step moves it. */
export interface RiskInfluence {
  readonly area: number;
  /** Influence of a good row, by step. */
  readonly good: Float64Array;
  /** Influence of a hallucinated row, by step. */
  readonly bad: Float64Array;
}

/**
 * The area under the risk-coverage curve, the mean over the rows of the risk at the row's own score, and its influence
 * function.
 *
 * Row k adds its own risk R(s_k), and moves the risk at every score s up to s_k by (h_k - R(s)) / a(s), a(s) being the
 * weight answered there. So IF_k = R(s_k) - AURC + h_k A_k - B_k, where A_k and B_k are the sums over the rows i with
 * s_i <= s_k of w_i / a_i and w_i R(s_i) / a_i: one pass from the loosest up.
 */
export function riskInfluence({ answered, wrong }: AnsweredSteps): RiskInfluence {
  const size = answered.length;
  const total = answered[size - 1] ?? 0;
  let area = 0;
  for (let at = 0; at < size; at++) area += wrong[at] / answered[at] * added(answered, at);
  area = size === 0 ? 0 : area / total;
  const good = new Float64Array(size);
  const bad = new Float64Array(size);
  let [inverse, risks] = [0, 0];
  for (let at = size - 1; at >= 0; at--) {
    const risk = wrong[at] / answered[at];
    const weight = added(answered, at);
    inverse += weight / answered[at];
    risks += weight * risk / answered[at];
    good[at] = risk - area - risks;
    bad[at] = good[at] + inverse;
  }
  return { area, good, bad };
}

/** What a step adds to a running sum. */
export function added(sums: Float64Array, at: number): number {
  return at === 0 ? sums[0] : sums[at] - sums[at - 1];
}

import type { Interval } from "../statistics/interval.ts";
import { normalQuantile } from "../statistics/normal_quantile.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";

/** Areas under a risk-coverage curve. */
export interface RiskAreas {
  readonly aurc: Interval;
  readonly excessAurc: Interval;
}

interface About {
  readonly n: number;
  readonly level: number;
  readonly method: string;
}

/**
 * The area under the risk-coverage curve, the mean over the rows of the risk at the row's own score, and what it has in
 * excess of the best order.
 *
 * Its variance is that of its influence function. Row k adds its own risk R(s_k), and moves the risk at every score s up
 * to s_k by (h_k - R(s)) / a(s), a(s) being the weight answered there. So IF_k = R(s_k) - AURC + h_k A_k - B_k, where A_k
 * and B_k are the sums over the rows i with s_i <= s_k of w_i / a_i and w_i R(s_i) / a_i: one pass from the loosest up.
 */
export function areasUnderRisk(steps: AnsweredSteps, n: number, level: number): RiskAreas {
  const about = { n, level, method: "influence-function" };
  const last = steps.answered.length - 1;
  if (last < 0) {
    const none = { ...about, estimate: null, lower: null, upper: null, reason: "no answers" };
    return { aurc: none, excessAurc: none };
  }
  const total = steps.answered[last];
  const prevalence = steps.wrong[last] / total;
  const best = optimalArea(total, steps.wrong[last]);
  let aurc = 0;
  for (let at = 0; at <= last; at++) {
    aurc += steps.wrong[at] / steps.answered[at] * added(steps.answered, at);
  }
  aurc /= total;
  const excess = Math.max(0, aurc - best);
  if (prevalence === 0 || prevalence === 1) {
    const reason = `every answer is ${prevalence === 0 ? "right" : "hallucinated"}: no spread`;
    const flat = { ...about, lower: null, upper: null, reason };
    return { aurc: { ...flat, estimate: prevalence }, excessAurc: { ...flat, estimate: 0 } };
  }
  // The best order's area tends to p + (1 - p) ln(1 - p), whose slope in p is -ln(1 - p).
  const slope = -Math.log1p(-prevalence);
  let [inverse, risks, variance, excessVariance] = [0, 0, 0, 0];
  for (let at = last; at >= 0; at--) {
    const answered = steps.answered[at];
    const risk = steps.wrong[at] / answered;
    const weight = added(steps.answered, at);
    inverse += weight / answered;
    risks += weight * risk / answered;
    const good = risk - aurc - risks;
    const bad = good + inverse;
    const badSquares = added(steps.wrongSquares, at);
    const goodSquares = added(steps.squares, at) - badSquares;
    variance += badSquares * bad ** 2 + goodSquares * good ** 2;
    excessVariance += badSquares * (bad - slope * (1 - prevalence)) ** 2 +
      goodSquares * (good + slope * prevalence) ** 2;
  }
  return {
    aurc: bounded(aurc, Math.sqrt(variance) / total, about),
    excessAurc: bounded(excess, Math.sqrt(excessVariance) / total, about),
  };
}

/** The area of the order that puts every right answer before every wrong one. */
export function optimalArea(answers: number, wrong: number): number {
  if (!Number.isInteger(wrong) || !Number.isInteger(answers)) {
    const p = wrong / answers;
    return p === 1 ? 1 : p + (1 - p) * Math.log1p(-p);
  }
  let sum = 0;
  for (let k = 1; k <= wrong; k++) sum += k / (answers - wrong + k);
  return sum / answers;
}

/** What a step adds to a running sum. */
function added(sums: Float64Array, at: number): number {
  return at === 0 ? sums[0] : sums[at] - sums[at - 1];
}

/** On the logit scale, which keeps the bounds in [0, 1]. */
function bounded(estimate: number, error: number, about: About): Interval {
  if (estimate <= 0 || estimate >= 1) {
    const reason = "the area is at its limit, where the interval says nothing";
    return { ...about, estimate, lower: null, upper: null, reason };
  }
  const half = normalQuantile((1 + about.level) / 2) * error / (estimate * (1 - estimate));
  const centre = Math.log(estimate / (1 - estimate));
  const back = (logit: number) => 1 / (1 + Math.exp(-logit));
  return { ...about, estimate, lower: back(centre - half), upper: back(centre + half) };
}

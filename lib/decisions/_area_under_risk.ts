import type { Interval } from "../statistics/interval.ts";
import { normalQuantile } from "../statistics/normal_quantile.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";
import { added, riskInfluence } from "./_risk_influence.ts";

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
 * The area under the risk-coverage curve and what it has in excess of the best order. Their variances are those of the
 * influence functions.
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
  const { area, good, bad } = riskInfluence(steps);
  const excess = Math.max(0, area - optimalArea(total, steps.wrong[last]));
  if (prevalence === 0 || prevalence === 1) {
    const reason = `every answer is ${prevalence === 0 ? "right" : "hallucinated"}: no spread`;
    const flat = { ...about, lower: null, upper: null, reason };
    return { aurc: { ...flat, estimate: prevalence }, excessAurc: { ...flat, estimate: 0 } };
  }
  // The best order's area tends to p + (1 - p) ln(1 - p), whose slope in p is -ln(1 - p).
  const slope = -Math.log1p(-prevalence);
  let [variance, excessVariance] = [0, 0];
  for (let at = 0; at <= last; at++) {
    const badSquares = added(steps.wrongSquares, at);
    const goodSquares = added(steps.squares, at) - badSquares;
    variance += badSquares * bad[at] ** 2 + goodSquares * good[at] ** 2;
    excessVariance += badSquares * (bad[at] - slope * (1 - prevalence)) ** 2 +
      goodSquares * (good[at] + slope * prevalence) ** 2;
  }
  return {
    aurc: bounded(area, Math.sqrt(variance) / total, about),
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

import { binomialCdf } from "../statistics/binomial_cdf.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";
import { leastAnswered } from "./least_answered.ts";

/** Steps looked at: enough to come near the cheapest, few enough for a million scores. */
const STEPS = 200;
const MOST = 1e7;

/**
 * About how many labelled answers would let a threshold pass, if the shares stay as they were seen: at each of some
 * thresholds whose observed risk is below the target, the answers that a test needs, over the share that is answered there;
 * the least of these. `null` where the risk is nowhere below the target.
 */
export function labelsNeeded(
  steps: AnsweredSteps,
  n: number,
  target: number,
  confidence: number,
): number | null {
  const alpha = 1 - confidence;
  const least = leastAnswered({ targetRisk: target, confidence });
  let best: number | null = null;
  const stride = Math.max(1, Math.floor(steps.rows.length / STEPS));
  for (let at = steps.rows.length - 1; at >= 0; at -= stride) {
    const answered = steps.rows[at];
    const share = answered / n;
    // One error more than was seen: a handful of answers without one is no risk of 0.
    const risk = (steps.wrong[at] + 1) / (answered + 2);
    if (risk >= target) continue;
    const labels = Math.ceil(answersFor(risk, target, alpha, least) / share);
    if (best === null || labels < best) best = labels;
  }
  return best === null || best > MOST ? null : best;
}

/** The fewest answers at which that risk passes the test, by doubling and halving. */
function answersFor(risk: number, target: number, alpha: number, least: number): number {
  const passes = (m: number) => binomialCdf(Math.ceil(risk * m), m, target) <= alpha;
  let high = least;
  while (high < MOST && !passes(high)) high *= 2;
  let low = Math.max(least, high / 2);
  while (high - low > Math.max(1, low / 100)) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
}

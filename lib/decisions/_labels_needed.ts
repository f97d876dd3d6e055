import { binomialCdf } from "../statistics/binomial_cdf.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";
import { firstWith } from "./_step_places.ts";
import { leastAnswered } from "./least_answered.ts";

/** Past so many a number of labels says nothing. */
const MOST = 1e7;
/** Places looked at where any threshold may pass: enough to come near the cheapest. */
const PLACES = 200;

/** What a search that found nothing was looking for. */
export interface Sought {
  readonly n: number;
  readonly targetRisk: number;
  /** The chance of error of each of its tests. */
  readonly alpha: number;
  /** The answers that its sequences of tests started from; none where any threshold could have passed. */
  readonly starts: readonly number[];
}

/**
 * About how many labelled answers would let a threshold pass, if the shares stay as they were seen. A sequence passes
 * where its first threshold does; without one, the threshold that needs the fewest counts. `null` where the risk is nowhere
 * below the target, or the number beyond use.
 */
export function labelsNeeded(steps: AnsweredSteps, sought: Sought): number | null {
  const { n, targetRisk, alpha, starts } = sought;
  const least = leastAnswered({ targetRisk, confidence: 1 - alpha });
  if (n === 0) return least;
  const places = starts.length > 0
    ? starts.map((from) => firstWith(steps, from))
    : Array.from({ length: PLACES }, (_, part) => firstWith(steps, n * (part + 1) / PLACES));
  const labels = places.map((place) => {
    // With fewer answers than a start needs, all of them tell its risk best.
    const at = Math.min(place, steps.rows.length - 1);
    const risk = steps.wrong[at] / steps.rows[at];
    if (!(risk < targetRisk)) return Infinity;
    return answersFor(risk, targetRisk, alpha, least) * n / steps.rows[at];
  });
  const fewest = Math.ceil(Math.min(...labels));
  return fewest > MOST ? null : Math.max(n + 1, fewest);
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

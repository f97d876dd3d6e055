import { binomialCdf } from "../statistics/binomial_cdf.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";
import { firstWith } from "./_step_places.ts";
import { leastAnswered } from "./least_answered.ts";

/** Past so many a number of labels says nothing. */
const MOST = 1e7;
/** Places looked at where any threshold may pass: enough to come near the cheapest. */
const PLACES = 200;
/** Fewer answers than that, the best of all, tell no risk to reckon with. */
const FEW = 10;
/** How much the number tried grows: it is told as "about". */
const GROWTH = 1.01;
/** How far beyond a number of labels the test must pass too. */
const LASTS = 1.25;

/** Where a sequence of tests starts, and the chance of error of each of its tests. */
export interface SequenceStart {
  readonly from: number;
  readonly chance: number;
}

/** What a search that found nothing was looking for. */
export interface Sought {
  readonly n: number;
  readonly targetRisk: number;
  /** The chance of error of a test of its own. */
  readonly alpha: number;
  /** Where its sequences would start with so many labels; `null` where any threshold could have passed. */
  readonly startsOf: ((n: number) => readonly SequenceStart[]) | null;
}

/**
 * About how many labelled answers would let a threshold pass, if the shares stay as they were seen. A sequence passes
 * where its first threshold does, and that moves with the number of labels; without one, the threshold that needs the
 * fewest counts. `null` where the risk is nowhere below the target, or the number beyond use.
 */
export function labelsNeeded(steps: AnsweredSteps, sought: Sought): number | null {
  const { n, targetRisk, alpha, startsOf } = sought;
  const least = leastAnswered({ targetRisk, confidence: 1 - alpha });
  if (n === 0) return least;
  if (startsOf !== null) return labelsForStarts(steps, n, targetRisk, startsOf);
  let fewest = Infinity;
  for (let part = 1; part <= PLACES; part++) {
    const at = firstWith(steps, n * part / PLACES);
    const risk = steps.wrong[at] / steps.rows[at];
    if (!(risk < targetRisk)) continue;
    const labels = answersFor(risk, targetRisk, alpha, least) * n / steps.rows[at];
    fewest = Math.min(fewest, Math.ceil(labels));
  }
  return fewest > MOST ? null : Math.max(n + 1, fewest);
}

/**
 * The first number of labels, in steps, with which the start of some sequence would pass, and with a quarter more too: where one
 * sequence becomes two, each needs more.
 */
function labelsForStarts(
  steps: AnsweredSteps,
  n: number,
  target: number,
  startsOf: (n: number) => readonly SequenceStart[],
): number | null {
  const passes = (labels: number) =>
    startsOf(labels).some(({ from, chance }) => {
      // With fewer answers than a start needs, all of them tell its risk best.
      const place = firstWith(steps, Math.max(from * n / labels, Math.min(FEW, n)));
      const at = Math.min(place, steps.rows.length - 1);
      const answered = Math.floor(steps.rows[at] * labels / n);
      const wrong = Math.ceil(steps.wrong[at] * labels / n);
      return answered >= from && steps.wrong[at] < target * steps.rows[at] &&
        binomialCdf(wrong, answered, target) <= chance;
    });
  let first: number | null = null;
  for (let labels = n + 1; labels <= MOST; labels = Math.ceil(labels * GROWTH)) {
    if (!passes(labels)) first = null;
    else if (labels >= LASTS * (first ??= labels)) return first;
  }
  return first;
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

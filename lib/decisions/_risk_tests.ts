import { binomialCdf } from "../statistics/binomial_cdf.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";
import { firstWith } from "./_step_places.ts";

/** What a search through thresholds came to. */
export interface Search {
  /** The place of the loosest step that passes; -1 where none does. */
  readonly place: number;
  /** How many steps were tested. */
  readonly tried: number;
}

/**
 * A test of "the risk here is above the target": it rejects where so few errors among so many answers would be seen with a
 * chance of at most `alpha`. For steps in order, from few answers to many.
 *
 * The number of errors that may occur only grows with the answers, so most steps need no probability.
 */
export function riskTest(
  target: number,
  alpha: number,
): (wrong: number, answered: number) => boolean {
  let allowed = -1;
  return (wrong, answered) => {
    if (wrong <= allowed) return true;
    if (binomialCdf(wrong, answered, target) > alpha) return false;
    allowed = wrong;
    return true;
  };
}

/**
 * Fixed-sequence testing from the strictest step with at least `from` answers down; it ends at the first that fails.
 * Angelopoulos et al., arXiv 2110.01052, section 2.3: each test at the full alpha.
 */
export function fixedSequence(
  steps: AnsweredSteps,
  from: number,
  target: number,
  alpha: number,
): Search {
  const passes = riskTest(target, alpha);
  let [place, tried] = [-1, 0];
  for (let at = firstWith(steps, from); at < steps.rows.length; at++) {
    tried++;
    if (!passes(steps.wrong[at], steps.rows[at])) break;
    place = at;
  }
  return { place, tried };
}

/** The loosest step that passes a test of its own at `alpha`, whatever its neighbours do. */
export function loosestPassing(steps: AnsweredSteps, target: number, alpha: number): Search {
  const passes = riskTest(target, alpha);
  let place = -1;
  for (let at = 0; at < steps.rows.length; at++) {
    if (passes(steps.wrong[at], steps.rows[at])) place = at;
  }
  return { place, tried: steps.rows.length };
}

/** The loosest step whose observed risk is at most the target. */
export function loosestBelow(steps: AnsweredSteps, target: number): Search {
  let place = -1;
  for (let at = 0; at < steps.rows.length; at++) {
    if (atMost(steps.wrong[at], steps.rows[at], target)) place = at;
  }
  return { place, tried: steps.rows.length };
}

/** Whether an observed share is at most the target, but for rounding. */
export function atMost(count: number, n: number, target: number): boolean {
  return count <= target * n * (1 + 1e-12);
}

/**
 * The strictest step such that it and every looser one declines few enough of the good answers, from the loosest up;
 * `steps.rows.length` where not even the loosest does.
 */
export function strictestAffordable(
  steps: AnsweredSteps,
  good: number,
  fewEnough: (lost: number) => boolean,
): number {
  let place = steps.rows.length;
  for (let at = steps.rows.length - 1; at >= 0; at--) {
    const lost = good - (steps.rows[at] - steps.wrong[at]);
    if (!fewEnough(lost)) break;
    place = at;
  }
  return place;
}

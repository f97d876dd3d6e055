import { createRandom } from "../statistics/create_random.ts";
import { outOfRange, wrongType } from "./_argument_error.ts";
import { answeredSteps } from "./_answered_steps.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import { requireCount, requireScores, requireSeed, requireShare } from "./_require_scores.ts";
import { type CountedSteps, resampledSteps } from "./_resampled_steps.ts";

/** What {@linkcode cheapestThreshold} takes. */
export interface CostInput {
  /** The score of each answer; the higher, the likelier right. */
  readonly scores: readonly number[];
  /** Whether people call each answer hallucinated, in the same order. */
  readonly hallucinated: readonly boolean[];
  /** What a hallucinated answer that is given costs, a number >= 0. */
  readonly wrongCost: number;
  /** What declining costs, a number >= 0. */
  readonly refusalCost: number;
  /** Resamples for the spread, an integer >= 1. Default 1,000. */
  readonly resamples?: number;
  /** Seed of the resamples, an integer. Default 1. */
  readonly seed?: number;
  /** Confidence level of the spreads, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** A number with its bootstrap spread. */
export interface Spread {
  /** The number on the answers at hand. */
  readonly estimate: number;
  /** Lower percentile over the resamples. */
  readonly lower: number;
  /** Upper percentile over the resamples. */
  readonly upper: number;
}

/** The threshold of least cost. */
export interface CheapestThreshold {
  /** Answer where the score is at least this; `null`: decline everything. */
  readonly threshold: number | null;
  /** Percentiles of the resampled thresholds: a `null` declines everything; both are `null` without answers. */
  readonly thresholdSpread: { readonly lower: number | null; readonly upper: number | null };
  /** Mean cost of an answer at it, optimistic as the threshold was chosen on the same answers; `null` without answers. */
  readonly cost: Spread | null;
  /** Mean cost of an answer where everything is answered; `null` without answers. */
  readonly answerAll: number | null;
  /** Mean cost of an answer where everything is declined; `null` without answers. */
  readonly declineAll: number | null;
  /** Share of answers given at it, from 0 to 1; `null` without answers. */
  readonly coverage: number | null;
  /** Answers. */
  readonly n: number;
}

const ACTION = "find the cheapest threshold";
const INPUT: Record<keyof CostInput, true> = {
  scores: true,
  hallucinated: true,
  wrongCost: true,
  refusalCost: true,
  resamples: true,
  seed: true,
  level: true,
};

/**
 * The threshold of least cost, where a hallucinated answer costs so much and declining so much.
 *
 * It promises nothing about the risk: for that see `tuneThreshold`. The spread comes from resampling the answers with
 * replacement and choosing anew; where it is wide the costs decide little. Of equally cheap thresholds the one that answers
 * most. Cost: resamples times the answers.
 *
 * @param input Scores, labels and both costs, by name.
 * @returns The threshold, its mean cost an answer with their spreads, and what answering or declining all would cost.
 * @throws {TypeError} If a value is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If the lists differ in length or a value is out of range.
 * @see C. K. Chow, On optimum recognition error and reject tradeoff, IEEE Trans. Inf. Theory 16 (1970) 41-46.
 *
 * @example
 * ```ts
 * import { cheapestThreshold } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const found = cheapestThreshold({
 *   scores: [4, 3, 2, 1],
 *   hallucinated: [false, false, true, true],
 *   wrongCost: 5,
 *   refusalCost: 1,
 * });
 *
 * assertEquals([found.threshold, found.cost?.estimate], [3, 0.5]); // two declined, at 1 each, of four
 * assertEquals([found.answerAll, found.declineAll], [2.5, 1]);
 * ```
 */
export function cheapestThreshold(input: CostInput): CheapestThreshold {
  requireObject(input, "input", "an object with scores, hallucinated and costs", ACTION);
  requireOptionNames(input, INPUT, ACTION);
  const { scores, hallucinated, wrongCost, refusalCost } = input;
  const { resamples = 1000, seed = 1, level = 0.95 } = input;
  requireScores({ scores, hallucinated }, ACTION);
  requireCost(wrongCost, "wrongCost");
  requireCost(refusalCost, "refusalCost");
  requireCount(resamples, "resamples", 1, ACTION);
  requireSeed(seed, ACTION);
  requireShare(level, "level", ACTION);
  const n = scores.length;
  if (n === 0) {
    const nothing = { threshold: null, cost: null, answerAll: null, declineAll: null };
    return { ...nothing, thresholdSpread: { lower: null, upper: null }, coverage: null, n };
  }
  const steps = answeredSteps({ scores, hallucinated });
  const best = cheapest(steps, input);
  const random = createRandom(seed);
  const again = Array.from(
    { length: resamples },
    () => cheapest(resampledSteps(steps, random), input),
  );
  const [low, high] = [(1 - level) / 2, (1 + level) / 2];
  const costs = again.map(({ cost }) => cost).sort((a, b) => a - b);
  // Declining everything is stricter than any threshold.
  const places = again.map(({ place }) => place).sort((a, b) => b - a);
  const at = (share: number) => Math.min(resamples - 1, Math.floor(share * resamples));
  const score = (place: number) => place < 0 ? null : steps.thresholds[place];
  return {
    threshold: score(best.place),
    thresholdSpread: { lower: score(places[at(low)]), upper: score(places[at(high)]) },
    cost: { estimate: best.cost, lower: costs[at(low)], upper: costs[at(high)] },
    answerAll: steps.wrong[steps.wrong.length - 1] * wrongCost / n,
    declineAll: refusalCost,
    coverage: best.place < 0 ? 0 : steps.rows[best.place] / n,
    n,
  };
}

/** The place of the cheapest step, -1 for declining everything, and its mean cost. */
function cheapest(
  { rows, wrong }: CountedSteps,
  { wrongCost, refusalCost }: CostInput,
): { readonly place: number; readonly cost: number } {
  const n = rows[rows.length - 1];
  let [place, least] = [-1, n * refusalCost];
  for (let at = 0; at < rows.length; at++) {
    const cost = wrong[at] * wrongCost + (n - rows[at]) * refusalCost;
    if (cost <= least) [place, least] = [at, cost];
  }
  return { place, cost: least / n };
}

function requireCost(value: unknown, name: string): void {
  if (typeof value !== "number") throw wrongType(ACTION, name, "a number >= 0", value);
  if (!(value >= 0 && value < Infinity)) throw outOfRange(ACTION, name, "a number >= 0", value);
}

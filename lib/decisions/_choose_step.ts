import { binomialCdf } from "../statistics/binomial_cdf.ts";
import { createRandom } from "../statistics/create_random.ts";
import { type AnsweredSteps, answeredSteps } from "./_answered_steps.ts";
import { candidateSteps } from "./_candidate_steps.ts";
import { leastAnswered } from "./least_answered.ts";
import type { SequenceStart } from "./_labels_needed.ts";
import { promisingThreshold } from "./_promising_threshold.ts";
import type { ScoredAnswers } from "./scored_answers.ts";
import {
  atMost,
  fixedSequence,
  loosestBelow,
  loosestPassing,
  riskTest,
  type Search,
  strictestAffordable,
} from "./_risk_tests.ts";
import { stepsOfThresholds } from "./_step_places.ts";
import type { TestSequence, ThresholdMethod } from "../data/threshold_record.ts";

/** What a choice needs to know: the input of `tuneThreshold`, defaults filled in. */
export interface ChoiceInput {
  readonly scores: readonly number[];
  readonly hallucinated: readonly boolean[];
  readonly targetRisk: number;
  readonly targetOverRefusal: number | null;
  readonly confidence: number;
  readonly method: ThresholdMethod;
  readonly thresholds?: readonly number[] | "distinct";
  readonly minAnswered?: number;
  readonly share?: number;
  readonly seed?: number;
}

/** A choice: the threshold, the rows that its figures are of, and the chance of error that its own test had. */
export interface Choice {
  readonly threshold: number | null;
  readonly rows: ScoredAnswers;
  /** Those rows at the thresholds that could be chosen. */
  readonly steps: AnsweredSteps;
  readonly alpha: number;
  readonly tried: number;
  readonly sequences: readonly TestSequence[];
}

/** The share of all answers that the later of two sequences starts from: tried .5 to .6, by simulation. */
const LATE = 0.52;

/** Chooses a threshold by the method asked for. */
export function chooseStep(input: ChoiceInput): Choice {
  return input.method === "split" ? chooseOnOnePart(input) : chooseOnAll(input);
}

function chooseOnAll(input: ChoiceInput): Choice {
  const { scores, hallucinated, targetRisk, targetOverRefusal, confidence, method } = input;
  const steps = candidateSteps(input);
  // Two promises share the risk of error.
  const alpha = (1 - confidence) / (targetOverRefusal === null ? 1 : 2);
  const rows = { scores, hallucinated };
  let [found, own, sequences]: [Search, number, readonly TestSequence[]] = [
    { place: -1, tried: 0 },
    alpha,
    [],
  ];
  if (method === "plug-in") found = loosestBelow(steps, targetRisk);
  else if (method === "pointwise") found = loosestPassing(steps, targetRisk, alpha);
  else if (method === "bonferroni") {
    own = alpha / Math.max(1, steps.rows.length);
    found = loosestPassing(steps, targetRisk, own);
  } else {
    const starts = startsOf(input, scores.length, alpha);
    sequences = starts.map(({ from, chance }) => ({ from, confidence: 1 - chance }));
    for (const { from, chance } of starts) {
      const walk = fixedSequence(steps, from, targetRisk, chance);
      if (walk.place > found.place) own = chance;
      found = { place: Math.max(found.place, walk.place), tried: found.tried + walk.tried };
    }
  }
  const place = affordable(input, steps, alpha) <= found.place ? found.place : -1;
  const threshold = place < 0 ? null : steps.thresholds[place];
  return { threshold, rows, steps, alpha: own, tried: found.tried, sequences };
}

/** The strictest place that declines few enough good answers: 0 where nobody asked. */
function affordable(input: ChoiceInput, steps: AnsweredSteps, alpha: number): number {
  const { hallucinated, targetOverRefusal, method } = input;
  if (targetOverRefusal === null) return 0;
  const good = hallucinated.reduce((sum, bad) => sum + (bad ? 0 : 1), 0);
  if (method === "plug-in") {
    return strictestAffordable(steps, good, (lost) => atMost(lost, good, targetOverRefusal));
  }
  const chance = method === "bonferroni" ? alpha / Math.max(1, steps.rows.length) : alpha;
  const passes = (lost: number) => good > 0 && binomialCdf(lost, good, targetOverRefusal) <= chance;
  return strictestAffordable(steps, good, passes);
}

/** Where each sequence of tests of n answers starts, known without the labels, and the chance of error of its tests. */
export function startsOf(
  { targetRisk, minAnswered }: Pick<ChoiceInput, "targetRisk" | "minAnswered">,
  n: number,
  alpha: number,
): readonly SequenceStart[] {
  if (minAnswered !== undefined) return [{ from: minAnswered, chance: alpha }];
  const many = Math.ceil(n * LATE);
  const least = leastAnswered({ targetRisk, confidence: 1 - alpha / 2 });
  if (many <= least) {
    return [{ from: leastAnswered({ targetRisk, confidence: 1 - alpha }), chance: alpha }];
  }
  const from = Math.ceil(Math.sqrt(least * many));
  return [{ from, chance: alpha / 2 }, { from: many, chance: alpha / 2 }];
}

/** Chooses on a part drawn without a look at the labels, and tests that one threshold on the rest. */
function chooseOnOnePart(input: ChoiceInput): Choice {
  const { scores, hallucinated, targetRisk, targetOverRefusal, confidence } = input;
  const { share = 0.5, seed = 1 } = input;
  const random = createRandom(seed);
  const tune = scores.map(() => random() < share);
  const part = (wanted: boolean): ScoredAnswers => ({
    scores: scores.filter((_, row) => tune[row] === wanted),
    hallucinated: hallucinated.filter((_, row) => tune[row] === wanted),
  });
  const [first, rows] = [part(true), part(false)];
  const alpha = (1 - confidence) / (targetOverRefusal === null ? 1 : 2);
  const seen = candidateSteps({ ...input, ...first });
  const { place, tried } = promisingThreshold(seen, (1 - share) / share, targetRisk, alpha);
  const tested = candidateSteps({ ...input, ...rows });
  const about = { rows, steps: tested, alpha, sequences: [], tried };
  if (place < 0) return { ...about, threshold: null };
  const threshold = seen.thresholds[place];
  const steps = stepsOfThresholds(answeredSteps(rows), [threshold]);
  const holds = riskTest(targetRisk, alpha)(steps.wrong[0], steps.rows[0]) &&
    affordable({ ...input, ...rows }, steps, alpha) === 0;
  return { ...about, threshold: holds ? threshold : null };
}

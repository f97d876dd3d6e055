import { chooseStep, startsOf } from "./_choose_step.ts";
import { labelsNeeded } from "./_labels_needed.ts";
import { KEEPS, promiseSentence } from "./_promise_sentence.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import {
  requireCount,
  requireName,
  requireNumbers,
  requireScores,
  requireSeed,
  requireShare,
} from "./_require_scores.ts";
import { thresholdFigures } from "./_threshold_figures.ts";
import { directionWarnings } from "./_direction_warnings.ts";
import type { ThresholdMethod, TunedThreshold } from "../data/threshold_record.ts";

/** What {@linkcode tuneThreshold} takes: scores and labels by name, so that they cannot be swapped. */
export interface TuneThresholdInput {
  /** The score of each answer; the higher, the likelier right. */
  readonly scores: readonly number[];
  /** Whether people call each answer hallucinated, in the same order. */
  readonly hallucinated: readonly boolean[];
  /** The share of given answers that may be hallucinated, between 0 and 1. */
  readonly targetRisk: number;
  /** The share of good answers that may be declined, between 0 and 1. Default: any. */
  readonly targetOverRefusal?: number;
  /** How sure the promise is, between 0 and 1. Default .95. */
  readonly confidence?: number;
  /** How the threshold is chosen. Default `"learn-then-test"`. */
  readonly method?: ThresholdMethod;
  /**
   * The thresholds to choose among, fixed without a look at the labels. Default: every distinct score; for
   * `"bonferroni"`, 20 scores that answer equally many more each.
   */
  readonly thresholds?: readonly number[] | "distinct";
  /**
   * For `"learn-then-test"`: one sequence of tests, from the strictest threshold with at least so many answers, an
   * integer >= 0. Default: two sequences, each at half the risk of error.
   */
  readonly minAnswered?: number;
  /** For `"split"`: the share of the answers that the threshold is chosen on, between 0 and 1. Default .5. */
  readonly share?: number;
  /** For `"split"`: seed of the parting, an integer. Default 1. */
  readonly seed?: number;
}

const ACTION = "tune the threshold";
const INPUT: Record<keyof TuneThresholdInput, true> = {
  scores: true,
  hallucinated: true,
  targetRisk: true,
  targetOverRefusal: true,
  confidence: true,
  method: true,
  thresholds: true,
  minAnswered: true,
  share: true,
  seed: true,
};
const METHODS: readonly ThresholdMethod[] = [...KEEPS, "pointwise", "plug-in"];

/**
 * Chooses the score below which the assistant declines, so that the risk of what it answers is promised.
 *
 * The promise: were labels like these drawn again and again, the threshold chosen would have a true risk above the
 * target in at most 1 - confidence of the draws. It holds for questions like the labelled ones, drawn one by one: not
 * where several answers share a question, nor after the system has changed.
 *
 * - `"learn-then-test"`: tests thresholds from strict to loose, in an order fixed without the labels, and stops at the
 *   first that fails. A single sequence from the fewest answers that can pass ({@linkcode leastAnswered}) is ended by a
 *   single early error; so half of the risk of error goes to a sequence from 52 % of all answers, half to one from the
 *   geometric mean of both numbers. `minAnswered` asks for one sequence.
 * - `"bonferroni"`: each of m thresholds is tested at (1 - confidence) / m.
 * - `"split"`: chooses on one part of the answers, and tests that one threshold on the other.
 * - `"pointwise"`, `"plug-in"`: the loosest threshold whose own bound, or whose observed risk, is below the target. Chosen
 *   among many by the same labels, they promise nothing, and say so.
 *
 * With `targetOverRefusal` two promises are kept at once, each at half of the risk of error; where they cannot be, the
 * sentence says whether the first alone could.
 *
 * @param input Scores, labels, what is to be promised, and how.
 * @returns The threshold with its promise, its figures, and where there is none the labels that could settle it.
 * @throws {TypeError} If a value is of the wrong kind, naming its index, or an option is unknown.
 * @throws {RangeError} If the lists differ in length or a value is out of range.
 *
 * @see A. Angelopoulos et al., Learn then test, arXiv 2110.01052; for several sequences its section on the fixed
 * sequence with multiple starts.
 *
 * @example
 * ```ts
 * import { tuneThreshold } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const scores = [...Array(200).keys()].map((row) => row / 200);
 * const hallucinated = scores.map((score) => score < 0.3); // the lowest 60 of 200
 * const tuned = tuneThreshold({ scores, hallucinated, targetRisk: 0.1 });
 *
 * assertEquals([tuned.threshold, tuned.answered, tuned.wrong], [0.265, 147, 7]);
 * assertEquals(
 *   tuned.promise,
 *   "With 95 % confidence, at most 10 % of the answers given are hallucinated if the assistant answers " +
 *     "at a score of 0.265 or more, for questions like these 200.",
 * );
 * ```
 */
export function tuneThreshold(input: TuneThresholdInput): TunedThreshold {
  requireInput(input);
  const { scores, hallucinated, targetRisk, targetOverRefusal = null, confidence = 0.95 } = input;
  const { method = "learn-then-test" } = input;
  const chosen = chooseStep({ ...input, targetOverRefusal, confidence, method });
  const figures = thresholdFigures(chosen.rows, chosen.threshold, chosen.alpha);
  const sought = {
    n: figures.n,
    targetRisk,
    alpha: chosen.alpha,
    startsOf: method === "learn-then-test"
      ? (n: number) => startsOf(input, n, 1 - confidence)
      : null,
  };
  const missed = chosen.threshold === null;
  const needed = missed && targetOverRefusal === null ? labelsNeeded(chosen.steps, sought) : null;
  const said = promiseSentence({
    ...{ method, targetRisk, targetOverRefusal, confidence, n: scores.length },
    ...{ needed: inAll(needed, input), threshold: chosen.threshold, tried: chosen.tried },
    riskAlone: missed && targetOverRefusal !== null
      ? chooseStep({ ...input, targetOverRefusal: null, confidence, method }).threshold
      : null,
  });
  return {
    threshold: chosen.threshold,
    method,
    targetRisk,
    targetOverRefusal,
    confidence,
    promised: chosen.threshold !== null && KEEPS.includes(method),
    promise: said,
    ...figures,
    tried: chosen.tried,
    sequences: chosen.sequences,
    needed: inAll(needed, input),
    warnings: directionWarnings({ scores, hallucinated }),
  };
}

/** Of labels that are parted only some are tested on. */
function inAll(needed: number | null, input: TuneThresholdInput): number | null {
  const { method, share = 0.5, scores } = input;
  if (needed === null || method !== "split") return needed;
  return Math.max(scores.length + 1, Math.ceil(needed / (1 - share)));
}

function requireInput(input: TuneThresholdInput): void {
  requireObject(input, "input", "an object with scores, hallucinated and targetRisk", ACTION);
  requireOptionNames(input, INPUT, ACTION);
  const { scores, hallucinated, thresholds, minAnswered, share, seed } = input;
  requireScores({ scores, hallucinated }, ACTION);
  requireShare(input.targetRisk, "targetRisk", ACTION);
  if (input.targetOverRefusal !== undefined) {
    requireShare(input.targetOverRefusal, "targetOverRefusal", ACTION);
  }
  if (input.confidence !== undefined) requireShare(input.confidence, "confidence", ACTION);
  if (input.method !== undefined) requireName(input.method, "method", METHODS, ACTION);
  if (thresholds !== undefined && thresholds !== "distinct") {
    requireNumbers(thresholds, "thresholds", ACTION);
  }
  if (minAnswered !== undefined) requireCount(minAnswered, "minAnswered", 0, ACTION);
  if (share !== undefined) requireShare(share, "share", ACTION);
  if (seed !== undefined) requireSeed(seed, ACTION);
}

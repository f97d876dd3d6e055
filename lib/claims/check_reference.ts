import type { Embed } from "../data/entail.ts";
import {
  outOfRange,
  requireFunction,
  requireOptions,
  requireShare,
  requireSignal,
  requireText,
} from "./_require.ts";
import { twoDigits } from "./_two_digits.ts";
import { semanticSimilarity } from "./semantic_similarity.ts";
import { STARTING_THRESHOLDS } from "./starting_thresholds.ts";

/** Options of {@linkcode checkReference}. */
export interface CheckReferenceOptions {
  /** The cosine about which it is decided, from -1 to 1. Default .75, a start to be calibrated. */
  readonly threshold?: number;
  /** How far from the threshold nothing is decided, from 0 to 1. Default .05. */
  readonly margin?: number;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/** Whether an answer agrees with a reference. */
export interface ReferenceCheck {
  /** `pass` from threshold plus margin on, `fail` up to threshold minus margin, else `review`. */
  readonly decision: "pass" | "fail" | "review";
  /** The cosine, from -1 to 1; `null` where the answer is empty. */
  readonly similarity: number | null;
  /** Why, in a sentence. */
  readonly reason: string;
}

const ACTION = "check against the reference";
const OPTIONS: Record<keyof CheckReferenceOptions, true> = {
  ...{ threshold: true, margin: true, signal: true },
};

/**
 * Whether an answer is near enough in meaning to a reference answer, with a margin in which a person decides.
 *
 * A cheap first look where references exist. It does not see a wrong number or a "not": check those with
 * `factCoverage` and `unsupportedQuantities`, and never show the reference to a groundedness judge.
 *
 * @param answer The answer; an empty one fails.
 * @param reference The reference, not empty.
 * @param embed Gives each text a vector.
 * @param options Threshold and margin.
 * @returns The decision with the cosine.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If the reference is empty, an option is out of range, or a vector is zero.
 *
 * @example
 * ```ts
 * import { checkReference } from "@touchstone/eval/claims";
 * import { assertEquals } from "@std/assert";
 *
 * const embed = (texts: readonly string[]) =>
 *   Promise.resolve(texts.map((text) => [text.includes("sofa") ? 4 : 0, 3]));
 *
 * const { decision, reason } = await checkReference("a rug", "a sofa", embed);
 * assertEquals(decision, "fail");
 * assertEquals(reason, "similarity .60 is not above .70");
 * ```
 */
export async function checkReference(
  answer: string,
  reference: string,
  embed: Embed,
  options: CheckReferenceOptions = {},
): Promise<ReferenceCheck> {
  requireText(answer, "answer", ACTION);
  requireText(reference, "reference", ACTION);
  requireFunction(embed, "embed", ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { threshold = STARTING_THRESHOLDS.similarity, margin = 0.05, signal } = options;
  requireShare(threshold, "threshold", ACTION, -1);
  requireShare(margin, "margin", ACTION);
  requireSignal(signal, ACTION);
  if (reference.trim() === "") throw outOfRange("reference must not be empty", reference, ACTION);
  if (answer.trim() === "") {
    return { decision: "fail", similarity: null, reason: "the answer is empty" };
  }
  const similarity = await semanticSimilarity(answer, reference, embed, signal ? { signal } : {});
  const [low, high] = [threshold - margin, threshold + margin];
  const is = `similarity ${twoDigits(similarity)} is`;
  if (similarity >= high) {
    return { decision: "pass", similarity, reason: `${is} at least ${twoDigits(high)}` };
  }
  if (similarity <= low) {
    return { decision: "fail", similarity, reason: `${is} not above ${twoDigits(low)}` };
  }
  const reason = `${is} between ${twoDigits(low)} and ${twoDigits(high)}, where a person decides`;
  return { decision: "review", similarity, reason };
}

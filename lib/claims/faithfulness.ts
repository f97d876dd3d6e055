import { type AbstentionOptions, detectAbstention } from "../checks/detect_abstention.ts";
import type { Chunk } from "../data/chunk.ts";
import type { Claim, JudgedClaim } from "../data/claim.ts";
import { lexicalEntail } from "../entailment/lexical_entail.ts";
import { judgeAll, judgeWhole } from "./_judge_all.ts";
import { uncoveredTexts } from "./_uncovered.ts";
import {
  requireChunks,
  requireClaims,
  requireOptionalFunction,
  requireOptionalText,
  requireOptionalTexts,
  requireOptions,
  requireText,
  wrongKind,
} from "./_require.ts";
import { decomposeClaims } from "./decompose_claims.ts";
import type { DecomposeFunction } from "./decomposition.ts";
import type { Faithfulness } from "./faithfulness_result.ts";
import { scored, unscored } from "./_faithfulness_score.ts";
import { verifyClaims } from "./verify_claims.ts";

/** Judges claims against passages: one verdict a claim, bound by id, in any order. */
export type VerifyFunction = (
  claims: readonly Claim[],
  chunks: readonly Chunk[],
) =>
  | Promise<readonly JudgedClaim[] | { readonly claims: readonly JudgedClaim[] }>
  | readonly JudgedClaim[]
  | { readonly claims: readonly JudgedClaim[] };

/** Options of {@linkcode faithfulness}. */
export interface FaithfulnessOptions {
  /** Takes the answer apart. Default: sentence claims, see `decomposeClaims`. */
  readonly decompose?: DecomposeFunction;
  /** Judges the claims. Default: `verifyClaims` with `lexicalEntail()`, which is no NLI model. */
  readonly verify?: VerifyFunction;
  /**
   * Takes apart and judges in one, such as `judgeAnswer(complete)`: one call, whatever the answer. Takes the place of
   * `decompose` and `verify`.
   */
  readonly judge?: (
    item: {
      readonly question?: string;
      readonly answer: string;
      readonly chunks: readonly Chunk[];
    },
  ) => Promise<{ readonly claims: readonly JudgedClaim[] }>;
  /** The question, for `judge`. */
  readonly question?: string;
  /** Approved wordings of a refusal; they take the place of `ABSTENTION_SIGNALS`. */
  readonly signals?: AbstentionOptions["signals"];
}

const ACTION = "compute faithfulness";
const OPTIONS: Record<keyof FaithfulnessOptions, true> = {
  ...{ decompose: true, verify: true, judge: true, question: true, signals: true },
};

/**
 * The share of an answer's claims that its passages support.
 *
 * It tells what was made up beside the evidence, and not whether the answer is right: an answer from a superseded
 * passage is wholly faithful. An answer that declines has the outcome `abstained`, one that states nothing `no-claims`,
 * and one on which the judge failed throughout `judge-error`: none of these is a 0 or a 1. Every claim is in the
 * denominator of `best` and `worst`; the score is over those that were judged. `score.n` is small, and its interval
 * wide: an answer has few claims. Claims that `verify` leaves out are asked for once more, and are then `unjudged`.
 *
 * @param answer The answer.
 * @param chunks The passages that the system saw, each id once.
 * @param options How to take apart and how to judge.
 * @returns Outcome, score, and every claim with its verdict.
 * @throws {TypeError} If an argument is of the wrong kind, or `verify` gives a verdict on a claim, or by a passage,
 * that does not exist.
 * @throws {RangeError} If an id stands twice.
 * @see Es et al., Ragas, arXiv 2309.15217, section 3, faithfulness; there an unjudged claim does not occur.
 *
 * @example
 * ```ts
 * import { faithfulness } from "@touchstone/eval/claims";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "hours#1", text: "The desk opens at 08:30. Parking is free." }];
 * const { score, counts } = await faithfulness("The desk opens at 8:30. Dogs are welcome.", chunks);
 *
 * assertEquals(score.estimate, 0.5);
 * assertEquals(counts, { supported: 1, contradicted: 0, unsupported: 1, unjudged: 0 });
 *
 * const declined = await faithfulness("I could not find that in the documents.", chunks);
 * assertEquals([declined.outcome, declined.score.estimate], ["abstained", null]);
 * ```
 */
export async function faithfulness(
  answer: string,
  chunks: readonly Chunk[],
  options: FaithfulnessOptions = {},
): Promise<Faithfulness> {
  requireText(answer, "answer", ACTION);
  requireChunks(chunks, ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { decompose = (text: string) => decomposeClaims(text), verify = byWords } = options;
  const { judge, question, signals } = options;
  requireOptionalFunction(decompose, "decompose", ACTION);
  requireOptionalFunction(verify, "verify", ACTION);
  requireOptionalFunction(judge, "judge", ACTION);
  requireOptionalText(question, "question", ACTION);
  requireOptionalTexts(signals, "signals", ACTION);
  if (judge && (options.decompose || options.verify)) {
    throw new TypeError(
      `Cannot ${ACTION} as judge takes the place of decompose and verify: give one or the other`,
    );
  }
  // An empty answer declines nothing: it is not a refusal here.
  if (answer.trim() === "") return unscored("no-claims", "the answer is empty", []);
  const { kind } = detectAbstention(answer, signals === undefined ? {} : { signals });
  if (kind === "full") return unscored("abstained", "the answer declines to answer", []);

  if (judge) {
    const item = { ...(question !== undefined && { question }), answer, chunks };
    const { claims, failure } = await judgeWhole(() => judge(item), chunks, ACTION);
    if (failure !== null) return unscored("judge-error", failure, []);
    const uncovered = uncoveredTexts(answer, claims);
    if (claims.length > 0) return scored(claims, uncovered);
    return unscored("no-claims", "the answer states nothing", uncovered);
  }
  const taken = await decompose(answer);
  const { claims, uncovered } = isList(taken) ? { claims: taken, uncovered: [] } : taken;
  requireClaims(claims, ACTION, "the claims of decompose");
  if (!Array.isArray(uncovered)) {
    throw wrongKind("decompose must give what is uncovered as a list", uncovered, ACTION);
  }
  if (claims.length === 0) return unscored("no-claims", "the answer states nothing", uncovered);
  const judged = await judgeAll(claims, chunks, verify, ACTION);
  return scored(judged, uncovered);
}

function isList<Item>(value: unknown | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}

function byWords(
  claims: readonly Claim[],
  chunks: readonly Chunk[],
): Promise<readonly JudgedClaim[]> {
  return verifyClaims(claims, chunks, lexicalEntail());
}

import type { Chunk } from "../data/chunk.ts";
import type { Entail } from "../data/entail.ts";
import type { CallOptions } from "../data/complete.ts";
import type { CombineChunksOptions } from "../entailment/entail_claims.ts";
import type { DecomposeFunction } from "./decomposition.ts";

/** Quantities and names of the answer that no passage holds. Costs no call. */
export interface GroundingLayer {
  /** Which layer it is. */
  readonly kind: "grounding";
  /** Texts whose quantities and names an answer may use without evidence, beside the question. */
  readonly allow?: readonly string[];
}

/** Claims held against passages by a model or rule that tells entailment. */
export interface EntailLayer {
  /** Which layer it is. */
  readonly kind: "entail";
  /** Tells entailment. */
  readonly entail: Entail;
  /** Takes the answer apart. Default: sentence claims. */
  readonly decompose?: DecomposeFunction;
  /** How passages are combined. */
  readonly combine?: Omit<CombineChunksOptions, "signal" | "threshold">;
}

/** What a judge is shown. */
export interface JudgedAnswer {
  /** The question, where it was given. */
  readonly question?: string;
  /** The answer. */
  readonly answer: string;
  /** The passages. */
  readonly chunks: readonly Chunk[];
}

/** A judge's word on an answer: `PASS`, `FAIL` or `UNCERTAIN` in any case, or an object with it as `verdict`. */
export type JudgeWord = string | {
  /** The word. */
  readonly verdict: string;
  /** Why, in a sentence. */
  readonly reason?: string;
};

/** A language model's word. Off unless asked for. */
export interface JudgeLayer {
  /** Which layer it is. */
  readonly kind: "judge";
  /** Judges the answer, such as `auditAnswer(complete)`. */
  readonly judge: (item: JudgedAnswer, options?: CallOptions) => Promise<JudgeWord> | JudgeWord;
}

/** One layer of `checkAnswer`. */
export type CheckLayer = GroundingLayer | EntailLayer | JudgeLayer;

/** Where `checkAnswer` decides. */
export interface CheckThresholds {
  /** Entailment from which on a claim is supported, from 0 to 1. Default .5. */
  readonly entailment?: number;
  /** Share of supported claims from which on an answer passes, from 0 to 1. Default .85. */
  readonly faithfulness?: number;
  /** Contradiction from which on an answer does not pass without a look, from 0 to 1. Default .7. */
  readonly contradictionReview?: number;
  /** Contradiction above which an answer fails, from 0 to 1. Default .85. */
  readonly contradictionFail?: number;
}

/** What one layer found and cost. */
export interface LayerReport {
  /** Which layer. */
  readonly kind: CheckLayer["kind"];
  /** Calls to a model or judge. */
  readonly calls: number;
  /** Pairs of passage and claim that were put to it. */
  readonly pairs: number;
  /** Time it took in milliseconds; `null` where no clock was given. */
  readonly ms: number | null;
  /** Whether it settled the matter. */
  readonly settled: boolean;
  /** What it found, in a sentence. */
  readonly finding: string;
}

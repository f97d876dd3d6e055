import type { JsonObject } from "../data/json_value.ts";
import type { JudgeFailure } from "./completion_error.ts";
import type { Judge, JudgeCallOptions } from "./judge.ts";

/**
 * What `runJudge` asks: a judge, or any function of an item. One that gives `null` or `undefined`, or throws, gave
 * no verdict.
 */
export type AskJudge<Item, Verdict> =
  & ((
    item: Item,
    options: JudgeCallOptions,
  ) => Verdict | null | undefined | Promise<Verdict | null | undefined>)
  & Partial<Pick<Judge<Item, Verdict>, "judgeName" | "prompt" | "settings">>;

/** Which judgement it is. */
export interface JudgementPlace {
  /** Place of the item among the items, from 0. */
  readonly index: number;
  /** Id of the item, where it has one. */
  readonly id?: string;
  /** Which repeat, from 0; absent where each item is judged once. */
  readonly repeat?: number;
}

/** What came of one judgement: a verdict, or why there is none. Never both. */
export type JudgeResult<Verdict, Failure = JudgeFailure> =
  & JudgementPlace
  & (
    | {
      /** The verdict. */
      readonly verdict: Verdict;
      /** There is a verdict. */
      readonly failure?: undefined;
    }
    | {
      /** Why there is no verdict. */
      readonly failure: Failure;
      /** There is none. */
      readonly verdict?: undefined;
    }
  );

/** What a run of a judge was made with. */
export interface JudgeManifest {
  /** Name and version of this package. */
  readonly touchstone: string;
  /** Name of the judge. */
  readonly judge: string;
  /** Its fingerprint; `null` for a function without prompt and settings. */
  readonly fingerprint: string | null;
  /** The judge's model as asked for; `null` where it is not known. */
  readonly model: string | null;
  /** The models that replied, as the server names them, in order of their names. */
  readonly resolvedModels: readonly string[];
  /** Its prompt; `null` where it has none. */
  readonly prompt: {
    /** Name of the prompt. */
    readonly name: string;
    /** Its version. */
    readonly version: string;
    /** Its hash. */
    readonly hash: string;
  } | null;
  /** Settings of the judge and its model. */
  readonly settings: JsonObject;
  /** The models that wrote what is judged, as the caller says. */
  readonly generators: readonly string[];
  /** Items. */
  readonly items: number;
  /** Judgements of each. */
  readonly repeats: number;
}

/** What the calls of a run took, as far as the judge tells. */
export interface JudgeUsage {
  /** Replies that were paid for now. */
  readonly calls: number;
  /** Replies from a cache or a journal. */
  readonly cached: number;
  /** Tokens of the requests that were paid for. */
  readonly promptTokens: number;
  /** Tokens of the replies that were paid for. */
  readonly completionTokens: number;
  /** Paid replies for which the server gave no tokens, which are in neither sum. */
  readonly unknown: number;
}

/** What {@linkcode runJudge} gives. */
export interface JudgeRun<Verdict> {
  /** One result a judgement, in the order of the items, repeats of an item side by side. */
  readonly results: readonly JudgeResult<Verdict>[];
  /** What it was made with. */
  readonly manifest: JudgeManifest;
  /** What a reader should beware of. */
  readonly warnings: readonly string[];
  /** What the calls took; absent where the judge tells of none. */
  readonly usage?: JudgeUsage;
}

/** How far a run is. */
export interface JudgeProgress {
  /** Judgements that have ended, with a verdict or without. */
  readonly done: number;
  /** Judgements in all. */
  readonly total: number;
  /** Those that ended without a verdict. */
  readonly failed: number;
  /** Judgements a second of late; `null` where it cannot be told yet. */
  readonly perSecond: number | null;
  /** About how many seconds are left at that rate; `null` where it cannot be told. */
  readonly secondsLeft: number | null;
}

import type { CallOptions, Completion, CompletionRequest } from "../data/complete.ts";
import type { JsonObject } from "../data/json_value.ts";
import type { Prompt } from "./prompt.ts";

/**
 * A judge: a model, a prompt and a parser as one function. Called on an item it gives a verdict, or throws what
 * `completionError` makes: a failed judge is never a verdict.
 */
export interface Judge<Item, Verdict> {
  /** Judges an item. */
  (item: Item, options?: JudgeCallOptions): Promise<Verdict>;
  /** What it judges, such as `"groundedness"`. */
  readonly judgeName: string;
  /** Its prompt. */
  readonly prompt: Prompt;
  /** What else shapes its verdicts: the settings of its model and its own options. */
  readonly settings: JsonObject;
  /** The request that an item becomes: for a dry run, a batch file, a look at the prompt. */
  readonly requestOf: (item: Item) => CompletionRequest;
  /** Reads a reply to an item; throws a SyntaxError that says what is wrong with it. */
  readonly parse: (reply: string, item: Item) => Verdict;
}

/** Options of a call to a judge. */
export interface JudgeCallOptions extends CallOptions {
  /** Which repeat of the same question this is, from 0. Default 0. */
  readonly repeat?: number;
  /** Called with each reply that the judgement took, for usage and cost; before the reply is read. */
  readonly onCompletion?: (completion: Completion) => void;
}

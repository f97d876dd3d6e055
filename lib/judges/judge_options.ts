import type { Chunk } from "../data/chunk.ts";
import type { Prompt } from "./prompt.ts";

/** Options of the judges. */
export interface JudgeOptions {
  /** Another prompt than the judge's own, with `{{mark}}` and `{{material}}` in `user`, and a version of its own. */
  readonly prompt?: Prompt;
  /** The language that reasons are written in, by its English name, such as `"German"`. Default: the model's choice. */
  readonly language?: string;
}

/** An answer with what it was written from: what a judge of answers is asked about. */
export interface AnswerItem {
  /** What was asked. */
  readonly question?: string;
  /** The answer. */
  readonly answer: string;
  /** The passages that it rests on. */
  readonly chunks: readonly Chunk[];
}

import type { Complete } from "../data/complete.ts";
import { makeJudge, requireMaker } from "./_make_judge.ts";
import { renderPrompt } from "./_render_prompt.ts";
import { requireItem } from "./_require_item.ts";
import { sectionOf } from "./_sections.ts";
import type { Judge } from "./judge.ts";
import type { JudgeOptions } from "./judge_options.ts";
import { type AbstentionKind, parseAbstention } from "./parse_abstention.ts";
import { ABSTENTION_PROMPT } from "./prompts/abstention.ts";

/** An answer that may decline. */
export interface AbstentionItem {
  /** What was asked. */
  readonly question?: string;
  /** The answer. */
  readonly answer: string;
}

const ACTION = "classify an abstention";

/**
 * A judge of whether an answer declines: not at all, wholly, or in part.
 *
 * For wordings that `detectAbstention` does not know; that one needs no model, so ask it first. No passages enter, as
 * whether it was right to decline is another question.
 *
 * @param complete The model.
 * @param options Another prompt; the reply is one word, so that `language` is not among them.
 * @returns The judge; its verdicts are those of `detectAbstention`: `none`, `full`, `partial`.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If a prompt lacks a place for the material.
 *
 * @example
 * ```ts
 * import { classifyAbstention } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that always says the same.
 * const judge = classifyAbstention(() =>
 *   Promise.resolve({
 *     ...{ text: "DECLINES", finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   })
 * );
 *
 * assertEquals(await judge({ answer: "That one is beyond me, I fear." }), "full");
 * ```
 */
export function classifyAbstention(
  complete: Complete,
  options: Pick<JudgeOptions, "prompt"> = {},
): Judge<AbstentionItem, AbstentionKind> {
  requireMaker(complete, options, { prompt: true }, ACTION);
  const { prompt = ABSTENTION_PROMPT } = options;
  return makeJudge(complete, {
    ...{ judgeName: "abstention", prompt },
    requestOf: ({ question, answer }) => ({
      messages: renderPrompt(prompt, [
        ...sectionOf("QUESTION", question),
        ...sectionOf("ANSWER", answer),
      ]),
    }),
    parse: (reply) => parseAbstention(reply),
    requireItem: (item) => requireItem(item, { answer: "text", question: "optional-text" }, ACTION),
  });
}

import type { JudgedClaim } from "../data/claim.ts";
import type { Complete } from "../data/complete.ts";
import type { Span } from "../data/span.ts";
import { askJudge } from "./_ask_judge.ts";
import { makeJudge, requireMaker } from "./_make_judge.ts";
import { readClaims } from "./_read_claims.ts";
import { renderPrompt } from "./_render_prompt.ts";
import { answerSchema } from "./_reply_schemas.ts";
import { requireItem } from "./_require_item.ts";
import { sectionOf, sectionsOf } from "./_sections.ts";
import { uncoveredSpans } from "./_uncovered_spans.ts";
import type { Judge } from "./judge.ts";
import type { AnswerItem, JudgeOptions } from "./judge_options.ts";
import { ANSWER_PROMPT } from "./prompts/factuality.ts";

/** An answer to be taken apart and judged. */
export interface JudgedAnswerItem extends AnswerItem {
  /** What is known to be right: by it a claim may be called false, never supported. */
  readonly reference?: string;
}

/** The claims of an answer with their verdicts. */
export interface AnswerVerdict {
  /** The claims, in the reply's order, with ids from `"1"` and the places of their quotes in the answer. */
  readonly claims: readonly JudgedClaim[];
  /** The sentences of the answer that no claim's quote touches: a greeting, or a statement that was overlooked. */
  readonly uncovered: readonly Span[];
}

const ACTION = "judge an answer";

/**
 * A judge that takes an answer apart into claims and judges each, in a single call.
 *
 * The cheapest way to verdicts by claim: the evidence is sent once. The claims are the judge's own, so that two runs
 * may count differently; where claims must be the same for several judges, use `decomposeClaims` and `judgeFactuality`.
 * For an answer of white space no call is made.
 *
 * @param complete The model.
 * @param options Language, another prompt.
 * @returns The judge.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { judgeAnswer } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const answer = "Hello! The desk opens at 8.";
 * // A model's place is taken by a function that always says the same.
 * const text = `{"claims": [{"text": "The desk opens at 8.", "quote": "The desk opens at 8.",
 *   "verdict": "supported", "chunks": ["c1"]}]}`;
 * const judge = judgeAnswer(() =>
 *   Promise.resolve({
 *     ...{ text, finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   })
 * );
 * const chunks = [{ id: "c1", text: "The desk is open from 8 to 17." }];
 * const { claims, uncovered } = await judge({ answer, chunks });
 *
 * assertEquals(claims[0].span, { start: 7, end: 27 });
 * assertEquals(uncovered, [{ start: 0, end: 6 }]);
 * ```
 */
export function judgeAnswer(
  complete: Complete,
  options: JudgeOptions = {},
): Judge<JudgedAnswerItem, AnswerVerdict> {
  requireMaker(complete, options, { prompt: true, language: true }, ACTION);
  const { prompt = ANSWER_PROMPT, language } = options;

  function requestOf({ question, answer, chunks, reference }: JudgedAnswerItem) {
    const sections = [
      ...sectionOf("QUESTION", question),
      ...sectionsOf("PASSAGE", chunks),
      ...sectionOf("REFERENCE", reference),
      ...sectionOf("ANSWER", answer),
    ];
    const messages = renderPrompt(prompt, sections, language);
    return { messages, reply: answerSchema(reference !== undefined) };
  }
  function parse(reply: string, { answer, chunks, reference }: JudgedAnswerItem): AnswerVerdict {
    const context = { answer, chunks, ...reference !== undefined && { reference } };
    const { claims } = readClaims(reply, context);
    return { claims, uncovered: uncoveredSpans(answer, claims) };
  }

  return makeJudge(complete, {
    ...{ judgeName: "answer-factuality", prompt, requestOf, parse },
    options: language === undefined ? {} : { language },
    requireItem: (item) =>
      requireItem(item, {
        ...{ answer: "text", chunks: "parts" },
        ...{ question: "optional-text", reference: "optional-text" },
      }, ACTION),
    judge: async (item, call) => {
      if (item.answer.trim() === "") return { claims: [], uncovered: [] };
      return await askJudge(complete, requestOf(item), (reply) => parse(reply, item), call);
    },
  });
}

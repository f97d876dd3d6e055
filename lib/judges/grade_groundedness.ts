import type { Complete } from "../data/complete.ts";
import { makeJudge, requireMaker } from "./_make_judge.ts";
import { renderPrompt } from "./_render_prompt.ts";
import { GRADE_SCHEMA } from "./_reply_schemas.ts";
import { wrongKind } from "./_require_call.ts";
import { requireItem } from "./_require_item.ts";
import { sectionOf, sectionsOf } from "./_sections.ts";
import type { Judge } from "./judge.ts";
import type { AnswerItem, JudgeOptions } from "./judge_options.ts";
import { type Grade, parseGrade } from "./parse_grade.ts";
import {
  GROUNDEDNESS_PROMPT,
  GROUNDEDNESS_WITHOUT_QUESTION_PROMPT,
} from "./prompts/groundedness.ts";

/** Options of {@linkcode gradeGroundedness}. */
export interface GradeGroundednessOptions extends JudgeOptions {
  /** Whether the question is shown, so that an answer to another one gets a 1. Default `true`. */
  readonly withQuestion?: boolean;
}

const ACTION = "grade groundedness";
const OPTIONS: Record<keyof GradeGroundednessOptions, true> = {
  ...{ prompt: true, language: true, withQuestion: true },
};

/**
 * A judge that grades from 1 to 5 how far an answer rests on its passages.
 *
 * 1: it ignores the question. 2: it states what the passages do not say. 3: there is nothing to ground, as in a refusal.
 * 4: grounded, but inexact. 5: fully grounded. 3 and above pass to begin with; calibrate that against people. Only
 * question, passages and answer enter the prompt, never a reference: a grounded answer may be wrong, for which see
 * `gradeCorrectness`.
 *
 * @param complete The model.
 * @param options Whether the question is shown, language, another prompt.
 * @returns The judge; a verdict has `grade` and, where the model gives one, `reason`.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { gradeGroundedness } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that always says the same.
 * const text = '{"reason": "No passage says 9.", "grade": 2}';
 * const judge = gradeGroundedness(() =>
 *   Promise.resolve({
 *     ...{ text, finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   })
 * );
 * const chunks = [{ id: "c1", text: "The desk is open from 8 to 17." }];
 *
 * assertEquals(await judge({ question: "When?", answer: "From 9.", chunks }), {
 *   grade: 2,
 *   reason: "No passage says 9.",
 * });
 * ```
 */
export function gradeGroundedness(
  complete: Complete,
  options: GradeGroundednessOptions = {},
): Judge<AnswerItem, Grade> {
  requireMaker(complete, options, OPTIONS, ACTION);
  const { withQuestion = true, language } = options;
  if (typeof withQuestion !== "boolean") {
    throw wrongKind("withQuestion must be true or false", withQuestion, ACTION);
  }
  const own = withQuestion ? GROUNDEDNESS_PROMPT : GROUNDEDNESS_WITHOUT_QUESTION_PROMPT;
  const { prompt = own } = options;
  return makeJudge(complete, {
    ...{ judgeName: "groundedness", prompt },
    options: { withQuestion, ...language !== undefined && { language } },
    requestOf: ({ question, answer, chunks }) => ({
      messages: renderPrompt(prompt, [
        ...withQuestion ? sectionOf("QUESTION", question) : [],
        ...sectionsOf("PASSAGE", chunks),
        ...sectionOf("ANSWER", answer),
      ], language),
      reply: GRADE_SCHEMA,
    }),
    parse: (reply) => parseGrade(reply, { min: 1, max: 5, integer: true }),
    requireItem: (item) =>
      requireItem(item, {
        ...{ answer: "text", chunks: "parts" },
        question: withQuestion ? "text" : "optional-text",
      }, ACTION),
  });
}

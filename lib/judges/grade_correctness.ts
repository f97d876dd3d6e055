import type { Fact } from "../data/case.ts";
import type { Complete } from "../data/complete.ts";
import { makeJudge, requireMaker } from "./_make_judge.ts";
import { renderPrompt } from "./_render_prompt.ts";
import { GRADE_SCHEMA } from "./_reply_schemas.ts";
import { outOfRange, wrongKind } from "./_require_call.ts";
import { requireItem } from "./_require_item.ts";
import { sectionOf } from "./_sections.ts";
import type { Judge } from "./judge.ts";
import type { JudgeOptions } from "./judge_options.ts";
import { type Grade, parseGrade } from "./parse_grade.ts";
import { CORRECTNESS_PROMPT } from "./prompts/correctness.ts";

/** An answer with what a correct one says: a reference, facts, or both. */
export interface CorrectnessItem {
  /** What was asked. */
  readonly question: string;
  /** The answer. */
  readonly answer: string;
  /** An answer that is known to be right. */
  readonly reference?: string;
  /** Facts that a correct answer states; of several wordings of one, one is enough. */
  readonly facts?: readonly Fact[];
}

const ACTION = "grade correctness";

/**
 * A judge that grades from 1 to 5 whether an answer is correct by a reference or by facts that it must state.
 *
 * 1: wrong. 2: right in part and wrong in part. 3: nothing wrong, but something that matters is missing. 4: a detail is
 * missing. 5: correct. The passages do not enter: an answer may be correct and not grounded, or grounded and not
 * correct, for which see `gradeGroundedness`.
 *
 * @param complete The model.
 * @param options Language, another prompt.
 * @returns The judge; a verdict has `grade` and, where the model gives one, `reason`.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { gradeCorrectness } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that always says the same.
 * const text = '{"reason": "It says 9.", "grade": 1}';
 * const judge = gradeCorrectness(() =>
 *   Promise.resolve({
 *     ...{ text, finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   })
 * );
 *
 * const { grade } = await judge({ question: "When?", answer: "At 9.", facts: [["8:00", "at 8"]] });
 * assertEquals(grade, 1);
 * ```
 */
export function gradeCorrectness(
  complete: Complete,
  options: JudgeOptions = {},
): Judge<CorrectnessItem, Grade> {
  requireMaker(complete, options, { prompt: true, language: true }, ACTION);
  const { prompt = CORRECTNESS_PROMPT, language } = options;
  return makeJudge(complete, {
    ...{ judgeName: "correctness", prompt },
    options: language === undefined ? {} : { language },
    requestOf: ({ question, answer, reference, facts = [] }) => ({
      messages: renderPrompt(prompt, [
        ...sectionOf("QUESTION", question),
        ...sectionOf("REFERENCE", reference),
        ...facts.map((fact, i) => ({ head: `FACT ${i + 1}`, text: [fact].flat().join("\n") })),
        ...sectionOf("ANSWER", answer),
      ], language),
      reply: GRADE_SCHEMA,
    }),
    parse: (reply) => parseGrade(reply, { min: 1, max: 5, integer: true }),
    requireItem: requireCorrectnessItem,
  });
}

function requireCorrectnessItem(item: CorrectnessItem): void {
  requireItem(item, { question: "text", answer: "text", reference: "optional-text" }, ACTION);
  const facts: unknown = item.facts ?? [];
  if (!Array.isArray(facts) || !facts.every(isFact)) {
    throw wrongKind("item.facts must be a list of texts or of lists of wordings", facts, ACTION);
  }
  if (item.reference === undefined && facts.length === 0) {
    throw outOfRange("item must have a reference or facts", item, ACTION);
  }
}

function isFact(fact: unknown): boolean {
  if (typeof fact === "string") return fact !== "";
  return Array.isArray(fact) && fact.length > 0 &&
    fact.every((wording) => typeof wording === "string" && wording !== "");
}

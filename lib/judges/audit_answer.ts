import type { Complete } from "../data/complete.ts";
import { makeJudge, requireMaker } from "./_make_judge.ts";
import { renderPrompt } from "./_render_prompt.ts";
import { requireItem } from "./_require_item.ts";
import { sectionOf, sectionsOf } from "./_sections.ts";
import type { Judge } from "./judge.ts";
import type { AnswerItem, JudgeOptions } from "./judge_options.ts";
import { type AuditVerdict, parseAudit } from "./parse_audit.ts";
import { AUDIT_PROMPT } from "./prompts/audit.ts";

const ACTION = "audit an answer";

/**
 * A judge that says in one word whether an answer rests on its passages: `PASS`, `FAIL` or `UNCERTAIN`.
 *
 * The cheapest judge there is, for a last check of what cheaper layers leave open; it gives no reason and names no
 * claim. For those use `judgeAnswer`. An `UNCERTAIN` is for a person to look at.
 *
 * @param complete The model.
 * @param options Another prompt; the reply is one word, so that `language` is not among them.
 * @returns The judge.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If a prompt lacks a place for the material.
 *
 * @example
 * ```ts
 * import { auditAnswer } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that always says the same.
 * const judge = auditAnswer(() =>
 *   Promise.resolve({
 *     ...{ text: "FAIL", finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   })
 * );
 * const chunks = [{ id: "c1", text: "The desk is open from 8 to 17." }];
 *
 * assertEquals(await judge({ answer: "The desk opens at 9.", chunks }), "FAIL");
 * ```
 */
export function auditAnswer(
  complete: Complete,
  options: Pick<JudgeOptions, "prompt"> = {},
): Judge<AnswerItem, AuditVerdict> {
  requireMaker(complete, options, { prompt: true }, ACTION);
  const { prompt = AUDIT_PROMPT } = options;
  return makeJudge(complete, {
    ...{ judgeName: "audit", prompt },
    requestOf: ({ question, answer, chunks }) => ({
      messages: renderPrompt(prompt, [
        ...sectionOf("QUESTION", question),
        ...sectionsOf("PASSAGE", chunks),
        ...sectionOf("ANSWER", answer),
      ]),
    }),
    parse: (reply) => parseAudit(reply),
    requireItem: (item) =>
      requireItem(item, { answer: "text", chunks: "parts", question: "optional-text" }, ACTION),
  });
}

import type { Complete } from "../data/complete.ts";
import { renderPrompt } from "./_render_prompt.ts";
import { makeJudge, requireMaker } from "./_make_judge.ts";
import { omissionsSchema } from "./_reply_schemas.ts";
import { outOfRange, wrongKind } from "./_require_call.ts";
import { requireItem } from "./_require_item.ts";
import { idsBack, renamed, sectionOf, sectionsOf } from "./_sections.ts";
import type { Judge } from "./judge.ts";
import type { AnswerItem, JudgeOptions } from "./judge_options.ts";
import { type OmissionVerdict, parseOmissions } from "./parse_omissions.ts";
import { OMISSIONS_PROMPT } from "./prompts/omissions.ts";

/** Options of {@linkcode auditOmissions}. */
export interface AuditOmissionsOptions extends JudgeOptions {
  /**
   * The kinds of statements that must never be left out, one short line each. Default: danger to life, health or
   * property; limit or dose; condition or exception; step that must come first; deadline; cost or penalty.
   */
  readonly critical?: readonly string[];
}

const ACTION = "audit omissions";
const OPTIONS: Record<keyof AuditOmissionsOptions, true> = {
  ...{ prompt: true, language: true, critical: true },
};
const CRITICAL = [
  ...["danger to life, health or property", "limit or dose", "condition or exception"],
  ...["step that must come first", "deadline", "cost or penalty"],
];

/**
 * A judge of what an answer leaves out that its passages say and that whoever asked needs.
 *
 * An answer may be fully grounded and yet harm, by leaving out the warning. An omission names the passages that say it
 * and, where it is of a kind that must never be left out, that kind; the critical ones are counted apart.
 *
 * @param complete The model.
 * @param options The critical kinds, language, another prompt.
 * @returns The judge.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { auditOmissions } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that always says the same.
 * const text = '{"omissions": [{"text": "Unplug it first.", "chunks": ["c1"], "critical": "danger"}]}';
 * const judge = auditOmissions(() =>
 *   Promise.resolve({
 *     ...{ text, finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   }), { critical: ["danger"] });
 * const chunks = [{ id: "c1", text: "Unplug it first. Then open the lid." }];
 *
 * const { critical } = await judge({ question: "How?", answer: "Open the lid.", chunks });
 * assertEquals(critical, 1);
 * ```
 */
export function auditOmissions(
  complete: Complete,
  options: AuditOmissionsOptions = {},
): Judge<AnswerItem, OmissionVerdict> {
  requireMaker(complete, options, OPTIONS, ACTION);
  const { prompt = OMISSIONS_PROMPT, language, critical = CRITICAL } = options;
  requireCritical(critical);
  return makeJudge(complete, {
    ...{ judgeName: "omissions", prompt },
    options: { critical, ...language !== undefined && { language } },
    requestOf: ({ question, answer, chunks }) => ({
      messages: renderPrompt(prompt, [
        ...sectionOf("CRITICAL", critical.join("\n")),
        ...sectionOf("QUESTION", question),
        ...sectionsOf("PASSAGE", chunks),
        ...sectionOf("ANSWER", answer),
      ], language),
      reply: omissionsSchema(critical),
    }),
    parse: (reply, { chunks }) => {
      const verdict = parseOmissions(reply, { chunks: renamed(chunks), critical });
      const omissions = verdict.omissions.map((one) => ({
        ...one,
        chunk_ids: idsBack(one.chunk_ids, chunks),
      }));
      return { ...verdict, omissions };
    },
    requireItem: (item) =>
      requireItem(item, { question: "text", answer: "text", chunks: "parts" }, ACTION),
  });
}

function requireCritical(critical: unknown): void {
  const need = "critical must be a list of short lines";
  const fits = Array.isArray(critical) && critical.every((kind) => typeof kind === "string");
  if (!fits) throw wrongKind(need, critical, ACTION);
  const bad = critical.find((kind) => kind.trim() === "" || /[\n\r]/.test(kind));
  if (bad !== undefined) throw outOfRange(need, bad, ACTION);
}

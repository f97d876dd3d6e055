import { requireObject } from "./_require_arguments.ts";
import { ANSWER_FIELDS } from "./_trace_fields.ts";
import type { Case } from "./case.ts";

const OF_THE_ANSWER: ReadonlySet<string> = new Set([
  ...ANSWER_FIELDS.map(({ names: [own] }) => own),
  "groundedness",
]);

/**
 * A case without the answer recorded with it, nor anything that belongs to that answer.
 *
 * For another answer to the same question, or another question over the same passages: citations, grade, model,
 * prompt and settings of the one must not be held against the other. To put answers in as well, use `withTraces`.
 *
 * @param oneCase The case.
 * @returns A copy with what was asked, what was retrieved and what is expected.
 * @throws {TypeError} If `oneCase` is no object.
 *
 * @example
 * ```ts
 * import { type Case, withoutAnswer } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const asked: Case = {
 *   ...{ id: "q1", type: "answerable", expect: "answer", question: "How long?", chunks: [] },
 * };
 * assertEquals(withoutAnswer({ ...asked, answer: "Ages.", citations: ["a"], model: "m" }), asked);
 * ```
 */
export function withoutAnswer(oneCase: Case): Case {
  requireObject(oneCase, "oneCase", "take the answer off a case");
  const members = Object.entries(oneCase).filter(([name]) => !OF_THE_ANSWER.has(name));
  return Object.fromEntries(members) as unknown as Case;
}

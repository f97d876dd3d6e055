import type { Chunk } from "../data/chunk.ts";
import type { Claim } from "../data/claim.ts";
import type { Complete } from "../data/complete.ts";
import { askClaims } from "./_ask_claims.ts";
import { askJudge } from "./_ask_judge.ts";
import { makeJudge, requireMaker } from "./_make_judge.ts";
import { readClaims } from "./_read_claims.ts";
import { renderPrompt } from "./_render_prompt.ts";
import { claimsSchema } from "./_reply_schemas.ts";
import { outOfRange } from "./_require_call.ts";
import { requireItem } from "./_require_item.ts";
import { sectionOf, sectionsOf } from "./_sections.ts";
import type { FactualityVerdict } from "./factuality.ts";
import type { Judge } from "./judge.ts";
import type { JudgeOptions } from "./judge_options.ts";
import { FACTUALITY_LINES_PROMPT, FACTUALITY_PROMPT } from "./prompts/factuality.ts";

/** Claims with what they are judged by. */
export interface FactualityItem {
  /** What was asked. */
  readonly question?: string;
  /** The answer that the claims are from, where they need it to be understood. */
  readonly answer?: string;
  /** The claims, each id once. */
  readonly claims: readonly Claim[];
  /** The passages. */
  readonly chunks: readonly Chunk[];
  /** What is known to be right: by it a claim may be called false, never supported. */
  readonly reference?: string;
}

/** Options of {@linkcode judgeFactuality}. */
export interface JudgeFactualityOptions extends JudgeOptions {
  /** How the model replies; lines suit models that are poor at JSON. Default `"json"`. */
  readonly format?: "json" | "lines";
}

const ACTION = "judge factuality";
const OPTIONS: Record<keyof JudgeFactualityOptions, true> = {
  ...{ prompt: true, language: true, format: true },
};

/**
 * A judge of claims: each gets a verdict by the passages, the passage that decides it, and how it goes past them.
 *
 * One call for all claims, so that the evidence is sent once; a second for those that the reply leaves out, after
 * which they are `unjudged`. Where there are no claims no call is made. Verdicts are bound to claims by id; one about a
 * claim or a passage that does not exist makes the whole reply unreadable. To have the answer taken apart in the same
 * call see `judgeAnswer`.
 *
 * @param complete The model.
 * @param options Format, language, another prompt.
 * @returns The judge.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { judgeFactuality } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that always says the same.
 * const text = '{"claims": [{"id": "1", "verdict": "supported", "chunks": ["c1"]}]}';
 * const judge = judgeFactuality(() =>
 *   Promise.resolve({
 *     ...{ text, finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   })
 * );
 * const { claims } = await judge({
 *   claims: [{ id: "1", text: "The desk opens at 8." }],
 *   chunks: [{ id: "c1", text: "The desk is open from 8 to 17." }],
 * });
 *
 * assertEquals(claims.map(({ verdict, chunk_ids }) => [verdict, chunk_ids]), [["supported", ["c1"]]]);
 * ```
 */
export function judgeFactuality(
  complete: Complete,
  options: JudgeFactualityOptions = {},
): Judge<FactualityItem, FactualityVerdict> {
  requireMaker(complete, options, OPTIONS, ACTION);
  const { format = "json", language } = options;
  if (format !== "json" && format !== "lines") {
    throw outOfRange('format must be "json" or "lines"', format, ACTION);
  }
  const { prompt = format === "json" ? FACTUALITY_PROMPT : FACTUALITY_LINES_PROMPT } = options;

  function requestOf({ question, answer, claims, chunks, reference }: FactualityItem) {
    const sections = [
      ...sectionOf("QUESTION", question),
      ...sectionsOf("PASSAGE", chunks),
      ...sectionOf("REFERENCE", reference),
      ...sectionOf("ANSWER", answer),
      ...sectionsOf("CLAIM", claims),
    ];
    const messages = renderPrompt(prompt, sections, language);
    const shape = { reply: claimsSchema(reference !== undefined) };
    return { messages, ...format === "json" && shape };
  }
  const parse = (reply: string, { claims, chunks, reference }: FactualityItem) =>
    readClaims(reply, { claims, chunks, ...reference !== undefined && { reference } });

  return makeJudge(complete, {
    ...{ judgeName: "factuality", prompt, requestOf, parse },
    options: { format, ...language !== undefined && { language } },
    requireItem: (item) =>
      requireItem(item, {
        ...{ claims: "parts", chunks: "parts", question: "optional-text" },
        ...{ answer: "optional-text", reference: "optional-text" },
      }, ACTION),
    judge: async (item, call) => {
      if (item.claims.length === 0) return { claims: [], missing: [] };
      return await askClaims((ids) => {
        const claims = item.claims.filter(({ id }) => ids === undefined || ids.includes(id));
        const asked = { ...item, claims };
        return askJudge(complete, requestOf(asked), (reply) => parse(reply, asked), call);
      });
    },
  });
}

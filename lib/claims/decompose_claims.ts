import type { Complete } from "../data/complete.ts";
import { asData, askModel } from "./_ask.ts";
import {
  requireOptionalFunction,
  requireOptionalText,
  requireOptions,
  requireSignal,
  requireText,
} from "./_require.ts";
import { sentenceClaims } from "./_sentence_claims.ts";
import { uncoveredTexts } from "./_uncovered.ts";
import { DECOMPOSE_PROMPT } from "./decompose_prompt.ts";
import type { Decomposition } from "./decomposition.ts";
import { parseClaims } from "./parse_claims.ts";

/** Options of {@linkcode decomposeClaims}. */
export interface DecomposeClaimsOptions {
  /** The question, which tells a model what "it" and "yes" are about. */
  readonly question?: string;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

const ACTION = "decompose the answer";
const OPTIONS: Record<keyof DecomposeClaimsOptions, true> = { question: true, signal: true };
const REPLY = {
  name: "claims",
  schema: {
    type: "object",
    additionalProperties: false,
    required: ["claims"],
    properties: {
      claims: {
        type: "array",
        items: {
          type: "object",
          additionalProperties: false,
          required: ["claim", "quote"],
          properties: { claim: { type: "string" }, quote: { type: "string" } },
        },
      },
    },
  },
};

/**
 * Takes an answer apart into claims that can be checked one by one.
 *
 * With a model each claim states one fact and can be read alone; one call, whatever the answer. Without one each
 * sentence, list item (read with the line that leads in to its list) and row of a table is a claim: good for cheap
 * checks, but a sentence may state two things, and "it" stays "it".
 *
 * No claim is lost unseen: stretches of the answer that no claim covers are listed, with the likely reason. Those that
 * are `"unclaimed"` should make you distrust the decomposition.
 *
 * @param answer The answer, Markdown or plain.
 * @param complete The model. Without it, sentence claims.
 * @param options Question and signal.
 * @returns The claims with ids from `"1"` and their places, and what none of them covers.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {Error} What `completionError` makes, where the model gives no reply that can be read.
 * @see Min et al., FActScore, arXiv 2305.14251, for atomic facts.
 *
 * @example
 * ```ts
 * import { decomposeClaims } from "@touchstone/eval/claims";
 * import { assertEquals } from "@std/assert";
 *
 * const { claims, uncovered } = await decomposeClaims("Sofas go back within 14 days. Anything else?");
 *
 * assertEquals(claims, [
 *   { id: "1", text: "Sofas go back within 14 days.", span: { start: 0, end: 29 } },
 * ]);
 * assertEquals(uncovered.map(({ text, why }) => [text, why]), [["Anything else?", "question"]]);
 * ```
 */
export async function decomposeClaims(
  answer: string,
  complete?: Complete,
  options: DecomposeClaimsOptions = {},
): Promise<Decomposition> {
  requireText(answer, "answer", ACTION);
  requireOptionalFunction(complete, "complete", ACTION);
  requireOptions(options, OPTIONS, ACTION);
  requireOptionalText(options.question, "question", ACTION);
  requireSignal(options.signal, ACTION);
  if (answer.trim() === "") return { claims: [], uncovered: [] };
  if (complete === undefined) return sentenceClaims(answer);

  const { question, signal } = options;
  const asked = question === undefined ? "" : `Question:\n${asData(question)}\n\n`;
  const user = DECOMPOSE_PROMPT.user
    .replace("{{question}}", () => asked)
    .replace(/\{\{answer\}\}$/, () => asData(answer));
  const messages = [
    { role: "system" as const, content: DECOMPOSE_PROMPT.system },
    { role: "user" as const, content: user },
  ];
  const claims = await askModel(complete, messages, (reply) => parseClaims(reply, answer), {
    reply: REPLY,
    ...(signal && { signal }),
  });
  return { claims, uncovered: uncoveredTexts(answer, claims) };
}

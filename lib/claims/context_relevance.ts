import type { Chunk } from "../data/chunk.ts";
import type { Complete } from "../data/complete.ts";
import type { JsonValue } from "../data/json_value.ts";
import type { Span } from "../data/span.ts";
import { readJsonReply } from "../judges/read_json_reply.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { splitSentences } from "../text/split_sentences.ts";
import { asData, askModel } from "./_ask.ts";
import {
  outOfRange,
  requireChunks,
  requireFunction,
  requireOptions,
  requireSignal,
  requireText,
} from "./_require.ts";
import { CONTEXT_RELEVANCE_PROMPT } from "./relevance_prompts.ts";

/** Options of {@linkcode contextRelevance}. */
export interface ContextRelevanceOptions {
  /** The model that names the sentences. */
  readonly complete: Complete;
  /** Language of the passages, a BCP 47 tag. Default `"en"`. */
  readonly locale?: string;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/** A sentence of a passage. */
export interface ContextSentence {
  /** Id of its passage. */
  readonly chunk_id: string;
  /** Its words. */
  readonly text: string;
  /** Where it stands in the passage. */
  readonly span: Span;
  /** Whether the question needs it. */
  readonly needed: boolean;
}

/** How much of what was retrieved a question needs. */
export interface ContextRelevance {
  /** Needed sentences among all; `estimate: null` where there is no sentence. */
  readonly score: Interval;
  /** Every sentence of the passages, in order. */
  readonly sentences: readonly ContextSentence[];
}

const ACTION = "compute contextRelevance";
const OPTIONS: Record<keyof ContextRelevanceOptions, true> = {
  ...{ complete: true, locale: true, signal: true },
};

/**
 * How much of what was retrieved is needed to answer the question.
 *
 * As in the Ragas paper: CR = sentences of the context that are needed / all its sentences. The model names sentences by
 * number rather than copying them out, so that none is altered; a number that does not exist is an error. Low values mean
 * that the passages are padded, not that the answer is wrong; nothing needed is a score of 0.
 *
 * @param question The question.
 * @param chunks What was retrieved, each id once.
 * @param options The model.
 * @returns The share with its interval, and every sentence.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If the question is empty, an id stands twice, or the locale is no language tag.
 * @throws {Error} What `completionError` makes, where the model gives no reply that can be read.
 * @see Es et al., Ragas, arXiv 2309.15217, section 3, context relevance.
 *
 * @example
 * ```ts
 * import { contextRelevance } from "@touchstone/eval/claims";
 * import { replayComplete } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "a", text: "Parking is free. Sofas go back within 14 days." }];
 * const complete = replayComplete({ any: '{"needed": [2]}' }, { keyOf: () => "any" });
 * const { score, sentences } = await contextRelevance("How long for sofas?", chunks, { complete });
 *
 * assertEquals([score.estimate, score.n], [0.5, 2]);
 * assertEquals(sentences[1]?.needed, true);
 * ```
 */
export async function contextRelevance(
  question: string,
  chunks: readonly Chunk[],
  options: ContextRelevanceOptions,
): Promise<ContextRelevance> {
  requireText(question, "question", ACTION);
  requireChunks(chunks, ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { complete, locale = "en", signal } = options;
  requireFunction(complete, "complete", ACTION);
  requireText(locale, "locale", ACTION);
  requireSignal(signal, ACTION);
  if (question.trim() === "") throw outOfRange("question must not be empty", question, ACTION);
  const found = chunks.flatMap(({ id, text }) =>
    splitSentences(text, { locale }).map((one) => ({
      chunk_id: id,
      text: one.text,
      span: one.span,
    }))
  );
  if (found.length === 0) return { score: wilsonInterval(0, 0), sentences: [] };

  const numbered = found.map(({ text }, i) => `${i + 1}. ${text}`).join("\n");
  const user = CONTEXT_RELEVANCE_PROMPT.user
    .replace("{{question}}", () => asData(question))
    .replace(/\{\{sentences\}\}$/, () => asData(numbered));
  const needed = await askModel(
    complete,
    [{ role: "system", content: CONTEXT_RELEVANCE_PROMPT.system }, { role: "user", content: user }],
    (reply) => readNumbers(reply, found.length),
    signal === undefined ? {} : { signal },
  );
  const sentences = found.map((one, i) => ({ ...one, needed: needed.has(i + 1) }));
  return { score: wilsonInterval(needed.size, found.length), sentences };
}

function readNumbers(reply: string, last: number): ReadonlySet<number> {
  if (/^\W*(?:none|insufficient information)\W*$/i.test(reply)) return new Set();
  const value = readJsonReply(reply);
  const list: JsonValue | undefined =
    typeof value === "object" && value !== null && "needed" in value ? value.needed : value;
  if (!Array.isArray(list)) throw new SyntaxError("The reply holds no list of numbers.");
  const numbers = list.map((one: unknown) => typeof one === "string" ? Number(one) : one);
  const stray = numbers.find((one) =>
    !Number.isInteger(one) || Number(one) < 1 || Number(one) > last
  );
  if (stray !== undefined) {
    throw new SyntaxError(`The reply names sentence ${stray} where there are ${last}.`);
  }
  return new Set(numbers.map(Number));
}

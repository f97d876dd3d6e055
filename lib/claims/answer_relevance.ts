import { detectAbstention } from "../checks/detect_abstention.ts";
import type { Complete } from "../data/complete.ts";
import type { Embed } from "../data/entail.ts";
import type { JsonValue } from "../data/json_value.ts";
import { readJsonReply } from "../judges/read_json_reply.ts";
import type { Interval } from "../statistics/interval.ts";
import { asData, askModel } from "./_ask.ts";
import { cosine, embedAll } from "./_cosine.ts";
import { listLines } from "./_list_lines.ts";
import {
  outOfRange,
  requireFunction,
  requireInteger,
  requireOptions,
  requireSignal,
  requireText,
} from "./_require.ts";
import { ANSWER_RELEVANCE_PROMPT } from "./relevance_prompts.ts";

/** Options of {@linkcode answerRelevance}. */
export interface AnswerRelevanceOptions {
  /** The model that writes the questions. */
  readonly complete: Complete;
  /** Gives each question a vector. */
  readonly embed: Embed;
  /** How many questions are written, an integer >= 1. Default 3. */
  readonly questions?: number;
  /** Ends the calls. */
  readonly signal?: AbortSignal;
}

/** How far an answer is one to its question. */
export interface AnswerRelevance {
  /** Whether there is a score. */
  readonly outcome: "scored" | "abstained" | "no-claims";
  /** Mean cosine, from -1 to 1, over n questions; `estimate: null` with a reason where there is no score. */
  readonly score: Interval;
  /** The questions that the model wrote, with their cosine to the one that was asked. */
  readonly questions: readonly { readonly text: string; readonly similarity: number }[];
}

const ACTION = "compute answerRelevance";
const OPTIONS: Record<keyof AnswerRelevanceOptions, true> = {
  ...{ complete: true, embed: true, questions: true, signal: true },
};

/**
 * Whether an answer is one to the question asked: a model writes the questions that it answers, and these are held
 * against the real one.
 *
 * As in the Ragas paper: AR = 1/n sum of sim(q, q_i), with q the question, q_i the i-th of n questions written from the
 * answer alone, and sim the cosine of their vectors. Unlike in later versions of that library nothing is multiplied by
 * whether the answer is evasive: an answer that declines has the outcome `abstained` and no score. It says nothing of
 * truth. The spread of a few questions says little, so there are no bounds.
 *
 * @param question The question that was asked.
 * @param answer The answer.
 * @param options The model, the vectors, how many questions.
 * @returns The mean with the questions behind it.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an option is out of range, or a vector is zero.
 * @throws {Error} What `completionError` makes, where the model does not give as many questions as asked for.
 * @see Es et al., Ragas, arXiv 2309.15217, section 3, answer relevance.
 *
 * @example
 * ```ts
 * import { answerRelevance } from "@touchstone/eval/claims";
 * import { replayComplete } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const complete = replayComplete({ any: '["How long for sofas?", "Who pays?"]' }, { keyOf: () => "any" });
 * const embed = (texts: readonly string[]) =>
 *   Promise.resolve(texts.map((text) => [text.includes("sofa") ? 4 : 0, 3]));
 *
 * const { score } = await answerRelevance("When must a sofa go back?", "Within 14 days.", {
 *   ...{ complete, embed, questions: 2 },
 * });
 * assertEquals([score.estimate, score.n], [0.8, 2]); // (1 + .6) / 2
 * ```
 */
export async function answerRelevance(
  question: string,
  answer: string,
  options: AnswerRelevanceOptions,
): Promise<AnswerRelevance> {
  requireText(question, "question", ACTION);
  requireText(answer, "answer", ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { complete, embed, questions: count = 3, signal } = options;
  requireFunction(complete, "complete", ACTION);
  requireFunction(embed, "embed", ACTION);
  requireInteger(count, "questions", 1, ACTION);
  requireSignal(signal, ACTION);
  if (question.trim() === "") throw outOfRange("question must not be empty", question, ACTION);
  if (answer.trim() === "") return unscored("no-claims", "the answer is empty");
  if (detectAbstention(answer).kind === "full") {
    return unscored("abstained", "the answer declines to answer");
  }
  const user = ANSWER_RELEVANCE_PROMPT.user
    .replace("{{count}}", String(count))
    .replace("{{answer}}", () => asData(answer));
  const texts = await askModel(
    complete,
    [{ role: "system", content: ANSWER_RELEVANCE_PROMPT.system }, { role: "user", content: user }],
    (reply) => readQuestions(reply, count),
    signal === undefined ? {} : { signal },
  );
  const [asked, ...written] = await embedAll([question, ...texts], embed, signal, ACTION);
  const questions = texts.map((text, i) => ({
    text,
    similarity: cosine(asked, written[i], ACTION),
  }));
  const estimate = questions.reduce((sum, { similarity }) => sum + similarity, 0) / count;
  const reason = "the spread of a few questions says little";
  const rest = { n: count, level: 0.95, method: "mean" };
  return {
    outcome: "scored",
    score: { estimate, lower: null, upper: null, reason, ...rest },
    questions,
  };
}

function readQuestions(reply: string, count: number): readonly string[] {
  const found = /^\s*(?:```\w*\s*)?[[{]/.test(reply)
    ? textsOf(readJsonReply(reply))
    : listed(reply);
  if (found.length >= count) return found.slice(0, count);
  throw new SyntaxError(`The reply holds ${found.length} questions where ${count} were asked for.`);
}

function listed(reply: string): readonly string[] {
  const { marked, plain } = listLines(reply);
  return marked.length > 0 ? marked : plain.filter((line) => /[?\uff1f]$/.test(line));
}

function textsOf(value: JsonValue): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((one) => textsOf(one ?? null));
}

function unscored(outcome: "abstained" | "no-claims", reason: string): AnswerRelevance {
  const none = { estimate: null, lower: null, upper: null, reason };
  return { outcome, score: { ...none, n: 0, level: 0.95, method: "mean" }, questions: [] };
}

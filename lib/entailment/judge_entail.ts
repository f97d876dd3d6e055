import type { CallOptions, Complete } from "../data/complete.ts";
import type { Entail, Entailment, EntailPair } from "../data/entail.ts";
import type { Judge } from "../judges/judge.ts";
import { ENTAIL_PROMPT, entailRequest } from "./_entail_prompt.ts";
import { entailmentOf, readEntailReply } from "./_entail_reply.ts";
import {
  requireFunction,
  requireInteger,
  requireOptionalBoolean,
  requireOptions,
  requireSignal,
} from "./_require.ts";
import { requirePairs } from "./_require_material.ts";

/** Options of {@linkcode judgeEntail}. */
export interface JudgeEntailOptions {
  /** Calls that are waited for at once, an integer >= 1. Default 8. */
  readonly concurrency?: number;
  /**
   * Whether to ask for the probabilities of tokens and make ours of them, where the server gives them. Default
   * `false`: the verdict is all there is, and its probability 1.
   */
  readonly logprobs?: boolean;
}

/** A judge that tells entailment, with what a fingerprint or a batch file needs of it. */
export type EntailJudge =
  & Entail
  & Pick<
    Judge<EntailPair, Entailment>,
    "judgeName" | "prompt" | "settings" | "requestOf" | "parse"
  >;

const ACTION = "make judgeEntail";
const OPTIONS: Record<keyof JudgeEntailOptions, true> = { concurrency: true, logprobs: true };

/**
 * A language model as the one that tells entailment: one call a pair, a verdict of one word.
 *
 * For where no NLI model can be run, or to settle what one leaves open; it costs a call for each claim and passage,
 * so put a cheaper check before it. Evidence stands in the prompt as data between marks that do not occur in it. A
 * verdict has the probability 1 and says nothing of how sure the model is; with `logprobs` it is the share of the
 * model's own first token.
 *
 * A call that fails, or a reply that cannot be read, fails the batch, as there is no verdict to put in its place: wrap
 * `complete` in `withRetries` and `withCache`, so that asking again repeats nothing.
 *
 * @param complete The model.
 * @param options Concurrency, probabilities.
 * @returns The function; it throws what `completionError` makes.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If `concurrency` is out of range.
 *
 * @example
 * ```ts
 * import { judgeEntail } from "@touchstone/eval/entailment";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that always says the same.
 * const entail = judgeEntail(() =>
 *   Promise.resolve({
 *     ...{ text: "CONTRADICTION", finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   })
 * );
 *
 * assertEquals(await entail([{ premise: "It opens at 8.", hypothesis: "It opens at 9." }]), [
 *   { entailment: 0, neutral: 0, contradiction: 1 },
 * ]);
 * ```
 */
export function judgeEntail(complete: Complete, options: JudgeEntailOptions = {}): EntailJudge {
  requireFunction(complete, "complete", ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { concurrency = 8, logprobs = false } = options;
  requireInteger(concurrency, "concurrency", 1, ACTION);
  requireOptionalBoolean(logprobs, "logprobs", ACTION);
  const requestOf = (pair: EntailPair) => ({
    ...entailRequest(ENTAIL_PROMPT, pair),
    ...(logprobs && { topLogprobs: 20 }),
  });

  async function entail(
    pairs: readonly EntailPair[],
    callOptions: CallOptions = {},
  ): Promise<readonly Entailment[]> {
    const action = "compute judgeEntail";
    requirePairs(pairs, action);
    requireOptions(callOptions, { signal: true }, action);
    const { signal } = callOptions;
    requireSignal(signal, action);
    const results: Entailment[] = [];
    let next = 0;
    let failed = false;
    async function work(): Promise<void> {
      while (next < pairs.length && !failed) {
        signal?.throwIfAborted();
        const place = next++;
        try {
          const completion = await complete(requestOf(pairs[place]), callOptions);
          results[place] = entailmentOf(completion, logprobs);
        } catch (error) {
          failed = true;
          throw error;
        }
      }
    }
    await Promise.all(Array.from({ length: Math.min(concurrency, pairs.length) }, work));
    return results;
  }
  return Object.assign(entail, {
    judgeName: "entailment",
    prompt: ENTAIL_PROMPT,
    settings: { ...complete.settings, logprobs },
    requestOf,
    parse: (reply: string) => readEntailReply(reply),
  });
}

import type { CompletionRequest } from "../data/complete.ts";
import { estimateTokens, replyTokens } from "./_estimate_tokens.ts";
import { readPrices } from "./_read_prices.ts";
import type { TokenPrices } from "./token_prices.ts";
import {
  requireOptionalNumber,
  requireOptions,
  requireRequest,
  wrongKind,
} from "./_require_call.ts";

/** Options of {@linkcode estimateRun}. */
export interface EstimateRunOptions {
  /** What a million tokens cost. */
  readonly prices?: TokenPrices;
  /** The most tokens of a reply to a request that names none, an integer >= 1. Default 256. */
  readonly maxTokens?: number;
}

/** What a run may need. */
export interface RunEstimate {
  /** Calls. */
  readonly calls: number;
  /** Tokens of the requests, estimated: about 4 characters of English a token. */
  readonly promptTokens: number;
  /** Tokens of the replies, at most. */
  readonly completionTokens: number;
  /** What it costs, in the unit of the prices; `null` without prices. */
  readonly cost: number | null;
}

const ACTION = "estimate a run";

/**
 * What a run will need at most, before any call is made.
 *
 * Tokens are estimated from the text, about 4 characters of English a token (one for four bytes of UTF-8), within some 20 %
 * for prose; tables, code and rare scripts need more. Replies are taken to be as long as they may be. Retries and
 * calls that a cache answers are not known here.
 *
 * @param requests The requests.
 * @param options Prices, and the limit of replies.
 * @returns Calls, tokens and cost.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If a number is out of range.
 *
 * @example
 * ```ts
 * import { estimateRun } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const request = { messages: [{ role: "user", content: "x".repeat(3984) }], maxTokens: 100 } as const;
 * assertEquals(estimateRun([request, request], { prices: { prompt: 2, completion: 8 } }), {
 *   calls: 2,
 *   promptTokens: 2000,
 *   completionTokens: 200,
 *   cost: 0.0056,
 * });
 * ```
 */
export function estimateRun(
  requests: Iterable<CompletionRequest>,
  options: EstimateRunOptions = {},
): RunEstimate {
  if (typeof requests !== "object" || requests === null || !(Symbol.iterator in requests)) {
    throw wrongKind("requests must be a list of requests", requests, ACTION);
  }
  requireOptions(options, { prices: true, maxTokens: true }, ACTION);
  const prices = readPrices(options.prices, ACTION);
  requireOptionalNumber(options.maxTokens, "maxTokens", { atLeast: 1, integer: true }, ACTION);
  let [calls, promptTokens, completionTokens] = [0, 0, 0];
  for (const request of requests) {
    requireRequest(request, `requests[${calls}]`, ACTION);
    calls++;
    promptTokens += estimateTokens(request);
    completionTokens += replyTokens(request, options.maxTokens);
  }
  const cost = prices === null ? null : prices({ promptTokens, completionTokens });
  return { calls, promptTokens, completionTokens, cost };
}

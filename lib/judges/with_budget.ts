import type { Complete, TokenUsage } from "../data/complete.ts";
import { type Amounts, openAccount } from "./_budget_account.ts";
import { estimateTokens, replyTokens } from "./_estimate_tokens.ts";
import { isCompletionError } from "./_is_completion_error.ts";
import { orAborted } from "./_pause.ts";
import { readPrices } from "./_read_prices.ts";
import { requireOptionalNumber, requireOptions, wrongKind } from "./_require_call.ts";
import { attemptsOf } from "./_retry_rule.ts";
import { requireComplete, wrapComplete } from "./_wrap_complete.ts";
import { completionError, type FailureKind } from "./completion_error.ts";
import type { TokenPrices } from "./token_prices.ts";

/** Options of {@linkcode withBudget}. */
export interface WithBudgetOptions {
  /** The most calls, an integer >= 0. Default: any number. */
  readonly calls?: number;
  /** The most tokens, of requests and replies, an integer >= 0. Default: any number. */
  readonly tokens?: number;
  /** The most money, in the unit of `prices`, >= 0. Default: any sum. */
  readonly cost?: number;
  /** What a million tokens cost; needed for `cost`. */
  readonly prices?: TokenPrices;
}

/** What has been spent. */
export interface BudgetSpent {
  /** Calls made, those that failed included. */
  readonly calls: number;
  /** Tokens of requests and replies. */
  readonly tokens: number;
  /** Money, in the unit of the prices; `null` without prices. */
  readonly cost: number | null;
  /** Replies from a cache or journal, which cost nothing. */
  readonly cached: number;
  /** Calls whose tokens are estimated, as the server told none. */
  readonly estimated: number;
}

/** A model with a budget. */
export interface BudgetedComplete extends Complete {
  /** What has been spent until now. */
  readonly spent: () => BudgetSpent;
}

const ACTION = "make withBudget";
/** A server that did not answer in time may charge for what it did. */
const CHARGED: ReadonlySet<FailureKind> = new Set(["timeout", "aborted", "truncated"]);

/**
 * Stops calls to a model before they exceed a budget of calls, tokens or money.
 *
 * Each call is set aside for beforehand (a token for four bytes of the request, the reply as long as `maxTokens` lets it
 * be, else 256 tokens) and what it used counts afterwards; where only calls under way stand in its way it waits for them.
 * So calls are never exceeded, and tokens by no more than the calls under way use beyond their estimates. What would
 * exceed the budget throws kind `budget`: what is done is kept. Replies from a cache or journal cost nothing. Put
 * `withRetries` round it, so that each try counts.
 *
 * @param complete The model.
 * @param options The limits, and prices.
 * @returns The model with its budget.
 * @throws {TypeError} If an argument is of the wrong kind, or `cost` comes without `prices`.
 * @throws {RangeError} If a limit is out of range.
 *
 * @example
 * ```ts
 * import { failureOf, withBudget } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const usage = { promptTokens: 1000, completionTokens: 10 };
 * const complete = withBudget(
 *   async () => await Promise.resolve({
 *     ...{ text: "PASS", finish: "stop", model: null, latencyMs: null, attempts: 1, cached: false },
 *     usage,
 *   } as const),
 *   { calls: 1, prices: { prompt: 2, completion: 8 } },
 * );
 * const request = { messages: [{ role: "user", content: "Grounded?" }] } as const;
 * await complete(request);
 *
 * assertEquals(await complete(request).catch((error) => failureOf(error).kind), "budget");
 * assertEquals(complete.spent(), { calls: 1, tokens: 1010, cost: 0.00208, cached: 0, estimated: 0 });
 * ```
 */
export function withBudget(complete: Complete, options: WithBudgetOptions): BudgetedComplete {
  requireComplete(complete, ACTION);
  requireOptions(options, { calls: true, tokens: true, cost: true, prices: true }, ACTION);
  const { calls = Infinity, tokens = Infinity, cost = Infinity } = options;
  for (const name of ["calls", "tokens"] as const) {
    requireOptionalNumber(options[name], name, { atLeast: 0, integer: true }, ACTION);
  }
  requireOptionalNumber(options.cost, "cost", { atLeast: 0 }, ACTION);
  const priceOf = readPrices(options.prices, ACTION);
  if (options.cost !== undefined && priceOf === null) {
    throw wrongKind("prices must be given where cost is", options.prices, ACTION);
  }
  const account = openAccount({ calls, tokens, cost });
  let [cached, estimated] = [0, 0];

  function amountsOf(made: number, usage: TokenUsage): Amounts {
    const sum = usage.promptTokens + usage.completionTokens;
    return { calls: made, tokens: sum, cost: priceOf?.(usage) ?? 0 };
  }

  async function reserve(aside: Amounts, signal?: AbortSignal): Promise<keyof Amounts | null> {
    const reserving = account.reserve(aside);
    try {
      return await orAborted(reserving, signal);
    } catch (error) {
      // What was still to be set aside is given back at once.
      reserving.then((limit) => limit === null && account.settle(aside, amountsOf(0, NO_TOKENS)));
      throw error;
    }
  }

  const call = wrapComplete(complete, async (request, { signal }) => {
    const kept = await complete.lookUp?.(request) ?? null;
    if (kept !== null) {
      cached++;
      return kept;
    }
    const estimate: TokenUsage = {
      promptTokens: estimateTokens(request),
      completionTokens: replyTokens(request, complete.settings?.maxTokens),
    };
    const aside = amountsOf(1, estimate);
    const limit = await reserve(aside, signal);
    if (limit !== null) {
      const spent = account.spent()[limit];
      const message =
        `Cannot complete as the budget of ${options[limit]} ${unitOf(limit)} would be ` +
        `exceeded: ${Number(spent.toPrecision(12))} are spent, the next call may take ${
          aside[limit]
        }`;
      throw completionError("budget", message, { attempts: 0 });
    }
    try {
      const completion = await complete(request, { signal });
      if (completion.cached) {
        cached++;
        account.settle(aside, amountsOf(0, NO_TOKENS));
        return completion;
      }
      if (completion.usage === null) estimated++;
      const made = Math.max(1, completion.attempts);
      account.settle(aside, amountsOf(made, completion.usage ?? estimate));
      return completion;
    } catch (error) {
      const usage = isCompletionError(error) ? error.completion?.usage : undefined;
      const charged = isCompletionError(error) && CHARGED.has(error.kind);
      if (charged && !usage) estimated++;
      account.settle(
        aside,
        amountsOf(attemptsOf(error), usage ?? (charged ? estimate : NO_TOKENS)),
      );
      throw error;
    }
  });
  function spent(): BudgetSpent {
    const sum = account.spent();
    return { ...sum, cost: priceOf === null ? null : sum.cost, cached, estimated };
  }
  return Object.assign(call, { spent });
}

const NO_TOKENS: TokenUsage = { promptTokens: 0, completionTokens: 0 };

function unitOf(limit: keyof Amounts): string {
  return limit === "cost" ? "(cost)" : limit;
}

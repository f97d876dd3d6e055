import type { Complete } from "../data/complete.ts";
import { estimateTokens, replyTokens } from "./_estimate_tokens.ts";
import { abortedError, orAborted, pause } from "./_pause.ts";
import { requireOptionalCallable, requireOptionalNumber, requireOptions } from "./_require_call.ts";
import { createMinuteWindow, type WindowEntry } from "./_minute_window.ts";
import { requireComplete, wrapComplete } from "./_wrap_complete.ts";

/** Options of {@linkcode withRateLimit}. */
export interface WithRateLimitOptions {
  /** Calls that may start within any 60 seconds, an integer >= 1. Default: any number. */
  readonly callsPerMinute?: number;
  /** Tokens, of requests and replies, within any 60 seconds, an integer >= 1. Default: any number. */
  readonly tokensPerMinute?: number;
  /** Waits some milliseconds. Default: by a timer. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A clock in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
}

const ACTION = "make withRateLimit";
const OPTIONS: Record<keyof WithRateLimitOptions, true> = {
  callsPerMinute: true,
  tokensPerMinute: true,
  sleep: true,
  now: true,
};

/**
 * Keeps calls to a model within the provider's limits a minute, in order, so that none is refused.
 *
 * Tokens of a call under way are estimated (a token for four bytes, and the reply as long as it may be); what it then
 * used counts in their place. A call of more tokens than the limit waits until it is alone. What a cache or journal
 * within keeps needs no wait. A function has one limit: share it between runs that share the provider's.
 *
 * @param complete The model.
 * @param options Limits in calls and tokens.
 * @returns The model within the limits.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If a limit is out of range.
 *
 * @example
 * ```ts
 * import { replayComplete, withRateLimit } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const waits: number[] = [];
 * let time = 0;
 * const complete = withRateLimit(replayComplete(() => "PASS"), {
 *   callsPerMinute: 1,
 *   now: () => time,
 *   sleep: async (ms) => {
 *     await Promise.resolve(waits.push(ms));
 *     time += ms;
 *   },
 * });
 * const request = { messages: [{ role: "user", content: "Grounded?" }] } as const;
 * await complete(request);
 * await complete(request);
 *
 * // What is replayed costs nothing, and so waits for nothing.
 * assertEquals(waits, []);
 * ```
 */
export function withRateLimit(complete: Complete, options: WithRateLimitOptions = {}): Complete {
  requireComplete(complete, ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { callsPerMinute = Infinity, tokensPerMinute = Infinity } = options;
  const { sleep = pause, now = () => performance.now() } = options;
  for (const name of ["callsPerMinute", "tokensPerMinute"] as const) {
    requireOptionalNumber(options[name], name, { atLeast: 1, integer: true }, ACTION);
  }
  requireOptionalCallable(options.sleep, "sleep", ACTION);
  requireOptionalCallable(options.now, "now", ACTION);
  const recent = createMinuteWindow({ calls: callsPerMinute, tokens: tokensPerMinute }, now);
  let line: Promise<unknown> = Promise.resolve();

  /** Waits for room, then takes it. */
  async function enter(tokens: number, signal?: AbortSignal): Promise<WindowEntry> {
    for (;;) {
      if (signal?.aborted) throw abortedError();
      const wait = recent.waitFor(tokens);
      if (wait <= 0) return recent.add(tokens);
      const stop = new AbortController();
      const end = () => stop.abort();
      signal?.addEventListener("abort", end, { once: true });
      try {
        await Promise.race([sleep(wait, stop.signal), recent.freed()]);
      } finally {
        signal?.removeEventListener("abort", end);
        end();
      }
    }
  }

  return wrapComplete(complete, async (request, { signal }) => {
    const kept = await complete.lookUp?.(request) ?? null;
    if (kept !== null) return kept;
    const limit = complete.settings?.maxTokens;
    const tokens = estimateTokens(request) + replyTokens(request, limit);
    // One at a time at the door, so that calls start in order.
    const turn = line.then(() => enter(tokens, signal));
    line = turn.catch(() => {});
    const entry = await orAborted(turn, signal);
    const completion = await complete(request, { signal });
    const { usage, cached } = completion;
    if (cached) recent.remove(entry);
    else if (usage !== null) recent.correct(entry, usage.promptTokens + usage.completionTokens);
    return completion;
  });
}

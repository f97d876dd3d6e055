import type { Complete } from "../data/complete.ts";
import { createRandom } from "../statistics/create_random.ts";
import { isCompletionError } from "./_is_completion_error.ts";
import { abortedError, orAborted, pause } from "./_pause.ts";
import { requireOptionalCallable, requireOptionalNumber, requireOptions } from "./_require_call.ts";
import { attemptsOf, isPassing, withAttempts } from "./_retry_rule.ts";
import { withDeadline } from "./_with_deadline.ts";
import { requireComplete, wrapComplete } from "./_wrap_complete.ts";
import { completionError } from "./completion_error.ts";

/** Options of {@linkcode withRetries}. */
export interface WithRetriesOptions {
  /** Tries in all, an integer >= 1. Default 4. */
  readonly tries?: number;
  /** Milliseconds for all tries and waits together, >= 1. Default: any, but no wait of over ten minutes. */
  readonly totalTimeoutMs?: number;
  /** Milliseconds for one try, waits within the function included, >= 1. Default: none but its own. */
  readonly tryTimeoutMs?: number;
  /** Wait before the second try, doubled before each further one, in milliseconds >= 0. Default 500. */
  readonly baseDelayMs?: number;
  /** The longest wait of our own, in milliseconds >= 0; the server may ask for more. Default 30000. */
  readonly maxDelayMs?: number;
  /** Uniform numbers in [0, 1) that spread the waits of many calls. Default: of a seed of the process. */
  readonly random?: () => number;
  /** Waits some milliseconds. Default: by a timer. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A clock in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
}

const ACTION = "make withRetries";
/** A server that asks for more, such as until midnight, is better asked in another run. */
const LONGEST_WAIT = 600_000;
const OPTIONS: Record<keyof WithRetriesOptions, true> = {
  tries: true,
  totalTimeoutMs: true,
  tryTimeoutMs: true,
  baseDelayMs: true,
  maxDelayMs: true,
  random: true,
  sleep: true,
  now: true,
};

/**
 * Asks a model again where that may help: after a rate limit, a fault of server or network, or a timeout.
 *
 * What cannot succeed is asked once: a bad request, a wrong key, a spent quota, a filter. Waits double, spread between
 * half and whole; where the server says how long (Retry-After) it is at least that, and where it asks for more time
 * than is left the call ends at once. The completion tells the tries and the time of all of them. Goes round
 * `withRateLimit` and `withBudget`, so that each try counts, and within `withCache` and `withJournal`.
 *
 * @param complete The model.
 * @param options Tries, time limits and waits.
 * @returns The model with retries.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If a number is out of range.
 *
 * @see M. Brooker, Exponential backoff and jitter, AWS Architecture Blog, 2015
 *
 * @example
 * ```ts
 * import { completionError, withRetries } from "@touchstone/eval/judges";
 * import type { Complete } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * let calls = 0;
 * const flaky: Complete = async () => {
 *   if (++calls < 3) throw completionError("rate-limited", "Too many calls.", { retryAfterMs: 1 });
 *   return await Promise.resolve({
 *     ...{ text: "PASS", finish: "stop", usage: null, model: null, latencyMs: null },
 *     ...{ attempts: 1, cached: false },
 *   });
 * };
 * const complete = withRetries(flaky, { baseDelayMs: 0 });
 * assertEquals((await complete({ messages: [{ role: "user", content: "?" }] })).attempts, 3);
 * ```
 */
export function withRetries(complete: Complete, options: WithRetriesOptions = {}): Complete {
  requireComplete(complete, ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { tries = 4, totalTimeoutMs = Infinity, tryTimeoutMs = Infinity } = options;
  const { baseDelayMs = 500, maxDelayMs = 30_000, sleep = pause } = options;
  const { random = processRandom(), now = () => performance.now() } = options;
  requireOptionalNumber(tries, "tries", { atLeast: 1, integer: true }, ACTION);
  requireOptionalNumber(options.totalTimeoutMs, "totalTimeoutMs", { atLeast: 1 }, ACTION);
  requireOptionalNumber(options.tryTimeoutMs, "tryTimeoutMs", { atLeast: 1 }, ACTION);
  requireOptionalNumber(baseDelayMs, "baseDelayMs", { atLeast: 0 }, ACTION);
  requireOptionalNumber(maxDelayMs, "maxDelayMs", { atLeast: 0 }, ACTION);
  for (const name of ["random", "sleep", "now"] as const) {
    requireOptionalCallable(options[name], name, ACTION);
  }

  // Who sets a time decides by it alone.
  const longest = options.totalTimeoutMs === undefined ? LONGEST_WAIT : Number.MAX_VALUE;

  function waitAfter(failures: number, error: unknown): number {
    const asked = isCompletionError(error) ? error.retryAfterMs : undefined;
    if (asked !== undefined) return asked + random() * Math.min(baseDelayMs, maxDelayMs);
    return Math.min(maxDelayMs, baseDelayMs * 2 ** (failures - 1)) * (1 + random()) / 2;
  }

  return wrapComplete(complete, async (request, { signal }) => {
    const end = now() + totalTimeoutMs;
    const start = now();
    let attempts = 0;
    for (let failures = 1;; failures++) {
      const ms = Math.min(tryTimeoutMs, end - now());
      const late = () =>
        completionError("timeout", `Cannot complete as no reply came within ${Math.round(ms)} ms`);
      try {
        const completion = await withDeadline((own) => complete(request, { signal: own }), {
          ...{ ms, signal, late, aborted: abortedError },
        });
        attempts += completion.attempts;
        const latencyMs = attempts === 0 ? completion.latencyMs : now() - start;
        return { ...completion, attempts, latencyMs };
      } catch (error) {
        attempts += attemptsOf(error);
        const wait = failures < tries && isPassing(error) ? waitAfter(failures, error) : Infinity;
        if (wait > longest || wait >= end - now()) throw withAttempts(error, attempts);
        await orAborted(Promise.resolve(sleep(wait, signal)), signal);
      }
    }
  });
}

/** Differs between processes, so that they do not ask in step; no result depends on it. */
function processRandom(): () => number {
  return createRandom(Math.floor(performance.timeOrigin * 1000) % 2 ** 32);
}

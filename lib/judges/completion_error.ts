import type { Completion } from "../data/complete.ts";
import { isCompletionError } from "./_is_completion_error.ts";
import {
  outOfRange,
  requireFilledText,
  requireOptions,
  shown,
  wrongKind,
} from "./_require_call.ts";
import { withoutSecrets } from "./_without_secrets.ts";

/**
 * Why there is no verdict: filtered (by a content filter), truncated (at the token limit), unparsable, timeout,
 * rate-limited, budget (of the run), refused (by the server for good: key, quota, a bad request), unavailable (fault
 * of server or network), aborted (by the caller).
 */
export type FailureKind =
  | "filtered"
  | "truncated"
  | "unparsable"
  | "timeout"
  | "rate-limited"
  | "budget"
  | "refused"
  | "unavailable"
  | "aborted";

/** What is known of a failed call. */
export interface CompletionErrorDetails {
  /** HTTP status of the last try. */
  readonly status?: number;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Tries that were made. */
  readonly attempts?: number;
  /** What came where it was of no use, for its usage. */
  readonly completion?: Completion;
  /** The reply that could not be read, cut. */
  readonly reply?: string;
}

/** The error of a call that gave no usable reply. */
export interface CompletionError extends Error, CompletionErrorDetails {
  /** Tells it from other errors. */
  readonly name: "CompletionError";
  /** Why there is no reply. */
  readonly kind: FailureKind;
}

/** A failed judgement, as plain data. */
export interface JudgeFailure {
  /** Why there is no verdict. */
  readonly kind: FailureKind;
  /** What happened. */
  readonly message: string;
  /** Tries that were made, where known. */
  readonly attempts?: number;
  /** HTTP status of the last try, where there was one. */
  readonly status?: number;
}

/**
 * Makes the error of a call to a model that gave no usable reply.
 *
 * A function of your own that stands in for a model throws it, so that retries, runs and reports know a rate limit
 * from a filter. Keys and authorisation headers in the message are masked.
 *
 * @param kind Why there is no reply.
 * @param message What happened, a sentence.
 * @param details Status, wait, tries and what came.
 * @returns The error, to be thrown.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If there is no such kind.
 *
 * @example
 * ```ts
 * import { completionError, failureOf } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const error = completionError("rate-limited", "Too many calls.", { status: 429, retryAfterMs: 2000 });
 * assertEquals(error.retryAfterMs, 2000);
 * assertEquals(failureOf(error), { kind: "rate-limited", message: "Too many calls.", status: 429 });
 * ```
 */
export function completionError(
  kind: FailureKind,
  message: string,
  details: CompletionErrorDetails = {},
): CompletionError {
  const action = "make a completion error";
  if (typeof kind !== "string") throw wrongKind("kind must be a text", kind, action);
  if (!Object.hasOwn(KINDS, kind)) {
    throw outOfRange(`kind must be one of ${Object.keys(KINDS).join(", ")}`, kind, action);
  }
  requireFilledText(message, "message", action);
  requireOptions(details, DETAILS, action);
  const error = new Error(withoutSecrets(message));
  return Object.assign(error, { ...details, name: "CompletionError" as const, kind });
}

const KINDS: Record<FailureKind, true> = {
  filtered: true,
  truncated: true,
  unparsable: true,
  timeout: true,
  "rate-limited": true,
  budget: true,
  refused: true,
  unavailable: true,
  aborted: true,
};
const DETAILS: Record<keyof CompletionErrorDetails, true> = {
  status: true,
  retryAfterMs: true,
  attempts: true,
  completion: true,
  reply: true,
};

/**
 * A failed judgement as plain data, whatever was thrown.
 *
 * What is no error of a completion is told by what it is: an abort, a timeout, a SyntaxError of a parser
 * (`unparsable`); anything else counts as `unavailable`, with its name in the message.
 *
 * @param error What was caught.
 * @returns Kind, message, and tries and status where known.
 * @throws Nothing.
 *
 * @example
 * ```ts
 * import { failureOf } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(failureOf(new SyntaxError("No verdict in the reply.")), {
 *   kind: "unparsable",
 *   message: "No verdict in the reply.",
 * });
 * ```
 */
export function failureOf(error: unknown): JudgeFailure {
  if (isCompletionError(error)) {
    const { kind, message, attempts, status } = error;
    return {
      ...{ kind, message },
      ...attempts === undefined ? {} : { attempts },
      ...status === undefined ? {} : { status },
    };
  }
  if (!(error instanceof Error)) {
    return { kind: "unavailable", message: withoutSecrets(shown(error)) };
  }
  const message = withoutSecrets(error.message);
  if (error.name === "AbortError") return { kind: "aborted", message };
  if (error.name === "TimeoutError") return { kind: "timeout", message };
  if (error instanceof SyntaxError) return { kind: "unparsable", message };
  return { kind: "unavailable", message: `${error.name}: ${message}` };
}

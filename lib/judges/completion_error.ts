import type { Completion } from "../data/complete.ts";

/** Why there is no verdict. */
export type CompletionErrorKind =
  | "filtered"
  | "truncated"
  | "unparsable"
  | "timeout"
  | "rate-limited"
  | "budget"
  | "refused"
  | "unavailable"
  | "aborted";

/** What is known of a failed call beside its kind. */
export interface CompletionErrorDetails {
  /** HTTP status. */
  readonly status?: number;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Tries that were made. */
  readonly attempts?: number;
  /** What came back, where something did. */
  readonly completion?: Completion;
  /** The reply that could not be read, cut at 500 characters. */
  readonly reply?: string;
}

/** A call to a model that gave nothing to go by. */
export interface CompletionError extends Error, CompletionErrorDetails {
  /** Always `"CompletionError"`. */
  readonly name: "CompletionError";
  /** Why. */
  readonly kind: CompletionErrorKind;
}

/**
 * Makes the error of a call to a model that gave nothing to go by.
 *
 * @param kind Why.
 * @param message What happened, as a sentence.
 * @param details What else is known.
 * @returns The error, to be thrown.
 * @throws Nothing.
 *
 * @example
 * ```ts
 * import { completionError } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(completionError("timeout", "No reply within 30 s", { attempts: 4 }).kind, "timeout");
 * ```
 */
export function completionError(
  kind: CompletionErrorKind,
  message: string,
  details: CompletionErrorDetails = {},
): CompletionError {
  return Object.assign(new Error(message), { name: "CompletionError" as const, kind, ...details });
}

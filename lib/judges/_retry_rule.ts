import { isCompletionError } from "./_is_completion_error.ts";
import { completionError, type FailureKind, failureOf } from "./completion_error.ts";

/** What may go otherwise the next time. */
const RETRIED: ReadonlySet<FailureKind> = new Set(["rate-limited", "unavailable", "timeout"]);
/** How `fetch` and sockets word that the network failed; a TypeError of the caller's own code is none of it. */
const NETWORK_WORDS =
  /sending request|fetch failed|network|connection|socket|dns error|ECONN|EPIPE/i;
const NETWORK_NAMES =
  /^(?:Connection\w+|NotConnected|BrokenPipe|UnexpectedEof|TimedOut|TimeoutError|Http)$/;

/** Whether asking again may help. */
export function isPassing(error: unknown): boolean {
  if (isCompletionError(error)) return RETRIED.has(error.kind);
  return error instanceof Error && isNetworkFault(error);
}

function isNetworkFault(error: Error): boolean {
  if (NETWORK_NAMES.test(error.name)) return true;
  return error instanceof TypeError && NETWORK_WORDS.test(error.message) &&
    !error.message.startsWith("Cannot ");
}

/** The error with the tries made in all; one of the caller's own code as it is. */
export function withAttempts(error: unknown, attempts: number): unknown {
  if (!isCompletionError(error)) {
    if (!isPassing(error)) return error;
    const { kind, message } = failureOf(error);
    return completionError(kind, message, { attempts });
  }
  const { kind, message, status, retryAfterMs, completion, reply } = error;
  const details = { status, retryAfterMs, completion, reply, attempts };
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  return completionError(kind, message, Object.fromEntries(known));
}

/** Tries that a failed call made. */
export function attemptsOf(error: unknown): number {
  return isCompletionError(error) ? error.attempts ?? 1 : 1;
}

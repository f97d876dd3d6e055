import type { CompletionError } from "./completion_error.ts";

/** Whether what was caught is an error of a completion. */
export function isCompletionError(error: unknown): error is CompletionError {
  return error instanceof Error && error.name === "CompletionError" && "kind" in error;
}

import type { CallOptions, Complete, Completion, CompletionRequest } from "../data/complete.ts";
import { requireCallable, requireRequest } from "./_require_call.ts";

/** A function round another: its settings are the inner one's, as it does not shape replies. */
export function wrapComplete(
  inner: Complete,
  call: (request: CompletionRequest, options: CallOptions) => Promise<Completion>,
  lookUp: Complete["lookUp"] = inner.lookUp,
): Complete {
  async function complete(
    request: CompletionRequest,
    options: CallOptions = {},
  ): Promise<Completion> {
    requireRequest(request, "request", "complete");
    return await call(request, options);
  }
  const { settings } = inner;
  return Object.assign(
    complete,
    settings === undefined ? {} : { settings },
    lookUp === undefined ? {} : { lookUp },
  );
}

/** Throws unless a value is a model as a function. */
export function requireComplete(complete: unknown, action: string): void {
  requireCallable(complete, "complete", action);
}

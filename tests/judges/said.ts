import type { Complete, Completion, CompletionRequest } from "../../lib/data/complete.ts";
import type { ReplyError } from "../../lib/judges/reply_error.ts";

/** A completion with a text. */
export function completionOf(text: string | null, more: Partial<Completion> = {}): Completion {
  return {
    ...{ text, finish: "stop" as const, usage: null, model: "m", latencyMs: null },
    ...{ attempts: 1, cached: false, ...more },
  };
}

/** A model that says each of some texts in turn, and what it was asked. */
export function saying(...texts: readonly (string | null | Error)[]): {
  readonly complete: Complete;
  readonly asked: CompletionRequest[];
} {
  const asked: CompletionRequest[] = [];
  const complete: Complete = Object.assign((request: CompletionRequest) => {
    const said = texts[Math.min(asked.length, texts.length - 1)];
    asked.push(request);
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(completionOf(said));
  }, { settings: { model: "m" } });
  return { complete, asked };
}

/** What a reader gives, or `!` and the fault that it throws. */
export function readOrFault<Read>(read: () => Read): Read | string {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SyntaxError) || !("fault" in error)) throw error;
    return `!${(error as ReplyError).fault}`;
  }
}

import type { CallOptions, Complete, CompletionRequest, Message } from "../data/complete.ts";
import { completionError } from "../judges/completion_error.ts";

/** Options of a question to a model. */
export interface AskOptions extends CallOptions {
  /** The shape that the reply should have. */
  readonly reply?: CompletionRequest["reply"];
}

/** Asks a model and reads its reply; a reply that is cut off, filtered or unreadable is an error of its kind. */
export async function askModel<Result>(
  complete: Complete,
  messages: readonly Message[],
  parse: (reply: string) => Result,
  { signal, reply }: AskOptions,
): Promise<Result> {
  signal?.throwIfAborted();
  const request = { messages, ...(reply && { reply }) };
  const completion = await complete(request, signal === undefined ? {} : { signal });
  const { text, finish } = completion;
  if (finish === "length") {
    throw completionError("truncated", "The reply ends at the token limit.", { completion });
  }
  if (finish === "content_filter" || text === null || text === undefined) {
    throw completionError("filtered", "There is no reply but a filter's.", { completion });
  }
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw completionError("unparsable", error.message, { completion, reply: text.slice(0, 500) });
  }
}

/** A text between markers that do not stand in it: as it is, and plainly data. */
export function asData(text: string): string {
  let n = 1;
  while (text.includes(`DATA-${n}`)) n++;
  return `<<<DATA-${n}\n${text}\nDATA-${n}>>>`;
}

import type { Complete, Completion, CompletionRequest } from "../data/complete.ts";
import { completionError } from "./completion_error.ts";
import type { JudgeCallOptions } from "./judge.ts";

/** Longest part of an unreadable reply that an error keeps. */
const MOST_REPLY = 500;

/** Asks a model once and reads its reply; what is no whole reply, or cannot be read, is a typed error. */
export async function askJudge<Verdict>(
  complete: Complete,
  request: CompletionRequest,
  parse: (reply: string) => Verdict,
  { repeat, signal, onCompletion }: JudgeCallOptions,
): Promise<Verdict> {
  const asked = repeat === undefined ? request : { ...request, repeat };
  const completion = await complete(asked, signal === undefined ? {} : { signal });
  onCompletion?.(completion);
  return verdictIn(completion, parse);
}

/** The verdict that a reply holds, or the error of why it holds none. */
export function verdictIn<Verdict>(
  completion: Completion,
  parse: (reply: string) => Verdict,
): Verdict {
  const { text, finish, attempts } = completion;
  // A model that thinks may reach its limit before it says a word.
  if (finish === "length") {
    const reply = (text ?? "").slice(0, MOST_REPLY);
    const message = "The reply ends at its token limit: raise maxTokens";
    throw completionError("truncated", message, { completion, attempts, reply });
  }
  if (text === null && finish === "other") {
    const message = "The reply holds no text, as where a tool is called";
    throw completionError("unparsable", message, { completion, attempts });
  }
  if (finish === "content_filter" || text === null) {
    throw completionError("filtered", "The reply was withheld by a filter", {
      ...{ completion, attempts },
    });
  }
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const reply = text.slice(0, MOST_REPLY);
    throw completionError("unparsable", error.message, { completion, attempts, reply });
  }
}

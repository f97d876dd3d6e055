import type { CompletionRequest } from "../data/complete.ts";

/** What a reply is taken to need where nothing limits it. */
export const ASSUMED_REPLY_TOKENS = 256;

/**
 * Tokens of a request, estimated: one for four bytes of UTF-8, and four for each message.
 *
 * Four characters of English are about one token; letters beyond ASCII take two to four bytes, and more tokens.
 */
export function estimateTokens({ messages, reply }: CompletionRequest): number {
  let bytes = reply === undefined ? 0 : byteLength(JSON.stringify(reply));
  for (const { content } of messages) bytes += byteLength(content);
  return Math.ceil(bytes / 4) + 4 * messages.length;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The most tokens that a reply may have, as far as that is known. */
export function replyTokens({ maxTokens }: CompletionRequest, otherwise?: unknown): number {
  if (maxTokens !== undefined) return maxTokens;
  return typeof otherwise === "number" ? otherwise : ASSUMED_REPLY_TOKENS;
}

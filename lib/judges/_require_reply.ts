import { wrongKind } from "./_require_call.ts";

/** Throws unless a reply is a text. */
export function requireReply(reply: unknown, action: string): asserts reply is string {
  if (typeof reply !== "string") throw wrongKind("reply must be a text", reply, action);
}

import type { ReplyError, ReplyFault } from "./reply_error.ts";

/** The error for a reply that cannot be read: `Cannot read <what> as <why>: current value is ...`. */
export function replyError(
  fault: ReplyFault,
  what: string,
  why: string,
  value: string,
): ReplyError {
  const shown = JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}...` : value);
  const error = new SyntaxError(`Cannot read ${what} as ${why}: current value is ${shown}`);
  return Object.assign(error, { fault });
}

/** Whether an error says what is wrong with a reply. */
export function isReplyError(error: unknown): error is ReplyError {
  return error instanceof SyntaxError && "fault" in error;
}

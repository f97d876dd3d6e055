import type { JudgeFailure } from "./completion_error.ts";

/** Statuses of a refusal that every other call would meet too: key, payment, permission, address, quota. */
const FOR_ALL = [401, 402, 403, 404, 429];

/** Whether a failure would be that of every other call too, so that asking on is of no use. */
export function isFinal({ kind, status }: JudgeFailure): boolean {
  if (kind === "budget" || kind === "aborted") return true;
  // A 400 or 413 may be about this one item, such as its length.
  return kind === "refused" && status !== undefined && FOR_ALL.includes(status);
}

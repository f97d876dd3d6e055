/**
 * What is wrong with a reply: nothing in it; no verdict; a word that is no label; more than one reading; a number off
 * the scale; an end before the end; broken JSON; a claim or passage that does not exist; a count that disagrees with
 * its list; a part that does not fit the rest.
 */
export type ReplyFault =
  | "empty"
  | "no-verdict"
  | "unknown-label"
  | "ambiguous"
  | "out-of-range"
  | "truncated"
  | "malformed"
  | "unknown-id"
  | "wrong-count"
  | "inconsistent";

/** The error of a reply that cannot be read: a failed judge, never a verdict. */
export interface ReplyError extends SyntaxError {
  /** What is wrong. */
  readonly fault: ReplyFault;
}

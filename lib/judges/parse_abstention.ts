import { parseLabel } from "./parse_label.ts";

/** Whether an answer declines: not at all, wholly, or in part. The words are those of `detectAbstention`. */
export type AbstentionKind = "none" | "full" | "partial";

const KINDS: Readonly<Record<string, AbstentionKind>> = {
  ...{ ANSWERS: "none", DECLINES: "full", PARTIAL: "partial" },
};
const SYNONYMS = {
  ANSWERS: ["answer", "answered", "no abstention"],
  DECLINES: ["decline", "declined", "abstains", "abstain", "abstained", "refuses", "refused"],
  PARTIAL: ["partly", "partially answers", "partially declines", "partial abstention"],
};

/**
 * Reads whether an answer declines: `ANSWERS`, `DECLINES` or `PARTIAL`.
 *
 * See {@linkcode parseLabel} for what is read where.
 *
 * @param reply What the model replied.
 * @returns The kind, in the words of `detectAbstention`.
 * @throws {TypeError} If `reply` is no text.
 * @throws {SyntaxError} If the reply names none of them, or more than one: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseAbstention } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseAbstention("DECLINES"), "full");
 * assertEquals(parseAbstention('{"verdict": "partial"}'), "partial");
 * ```
 */
export function parseAbstention(reply: string): AbstentionKind {
  // "The answer declines": what is judged is no verdict.
  const named = /\b(the|this|that|its|an) answer(?=\s+\p{L})/giu;
  const said = typeof reply === "string" ? reply.replace(named, "$1 text") : reply;
  return KINDS[parseLabel(said, Object.keys(KINDS), { synonyms: SYNONYMS })];
}

import { parseLabel } from "./parse_label.ts";

/** What an audit of an answer came to. */
export type AuditVerdict = "PASS" | "FAIL" | "UNCERTAIN";

const LABELS: readonly AuditVerdict[] = ["PASS", "FAIL", "UNCERTAIN"];
const SYNONYMS = {
  UNCERTAIN: [
    ...["unsure", "unclear", "inconclusive", "undecided", "cannot tell", "can't tell"],
    ...["cannot determine", "cannot be determined", "not sure", "not certain"],
  ],
};

/**
 * Reads the one word of an audit: `PASS`, `FAIL` or `UNCERTAIN`.
 *
 * See {@linkcode parseLabel} for what is read where. "Does not pass" is a `FAIL`; "does not fail" is no verdict. What
 * cannot be read is an error and never an `UNCERTAIN`, which is the judge's own word.
 *
 * @param reply What the model replied.
 * @returns The verdict.
 * @throws {TypeError} If `reply` is no text.
 * @throws {SyntaxError} If the reply names no verdict, or more than one: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseAudit } from "@touchstone/eval/judges";
 * import { assertEquals, assertThrows } from "@std/assert";
 *
 * assertEquals(parseAudit("No issues. Not blocking. PASS"), "PASS");
 * assertEquals(parseAudit("**Verdict:** uncertain"), "UNCERTAIN");
 * assertThrows(() => parseAudit("PASS or FAIL, hard to say"), SyntaxError);
 * ```
 */
export function parseAudit(reply: string): AuditVerdict {
  return parseLabel(reply, LABELS, { synonyms: SYNONYMS });
}

import type { ClaimVerdict } from "../data/claim.ts";
import { VERDICT_SYNONYMS, VERDICTS } from "./_verdict_words.ts";
import { parseLabel } from "./parse_label.ts";

/**
 * Reads the verdict about one claim from a model's reply, in the field's words for it.
 *
 * `entailed`, `entailment` and `yes` are `supported`; `refuted` and `contradiction` are `contradicted`; `neutral`,
 * `not_in_evidence`, `not enough info` and `unknown` are `unsupported`. See {@linkcode parseLabel} for what is read
 * where; `true` and `false` are no verdicts, as they do not tell a contradiction from a gap.
 *
 * @param reply What the model replied.
 * @returns The verdict, never `unjudged`.
 * @throws {TypeError} If `reply` is no text.
 * @throws {SyntaxError} If the reply names no verdict, or more than one: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseVerdict } from "@touchstone/eval/judges";
 * import { assertEquals, assertThrows } from "@std/assert";
 *
 * assertEquals(parseVerdict("### Verdict\nNOT_IN_EVIDENCE"), "unsupported");
 * assertEquals(parseVerdict("Not supported by chunk 2."), "unsupported");
 * assertThrows(() => parseVerdict("Verdict: supported or contradicted"), SyntaxError);
 * ```
 */
export function parseVerdict(reply: string): Exclude<ClaimVerdict, "unjudged"> {
  return parseLabel(reply, VERDICTS, { synonyms: VERDICT_SYNONYMS });
}

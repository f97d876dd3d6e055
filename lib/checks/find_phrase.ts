import type { Span } from "../data/span.ts";
import type { FoldTextOptions } from "../text/fold_text.ts";
import { phraseFinder } from "./_phrase_finder.ts";
import { requireText } from "./_require_texts.ts";

/** Options of {@linkcode findPhrase} and {@linkcode containsPhrase}. */
export type PhraseOptions = FoldTextOptions;

const ACTION = "look for the phrase";

/**
 * Finds where a phrase stands in a text as a whole value.
 *
 * `$15` is not in `$150`, `$15.50` or `$15,000`, but is in `It costs $15.`; `C` is not in `C++`, `NET` not in
 * `.NET`, `five` not in `twenty-five`; a Latin word amid Chinese or before a Korean particle is whole. Both sides
 * are folded as `foldText` says: case, quotes, dashes, white space and full-width forms do not matter, accents do
 * unless `accents` is set. In scripts without spaces, and within Korean words, any place will do. It compares
 * wording, not values: `$15` is not in `$15.00`, nor `fifteen dollars`; that is for `extractQuantities`. Whether a
 * phrase is denied or quoted is not looked at.
 *
 * @param text The text to look in.
 * @param phrase What to look for: more than white space.
 * @param options Whether case and accents matter.
 * @returns The places in `text`, in order, in UTF-16 code units.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 * @throws {RangeError} If `phrase` is empty.
 *
 * @example
 * ```ts
 * import { findPhrase } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(findPhrase("$150 a year or $15 a month", "$15"), [{ start: 15, end: 18 }]);
 * ```
 */
export function findPhrase(
  text: string,
  phrase: string,
  options: PhraseOptions = {},
): readonly Span[] {
  requireText(text, "text", ACTION);
  requireText(phrase, "phrase", ACTION);
  return phraseFinder(text, options)(phrase);
}

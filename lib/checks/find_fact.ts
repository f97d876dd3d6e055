import type { Fact } from "../data/case.ts";
import type { Span } from "../data/span.ts";
import { factFinder } from "./_fact_finder.ts";
import { requireFact, requireFlags, requireObject } from "./_require_facts.ts";
import { requireText } from "./_require_texts.ts";
import type { PhraseOptions } from "./find_phrase.ts";

/**
 * Finds where a text states a fact: by its wording, or by its value where the fact is a single value.
 *
 * A fact that is a value as a whole (`24 hours`, `$1,460`, `5-7 days`) is found in every way of writing it: 24
 * hours is a 24-hour window, twenty-four hours and 1 day; a bare 1460 is $1,460.00. Roundings are not equal, one
 * end of a range is the value only of times and dates, or where it stands as worded, and a code such as 0142 is
 * found only as it stands. Any other fact is a phrase, as `findPhrase` says. Whether a fact is denied or quoted
 * ("not $15") is not looked at: that is for a judge.
 *
 * @param text The text to look in.
 * @param fact A text, or several wordings of which each is looked for.
 * @param options Whether case and accents matter.
 * @returns The places in `text`, in order, in UTF-16 code units.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 * @throws {RangeError} If a wording is empty, or the list of them is.
 *
 * @example
 * ```ts
 * import { findFact } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(findFact("You have a day, twenty-four hours.", "24 hours"), [{ start: 16, end: 33 }]);
 * ```
 */
export function findFact(
  text: string,
  fact: Fact,
  options: PhraseOptions = {},
): readonly Span[] {
  const action = "look for the fact";
  requireText(text, "text", action);
  requireFact(fact, "fact", action);
  requireObject(options, "options", action);
  requireFlags(options, ["caseSensitive", "accents"], action);
  return factFinder(text, options)(fact);
}

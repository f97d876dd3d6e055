import type { Fact } from "../data/case.ts";
import { findFact } from "./find_fact.ts";
import type { PhraseOptions } from "./find_phrase.ts";

/**
 * Says whether a text states a fact, by its wording or by its value.
 *
 * What counts is said at {@linkcode findFact}, which also gives the places. Where the wording itself matters use
 * `containsPhrase`.
 *
 * @param text The text to look in.
 * @param fact A text, or several wordings of which one is enough.
 * @param options Whether case and accents matter.
 * @returns Whether it is there.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 * @throws {RangeError} If a wording is empty, or the list of them is.
 *
 * @example
 * ```ts
 * import { containsFact } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(containsFact("The total is $1,460.00.", "1460"), true);
 * assertEquals(containsFact("Reply within twenty-five hours.", "five hours"), false);
 * assertEquals(containsFact("Call 555-0142-3377.", "0142"), false);
 * ```
 */
export function containsFact(text: string, fact: Fact, options: PhraseOptions = {}): boolean {
  return findFact(text, fact, options).length > 0;
}

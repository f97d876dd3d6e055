import { findPhrase, type PhraseOptions } from "./find_phrase.ts";

/**
 * Says whether a text holds a phrase as a whole value.
 *
 * What counts as whole, and what is folded, is said at {@linkcode findPhrase}, which also gives the places.
 *
 * @param text The text to look in.
 * @param phrase What to look for: more than white space.
 * @param options Whether case and accents matter.
 * @returns Whether it is there.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 * @throws {RangeError} If `phrase` is empty.
 *
 * @example
 * ```ts
 * import { containsPhrase } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(containsPhrase("It costs $15.", "$15"), true);
 * assertEquals(containsPhrase("It costs $150.", "$15"), false);
 * assertEquals(containsPhrase("Vouchers can’t be combined", "can't be combined"), true);
 * ```
 */
export function containsPhrase(
  text: string,
  phrase: string,
  options: PhraseOptions = {},
): boolean {
  return findPhrase(text, phrase, options).length > 0;
}

import { foldText } from "../text/fold_text.ts";
import { classifyWord } from "./_classify_word.ts";
import { findDates } from "./_find_dates.ts";
import { findNumbers, findUrls, PHONE } from "./_find_words.ts";
import { requireText, requireTexts } from "./_require_texts.ts";
import { plainUrl, versionStarts } from "./_token_forms.ts";
import type { Quantity } from "./quantity.ts";

/** What an evidence names, read once and asked for many answers. */
export interface TokenIndex {
  /** The texts, folded but for case. */
  readonly cased: string;
  /** The texts, folded. */
  readonly folded: string;
  /** The folded texts without the marks of Markdown. */
  readonly unmarked: string;
  /** Addresses without their scheme and last slash, and their hosts. */
  readonly urls: ReadonlySet<string>;
  /** Versions and what they begin with: of 10.4.3 also 10.4 and 10. */
  readonly versions: ReadonlySet<string>;
  /** Phone numbers as digits. */
  readonly phones: readonly string[];
  /** Dates. */
  readonly dates: readonly Quantity[];
  /** Initials of neighbouring capitalised words, in lower case: of Return Merchandise Authorization rma. */
  readonly initials: string;
}

/** Between two texts, so that no phrase runs over from one to the next. */
const BREAK = " \u241e ";

/**
 * Reads an evidence once, for `unsupportedTokens` over many answers to it.
 *
 * Use it where answers share their evidence; for a single answer pass the texts themselves.
 *
 * @param evidence One text or several.
 * @returns The index: plain data, to be passed on and not to be built by hand.
 * @throws {TypeError} If `evidence` is neither a string nor a list of strings.
 *
 * @example
 * ```ts
 * import { indexTokens, unsupportedTokens } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const index = indexTokens(["Set MAX_AGE in /etc/zed.conf."]);
 * assertEquals(unsupportedTokens("MAX_AGE is set there.", index), []);
 * assertEquals(unsupportedTokens("Set MIN_AGE there.", index)[0]?.text, "MIN_AGE");
 * ```
 */
export function indexTokens(evidence: string | readonly string[]): TokenIndex {
  const action = "compute indexTokens";
  if (typeof evidence === "string") requireText(evidence, "evidence", action);
  else requireTexts(evidence, "evidence", action);
  const text = typeof evidence === "string" ? evidence : evidence.join(BREAK);
  const cased = foldText(text, { caseSensitive: true }).text;
  const folded = foldText(cased).text;
  return {
    cased,
    folded,
    unmarked: folded.replace(/[*_`#>]+/g, "").replace(/ {2,}/g, " "),
    urls: urlsOf(text),
    versions: versionsOf(text),
    phones: [...text.matchAll(PHONE)].map(([phone]) => phone.replace(/\D/g, "")),
    dates: findDates(text, true),
    initials: initialsOf(cased),
  };
}

function urlsOf(text: string): ReadonlySet<string> {
  const urls = new Set<string>();
  const bare = [
    ...text.matchAll(/(?<![\w.-])[\w.-]{1,100}\.[a-z]{2,10}(?:[/?#][^\s)\]>"']{0,300})?/gi),
  ]
    .map(([word]) => word).filter((word) => classifyWord(word, false) === "url");
  for (const url of [...findUrls(text).map((it) => it.text), ...bare]) {
    const plain = plainUrl(url);
    urls.add(plain).add(plain.split(/[/?#]/, 1)[0]);
  }
  return urls;
}

function versionsOf(text: string): ReadonlySet<string> {
  const named = findNumbers(text).filter(({ kind }) => kind === "version").map((it) => it.text);
  const dotted = [...text.matchAll(/(?<![\w.])v?\d{1,6}(?:\.\d{1,6}){0,3}(?!\d)/gi)]
    .map(([word]) => word).filter((word) => /^v|\./i.test(word));
  return new Set([...named, ...dotted].flatMap(versionStarts));
}

function initialsOf(text: string): string {
  let initials = "";
  let last = 0;
  for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{L}\p{N}]+|\b(?:of|and|the|for|&) /gu)) {
    if (index > last + 1) initials += " ";
    last = index + word.length - (word.endsWith(" ") ? 1 : 0);
    if (!word.endsWith(" ")) initials += word[0].toLowerCase();
  }
  return initials;
}

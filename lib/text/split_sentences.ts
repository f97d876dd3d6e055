import { asciiEnd, isAscii } from "./_ascii_ends.ts";
import { type Block, blocksOf } from "./_blocks.ts";
import { goesOn } from "./_sentence_ends.ts";
import { tableRows } from "./_table_rows.ts";
import type { Sentence } from "./sentence.ts";

/** Options of {@linkcode splitSentences}. */
export interface SplitSentencesOptions {
  /** Language of the text, a BCP 47 tag. Default `"en"`; it matters little, as abbreviations of six languages are known. */
  readonly locale?: string;
}

/** A citation, or what closes a quotation, that the segmenter put before the sentence after the one it belongs to. */
const TRAILING =
  /^(?:(?:\[[^\]\n]{1,40}\]|【[^】\n]{1,40}】|\(\d{1,3}\)|[”’"'»)\]]+(?=[\s\p{P}]|$))[ \t]*)+/u;
/**
 * Ends that the segmenter does not see: a citation without a space before it, as in `$5.[1] Then`; a name that begins
 * small, as in "rose. iPads"; a bullet within a line.
 */
const UNSEEN =
  /[.!?](?:(?:\[[^\]\n]{1,40}\]|\(\d{1,3}\))+[ \t]+(?=["“(]?\p{Lu})|["”)]?[ \t]+(?=[a-z]{1,2}[A-Z]))|[ \t][•‣▪◦][ \t]/gu;
/** A quick look whether there may be one. */
const MAYBE_UNSEEN = /[.!?](?:[[(]|["”)]?[ \t]+[a-z]{1,2}[A-Z])|[•‣▪◦]/;
const HAS_WORD = /[\p{L}\p{N}\p{S}]/u;

/**
 * Splits a text into its sentences, each with its place.
 *
 * On `Intl.Segmenter`, paragraph by paragraph, with what it gets wrong mended: abbreviations, initials and list numbers end
 * no sentence; a citation after a full stop, and a closing quotation mark, belong to the sentence before; a single line
 * break within a paragraph is a space. A heading, a list item (of one sentence or more), a block of code and each row of a
 * table are pieces of their own; code is never split, a row is read with the head of its table. Whether a full stop after
 * "U.S." ends a sentence cannot be known from the text alone: before a capital it does.
 *
 * Nothing but white space, list markers, heading signs, rules and a table's head is left out. Cost: a little over that of
 * the segmenter.
 *
 * @param text Any text, such as an answer.
 * @param options Language.
 * @returns The pieces in order; spans are of the text as given.
 * @throws {TypeError} If `text` is no text, or an option is unknown.
 * @throws {RangeError} If `locale` is no language tag.
 * @see Unicode Standard Annex 29, section 5, sentence boundaries.
 *
 * @example
 * ```ts
 * import { splitSentences } from "@touchstone/eval/text";
 * import { assertEquals } from "@std/assert";
 *
 * const pieces = splitSentences("Dr. Lee lends it, e.g. Box, for $2.40.[1] Ask her.\n\n1. Plug it in");
 *
 * assertEquals(pieces.map(({ text }) => text), [
 *   "Dr. Lee lends it, e.g. Box, for $2.40.[1]",
 *   "Ask her.",
 *   "Plug it in",
 * ]);
 * assertEquals(pieces[2].kind, "item");
 * ```
 */
export function splitSentences(
  text: string,
  options: SplitSentencesOptions = {},
): readonly Sentence[] {
  requireArguments(text, options);
  const { locale = "en" } = options;
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  const found: Sentence[] = [];
  for (const block of blocksOf(text)) {
    const { kind, start, end } = block;
    if (kind === "table") found.push(...tableRows(text, start, end));
    else if (kind === "code") {
      found.push({ kind, text: text.slice(start, end), span: { start, end } });
    } else splitBlock(text, block, segmenter, found);
  }
  return found;
}

function splitBlock(
  text: string,
  { kind, start, end }: Block,
  segmenter: Intl.Segmenter,
  found: Sentence[],
): void {
  const body = text.slice(start, end);
  // A line break would be the end of a paragraph to the segmenter; quotation signs of further lines go with it.
  const wrapped = body.includes("\n");
  const joined = wrapped
    ? body.replace(/\r?\n(?: {0,3}>[ \t]?)*/g, (line) => " ".repeat(line.length))
    : body;
  const type = kind === "heading" || kind === "item" ? kind : "sentence";
  const first = found.length;
  let from = 0;
  const cut = (to: number) => {
    let [left, right] = [from, to];
    while (left < right && isBlank(joined.charCodeAt(left))) left++;
    while (right > left && isBlank(joined.charCodeAt(right - 1))) right--;
    from = to;
    if (left === right) return;
    // A lone quotation mark or dash is part of what stands before it.
    if (found.length > first && !hasWord(joined, left, right)) {
      const before = found.pop()?.span.start ?? start;
      left = before - start;
    }
    const piece = joined.slice(left, right);
    const words = wrapped ? piece.replace(/\s+/g, " ") : piece;
    found.push({ kind: type, text: words, span: { start: start + left, end: start + right } });
  };
  const unseen = MAYBE_UNSEEN.test(joined)
    ? Array.from(joined.matchAll(UNSEEN), (match) => match.index + match[0].length)
    : [];
  let place = 0;
  for (const next of sentenceEnds(joined, segmenter)) {
    for (; place < unseen.length && unseen[place] < next; place++) {
      if (unseen[place] > from) cut(unseen[place]);
    }
    if (next === joined.length) break;
    if (next <= from) continue;
    let stop = next;
    while (stop > from && isBlank(joined.charCodeAt(stop - 1))) stop--;
    // "$5.[": what opens belongs to what comes.
    let opening = stop;
    while (opening > from && isOpener(joined.charCodeAt(opening - 1))) opening--;
    if (opening < stop) cut(opening + trailing(joined, opening));
    else if (!goesOn(joined, stop, next)) cut(next + trailing(joined, next));
  }
  if (from < joined.length) cut(joined.length);
}

/** Where the rules of Unicode end a sentence. */
function sentenceEnds(text: string, segmenter: Intl.Segmenter): readonly number[] {
  const ends: number[] = [];
  if (isAscii(text)) {
    for (let end = 0; end < text.length;) ends.push(end = asciiEnd(text, end));
  } else {for (const { index, segment } of segmenter.segment(text)) {
      ends.push(index + segment.length);
    }}
  return ends;
}

/** What opens a quotation or a bracket. */
function isOpener(code: number): boolean {
  if (code < 128) return code === 91 || code === 40;
  return "「『【“„«".includes(String.fromCharCode(code));
}

/** The length of what belongs to the sentence before. */
function trailing(text: string, next: number): number {
  const code = text.charCodeAt(next);
  const ordinary = (code > 47 && code < 91) || (code > 93 && code < 0xbb);
  return ordinary ? 0 : TRAILING.exec(text.slice(next, next + 200))?.[0].length ?? 0;
}

function hasWord(text: string, start: number, end: number): boolean {
  const code = text.charCodeAt(start);
  // Nearly every piece begins with a letter or a digit.
  if ((code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58)) {
    return true;
  }
  return HAS_WORD.test(text.slice(start, end));
}

/** White space, and bullets, which are no part of a sentence. */
function isBlank(code: number): boolean {
  if (code < 128) return code === 32 || (code > 8 && code < 14);
  return code === 0xa0 || code === 0x3000 || code === 0x2022 || code === 0x2023 ||
    code === 0x25aa ||
    code === 0x25e6 || code === 0x2028 || code === 0x2029 || code === 0x202f;
}

function requireArguments(text: unknown, options: unknown): void {
  if (typeof text !== "string") {
    throw new TypeError(`Cannot split sentences as text must be a text: current value is ${text}`);
  }
  if (typeof options !== "object" || options === null) {
    throw new TypeError(
      `Cannot split sentences as options must be an object: current value is ${options}`,
    );
  }
  for (const name of Object.keys(options)) {
    if (name === "locale") continue;
    throw new TypeError(`Cannot split sentences as there is no option ${name}: options are locale`);
  }
  const { locale } = options as { readonly locale?: unknown };
  if (locale === undefined || typeof locale === "string") return;
  throw new TypeError(
    `Cannot split sentences as locale must be a text: current value is ${locale}`,
  );
}

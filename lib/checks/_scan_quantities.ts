import { articleAsOne } from "./_article_as_one.ts";
import { CODES } from "./_currencies.ts";
import { type DecimalSign, decimalSignOf, digitValue } from "./_digits.ts";
import { DATE_WORDS, dateAt } from "./_dates.ts";
import { readNumber, VULGAR } from "./_number_core.ts";
import { coreOf, keep, keepDate, keepTime, keepVersion } from "./_keep_found.ts";
import { type LanguageCode, languagesOf, numberWordsAt } from "./_number_words.ts";
import {
  inlineListNumber,
  skipCitation,
  skipIdentifier,
  skipListNumber,
  skipToken,
} from "./_not_numbers.ts";
import { romanAt } from "./_roman.ts";
import { TIME_WORDS, timeAt } from "./_times.ts";
import { isCjkNumeral, isLatin, isSectionWord, isWordStart, mayBegin } from "./_word_starts.ts";
import type { Quantity } from "./quantity.ts";

/** How a text is scanned. */
export interface Scan {
  /** The decimal sign where it is known, `undefined` where the text itself is asked. */
  readonly sign?: DecimalSign;
  /** A language tag: its number words are read too. */
  readonly locale?: string;
  /** Evidence: numbers of lists and citations count too, so that nothing that stands there is called invented. */
  readonly lenient?: boolean;
  /** Whether 3 out of 4 is given as a share too. */
  readonly shares?: boolean;
  /** Counts the places at which a number was looked for and the characters passed. */
  readonly work?: { steps: number };
}

/** All quantities of a text, in the order in which they stand. */
export function scanQuantities(text: string, scan: Scan = {}): readonly Quantity[] {
  const found: Quantity[] = [];
  const languages = scan.locale === undefined ? undefined : languagesOf(text, scan.locale);
  let known = scan.sign;
  const sign = () => known === undefined ? (known = decimalSignOf(text)) : known;
  const list = { last: 0 };
  let floor = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isLatin(code)) {
      const start = at;
      do at++; while (isLatin(text.charCodeAt(at)));
      if (mayBegin(text, start, at)) {
        const end = readWords(text, start, at, floor, found, scan, languages);
        if (end > at) floor = at = end;
      }
      continue;
    }
    if (code < 0x30 || code > 0x3A && code < 0x80) {
      at++;
      continue;
    }
    if (code === 0x3A) {
      at = text.startsWith("//", at + 1) ? endOfUrl(text, at) : at + 1;
      continue;
    }
    if (scan.work) scan.work.steps++;
    if (digitValue(code) >= 0) {
      const end = readDigitsAt(text, at, floor, sign, found, scan, list);
      floor = at = end;
    } else if (code > 0x2E80 && isCjkNumeral(code)) {
      const words = numberWordsAt(text, at);
      const end = words === null
        ? at
        : keep(text, at, { plain: 0, ...coreOf(words) }, floor, found, scan.shares);
      at = Math.max(at + 1, end, words?.end ?? 0);
      if (end > floor) floor = end;
    } else {
      const share = VULGAR.get(text[at] ?? "");
      const core = { end: at + 1, value: share ?? 0, step: 0, share: true, plain: 0 };
      if (share !== undefined) floor = keep(text, at, core, floor, found, scan.shares);
      at++;
    }
  }
  return found;
}

/** A quantity in words, a date that begins with its month, noon, a section's roman number: the place after it. */
function readWords(
  text: string,
  start: number,
  wordEnd: number,
  floor: number,
  found: Quantity[],
  scan: Scan,
  languages: readonly LanguageCode[] | undefined,
): number {
  const word = text.slice(start, wordEnd).toLowerCase();
  if (!isWordStart(word) || digitValue(text.charCodeAt(start - 1)) >= 0) return start;
  if (scan.work) scan.work.steps++;
  const date = DATE_WORDS.has(word) ? dateAt(text, start) : null;
  if (date !== null) return keepDate(text, start, date, found);
  const time = TIME_WORDS.has(word) ? timeAt(text, start) : null;
  if (time !== null) return keepTime(text, start, time, found);
  if (isSectionWord(word)) {
    const roman = text[wordEnd] === " " ? romanAt(text, wordEnd + 1) : null;
    if (roman === null) return start;
    return keep(text, wordEnd + 1, { ...roman, step: 1, plain: 0 }, floor, found, scan.shares);
  }
  const words = numberWordsAt(text, start, languages) ??
    (scan.lenient && wordEnd - start < 3 ? articleAsOne(text, start, wordEnd) : null);
  if (words === null) return start;
  return Math.max(
    words.end,
    keep(text, start, { plain: 0, ...coreOf(words) }, floor, found, scan.shares),
  );
}

function readDigitsAt(
  text: string,
  start: number,
  floor: number,
  sign: () => DecimalSign,
  found: Quantity[],
  scan: Scan,
  list: { last: number },
): number {
  const before = text.charCodeAt(start - 1);
  if (start > floor && (isLatin(before) || before === 0x5F)) {
    const joined = readJoined(text, start, floor, found);
    if (joined > 0) return joined;
  }
  const skipped = skipIdentifier(text, start, floor);
  if (skipped > 0) return skipped;
  if (!scan.lenient) {
    const past = skipCitation(text, start);
    if (past > 0) return past;
    const listed = skipListNumber(text, start);
    const item = listed > 0
      ? parseInt(text.slice(start, listed))
      : inlineListNumber(text, start, list.last);
    if (item > 0) {
      list.last = item;
      return Math.max(listed, start + String(item).length);
    }
  }
  const date = dateAt(text, start);
  // A year alone is a number like any other: 1500 people.
  if (date !== null && (date.iso.length > 4 || date.end > start + 4)) {
    return keepDate(text, start, date, found);
  }
  const time = timeAt(text, start);
  if (time !== null) return keepTime(text, start, time, found);
  const point = before === 0x2E && start > floor && !/[\p{L}\p{Nd})]/u.test(text[start - 2] ?? "");
  const core = readNumber(text, start, sign);
  if (core.identifier === "version") return keepVersion(text, start, core.end, found);
  if (core.identifier && !point) return skipToken(text, core.end);
  if (!point || core.plain === 0 && !core.identifier) {
    return keep(text, start, core, floor, found, scan.shares);
  }
  const value = Number(`0.${text.slice(start, core.end)}`);
  if (Number.isNaN(value)) return core.end;
  const decimal = { end: core.end, value, step: 10 ** (start - core.end), plain: 0 };
  return keep(text, start - 1, decimal, floor, found);
}

/** Digits glued to a letter before them: v1.2, Q3 2024, EUR12; 0 where they are an amount after all. */
function readJoined(text: string, start: number, floor: number, found: Quantity[]): number {
  const letter = text[start - 1] ?? "";
  if (letter === "T" && start - 1 === floor && found.at(-1)?.span.end === floor) {
    const time = timeAt(text, start);
    if (time !== null) return endOfOffset(text, keepTime(text, start, time, found));
  }
  const alone = !/[\p{L}\d_]/u.test(text[start - 2] ?? " ");
  if (alone && letter === "Q") {
    const date = dateAt(text, start - 1);
    if (date !== null) return keepDate(text, start - 1, date, found);
  }
  if (alone && "vV".includes(letter)) {
    const version = /\d+(?:\.\d+)*/y;
    version.lastIndex = start;
    return keepVersion(text, start, start + (version.exec(text)?.[0].length ?? 1), found);
  }
  if (
    CODES.has(text.slice(start - 3, start)) ||
    /(?:^|\P{L})(?:Rs|FY|CY)$/u.test(text.slice(start - 3, start))
  ) {
    return 0;
  }
  return skipToken(text, start);
}

/** The place after the offset of a time stamp. */
function endOfOffset(text: string, at: number): number {
  const offset = /[+-]\d{2}:?\d{2}/y;
  offset.lastIndex = at;
  return at + (offset.exec(text)?.[0].length ?? 0);
}

function endOfUrl(text: string, at: number): number {
  while (at < text.length && text.charCodeAt(at) > 0x20 && !'<>"'.includes(text[at] ?? "")) at++;
  return at;
}

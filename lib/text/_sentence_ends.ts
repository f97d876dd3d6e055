import type { Span } from "../data/span.ts";
import { isLatin, latinEnd } from "./_latin_ends.ts";
import { endsAtStop } from "./_ends_at_stop.ts";

const CLOSING = /[)\]"'\u201d\u2019\u00bb\u300d\u300f\u3011*_]/;
const OPENERS = "([{\u201c\u201e\u00ab\u300c\u300e\u3010";
const IDEOGRAPH = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
const LONGEST_CODE = 200;
const WORD = /[\p{L}\p{N}]/u;
const LOWER = /\p{Ll}/u;
const CITATION =
  "\\[(?:\\^?[\\w.#:/-]*\\d[\\w.#:/,; -]*|(?:source|doc|ref)[^\\]\\n]{0,30})\\](?!\\()|\\u3010[^\\u3011\\n]{1,40}\\u3011|[\\u00b9\\u00b2\\u00b3\\u2070\\u2074-\\u2079]";
/** What stands after a stop and belongs to what it ends: quotation marks by themselves, citations. */
const TAIL = new RegExp(
  `(?:(?:[)\\]"'\\u201d\\u2019\\u00bb\\u300d\\u300f]+(?=\\s|$)|${CITATION}|\\p{Extended_Pictographic}\\ufe0f?)\\s*)+`,
  "iuy",
);
/** Each stop with white space after what closes it. */
const STOPS = new RegExp(
  `[.!?\\u2026](?:[)\\]"'\\u201d\\u2019\\u00bb*_]|</\\w+>|\\s?(?:${CITATION}))*\\s+(?=\\S)`,
  "gi",
);
/** A quick look whether the segmenter may have missed one. */
const MISSABLE =
  /[.!?]\s+(?:["(\u201c]?[\d§$€£#]|[a-z]{1,3}[A-Z])|\u2026\s|[.!?](?:[)\]"'\u201d\u2019\u00bb]*[*_[<\u3010\u00b9\u00b2\u00b3\u2070-\u2079]|\s[[\u3010])|^[^\p{Lu}]*$/u;
const CAMEL = /[a-z]{1,3}[A-Z]/y;
const OPENS = /[\p{Lu}\p{Lt}\p{Lo}\d"'(\[\u201c\u2018\u00ab\u00bf\u00a1*_$€£#]/u;

/** The sentences of a paragraph: by the engine's segmenter, with its false ends dropped and its missed ones added. */
export function sentenceSpans(
  paragraph: string,
  segmenter: Intl.Segmenter,
  offset: number,
): readonly Span[] {
  const text = blankCode(paragraph);
  const ends: number[] = [];
  const stops = MISSABLE.test(text) ? Array.from(text.matchAll(STOPS)) : [];
  const lowerStyle = stops.length > 0 && !/\p{Lu}/u.test(text);
  let [start, place] = [0, 0];
  const cut = (end: number): void => {
    for (; place < stops.length; place++) {
      const stop = stops[place];
      const at = stop.index + stop[0].length;
      if (at >= end) break;
      if (at <= start || !isMissed(text, start, stop, at, lowerStyle)) continue;
      ends.push(at);
      start = at;
    }
    ends.push(end);
    start = end;
  };
  const consider = (index: number): void => {
    if (index <= start) return;
    // "$5.[1] Then": what opens belongs to what comes.
    let at = index;
    while (at > start && OPENERS.includes(text[at - 1])) at--;
    if (at === start || (at === index && !isEnd(text, start, at))) return;
    const end = tailEnd(text, at);
    if (at < index && end === at && !isEnd(text, start, at)) return;
    if (end < text.length) cut(end);
  };
  if (isLatin(text)) {
    for (let at = latinEnd(text, 0); at < text.length; at = latinEnd(text, at)) consider(at);
  } else {
    for (const { index } of segmenter.segment(text)) consider(index);
  }
  cut(text.length);
  return whole(text, ends, offset);
}

/** The pieces that end there, in places of the whole text; one without a word belongs to the one before, or after. */
function whole(text: string, ends: readonly number[], offset: number): readonly Span[] {
  const found: Span[] = [];
  let [start, from] = [0, -1];
  for (const end of ends) {
    const first = trimmedStart(text, from < 0 ? start : from, end);
    const last = trimmedEnd(text, first, end);
    if (isLetter(text.charCodeAt(first)) || WORD.test(text.slice(start, end))) {
      found.push({ start: offset + first, end: offset + last });
      from = -1;
    } else {
      const before = found.pop();
      if (before === undefined) from = first;
      else found.push({ start: before.start, end: last > start ? offset + last : before.end });
    }
    start = end;
  }
  if (found.length === 0 && from >= 0 && from < text.length) {
    return [{ start: offset + from, end: offset + trimmedEnd(text, from, text.length) }];
  }
  return found;
}

function trimmedStart(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(text, at)) at++;
  return at;
}

function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text, at - 1)) at--;
  return at;
}

/** Nearly every piece begins with one. */
function isLetter(code: number): boolean {
  return (code | 32) > 96 && (code | 32) < 123;
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code >= 0xa0 && /\s/.test(text[at]);
}

/** Whether the segmenter's boundary at `at` is the end of a sentence. */
function isEnd(text: string, start: number, at: number): boolean {
  const last = trimmedEnd(text, start, at);
  if (last === start) return false;
  let stop = last - 1;
  while (stop > start && CLOSING.test(text[stop])) stop--;
  const sign = text[stop];
  const closed = stop < last - 1;
  if (last === at) {
    if (closed && /[とっでなにをがはも]/.test(text[at])) return false;
    if (!".!?\u2026".includes(sign)) return true;
    return !closed && IDEOGRAPH.test(text[stop - 1] ?? "") && IDEOGRAPH.test(text[at]);
  }
  if (closed && sign !== ".") return !LOWER.test(text[at]);
  if (sign === ".") return closed || endsAtStop(text, start, stop, at);
  if (sign === "!") return !LOWER.test(text[at]) && !inCompanyName(text, start, stop, at);
  return true;
}

const COMPANY =
  /(?:\p{Lu}[\p{L}&'-]*\s+){0,3}(?:Inc|Ltd|LLC|Corp|Co|PLC|plc|GmbH|AG|Pty|Limited|Company)(?!\p{L})/uy;

/** Whether a mark is part of a name, as in "the supplier Fizz! Foods Inc." */
function inCompanyName(text: string, start: number, stop: number, at: number): boolean {
  COMPANY.lastIndex = at;
  return /\p{Lu}[\p{L}'-]*$/u.test(text.slice(Math.max(start, stop - 30), stop)) &&
    COMPANY.test(text);
}

function tailEnd(text: string, at: number): number {
  if (isLetter(text.charCodeAt(at))) return at;
  TAIL.lastIndex = at;
  if (!TAIL.test(text)) return at;
  const end = TAIL.lastIndex;
  if (!LOWER.test(text[end] ?? "")) return end;
  // "[2] says so": the citation is the subject of the next sentence; "Why? ) and": nothing has ended.
  return /[[\u3010]/.test(text[at]) ? at : text.length;
}

/** Whether the segmenter missed an end at a stop: before a digit, before "iPhone", behind a citation. */
function isMissed(
  text: string,
  start: number,
  stop: RegExpExecArray,
  at: number,
  lowerStyle: boolean,
): boolean {
  const next = text[at];
  const bare = /^.\s+$/.test(stop[0]);
  if (!bare) return OPENS.test(next);
  if (stop[0][0] === "\u2026") return /\p{Lu}/u.test(next);
  if (stop[0][0] !== ".") return false;
  CAMEL.lastIndex = at;
  const begins = /^["(\u201c]?[\d§$€£#]/.test(text.slice(at, at + 2)) || CAMEL.test(text);
  if (begins) return endsAtStop(text, start, stop.index, at);
  if (
    !LOWER.test(next) || !/\p{L}{3}$/u.test(text.slice(Math.max(start, stop.index - 3), stop.index))
  ) {
    return false;
  }
  return lowerStyle && endsAtStop(text, start, stop.index, at);
}

/** The paragraph with what is within backticks made one word: stops of code end nothing. */
function blankCode(text: string): string {
  if (!text.includes("`")) return text;
  return text.replace(/(`+)(?!`)([^`]|(?!\1(?!`))`)+?\1(?!`)/g, (code) => {
    // `` so '' is how some quote; and no code within a line is as long as paragraphs are.
    return code.includes("''") || code.length > LONGEST_CODE ? code : "x".repeat(code.length);
  });
}

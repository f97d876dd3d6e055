import type { JsonValue } from "../data/json_value.ts";
import { replyError } from "./_reply_error.ts";

/** A place in a text that is read as JSON, and whether what came so far can be nothing else. */
interface Place {
  readonly text: string;
  at: number;
  /** A quoted key has been read. */
  sure: boolean;
}

/** What was found at a bracket. */
export type JsonScan =
  | { readonly value: JsonValue; readonly end: number }
  | { readonly error: Error; readonly end: number; readonly sure: boolean; readonly cut: boolean };

const SPACE = /(?:[\s\u200B-\u200F\u2060\uFEFF]|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /[A-Za-z_]\w*/y;
/** The literals of JSON and those of Python. */
const LITERALS: Readonly<Record<string, boolean | null>> = {
  ...{ true: true, True: true, false: false, False: false, null: null, None: null },
};
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", "\u201C": "\u201D" };
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", "/": "/", "\\": "\\", '"': '"', "'": "'" },
};
const MOST_DEPTH = 100;

/**
 * Reads the JSON value that starts at a place, and forgives what models write: commas before a closing bracket, single
 * and curly quotes, Python's literals, comments, bare keys, line breaks within strings. What is cut off is never
 * completed, and a key that stands twice with different values is an error.
 */
export function scanJson(text: string, start: number): JsonScan {
  const place: Place = { text, at: start, sure: false };
  try {
    const value = readValue(place, 0);
    return { value, end: place.at };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const cut = place.at >= text.length;
    return { error, end: place.at, sure: place.sure, cut };
  }
}

function readValue(place: Place, depth: number): JsonValue {
  skipSpace(place);
  const first = place.text[place.at];
  if (first === undefined) throw faulty(place);
  if (depth > MOST_DEPTH) throw faulty(place);
  if (first === "{") return readObject(place, depth);
  if (first === "[") return readList(place, depth);
  if (first in CLOSING) return readString(place);
  const number = match(NUMBER, place);
  if (number !== undefined) {
    const value = Number(number);
    if (!Number.isFinite(value)) throw faulty(place, `${number} is too large a number`);
    return value;
  }
  const before = place.at;
  const word = match(WORD, place);
  if (word !== undefined && Object.hasOwn(LITERALS, word)) return LITERALS[word];
  place.at = before;
  throw faulty(place, word === undefined ? undefined : `${word} is no JSON value`);
}

function readObject(place: Place, depth: number): JsonValue {
  place.at++;
  const entries = new Map<string, JsonValue>();
  while (true) {
    skipSpace(place);
    if (take("}", place)) return Object.fromEntries(entries);
    const quoted = place.text[place.at] in CLOSING;
    const key = quoted ? readString(place) : match(WORD, place);
    place.sure ||= quoted;
    skipSpace(place);
    if (key === undefined || !take(":", place)) throw faulty(place);
    const value = readValue(place, depth + 1);
    const before = entries.get(key);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) {
      throw faulty(place, `${JSON.stringify(key)} stands twice with different values`);
    }
    entries.set(key, value);
    skipSpace(place);
    if (!take(",", place) && place.text[place.at] !== "}") throw faulty(place);
  }
}

function readList(place: Place, depth: number): JsonValue {
  place.at++;
  const values: JsonValue[] = [];
  while (true) {
    skipSpace(place);
    if (take("]", place)) return values;
    values.push(readValue(place, depth + 1));
    skipSpace(place);
    if (!take(",", place) && place.text[place.at] !== "]") throw faulty(place);
  }
}

function readString(place: Place): string {
  const { text } = place;
  const close = CLOSING[text[place.at++]];
  let value = "";
  while (place.at < text.length) {
    const char = text[place.at++];
    if (char === close && !isApostrophe(text, place.at - 1)) return value;
    value += char === "\\" ? readEscape(place) : char;
  }
  throw faulty(place);
}

/** Python writes a text with an apostrophe in double quotes; models forget to. */
function isApostrophe(text: string, at: number): boolean {
  return text[at] === "'" && /\p{L}'\p{L}/u.test(text.slice(at - 1, at + 2));
}

function readEscape(place: Place): string {
  const char = place.text[place.at++];
  if (char === undefined) throw faulty(place);
  if (char === "u") {
    const digits = /[0-9a-fA-F]{4}/y;
    const code = match(digits, place);
    if (code === undefined) throw faulty(place);
    return String.fromCharCode(parseInt(code, 16));
  }
  // `\d` and the like are no escapes of JSON: what is written stays.
  return ESCAPES[char] ?? `\\${char}`;
}

function skipSpace(place: Place): void {
  match(SPACE, place);
}

function take(char: string, place: Place): boolean {
  if (place.text[place.at] !== char) return false;
  place.at++;
  return true;
}

function match(pattern: RegExp, place: Place): string | undefined {
  pattern.lastIndex = place.at;
  const found = pattern.exec(place.text)?.[0];
  if (found !== undefined) place.at += found.length;
  return found;
}

function faulty({ text, at }: Place, why?: string): SyntaxError {
  const cut = at >= text.length;
  const reason = cut ? "it ends before its JSON does" : why ?? "its JSON is broken";
  const near = cut ? text.slice(-60) : text.slice(Math.max(0, at - 30), at + 30);
  return replyError(cut ? "truncated" : "malformed", "the reply", reason, near);
}

import {
  AFTER_TIMES,
  BEFORE_NAMES,
  BEFORE_NUMBERS,
  INSTITUTIONS,
  LETTERED,
  NEVER_LAST,
  OFTEN_LAST,
  ORDINAL_NOUNS,
  STARTERS,
} from "./_abbreviations.ts";

const ABBREVIATIONS = new Set([
  ...[...NEVER_LAST, ...BEFORE_NAMES, ...BEFORE_NUMBERS, ...OFTEN_LAST],
]);
const LAST_WORD = /(?:^|[\s(\[\u201c\u2018"'\u2013\u2014/])([\p{L}\p{M}][\p{L}\p{M}.º]*)$/u;
const LAST_NUMBER = /(?:^|\s)(\d{1,2})$/;
const NEXT_WORD = /["'\u201c\u2018(]*([\p{L}\p{M}'\u2019]+)([^\p{L}\p{M}'\u2019]{0,3})(.)?/uy;
const BEFORE_ORDINAL =
  /(?:^|\s)(?:der|des|dem|den|die|im|vom|zum|zur|beim|am|ab|bis|seit)\s+\d{1,2}$/i;

/** Whether a sentence ends at the stop at `stop`, which is neither closed nor doubled; the next begins at `next`. */
export function endsAtStop(text: string, start: number, stop: number, next: number): boolean {
  if (text[stop - 1] === "." || endsInWord(text, start, stop)) return true;
  const before = text.slice(Math.max(start, stop - 32), stop);
  const digit = isDigit(text.charCodeAt(next));
  if (isDigit(text.charCodeAt(stop - 1)) && LAST_NUMBER.test(before)) {
    return !isMarker(before, start, stop) && !isOrdinal(text, before, next, digit);
  }
  const written = LAST_WORD.exec(before)?.[1];
  if (written === undefined) return true;
  const word = written.toLowerCase();
  if (NEVER_LAST.has(word)) return false;
  if (
    BEFORE_NUMBERS.has(word) && (digit || /[A-Z§(](?![\p{L}])/uy.test(text.slice(next, next + 2)))
  ) {
    return false;
  }
  if (written.length === 1) return endsAtLetter(text, before, written, next, digit);
  // "U.S. shipping", "Dr. Who": what only opens a sentence does not end it.
  const alone = before.trim() === written && stop - start <= 32;
  if (BEFORE_NAMES.has(word)) return !alone && startsSentence(text, next);
  if (OFTEN_LAST.has(word)) return !alone && !digit && followsAsSentence(text, word, next);
  // Initials: "J.K. Rowling".
  if (/^\p{L}\.\p{L}$/u.test(written)) return !alone && startsSentence(text, next);
  if (/^(?:\p{L}\.)+\p{L}$/u.test(written)) return !digit && followsAsSentence(text, word, next);
  return true;
}

function isDigit(code: number): boolean {
  return code > 47 && code < 58;
}

/** An ordinary word in small letters: most stops stand behind one. */
function endsInWord(text: string, start: number, stop: number): boolean {
  let at = stop - 1;
  while (at >= start && text.charCodeAt(at) > 96 && text.charCodeAt(at) < 123) at--;
  const length = stop - 1 - at;
  // No abbreviation is as long as seven letters.
  if (length > 6) return true;
  return length > 1 && text.charCodeAt(at) === 32 && !ABBREVIATIONS.has(text.slice(at + 1, stop));
}

/** "1. Unplug it": a number by itself begins what follows. */
function isMarker(before: string, start: number, stop: number): boolean {
  return stop - start <= 32 && /^\s*\(?\d{1,2}$/.test(before);
}

/** "am 3. Mai", "3. 5. 2024". */
function isOrdinal(text: string, before: string, next: number, digit: boolean): boolean {
  const after = text.slice(next, next + 24);
  if (digit) return /^\d{1,2}\.\s?\d{2,4}(?!\d)/.test(after) || /\d\.\s\d{1,2}$/.test(before);
  return ORDINAL_NOUNS.test(after) || (BEFORE_ORDINAL.test(before) && !startsSentence(text, next));
}

/** "A. Brandt" is a name, "plan B. Then" an end. */
function endsAtLetter(
  text: string,
  before: string,
  letter: string,
  next: number,
  digit: boolean,
): boolean {
  const label = /([\p{L}]+)\s+\p{L}$/u.exec(before)?.[1].toLowerCase();
  if (label !== undefined && LETTERED.has(label)) return letter !== letter.toLowerCase() || digit;
  return startsSentence(text, next);
}

/** Whether the word at `next` begins sentences and no names. */
function startsSentence(text: string, next: number): boolean {
  const following = wordAt(text, next);
  return following !== null && STARTERS.has(following.word) && following.gap !== ".";
}

/** Whether what stands at `next` looks like a sentence rather than the rest of a name or a time. */
function followsAsSentence(text: string, word: string, next: number): boolean {
  const following = wordAt(text, next);
  if (following === null || !/^\p{Lu}/u.test(following.word)) return false;
  if (/^[ap]\.m$/.test(word)) return !AFTER_TIMES.has(following.word);
  if (/^u\./.test(word) && INSTITUTIONS.has(following.word)) return false;
  if (STARTERS.has(following.word)) return true;
  return following.gap === "," || /^[\p{Ll}\d]$/u.test(following.after);
}

function wordAt(
  text: string,
  at: number,
): { readonly word: string; readonly gap: string; readonly after: string } | null {
  NEXT_WORD.lastIndex = at;
  const found = NEXT_WORD.exec(text);
  if (found === null) return null;
  return { word: found[1].replace("\u2019", "'"), gap: found[2].trim(), after: found[3] ?? "" };
}

import { DATE_WORDS } from "./_dates.ts";
import { NUMBER_WORD_START } from "./_number_words.ts";
import { SECTION_WORDS } from "./_roman.ts";
import { TIME_WORDS } from "./_times.ts";

/** Every word, lower case, with which a quantity may begin. */
export const WORD_STARTS: ReadonlySet<string> = new Set([
  ...NUMBER_WORD_START.words,
  ...DATE_WORDS,
  ...TIME_WORDS,
  ...SECTION_WORDS,
]);

const LONGEST = Math.max(...[...WORD_STARTS].map((word) => word.length));

/** Marks the first three letters of those words, five bits each: most words of a text are passed by at once. */
const BEGINNINGS = new Uint8Array(1 << 15);
for (const word of WORD_STARTS) BEGINNINGS[keyOf(word, 0, word.length)] = 1;

function keyOf(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start) & 31;
  const second = start + 1 < end ? text.charCodeAt(start + 1) & 31 : 0;
  const third = start + 2 < end ? text.charCodeAt(start + 2) & 31 : 0;
  return first << 10 | second << 5 | third;
}

/** Whether the word from `start` to `end` may be one of them. */
export function mayBegin(text: string, start: number, end: number): boolean {
  return end - start <= LONGEST && BEGINNINGS[keyOf(text, start, end)] === 1;
}

/** Whether a code is a letter of the Latin script: A to Z, Latin-1, Latin Extended-A and -B. */
export function isLatin(code: number): boolean {
  if (code < 0x80) return code > 96 && code < 123 || code > 64 && code < 91;
  return code > 0xBF && code < 0x250 && code !== 0xD7 && code !== 0xF7;
}

/** Whether a roman number may follow the word. */
export function isSectionWord(word: string): boolean {
  return SECTION_WORDS.has(word);
}

/** Whether a code is a numeral of Chinese characters. */
export function isCjkNumeral(code: number): boolean {
  return NUMBER_WORD_START.cjk.has(String.fromCharCode(code));
}

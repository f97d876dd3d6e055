import { builtOnce } from "./_built_once.ts";
import { CJK_STARTS } from "./_cjk_numbers.ts";
import { DATE_WORDS } from "./_dates.ts";
import { numberWordStarts } from "./_number_words.ts";
import { SECTION_WORDS } from "./_roman.ts";
import { TIME_WORDS } from "./_times.ts";

/** Every word, lower case, with which a quantity may begin. */
const wordStarts = builtOnce((): ReadonlySet<string> =>
  new Set([...numberWordStarts(), ...DATE_WORDS, ...TIME_WORDS, ...SECTION_WORDS])
);

/** The longest of those words, and marks of their first three letters, five bits each. */
const beginnings = builtOnce(() => {
  const marks = new Uint8Array(1 << 15);
  let longest = 0;
  for (const word of wordStarts()) {
    marks[keyOf(word, 0, word.length)] = 1;
    longest = Math.max(longest, word.length);
  }
  return { marks, longest };
});

function keyOf(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start) & 31;
  const second = start + 1 < end ? text.charCodeAt(start + 1) & 31 : 0;
  const third = start + 2 < end ? text.charCodeAt(start + 2) & 31 : 0;
  return first << 10 | second << 5 | third;
}

/** Whether the word from `start` to `end` may be one of them: most words of a text are passed by at once. */
export function mayBegin(text: string, start: number, end: number): boolean {
  const { marks, longest } = beginnings();
  return end - start <= longest && marks[keyOf(text, start, end)] === 1;
}

/** Whether a quantity may begin with the word, lower case. */
export function isWordStart(word: string): boolean {
  return wordStarts().has(word);
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
  return CJK_STARTS.has(String.fromCharCode(code));
}

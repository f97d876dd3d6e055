import { builtOnce } from "./_built_once.ts";
import { cjkNumberAt } from "./_cjk_numbers.ts";
import { DATE_WORDS } from "./_dates.ts";
import { ENGLISH_STARTS, englishNumberAt, type NumberWords } from "./_english_numbers.ts";
import { europeanNumberAt, europeanStarts } from "./_european_numbers.ts";
import { LANGUAGES } from "./_european_words.ts";
import { type LanguageCode, languagesOf } from "./_languages.ts";

export { type LanguageCode, languagesOf };

/** Words in lower case with which a number may begin. */
export function numberWordStarts(): readonly string[] {
  return [...ENGLISH_STARTS, ...europeanStarts()];
}

/** Common words with which no number of the other languages begins: a, one, may. */
const onlyEnglish = builtOnce((): ReadonlySet<string> => {
  const others = new Set(europeanStarts());
  const isNumber = (word: string) =>
    LANGUAGES.some(({ fold, value }) => value(fold(word)) !== undefined);
  return new Set(
    [...ENGLISH_STARTS, ...DATE_WORDS].filter((word) => !others.has(word) && !isNumber(word)),
  );
});
const WORD = /[A-Za-z]{1,12}(?!\p{L})/uy;

/**
 * The number in words that begins at `start`, the beginning of a word. English is always read, the
 * other `languages` where they are named: by default those the text itself shows.
 */
export function numberWordsAt(
  text: string,
  start: number,
  languages?: readonly LanguageCode[],
): NumberWords | null {
  if (text.charCodeAt(start) > 0x2E80) return cjkNumberAt(text, start);
  const english = englishNumberAt(text, start);
  // Which languages a text is in takes a reading of it.
  WORD.lastIndex = start;
  if (onlyEnglish().has(WORD.exec(text)?.[0].toLowerCase() ?? "")) return english;
  // Six is French too: the longer reading holds.
  const other = europeanNumberAt(text, start, languages ?? shownBy(text));
  return other !== null && (english === null || other.end > english.end) ? other : english;
}

/** A scan asks about one text many times. */
let asked: { readonly text: string; readonly languages: readonly LanguageCode[] } | undefined;

function shownBy(text: string): readonly LanguageCode[] {
  if (asked?.text !== text) asked = { text, languages: languagesOf(text) };
  return asked.languages;
}

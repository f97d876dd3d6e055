import { CJK_STARTS, cjkNumberAt } from "./_cjk_numbers.ts";
import { ENGLISH_STARTS, englishNumberAt, type NumberWords } from "./_english_numbers.ts";
import { EUROPEAN_STARTS, europeanNumberAt } from "./_european_numbers.ts";

/** What a number in words may begin with: words in lower case, and characters of scripts without spaces. */
export const NUMBER_WORD_START: {
  readonly words: ReadonlySet<string>;
  readonly cjk: ReadonlySet<string>;
} = {
  words: new Set([...ENGLISH_STARTS, ...EUROPEAN_STARTS]),
  cjk: CJK_STARTS,
};

/** The number in words that begins at `start`, the beginning of a word. */
export function numberWordsAt(text: string, start: number): NumberWords | null {
  if (text.charCodeAt(start) > 0x2E80) return cjkNumberAt(text, start);
  const english = englishNumberAt(text, start);
  // Six is French too: the longer reading holds.
  const other = europeanNumberAt(text, start);
  return other !== null && (english === null || other.end > english.end) ? other : english;
}

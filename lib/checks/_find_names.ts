import { NO_NAMES, OPENERS, WITHIN } from "./_name_words.ts";
import { tokenAt } from "./_token_at.ts";
import type { Token } from "./token.ts";

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}&'\u2019\u2010\u2011-]*/gu;
const CAPITAL = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu})/u;
/** What a sentence, a list item, a label or a quotation opens behind. */
const OPENING = /[.!?:;\n\u2026\u2022|#>\u2013\u2014"\u201c\u201e\u00ab([]| - /;
const LONGEST = 60;
/** German nouns are capitalised: there only names of several words stand out. */
const GERMAN = /(?<!\p{L})(?:der|die|das|und|ist|nicht|für|mit|ein|eine|sind|werden)(?!\p{L})/gu;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly capital: boolean;
  readonly opens: boolean;
  /** Whether only a space stands between it and the word before. */
  readonly joined: boolean;
}

/**
 * Capitalised names: those within a sentence, and those that open one if they have several words.
 *
 * @param taken Places that belong to other tokens or to code.
 */
export function findNames(text: string, taken: Uint8Array): readonly Token[] {
  const names = namesOf(wordsOf(text, taken), text);
  if (names.length === 0) return [];
  const single = germanWords(text) < 2;
  const tokens: Token[] = [];
  for (const name of names) {
    const [first] = name;
    const last = name[name.length - 1];
    if (name.length === 1 && (first.opens || !single || isCounter(first))) continue;
    if (!single && name.some((word) => WITHIN.has(word.text))) continue;
    const end = first.start +
      text.slice(first.start, last.end).replace(/['\u2019](?:s)?$/, "").length;
    tokens.push(tokenAt(text, "name", first.start, end));
  }
  return tokens;
}

function wordsOf(text: string, taken: Uint8Array): readonly Word[] {
  const words: Word[] = [];
  let last = -1;
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const end = start + word.length;
    const from = last;
    last = end;
    if (taken[start]) continue;
    const capital = CAPITAL.test(word);
    const gap = capital && from >= 0 ? text.slice(from, Math.min(start, from + LONGEST)) : "\n";
    const opens = capital && OPENING.test(gap);
    const joined = start === from + 1 && " \u00a0".includes(text[from] ?? "x");
    words.push({ text: word, start, end, capital, opens, joined });
  }
  return words;
}

/** Runs of capitalised words, with the small words within; openers and words that are no names left off. */
function namesOf(words: readonly Word[], text: string): readonly (readonly [Word, ...Word[]])[] {
  const names: [Word, ...Word[]][] = [];
  let name: Word[] = [];
  words.forEach((word, i) => {
    if (!word.capital && name.length === 0) return;
    if (!word.joined || name.length === 0) close();
    if (isName(word)) name.push(word);
    else {
      const next = words[i + 1];
      const after = words[i + 2];
      const small = name.length > 0 && WITHIN.has(word.text);
      const goes = next?.joined &&
        (isName(next) || (WITHIN.has(next.text) && after?.joined && isName(after)));
      if (small && goes) name.push(word);
      else close();
    }
  });
  close();
  return names;

  function close(): void {
    const whole = name;
    name = [];
    if (whole.length === 0) return;
    const { start, opens } = whole[0];
    // A heading or a label: "## Return Window", "**Return Window:** 30 days".
    if (isHeading(text, start) || isBoldLabel(text, start)) return;
    if (opens && isLabel(text, start, whole[whole.length - 1].end)) return;
    let from = 0;
    if (opens && OPENERS.has(whole[0].text.toLowerCase())) from++;
    while (from > 0 && from < whole.length && WITHIN.has(whole[from].text)) from++;
    const [first, ...rest] = whole.slice(from);
    if (first !== undefined) names.push([first, ...rest]);
  }
}

function isName({ text, capital }: Word): boolean {
  if (!capital || text.length < 2 || text.length > LONGEST) return false;
  return !NO_NAMES.has(text.toLowerCase().replace(/\u2019/g, "'"));
}

/** Q3 and USD15 are quantities. */
function isCounter({ text }: Word): boolean {
  return /\d/.test(text) && !/\p{Ll}/u.test(text);
}

function isHeading(text: string, start: number): boolean {
  return /(?:^|\n) {0,3}#{1,6} [^\n]*$/.test(text.slice(Math.max(0, start - 120), start));
}

/** Within "3. **Costs and Security:** ...". */
function isBoldLabel(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  if (!/(?:^|\n)[ \t]*(?:[-*\u2022]|\d{1,2}[.)])?[ \t]*\*\*[^*\n]*$/.test(before)) return false;
  return /^[^*\n]*(?::\*\*|\*\*[ \t]*(?::|\n|$))/.test(text.slice(start, start + 120));
}

function isLabel(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 4);
  if (/^\s?[*_]{0,2}\s?:/.test(after)) return true;
  const before = text.slice(Math.max(0, start - 12), start);
  const alone = /(?:^|\n)[ \t]*(?:[-*\u2022]|\d{1,2}[.)])?[ \t]*[*_]{0,2}$/.test(before);
  return alone && /^[*_]{0,2}[ \t]*(?:\n|$)/.test(after);
}

function germanWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(GERMAN)) if (++count === 2) break;
  return count;
}

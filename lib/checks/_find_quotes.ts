import { tokenAt } from "./_token_at.ts";
import type { Token } from "./token.ts";

/** Which mark closes what another opens. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "\u201c": "\u201d",
  "\u201e": "\u201c\u201d",
  "\u00ab": "\u00bb",
  "\u300c": "\u300d",
  "\u300e": "\u300f",
};
const MARKS = /["\u201c\u201d\u201e\u00ab\u00bb\u300c\u300d\u300e\u300f]|\n\s*\n/g;
const FEWEST_WORDS = 4;
const FEWEST_SIGNS = 8;

/** Passages in quotation marks, of four words or more, within one paragraph. */
export function findQuotes(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let open: { mark: string; start: number } | null = null;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (open !== null && CLOSING[open.mark].includes(mark)) {
      const quote = text.slice(open.start, index);
      if (isLong(quote)) tokens.push(tokenAt(text, "quote", open.start, index));
      open = null;
    } else if (mark === '"' && /[\dA-Za-z]/.test(text[index - 1] ?? "")) {
      // An inch mark, or a closing mark without its opening one.
      open = null;
    } else open = CLOSING[mark] === undefined ? null : { mark, start: index + 1 };
  }
  return tokens;
}

function isLong(quote: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(quote)) {
    return quote.length >= FEWEST_SIGNS;
  }
  let words = 0;
  for (const _ of quote.matchAll(/[\p{L}\p{N}]\S*/gu)) if (++words === FEWEST_WORDS) return true;
  return false;
}

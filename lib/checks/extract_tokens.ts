import { findCommands } from "./_find_commands.ts";
import { findDates } from "./_find_dates.ts";
import { findNames } from "./_find_names.ts";
import { findQuotes } from "./_find_quotes.ts";
import { findNumbers, findUrls, findWords } from "./_find_words.ts";
import { requireText } from "./_require_texts.ts";
import { keepFree, tokenAt } from "./_token_at.ts";
import type { Token } from "./token.ts";

/**
 * The pieces of a text that are right or wrong to the letter: dates, versions, commands, paths, settings,
 * identifiers, quotations, names and addresses.
 *
 * For comparing what an answer names with what its evidence names; `unsupportedTokens` does. It would rather
 * miss a name than take an ordinary word for one: a single capitalised word that opens a sentence is none, nor
 * is a heading or a label, nor a single noun in German. Commands are those in backticks, behind a prompt, and
 * in code blocks of a shell. Years and numbers are for `extractQuantities`.
 *
 * @param text Any text; Markdown is understood.
 * @returns The tokens in the order of the text; none overlaps another.
 * @throws {TypeError} If `text` is no string.
 *
 * @example
 * ```ts
 * import { extractTokens } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const found = extractTokens("Run `npm install zed`, then set MAX_AGE in /etc/zed.conf (v2.1).");
 * assertEquals(found.map(({ kind, text }) => `${kind}: ${text}`), [
 *   "command: npm install zed",
 *   "config-key: MAX_AGE",
 *   "path: /etc/zed.conf",
 *   "version: v2.1",
 * ]);
 * ```
 */
export function extractTokens(text: string): readonly Token[] {
  requireText(text, "text", "compute extractTokens");
  const tokens: Token[] = [];
  const taken = new Uint8Array(text.length);
  const parts = findCommands(text);
  keepFree(tokens, taken, parts.commands);
  keepFree(tokens, taken, findQuotes(text));
  keepFree(tokens, taken, findUrls(text));
  const dates = findDates(text, false).map(({ span }) =>
    tokenAt(text, "date", span.start, span.end)
  );
  keepFree(tokens, taken, dates);
  keepFree(tokens, taken, findNumbers(text));
  keepFree(tokens, taken, findWords(text, parts));
  for (const { start, end } of parts.code) taken.fill(1, start, end);
  keepFree(tokens, taken, findNames(text, taken));
  return tokens.sort((a, b) => a.span.start - b.span.start);
}

import { classifyWord } from "./_classify_word.ts";
import type { CodeParts } from "./_find_commands.ts";
import { tokenAt } from "./_token_at.ts";
import type { Token } from "./token.ts";

const URL_PATTERN =
  /\b(?:https?|ftp):\/\/[^\s<>"'`\u201c\u201d\u2019()[\]{}|\\^\u3000-\u9fff\uff00-\uffef]+/gi;
/** A run without space, bracket, quotation mark, long dash, or a script that writes without spaces. */
const RUN =
  /[^\s"\u201c\u201d\u201e\u00ab\u00bb\u2018`<>|()[\]{},;\u2026\u2012-\u2015\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff00-\uffef]+/g;
/** Most words of a text: what `classifyWord` would say of them is known at once. */
const ORDINARY = /^[A-Za-z][a-z]*[.:!?]*$/;
const LONGEST = 300;
const NAMED_VERSION =
  /\b(?:version|release|ver\.) {1,3}(v?\d{1,6}(?:\.\d{1,6}){0,3}(?:-?(?:alpha|beta|rc)[.\d]{0,6})?)(?![\w-]|\.\d)/gi;
export const PHONE =
  /(?<![\w+.-])(?:\+\d[\d \-().]{6,18}\d|(?:1-)?\d{3}-\d{3}-\d{4}|\(\d{3}\) ?\d{3}[-. ]\d{4}|\d{3}-\d{4})(?![\w-])/g;

/** Source addresses, without the marks that end a sentence. */
export function findUrls(text: string): readonly Token[] {
  return [...text.matchAll(URL_PATTERN)].flatMap(({ 0: url, index }) => {
    const end = index + trimmedLength(url, 0, /[.,;:!?*_]/);
    return end > index + 8 ? [tokenAt(text, "url", index, end)] : [];
  });
}

/** Phone numbers and versions that a word before them names. */
export function findNumbers(text: string): readonly Token[] {
  return [
    ...[...text.matchAll(PHONE)].map(({ 0: it, index }) =>
      tokenAt(text, "identifier", index, index + it.length)
    ),
    ...[...text.matchAll(NAMED_VERSION)].map(({ 0: it, 1: version, index }) =>
      tokenAt(text, "version", index + it.length - version.length, index + it.length)
    ),
  ];
}

/** Paths, keys, versions and identifiers among the words of a text, and words in backticks. */
export function findWords(text: string, { code }: CodeParts): readonly Token[] {
  const tokens: Token[] = [];
  for (const { start, end, block } of code) {
    if (block) continue;
    const word = text.slice(start, end).replace(/\(.{0,40}\)$/, "");
    const kind = classifyWord(word, true);
    if (kind !== null) tokens.push(tokenAt(text, kind, start, start + word.length));
  }
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (ORDINARY.test(run)) continue;
    // After a comma the last digits of 3,001 are no code.
    if (run.length > LONGEST || /\d,$/.test(text.slice(Math.max(0, index - 2), index))) continue;
    let from = 0;
    while (from < run.length && "*'\u2019:=!?_".includes(run[from])) from++;
    const to = trimmedLength(run, from, /[.*:!?'\u2019_=]/);
    const word = run.slice(from, to).replace(/['\u2019]s$/, "");
    const kind = word === "" ? null : classifyWord(word, false);
    if (kind === null) continue;
    // 1.2.3 at the beginning of a line numbers a heading.
    if (
      kind === "version" && /^\d/.test(word) &&
      /(?:^|\n)[#\s]*$/.test(text.slice(Math.max(0, index - 8), index))
    ) {
      continue;
    }
    tokens.push(tokenAt(text, kind, index + from, index + from + word.length));
  }
  return tokens;
}

function trimmedLength(word: string, least: number, marks: RegExp): number {
  let end = word.length;
  while (end > least && marks.test(word[end - 1])) end--;
  return end;
}

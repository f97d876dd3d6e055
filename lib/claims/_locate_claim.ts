import type { Span } from "../data/span.ts";
import type { Sentence } from "../text/sentence.ts";

/** Share of a claim's words that a sentence must hold to be where it is from. */
const ENOUGH = 0.5;

/**
 * Where a claim stands in an answer: at its quote, letter for letter or but for white space, quotation marks and case;
 * else at its own words; else the sentence that holds most of its words.
 */
export function locateClaim(
  answer: string,
  sentences: readonly Sentence[],
  text: string,
  quote?: string,
): Span | undefined {
  for (const words of [quote, text]) {
    const span = words === undefined ? undefined : findWords(answer, words);
    if (span) return span;
  }
  const wanted = wordsOf(text);
  if (wanted.size === 0) return undefined;
  let best: Sentence | undefined;
  let most = 0;
  for (const sentence of sentences) {
    const shared = wordsOf(sentence.text).intersection(wanted).size / wanted.size;
    if (shared > most) [best, most] = [sentence, shared];
  }
  return most >= ENOUGH ? best?.span : undefined;
}

function findWords(answer: string, quote: string): Span | undefined {
  const wanted = quote.trim().replace(/^["'\u201c\u2018]+|["'\u201d\u2019]+$/g, "")
    .replace(/^\u2026|\.\.\.$|\u2026$/g, "").trim();
  if (wanted === "") return undefined;
  const at = answer.indexOf(wanted);
  if (at >= 0 && standsFree(answer, at, at + wanted.length)) {
    return { start: at, end: at + wanted.length };
  }
  const words = wanted.split(/\s+/).map((word) =>
    RegExp.escape(word).replace(/['\u2018\u2019]|\\x27/g, "['\u2018\u2019]")
      .replace(/["\u201c\u201d]|\\x22/g, '["\u201c\u201d]')
  );
  const found = new RegExp(words.join("\\s+"), "iu").exec(answer);
  if (found && !standsFree(answer, found.index, found.index + found[0].length)) return undefined;
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** Whether no word is cut: "a" does not stand in "Sofas". Ideographs are words of their own. */
function standsFree(answer: string, start: number, end: number): boolean {
  const cuts = (at: number) => /^[a-z0-9\u00c0-\u024f]{2}$/i.test(answer.slice(at - 1, at + 1));
  return !cuts(start) && !cuts(end);
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text.toLowerCase().match(/[\u3040-\u9fff]|[\p{L}\p{N}][\p{L}\p{N}.,'\u2019-]*(?<![.,])/gu) ??
      [],
  );
}

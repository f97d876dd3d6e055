import type { Span } from "../data/span.ts";

/**
 * Where a quote stands in an answer, from a place on where it can: letter for letter, else whatever the white space,
 * quotation marks and letter case; `undefined` where it does not.
 */
export function quotedSpan(answer: string, quote: string, from = 0): Span | undefined {
  const wanted = quote.trim();
  if (wanted === "") return undefined;
  for (const start of from > 0 ? [from, 0] : [0]) {
    const exact = answer.indexOf(wanted, start);
    if (exact >= 0) return { start: exact, end: exact + wanted.length };
    const words = wanted.split(/\s+/).map((word) =>
      RegExp.escape(word).replace(/['\u2019\u2018]/g, "['\u2019\u2018]")
        .replace(/["\u201C\u201D]/g, '["\u201C\u201D]')
    );
    const loose = new RegExp(words.join("\\s+"), "giu");
    loose.lastIndex = start;
    const found = loose.exec(answer);
    if (found !== null) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

import type { Span } from "../data/span.ts";

/** A span without white space, commas and colons at its ends. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /[\s,;:]/.test(text[from])) from++;
  while (to > from && /[\s,;:]/.test(text[to - 1])) to--;
  return { start: from, end: to };
}

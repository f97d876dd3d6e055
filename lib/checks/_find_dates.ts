import { scanQuantities } from "./_scan_quantities.ts";
import type { Quantity } from "./quantity.ts";

const MONTH =
  "(?:jan|jän|ene|gen|feb|fév|fev|mar|mär|mae|mrz|apr|avr|abr|may|mai|mag|jun|jui|giu|jul|lug|aug|aoû|aou|ago|sep|set|oct|okt|out|ott|nov|dec|dez|déc|dic)\\p{L}{0,7}";
/** Digits as dates have them, or a month beside a digit. */
const HINT = new RegExp(
  "\\d{4}[-/.年년]|[-/.]\\d{1,2}[-/.]\\d|\\d ?[月월]|" +
    `\\d(?:st|nd|rd|th|er|º)?[., \\u00a0-]{0,2}(?:of |de |del )?${MONTH}|` +
    `(?<!\\p{L})${MONTH}[., \\u00a0]{1,2}(?:of |de |del )?\\d`,
  "giu",
);
/** How far a date reaches around its hint. */
const REACH = 32;

/**
 * The dates of a text that name their month. Only the surroundings of what looks like one are read, as most of an
 * evidence holds none.
 */
export function findDates(text: string, lenient: boolean): readonly Quantity[] {
  const dates: Quantity[] = [];
  let start = -1;
  let end = -1;
  for (const { 0: hint, index } of text.matchAll(HINT)) {
    if (start >= 0 && index - REACH > end) {
      readDates(start, end);
      start = -1;
    }
    if (start < 0) start = wordEdge(text, Math.max(index - REACH, end, 0), -1);
    end = wordEdge(text, Math.min(index + hint.length + REACH, text.length), 1);
  }
  if (start >= 0) readDates(start, end);
  return dates;

  function readDates(from: number, to: number): void {
    for (const quantity of scanQuantities(text.slice(from, to), { lenient })) {
      const { kind, iso = "", doubtful, span } = quantity;
      if (kind !== "date" || iso.length <= 4 || doubtful) continue;
      dates.push({ ...quantity, span: { start: span.start + from, end: span.end + from } });
    }
  }
}

/** The next white space in a direction, not far off. */
function wordEdge(text: string, place: number, step: 1 | -1): number {
  let at = place;
  while (at > 0 && at < text.length && Math.abs(at - place) < REACH) {
    if (/\s/.test(text[step < 0 ? at - 1 : at])) break;
    at += step;
  }
  return at;
}

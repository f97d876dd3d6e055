import type { Fact } from "../data/case.ts";
import type { Span } from "../data/span.ts";
import { compareQuantities } from "./_compare_quantities.ts";
import { phraseFinder } from "./_phrase_finder.ts";
import { scanQuantities } from "./_scan_quantities.ts";
import type { PhraseOptions } from "./find_phrase.ts";
import type { Quantity } from "./quantity.ts";

/** What stands between the ends of a range. */
const RANGE = /^(?: ?[-\u2010-\u2015] ?| (?:to|bis|à|a|up to) )$/iu;
const BETWEEN = /(?<!\p{L})between[ *_]{1,3}$/iu;
const LONGEST_BETWEEN = 12;
/** What may stand around a value without belonging to it: Markdown, quotes, a full stop, the v of a version. */
const AROUND = /^[\s*_`"'“”‘’\\v]*$|^[\s*_`"'“”‘’.]*$/i;

/** Reads a text once and gives a function that finds any fact in it, by wording or by value. */
export function factFinder(text: string, options: PhraseOptions): (fact: Fact) => readonly Span[] {
  const findPhrase = phraseFinder(text, options);
  let quantities: readonly Quantity[] | undefined;
  return function find(fact: Fact): readonly Span[] {
    const found: Span[] = [];
    for (const wording of typeof fact === "string" ? [fact] : fact) {
      const literal = findPhrase(wording);
      const values = asValues(wording);
      if (values === null) {
        found.push(...literal);
        continue;
      }
      quantities ??= scanQuantities(text, {});
      const held = heldValues(values, quantities, text);
      const read = quantities;
      // Five days stand in twenty-five days as words, but not as a value.
      const within = (span: Span) => read.some((it) => isWithin(span, it) && !isSaid(values, it));
      found.push(...held, ...literal.filter((span) => !within(span)));
    }
    return withoutOverlaps(found);
  };
}

/** The one value, or two ends of a range, that a fact is as a whole; `null` where it is more than that. */
function asValues(fact: string): readonly Quantity[] | null {
  if (!/[\p{N}\p{L}]/u.test(fact)) return null;
  const values = scanQuantities(fact, {});
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || first.doubtful || last.doubtful) return null;
  // With a zero in front a number is a code, but 09:30 and 03 May are none.
  if (/^\s*0\d/.test(fact) && first.kind !== "time" && first.kind !== "date") return null;
  const end = last.counts === undefined ? last.span.end : fact.trimEnd().length;
  const counted = fact.slice(last.span.end, end).trim();
  if (counted !== "" && counted.toLowerCase() !== last.counts?.toLowerCase()) return null;
  if (!AROUND.test(fact.slice(0, first.span.start)) || !AROUND.test(fact.slice(end))) return null;
  if (values.length === 1 || (values.length === 2 && areRange(first, last, fact))) return values;
  return null;
}

/** Whether two quantities are the ends of a range; of opening hours and dates each end is said alone too. */
function areRange(from: Quantity, to: Quantity | undefined, text: string): boolean {
  if (to === undefined || from.kind === "time" || from.kind === "date") return false;
  const gap = text.slice(from.span.end, to.span.start);
  // Fees of $5 and $15 are two.
  if (/^ and $/i.test(gap)) {
    return BETWEEN.test(text.slice(0, from.span.start).slice(-LONGEST_BETWEEN));
  }
  return RANGE.test(gap);
}

/** Whether the quantity at a place is one end of a range. */
function isEnd(i: number, quantities: readonly Quantity[], text: string): boolean {
  const [last, one, next] = [quantities[i - 1], quantities[i], quantities[i + 1]];
  return areRange(one, next, text) || (last !== undefined && areRange(last, one, text));
}

/** The places in the text that say the same; one end of a range is not said alone. */
function heldValues(
  values: readonly Quantity[],
  quantities: readonly Quantity[],
  text: string,
): readonly Span[] {
  const [from, to] = values;
  const spans: Span[] = [];
  quantities.forEach((quantity, i) => {
    const next = quantities[i + 1];
    if (!says(from, quantity)) return;
    if (to === undefined) {
      if (!isEnd(i, quantities, text)) spans.push(quantity.span);
    } else if (next !== undefined && areRange(quantity, next, text) && says(to, next)) {
      spans.push({ start: quantity.span.start, end: next.span.end });
    }
  });
  return spans;
}

/** Whether the text's quantity says what the fact's says, and no rounding of it: 15.4 days are not 15. */
function says(fact: Quantity, held: Quantity): boolean {
  if (held.doubtful || compareQuantities(fact, held) !== "yes") return false;
  if (fact.counts !== undefined && fact.counts.toLowerCase() !== held.counts?.toLowerCase()) {
    return false;
  }
  return compareQuantities(held, fact) !== "no";
}

function isSaid(values: readonly Quantity[], held: Quantity): boolean {
  return values.some((value) =>
    compareQuantities(value, held) !== "no" && compareQuantities(held, value) !== "no"
  );
}

/** Whether a span is only a part of a quantity. */
function isWithin({ start, end }: Span, { span }: Quantity): boolean {
  return span.start <= start && end <= span.end && span.end - span.start > end - start;
}

function withoutOverlaps(spans: readonly Span[]): readonly Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of sorted) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}

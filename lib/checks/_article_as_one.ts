import type { NumberWords } from "./_english_numbers.ts";

/** Words before an article that counts: within a week, not $5 a week. */
const COUNTING =
  /(?:^|[^\p{L}])(?:within|after|in|for|takes?|took|lasts?|least|most|about|around|than|to|over|under|is|be|of|by|until|before|every|wait|up) $/iu;
const COUNTED_UNIT =
  / (?:second|minute|hour|day|week|fortnight|month|year|decade|mile|kilomet(?:er|re))(?![\p{L}\p{Nd}-])/iuy;
const LONGEST_BEFORE = 9;

/**
 * The one that an article stands for before a unit, as in "within a week"; `null` where the unit is a rate. For
 * evidence: what an answer calls a week is seldom a claim.
 */
export function articleAsOne(text: string, start: number, end: number): NumberWords | null {
  COUNTED_UNIT.lastIndex = end;
  if (!COUNTED_UNIT.test(text)) return null;
  return COUNTING.test(text.slice(Math.max(0, start - LONGEST_BEFORE), start))
    ? { value: 1, end }
    : null;
}

import { nextWord, ORDINALS, PARTS, SCALES, SMALL, TENS, wordFrom } from "./_english_words.ts";

/** A number in words: its value and the place after it. */
export interface NumberWords {
  readonly value: number;
  readonly end: number;
  readonly kind?: "ordinal" | "fraction";
  /** Whether it may be no number at all: "one" the pronoun, "a third" party, "second" the unit. */
  readonly ambiguous?: boolean;
}

/** Words with which an English number may begin. */
export const ENGLISH_STARTS: readonly string[] = [
  ..."a an half fourty dozen dozens".split(" "),
  ...[SMALL, TENS, ORDINALS].flatMap((words) => [...words.keys()]),
];

/** Reads the English number whose first word begins at `start`. */
export function englishNumberAt(text: string, start: number): NumberWords | null {
  const [first, firstEnd] = wordFrom(text, start);
  if (first === "a" || first === "an") return afterArticle(text, firstEnd);
  if (first === "half") return halfOf(text, firstEnd);
  let [word, wordEnd] = [first, firstEnd];
  let [total, group, end] = [0, 0, -1];
  let scale = Infinity;
  // What the group may still take: below 100 after a hundred, below 10 after a ten, nothing after a digit.
  let room = 1000;
  let plain = true;
  for (let count = 0; count < 24 && word !== ""; count++) {
    const small = SMALL.get(word);
    const ten = TENS.get(word === "fourty" ? "forty" : word);
    const big = SCALES.get(word);
    const value = small ?? ten;
    if (value !== undefined && value < room) {
      group += value;
      room = ten === undefined ? 0 : 10;
    } else if (value !== undefined && value >= 10 && total === 0 && group > 10 && group < 21) {
      group = group * 100 + value;
      room = ten === undefined ? 0 : 10;
    } else if (word === "hundred" && group > 0 && group < 100) {
      group *= 100;
      room = 100;
    } else if (/^dozens?$/.test(word) && (group > 0 || end < 0)) {
      return {
        value: (total + (group || 1)) * 12,
        end: wordEnd,
        ...(end < 0 && { ambiguous: true }),
      };
    } else if (big !== undefined && group > 0 && big < scale) {
      total += group * big;
      [group, scale, room] = [0, big, 1000];
    } else {
      const closed = close(text, word, wordEnd, { total, group, room, begun: end >= 0, plain });
      if (closed) return closed;
      const and = word === "and" && end >= 0 ? afterAnd(text, wordEnd, room) : null;
      if (and === null) break;
      if (and.half) return withScale(text, total + group + and.half, and.end);
      [word, wordEnd] = wordFrom(text, and.end);
      plain = false;
      continue;
    }
    plain = plain && count === 0;
    end = wordEnd;
    [word, wordEnd] = nextWord(text, end);
  }
  if (end < 0) return null;
  const value = total + group;
  return decimals(text, value, end) ?? { value, end, ...(value === 1 && { ambiguous: true }) };
}

interface Begun {
  readonly total: number;
  readonly group: number;
  readonly room: number;
  readonly begun: boolean;
  readonly plain: boolean;
}

/** An ordinal or the part of a fraction, with which a number ends: twenty-fifth, two thirds. */
function close(text: string, word: string, end: number, state: Begun): NumberWords | null {
  const { total, group, room, begun } = state;
  const singular = word.endsWith("s") ? word.slice(0, -1) : word;
  const ordinal = ORDINALS.get(singular);
  const part = PARTS.get(word) ?? (ordinal !== undefined && ordinal > 2 ? ordinal : undefined);
  if (begun && part !== undefined && total === 0 && group > 0 && group < 20 && group < part) {
    const counted = / (?:party|parties|floor|time|place|edition|century)\b/y;
    counted.lastIndex = end;
    if (!counted.test(text)) return { value: group / part, end, kind: "fraction" };
  }
  if (ordinal === undefined || singular !== word) return null;
  if (begun && ordinal >= room && ordinal < 100) return null;
  // A thirty-second timeout lasts 30 s; the thirty-second is a place in a row.
  if (begun && ordinal === 2) {
    const number = end - word.length - 1;
    if (isDuration(text, number, end)) return { value: total + group, end: number };
    return { value: total + group + 2, end, kind: "ordinal", ambiguous: true };
  }
  if (begun && ordinal >= 100) return { value: (total + group) * ordinal, end, kind: "ordinal" };
  const value = total + group + ordinal;
  return { value, end, kind: "ordinal", ...(value < 4 && { ambiguous: true }) };
}

const LASTING =
  / (?:timeout|time|delay|interval|window|pause|wait|limit|video|clip|countdown|break|rule|response|hold|timer|period|cooldown|grace|silence|delays|intervals|pauses|clips|spot|ad|ads|cycle|cache|poll|polling|lead)(?![a-z])/y;

/** Whether the second after a number is a unit of time. */
function isDuration(text: string, number: number, end: number): boolean {
  LASTING.lastIndex = end;
  return text[number] === " " || LASTING.test(text);
}

function afterAnd(text: string, end: number, room: number): { end: number; half?: number } | null {
  const [next, nextEnd] = nextWord(text, end);
  if (next === "a" || next === "one") {
    const [part, partEnd] = nextWord(text, nextEnd);
    const of = PARTS.get(part);
    if (of !== undefined) return { end: partEnd, half: 1 / of };
  }
  const value = SMALL.get(next) ?? TENS.get(next);
  return value !== undefined && room >= 100 && value < room ? { end: nextEnd - next.length } : null;
}

/** Two and a half million. */
function withScale(text: string, value: number, end: number): NumberWords {
  const [word, wordEnd] = nextWord(text, end);
  const scale = SCALES.get(word);
  return scale === undefined ? { value, end } : { value: value * scale, end: wordEnd };
}

/** A unit of which there is one and a half. */
const AND_A_HALF =
  / (?:second|minute|hour|day|week|month|year|mile|met(?:er|re)|kilo|lit(?:er|re)|pint|gallon|ton(?:ne)?) and a half(?!\p{L})/iuy;

/** A hundred, a dozen, a quarter of, a day and a half; "a third party" is doubtful. */
function afterArticle(text: string, end: number): NumberWords | null {
  const [word, wordEnd] = nextWord(text, end);
  if (word === "dozen") return { value: 12, end: wordEnd };
  if (word === "half") return { value: 0.5, end: wordEnd, kind: "fraction" };
  const part = PARTS.get(word) ?? ORDINALS.get(word);
  if (part !== undefined && part > 2 && !word.endsWith("s")) {
    const ambiguous = !/^ (?:of|million|billion)\b/.test(text.slice(wordEnd, wordEnd + 9));
    return { value: 1 / part, end: wordEnd, kind: "fraction", ...(ambiguous && { ambiguous }) };
  }
  if (word !== "hundred" && !SCALES.has(word)) {
    AND_A_HALF.lastIndex = end;
    return AND_A_HALF.test(text) ? { value: 1, end } : null;
  }
  // "a" is the 1 before a hundred or a thousand.
  const rest = englishNumberAt(`one ${text.slice(end + 1, end + 120)}`, 0);
  return rest && { value: rest.value, end: rest.end - 4 + end + 1 };
}

/** Half a million, half an hour, half of it. */
function halfOf(text: string, end: number): NumberWords {
  const [article, articleEnd] = nextWord(text, end);
  if (article !== "a" && article !== "an") {
    const ambiguous = !/^(?:of|the)$/.test(article);
    return { value: 0.5, end, kind: "fraction", ...(ambiguous && { ambiguous }) };
  }
  const [word, wordEnd] = nextWord(text, articleEnd);
  const scale = word === "dozen" ? 12 : word === "hundred" ? 100 : SCALES.get(word);
  if (scale !== undefined) return { value: scale / 2, end: wordEnd };
  return { value: 0.5, end: articleEnd, ambiguous: true };
}

/** Three point five. */
function decimals(text: string, value: number, end: number): NumberWords | null {
  let [word, wordEnd] = nextWord(text, end);
  if (word !== "point") return null;
  let places = "";
  let last = wordEnd;
  while (places.length < 8) {
    [word, wordEnd] = nextWord(text, last);
    const digit = SMALL.get(word);
    if (digit === undefined || digit > 9) break;
    places += digit;
    last = wordEnd;
  }
  return places === "" ? null : { value: Number(`${value}.${places}`), end: last };
}

import { builtOnce } from "./_built_once.ts";
import type { NumberWords } from "./_english_numbers.ts";
import { LANGUAGES } from "./_european_words.ts";
import type { Language } from "./_language_words.ts";
import type { LanguageCode } from "./_languages.ts";
import { ANY_CASE } from "./_units.ts";

/** Words with which a number of the five languages may begin. */
export function europeanStarts(): readonly string[] {
  return LANGUAGES.flatMap(({ starts }) => starts());
}

const startsByLanguage = builtOnce((): ReadonlyMap<LanguageCode, ReadonlySet<string>> =>
  new Map(LANGUAGES.map(({ code, starts }) => [code, new Set(starts())]))
);
const WORD = /\p{L}{1,70}(?!\p{L})/uy;
/** Words by themselves that Portuguese and English use for something else: of the, once upon a time. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  "once due dos elf null cent sei doce sete".split(" "),
);
const OF = /^ (?:de[rs]?|du|del|della|di|do|da|von|vom|des) |^ d['’]/;

interface Word {
  readonly raw: string;
  readonly folded: string;
  readonly end: number;
}

/** Reads the German, French, Spanish, Portuguese or Italian number at `start`: the longest reading. */
export function europeanNumberAt(
  text: string,
  start: number,
  languages: readonly LanguageCode[],
): NumberWords | null {
  let best: NumberWords | null = null;
  for (const language of LANGUAGES) {
    if (!languages.includes(language.code)) continue;
    const first = wordAt(language, text, start);
    const starts = startsByLanguage().get(language.code);
    if (!starts?.has(first.raw.toLowerCase()) && language.value(first.folded) === undefined) {
      continue;
    }
    const read = readIn(language, text, start);
    if (read !== null && (best === null || read.end > best.end)) best = read;
  }
  return best;
}

function wordAt({ fold }: Language, text: string, at: number): Word {
  WORD.lastIndex = at;
  const raw = WORD.exec(text)?.[0] ?? "";
  return { raw, folded: fold(raw), end: at + raw.length };
}

function nextWord(language: Language, text: string, end: number): Word {
  return " -\u2010\u2011\u00A0".includes(text[end] ?? "x")
    ? wordAt(language, text, end + 1)
    : { raw: "", folded: "", end };
}

function readIn(language: Language, text: string, start: number): NumberWords | null {
  const { times, articles, halves, and } = language;
  const first = wordAt(language, text, start);
  if (halves.has(first.folded)) return halfOf(language, text, first.end);
  let [total, group, end, count, scale] = [0, 0, -1, 0, Infinity];
  // What the group may still take: below 100 after a hundred, below 10 after a ten.
  let room = Infinity;
  let last = 0;
  let word = first;
  while (count < 24 && word.raw !== "") {
    const value = language.value(word.folded);
    const factor = times.get(word.folded);
    if (/^vingts?$/.test(word.folded) && last === 4) {
      group += 76;
      [room, last] = [20, 80];
    } else if (value !== undefined && value < room && !(last === 10 && value < 7)) {
      group += value;
      room = roomAfter(language, value, word.folded);
      last = value;
    } else if (factor === 100 && group < 10 && total % 1000 === 0 && last < 10) {
      group = (group || 1) * 100;
      [room, last] = [100, 100];
    } else if (factor !== undefined && factor >= 1000 && (count > 0 || factor === 1000)) {
      if (word.folded === "mila" && count === 0) return null;
      // Mil millones are a thousand million.
      if (factor > scale) total = (total + group) * factor;
      else if (factor < scale) total += (group || 1) * factor;
      else break;
      [group, room, last, scale] = [0, 1000, 1000, factor];
    } else if (count > 0 && halves.has(word.folded) && articles.has(first.folded) && count === 1) {
      const half = halfOf(language, text, word.end);
      return half.value === 0.5 ? { value: 0.5, end: word.end, ambiguous: true } : half;
    } else {
      const joined = and !== "" && word.folded === and && count > 0 ? afterAnd() : null;
      if (joined === null) break;
      if (halves.has(joined.folded)) {
        const unit = scale === Infinity ? 1 : scale;
        return { value: total + group + unit / 2, end: joined.end };
      }
      word = joined;
      continue;
    }
    end = word.end;
    count++;
    word = nextWord(language, text, end);
  }
  if (end < 0) return ordinalOf(language, first);
  return closed(language, text, { value: total + group, end, count, first, next: word });

  function afterAnd(): Word | null {
    const joined = nextWord(language, text, word.end);
    if (halves.has(joined.folded)) return joined;
    const value = language.value(joined.folded);
    if (value === undefined || value >= room || articles.has(joined.folded) && room > 20) {
      return null;
    }
    if (and === "et") return value === 1 || value === 11 ? joined : null;
    return and === "y" && room > 10 ? null : joined;
  }

  function ordinalOf({ ordinal, doubtful }: Language, { folded, end }: Word): NumberWords | null {
    const value = ordinal(folded);
    if (value === undefined) return null;
    const ambiguous = value < 4 || doubtful.has(folded);
    return { value, end, kind: "ordinal", ...(ambiguous && { ambiguous }) };
  }
}

interface Read {
  readonly value: number;
  readonly end: number;
  readonly count: number;
  readonly first: Word;
  readonly next: Word;
}

/** The part, dozen or decimals with which a number ends; an article alone is one only before a unit. */
function closed(language: Language, text: string, read: Read): NumberWords | null {
  const { value, end, count, first, next } = read;
  const { parts, groups, articles, doubtful, point } = language;
  const article = count === 1 && articles.has(first.folded);
  const below = parts.get(next.folded);
  if (below !== undefined && count === 1 && value > 0 && value < below) {
    const ambiguous = article && !OF.test(text.slice(next.end, next.end + 8));
    return {
      value: value / below,
      end: next.end,
      kind: "fraction",
      ...(ambiguous && { ambiguous }),
    };
  }
  const group = groups.get(next.folded);
  if (group !== undefined && value < 100) {
    return { value: value * group, end: next.end, ...(group !== 12 && { ambiguous: true }) };
  }
  if (next.folded === point) {
    const digits = decimals(language, text, next.end);
    if (digits !== null) return { value: Number(`${value}.${digits.places}`), end: digits.end };
  }
  if (article && !ANY_CASE.has(next.raw.toLowerCase())) return null;
  const alone = count === 1 && (doubtful.has(first.folded) || ALSO_WORDS.has(first.folded));
  return { value, end, ...((article || alone || value === 1) && { ambiguous: true }) };
}

/** Half a million or a dozen; half of something else may be its middle. */
function halfOf(language: Language, text: string, end: number): NumberWords {
  const next = nextWord(language, text, end);
  const many = language.groups.get(next.folded) ?? language.times.get(next.folded);
  return many === undefined
    ? { value: 0.5, end, ambiguous: true }
    : { value: many / 2, end: next.end };
}

function decimals(
  language: Language,
  text: string,
  start: number,
): { readonly places: string; readonly end: number } | null {
  let [places, end] = ["", start];
  while (places.length < 8) {
    const word = nextWord(language, text, end);
    const digit = language.value(word.folded);
    if (digit === undefined || digit > (places === "" ? 99 : 9)) break;
    places += digit;
    end = word.end;
  }
  return places === "" ? null : { places, end };
}

/** German and Italian write what is below a thousand in one word, the others in several. */
function roomAfter({ code }: Language, value: number, word: string): number {
  if (value >= 1000) return 1000;
  if (word === "cem" || word === "cien" || value === 0) return 0;
  if (value >= 100) return 100;
  if (code === "de" || code === "it") return value === 0 ? 0 : 1;
  // Soixante et onze; dix-sept is 17.
  if (code === "fr" && value === 60) return 20;
  if (value >= 20 && value % 10 === 0) return 10;
  return code === "fr" && value === 10 ? 10 : 1;
}

import { builtOnce } from "./_built_once.ts";
import { italianValue, italianWords } from "./_italian_numbers.ts";
import type { LanguageCode } from "./_languages.ts";

/** The words of a language's numbers, folded. */
export interface Language {
  readonly code: LanguageCode;
  /** A word as the tables have it. */
  readonly fold: (word: string) => string;
  /** The value of a word that adds to what stands before it. */
  readonly value: (word: string) => number | undefined;
  readonly ordinal: (word: string) => number | undefined;
  /** What multiplies: hundred in French, thousand, million. */
  readonly times: ReadonlyMap<string, number>;
  /** Articles are one only before a unit, a multiplier or a part. */
  readonly articles: ReadonlySet<string>;
  /** Words that mean something else too when they stand alone. */
  readonly doubtful: ReadonlySet<string>;
  readonly halves: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, number>;
  /** Dozens, scores and the like. */
  readonly groups: ReadonlyMap<string, number>;
  readonly and: string;
  readonly point: string;
  /** Words with which a number may begin, lower case as written. */
  readonly starts: () => readonly string[];
}

type Rows = readonly (readonly [words: string, first: number, step?: number])[];

/** Numbers from lists of words; a stroke parts the forms of one. */
export function numbered(rows: Rows): Map<string, number> {
  return new Map(
    rows.flatMap(([words, first, step = 1]) =>
      words.split(" ").flatMap((forms, i) =>
        forms.split("/").map((form): [string, number] => [form, first + i * step])
      )
    ),
  );
}

/** The words of a list. */
export function setOf(words: string): Set<string> {
  return new Set(words.split(" "));
}

/** Lower case without accents. */
function foldRomance(word: string): string {
  const lower = word.toLowerCase();
  return /[^a-z]/.test(lower) ? lower.normalize("NFD").replace(/\p{M}/gu, "") : lower;
}

interface Words {
  readonly code: LanguageCode;
  readonly adds: Rows;
  readonly ordinals: Rows;
  readonly times: Rows;
  readonly parts: Rows;
  readonly groups: Rows;
  readonly articles: string;
  readonly doubtful: string;
  readonly halves: string;
  readonly and: string;
  readonly point: string;
}

/** A Romance language by its lists. */
export function romance(words: Words): Language {
  const { code, and, point } = words;
  const adds = numbered(words.adds);
  const ordinals = numbered(words.ordinals);
  const times = numbered(words.times);
  const written = [...adds.keys(), ...ordinals.keys(), ...words.halves.split(" ")];
  const lone = [...times.keys()].filter((word) => /^(?:mil|mille|cent)$/.test(word));
  const folded = foldedKeys(adds);
  const foldedOrdinals = foldedKeys(ordinals);
  const italian = code === "it";
  return {
    code,
    and,
    point,
    fold: foldRomance,
    value: (word) => folded.get(word) ?? (italian ? italianValue(word) : undefined),
    ordinal: (word) => foldedOrdinals.get(word),
    times: foldedKeys(times),
    parts: foldedKeys(numbered(words.parts)),
    groups: foldedKeys(numbered(words.groups)),
    articles: setOf(words.articles),
    doubtful: setOf(words.doubtful),
    halves: setOf(words.halves),
    starts: builtOnce(() => [
      ...new Set([
        ...written,
        ...written.map(foldRomance),
        ...lone,
        ...(italian ? italianWords() : []),
      ]),
    ]),
  };
}

function foldedKeys(words: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...words].map(([word, value]) => [foldRomance(word), value]));
}

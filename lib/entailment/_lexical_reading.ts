import { extractQuantities } from "../checks/extract_quantities.ts";
import type { Quantity } from "../checks/quantity.ts";
import { foldText } from "../text/fold_text.ts";
import { NEGATIONS, STOP_WORDS } from "./_lexical_words.ts";
import { sentencePieces } from "./_text_units.ts";

/** A word that carries matter. */
export interface ReadWord {
  readonly stem: string;
  /** Whether it is written as a name is: a capital within a sentence, or digits. */
  readonly name: boolean;
}

/** What a rule sees of a stretch of text. */
export interface Reading {
  readonly words: readonly ReadWord[];
  readonly stems: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  /** Whether an odd number of words turns it round. */
  readonly negated: boolean;
  /** Whether it leaves a choice: "or". */
  readonly choice: boolean;
}

/** A text as a whole, by sentences and by clauses. */
export interface TextReading extends Reading {
  readonly sentences: readonly Reading[];
  readonly clauses: readonly Reading[];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’._-][\p{L}\p{N}]+)*/gu;
/** Scripts without spaces between words: read by pairs of characters. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]{2,}/u;
const CLAUSE_END = /[,;:—–]\s+|\s+(?=(?:but|while|whereas|although|though|aber|mais|ma|pero)\s)/giu;

/** Reads a text. */
export function readText(text: string): TextReading {
  const sentences: Reading[] = [];
  const clauses: Reading[] = [];
  for (const { start, end } of sentencePieces(text)) {
    const sentence = text.slice(start, end);
    if (sentence.trim() === "") continue;
    const whole = readPiece(sentence);
    sentences.push(whole);
    const pieces = sentence.split(CLAUSE_END).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
    if (pieces.length < 2) clauses.push(whole);
    else clauses.push(...pieces.map(readPiece));
  }
  return { ...joinReadings(sentences), sentences, clauses };
}

/** Several stretches as one. */
export function joinReadings(readings: readonly Reading[]): Reading {
  return {
    words: readings.flatMap(({ words }) => words),
    stems: new Set(readings.flatMap(({ stems }) => [...stems])),
    quantities: readings.flatMap(({ quantities }) => quantities),
    negated: readings.filter(({ negated }) => negated).length % 2 === 1,
    choice: readings.some(({ choice }) => choice),
  };
}

function readPiece(text: string): Reading {
  const quantities = extractQuantities(text).filter(({ doubtful }) => !doubtful);
  const words: ReadWord[] = [];
  let [negations, first, choice] = [0, true, false];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const word = foldText(written).text;
    const capital = /^\p{Lu}/u.test(written) && !first;
    first = false;
    // Neither A nor B turns once.
    if (word !== "nor" && (NEGATIONS.has(word) || word.endsWith("n't"))) negations++;
    else if (word === "or" || word === "oder" || word === "ou") choice = true;
    if (NEGATIONS.has(word) || STOP_WORDS.has(word) || word.endsWith("n't")) continue;
    if (quantities.some(({ span }) => index >= span.start && index < span.end)) continue;
    if (UNSPACED.test(word)) {
      for (let i = 0; i + 1 < word.length; i++) {
        words.push({ stem: word.slice(i, i + 2), name: false });
      }
    } else words.push({ stem: stemOf(word), name: capital || /\d/.test(word) });
  }
  const stems = new Set(words.map(({ stem }) => stem));
  return { words, stems, quantities, negated: negations % 2 === 1, choice };
}

/** A word without the endings of English inflection; of other languages most words stay as they are. */
export function stemOf(word: string): string {
  let stem = word.replace(/['’]s?$/, "");
  if (stem.length < 4 || /\d/.test(stem)) return stem;
  stem = stem.replace(/ies$/, "y").replace(/(ss|sh|ch|x)es$/, "$1").replace(/([^su])s$/, "$1");
  if (stem.length > 5) stem = stem.replace(/(?:ing|ed|ly)$/, "");
  return stem.replace(/([bdglmnprt])\1$/, "$1").replace(/e$/, "");
}

import type { Chunk } from "../data/chunk.ts";
import type { Span } from "../data/span.ts";
import { sentencesOf } from "./_clauses.ts";
import { foldAnswer } from "./_fold_answer.ts";
import { indexQuantities } from "./index_quantities.ts";
import type { QuantityIndex } from "./index_quantities.ts";
import { trimSpan } from "./_trim_span.ts";
import { unsupportedQuantities } from "./unsupported_quantities.ts";

/** Ids that stand together, and the words that they stand for. */
export interface CitedStretch {
  /** Ids, at least one. */
  readonly ids: readonly string[];
  /** The words, without the markers. */
  readonly span: Span;
}

/** A marker that holds at least one id that exists. */
interface Placed extends Span {
  readonly ids: readonly string[];
}

/**
 * Gives each group of markers the words it stands for: those of its sentence since the last group. A group that
 * opens a sentence, after the stop, belongs to the sentence before, unless the answer
 * opens with one: then each stands before its words.
 */
export function citedStretches(
  answer: string,
  markers: readonly Placed[],
): readonly CitedStretch[] {
  if (markers.length === 0) return [];
  const { text, places } = foldAnswer(answer);
  const starts = sentencesOf(text).map(({ start }) => places[start]);
  const stretches: CitedStretch[] = [];
  const leading = answer.slice(0, markers[0].start).trim() === "";
  let [sentence, from] = [0, 0];
  for (let i = 0; i < markers.length;) {
    const group = [markers[i]];
    while (
      ++i < markers.length &&
      /^[\s,;]*$/.test(answer.slice(group[group.length - 1].end, markers[i].start))
    ) {
      group.push(markers[i]);
    }
    const { start } = group[0];
    const last = group[group.length - 1];
    while (sentence + 1 < starts.length && starts[sentence + 1] <= start) sentence++;
    const opens = answer.slice(starts[sentence], start).trim() === "";
    const begin = Math.max(from, starts[opens && sentence > 0 ? sentence - 1 : sentence]);
    const after = { start: last.end, end: starts[sentence + 1] ?? answer.length };
    const span = trimSpan(
      answer,
      opens && leading ? after : { start: Math.min(begin, start), end: start },
    );
    const ids = [...new Set(group.flatMap((marker) => marker.ids))];
    if (span.end > span.start) stretches.push({ ids, span });
    from = last.end;
  }
  return stretches;
}

/** A passage analysed when it is first asked for. */
interface Source {
  readonly names: readonly string[];
  readonly text: string;
  words?: ReadonlySet<string>;
  quantities?: QuantityIndex;
}

/** Compares stretches with passages, each analysed at most once. */
export function attributionTo(
  chunks: readonly Chunk[],
): (words: string, ids: readonly string[]) => boolean {
  const sources = chunks.map(({ id, doc_id, text, section }): Source => ({
    names: doc_id === undefined ? [id] : [id, doc_id],
    text: section === undefined ? text : `${section}\n${text}`,
  }));
  return (words, ids) => {
    const cited = sources.filter(({ names }) => names.some((name) => ids.includes(name)));
    const others = sources.filter((source) => !cited.includes(source));
    if (others.length === 0) return false;
    const wanted = contentWords(words);
    const share = Math.max(0, ...cited.map((source) => overlap(wanted, source)));
    const lacking = lacks(words, cited);
    if (lacking) {
      return others.some((other) => {
        const there = overlap(wanted, other);
        return there > 0.3 && there >= share && !lacks(words, [other]);
      });
    }
    if (wanted.size < 2 || share > 0.25) return false;
    return others.some((other) => overlap(wanted, other) >= 0.75 && !lacks(words, [other]));
  };
}

/** Whether some quantity is in none of the passages. */
function lacks(words: string, sources: readonly Source[]): boolean {
  let missing: ReadonlySet<number> | undefined;
  for (const source of sources) {
    source.quantities ??= indexQuantities(source.text);
    const here = new Set(
      unsupportedQuantities(words, source.quantities)
        .filter(({ status }) => status === "unsupported").map(({ span }) => span.start),
    );
    missing = missing === undefined ? here : here.intersection(missing);
    if (missing.size === 0) return false;
  }
  return missing !== undefined;
}

function overlap(wanted: ReadonlySet<string>, source: Source): number {
  if (wanted.size === 0) return 0;
  source.words ??= contentWords(source.text);
  return wanted.intersection(source.words).size / wanted.size;
}

const IDLE = new Set(
  "the and for are was were with that this from have has had not you your our their its will can may must per all any but into than then they them there which who what when where how also only about after before between within according based provided state states says said"
    .split(
      " ",
    ),
);

/** Words that carry meaning, cut to their first letters so that "opens" meets "opening". */
function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  for (
    const [word] of text.toLowerCase().matchAll(/[\p{L}]{3,40}|[\u3040-\u30ff\u4e00-\u9fff]{2}/gu)
  ) {
    if (IDLE.has(word)) continue;
    words.add(
      /^[a-z]/.test(word) && word.length > 4
        ? word.replace(/(?:ing|ed|es|s)$/, "").slice(0, 7)
        : word,
    );
  }
  return words;
}

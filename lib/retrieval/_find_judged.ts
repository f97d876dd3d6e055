import { type ByteTable, findId, idText } from "./_byte_table.ts";
import type { FoundDocuments } from "./_evaluate_queries.ts";
import type { EvaluationSettings } from "./_evaluation_settings.ts";
import type { Judgements } from "./_judgements.ts";

/** What a query retrieved. */
export interface RetrievedDocuments {
  /** The documents' ids, with their scores. */
  readonly documents: ByteTable;
  /** Which of them, in the file's order. */
  readonly entries: Uint32Array;
  /** Under which owner they are in the table. */
  readonly owner: number;
}

/** Ranks what a query retrieved and looks up what was judged: those are few, so the rest is never looked up. */
export function findJudged(
  { documents, entries, owner }: RetrievedDocuments,
  judgements: Judgements,
  query: number,
  { ties, unjudgedAt }: Pick<EvaluationSettings, "ties" | "unjudgedAt">,
): FoundDocuments {
  const ranked = rank(documents, entries, ties);
  const placeOf = createPlaceLookup(ranked, ranked === entries);
  const { arena, hashes, starts, values } = judgements.documents;
  const judged = judgements.ofQuery(query);
  // Linear in what was retrieved, however much of it is judged.
  const gradeAt = new Float64Array(entries.length).fill(NaN);
  for (let i = 0; i < judged.length; i++) {
    const [start, end] = [starts[judged[i]], starts[judged[i] + 1]];
    const entry = findId(documents, owner, hashes[judged[i]], arena, start, end);
    if (entry >= 0) gradeAt[placeOf(entry)] = values[judged[i]];
  }
  const places: number[] = [];
  const grades: number[] = [];
  const unjudged: string[] = [];
  for (let place = 0; place < gradeAt.length; place++) {
    const grade = gradeAt[place];
    if (!Number.isNaN(grade)) {
      places.push(place);
      grades.push(grade);
    } else if (place < unjudgedAt) unjudged.push(idText(documents, ranked[place]));
  }
  return { hits: { places, grades }, top: Math.min(unjudgedAt, entries.length), unjudged };
}

/** The entries, best first; the list itself where it is in order. */
function rank(documents: ByteTable, entries: Uint32Array, ties: "trec" | "file"): Uint32Array {
  const { values } = documents;
  let at = 1;
  while (at < entries.length && values[entries[at]] < values[entries[at - 1]]) at++;
  if (at >= entries.length) return entries;
  return entries.toSorted((a, b) =>
    values[b] - values[a] || (ties === "trec" ? compareIds(documents, b, a) : a - b)
  );
}

/** Compares two ids by their bytes, as C's strcmp does. */
function compareIds({ arena, starts }: ByteTable, a: number, b: number): number {
  const [aEnd, bEnd] = [starts[a + 1], starts[b + 1]];
  let [i, j] = [starts[a], starts[b]];
  while (i < aEnd && j < bEnd && arena[i] === arena[j]) {
    i++;
    j++;
  }
  if (i === aEnd || j === bEnd) return (aEnd - i) - (bEnd - j);
  return arena[i] - arena[j];
}

/** The place of each entry. Entries of one query follow each other in the table, unless queries are mixed. */
function createPlaceLookup(ranked: Uint32Array, ordered: boolean): (entry: number) => number {
  const [first, last] = [ranked[0], ranked[ranked.length - 1]];
  if (ordered && last - first === ranked.length - 1) return (entry) => entry - first;
  let [least, most] = [Infinity, -1];
  for (let place = 0; place < ranked.length; place++) {
    const entry = ranked[place];
    if (entry < least) least = entry;
    if (entry > most) most = entry;
  }
  if (most - least >= 8 * ranked.length) {
    const places = new Map<number, number>();
    ranked.forEach((entry, place) => places.set(entry, place));
    return (entry) => places.get(entry) ?? -1;
  }
  const places = new Uint32Array(Math.max(0, most - least + 1));
  for (let place = 0; place < ranked.length; place++) places[ranked[place] - least] = place;
  return (entry) => places[entry - least];
}

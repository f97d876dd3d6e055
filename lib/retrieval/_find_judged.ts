import type { ByteTable } from "./_byte_table.ts";
import type { FoundDocuments } from "./_evaluate_queries.ts";
import type { EvaluationSettings } from "./_evaluation_settings.ts";
import type { Judgements } from "./_judgements.ts";
import type { NumberList } from "./_number_list.ts";

/** What a query retrieved: numbers of documents in the table, in the file's order. */
export interface RetrievedDocuments {
  readonly documents: ByteTable;
  readonly scores: NumberList;
  readonly entries: Uint32Array;
  /** Under which owner the documents are in the table. */
  readonly owner: number;
}

/** Ranks what a query retrieved and looks up what was judged: those are few, so the rest is never looked up. */
export function findJudged(
  retrieved: RetrievedDocuments,
  judgements: Judgements,
  query: number,
  { ties, unjudgedAt }: Pick<EvaluationSettings, "ties" | "unjudgedAt">,
): FoundDocuments {
  const { documents, entries, owner } = retrieved;
  const ranked = rank(retrieved, ties);
  const placeOf = createPlaceLookup(ranked);
  const found: { place: number; grade: number }[] = [];
  for (const judged of judgements.ofQuery(query)) {
    const { bytes, start, end } = judgements.documents.place(judged);
    const entry = documents.find(owner, bytes, start, end);
    if (entry >= 0) found.push({ place: placeOf(entry), grade: judgements.gradeOf(judged) });
  }
  found.sort((a, b) => a.place - b.place);
  const top = Math.min(unjudgedAt, entries.length);
  const unjudged: string[] = [];
  for (let place = 0, next = 0; place < top; place++) {
    if (found[next]?.place === place) next++;
    else unjudged.push(documents.text(ranked[place]));
  }
  const places = found.map(({ place }) => place);
  return { hits: { places, grades: found.map(({ grade }) => grade) }, top, unjudged };
}

/** The entries, best first; the list itself where it is in order. */
function rank(
  { documents, scores, entries }: RetrievedDocuments,
  ties: "trec" | "file",
): Uint32Array {
  let ordered = true;
  for (let i = 1; i < entries.length && ordered; i++) {
    ordered = scores.at(entries[i - 1]) > scores.at(entries[i]);
  }
  if (ordered) return entries;
  return entries.toSorted((a, b) =>
    scores.at(b) - scores.at(a) || (ties === "trec" ? documents.compare(b, a) : a - b)
  );
}

/** The place of each entry. Entries of one query follow each other in the table, unless queries are mixed. */
function createPlaceLookup(ranked: Uint32Array): (entry: number) => number {
  let [least, most] = [Infinity, -1];
  for (const entry of ranked) {
    if (entry < least) least = entry;
    if (entry > most) most = entry;
  }
  if (most - least >= 8 * ranked.length) {
    const places = new Map<number, number>();
    ranked.forEach((entry, place) => places.set(entry, place));
    return (entry) => places.get(entry) ?? -1;
  }
  const places = new Uint32Array(most - least + 1);
  for (let place = 0; place < ranked.length; place++) places[ranked[place] - least] = place;
  return (entry) => places[entry - least];
}

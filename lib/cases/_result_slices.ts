import type { Case } from "../data/case.ts";

/** What a case can be sliced by beside its type and severity. What it does not say is left out. */
export function resultSlices(one: Case): Readonly<Record<string, readonly string[]>> {
  const { tags = [], language, relevant_chunk_ids = [], relevant_doc_ids = [] } = one;
  const relevant = one.chunks.filter(({ id, doc_id = id }) =>
    relevant_chunk_ids.includes(id) || relevant_doc_ids.includes(doc_id)
  );
  const chunks = relevant.length > 0 ? relevant : one.chunks;
  const scopes = chunks.flatMap(({ scope }) => scope ?? []);
  // The year from which on the newest passage that matters holds: an age would need today's date.
  const year = chunks.map(({ effective_date }) => effective_date?.slice(0, 4) ?? "").toSorted().at(
    -1,
  );
  return {
    ...tags.length > 0 && { tag: tags },
    ...language && { language: [language] },
    ...year && { "document age": [year] },
    ...scopes.length > 0 && { scope: [...new Set(scopes)] },
  };
}

import type { Case } from "../data/case.ts";
import { relevantChunks } from "./_derivation.ts";

/** What a case can be sliced by beside its type and severity. What it does not say is left out. */
export function resultSlices(one: Case): Readonly<Record<string, readonly string[]>> {
  const { tags = [], language } = one;
  const relevant = relevantChunks(one);
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

import type { Chunk } from "../data/chunk.ts";
import type { Labelled } from "./_gold.ts";
import type { StaleLabel } from "./retrieval_audit.ts";

/** What the traces together show of passages and documents, those that a question missed included. */
export interface Catalogue {
  /** A passage by its id, or the newest one in force by the id of its document. */
  readonly find: (id: string) => Chunk | undefined;
  /** The version in force by id of document. */
  readonly versions: ReadonlyMap<string, string>;
}

/** Gathers every passage of all traces; versions that are given count before those seen. */
export function catalogueOf(
  labelled: readonly Labelled[],
  given: Readonly<Record<string, string>>,
): Catalogue {
  const byId = new Map<string, Chunk>();
  const byDocument = new Map<string, Chunk>();
  for (const { chunks } of labelled) {
    for (const chunk of chunks) {
      byId.set(chunk.id, chunk);
      if (chunk.doc_id === undefined || chunk.status === "superseded") continue;
      const known = byDocument.get(chunk.doc_id);
      const newer = (chunk.effective_date ?? "") > (known?.effective_date ?? "");
      if (known === undefined || newer) byDocument.set(chunk.doc_id, chunk);
    }
  }
  const seen = [...byDocument].flatMap(([doc, { version }]) =>
    version === undefined ? [] : [[doc, version] as const]
  );
  return {
    find: (id) => byId.get(id) ?? byDocument.get(id),
    versions: new Map([...seen, ...Object.entries(given)]),
  };
}

/** The labels given when a document had another version than now. */
export function staleLabels(
  labelled: readonly Labelled[],
  { versions }: Catalogue,
): readonly StaleLabel[] {
  return labelled.flatMap(({ id, trace }) =>
    Object.entries(trace.gold_versions ?? {}).flatMap(([doc_id, version]) => {
      const current = versions.get(doc_id);
      return current === undefined || current === version
        ? []
        : [{ id, doc_id, labelled: version, current }];
    })
  );
}

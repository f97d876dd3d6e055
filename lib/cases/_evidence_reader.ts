import { findInstructions, type FoundInstruction } from "../checks/find_instructions.ts";
import { indexQuantities, type QuantityIndex } from "../checks/index_quantities.ts";
import { indexTokens, type TokenIndex } from "../checks/index_tokens.ts";
import type { Chunk } from "../data/chunk.ts";

/** An evidence as the checks ask for it. */
export interface ReadEvidence {
  /** All of it. */
  readonly text: string;
  readonly quantities: QuantityIndex;
  /** Made where it is first asked for. */
  readonly tokens: () => TokenIndex;
}

/** Reads each evidence and each passage once, however many answers rest on it. */
export interface EvidenceReader {
  /** The indexes of an evidence, which is several texts. */
  readonly read: (texts: readonly string[]) => ReadEvidence;
  /** The instructions within passages. */
  readonly instructions: (chunks: readonly Chunk[]) => readonly FoundInstruction[];
}

/** How much is kept: enough for cases in any order, bounded for sets of any length. */
const MOST_KEPT = 2_000;

/** A reader for one run. */
export function evidenceReader(): EvidenceReader {
  const evidence = new Map<string, ReadEvidence>();
  const passages = new Map<string, readonly FoundInstruction[]>();
  return {
    read: (texts) =>
      kept(evidence, texts.join("\u0000"), () => ({
        text: texts.join("\n"),
        quantities: indexQuantities(texts),
        tokens: once(() => indexTokens(texts)),
      })),
    instructions: (chunks) =>
      chunks.flatMap(({ id, text }) => {
        const found = kept(passages, text, () => findInstructions([{ id, text }]));
        return found.map((one) => one.chunk_id === id ? one : { ...one, chunk_id: id });
      }),
  };
}

/** A value that is made at its first use. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** What is kept under a key, made anew where it is not; the one that was kept first goes when it is full. */
function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  const old = map.get(key);
  if (old !== undefined) return old;
  const fresh = make();
  if (map.size >= MOST_KEPT) {
    for (const first of map.keys()) {
      map.delete(first);
      break;
    }
  }
  map.set(key, fresh);
  return fresh;
}

import type { Chunk } from "../data/chunk.ts";
import type { NearDuplicates } from "./retrieval_audit.ts";

/** Pairs of passages that share at least `least` of their words, or are one passage twice. */
export function nearDuplicatesOf(
  id: string,
  chunks: readonly Chunk[],
  least: number,
): readonly NearDuplicates[] {
  const words = chunks.map(({ text }) => countWords(text));
  const found: NearDuplicates[] = [];
  for (let later = 1; later < chunks.length; later++) {
    for (let first = 0; first < later; first++) {
      const same = chunks[first].id === chunks[later].id;
      const similarity = same ? 1 : shared(words[first], words[later]);
      if (similarity < least) continue;
      found.push({ id, chunk_ids: [chunks[first].id, chunks[later].id], similarity });
    }
  }
  return found;
}

/** How often each word stands; scripts without spaces are taken letter by letter. */
function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const words = text.normalize("NFKC").toLowerCase().match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+/gu,
  );
  for (const word of words ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Jaccard's index of two bags of words: 0 where either is empty. */
function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let both = 0;
  let either = 0;
  for (const [word, count] of a) {
    const other = b.get(word) ?? 0;
    both += Math.min(count, other);
    either += Math.max(count, other);
  }
  for (const [word, count] of b) if (!a.has(word)) either += count;
  return both === 0 ? 0 : both / either;
}

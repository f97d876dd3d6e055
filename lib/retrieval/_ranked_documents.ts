import { isObject, outOfRange, wrongKind } from "./_require_ranking.ts";
import type { ScoredDocument } from "./retrieval_run.ts";

/**
 * One query's documents, best first. Ties: `"trec"` puts the greater id first, by its bytes, as trec_eval does;
 * `"file"` keeps the order they came in.
 */
export function rankedDocuments(
  documents: unknown,
  query: string,
  ties: "trec" | "file",
  action: string,
): readonly ScoredDocument[] {
  const scored = scoredDocuments(documents, `run[${JSON.stringify(query)}]`, action);
  const seen = new Set<string>();
  for (const { id } of scored) {
    if (seen.has(id)) {
      const where = `each document of run[${JSON.stringify(query)}]`;
      throw outOfRange(action, where, "there once", id);
    }
    seen.add(id);
  }
  return scored.sort((a, b) => b.score - a.score || (ties === "trec" ? byteOrder(b.id, a.id) : 0));
}

function scoredDocuments(documents: unknown, name: string, action: string): ScoredDocument[] {
  if (!Array.isArray(documents)) {
    if (!isObject(documents)) {
      throw wrongKind(action, name, "an array of ids or an object of scores", documents);
    }
    return Object.entries(documents).map(([id, score]) => scoredDocument(id, score, name, action));
  }
  return documents.map((document: unknown, index) => {
    const where = `${name}[${index}]`;
    if (typeof document === "string") return { id: document, score: documents.length - index };
    if (Array.isArray(document)) return scoredDocument(document[0], document[1], where, action);
    if (isObject(document)) return scoredDocument(document.id, document.score, where, action);
    throw wrongKind(action, where, "an id, or an id with a score", document);
  });
}

function scoredDocument(id: unknown, score: unknown, name: string, action: string): ScoredDocument {
  if (typeof id !== "string") throw wrongKind(action, `the id of ${name}`, "a text", id);
  if (typeof score === "number" && Number.isFinite(score)) return { id, score };
  throw outOfRange(action, `the score of ${name}`, "a finite number", score);
}

/** Compares as the bytes of UTF-8 would: code units would put an emoji before some letters of the far East. */
function byteOrder(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference === 0) continue;
    // Where the first half of a pair is equal the second decides, which is in order by itself.
    const [x, y] = [a.codePointAt(i) ?? 0, b.codePointAt(i) ?? 0];
    return x - y;
  }
  return a.length - b.length;
}

import type { TrecKind, TrecLine } from "../data/trec_line.ts";

/** Takes the lines of a TREC file and gives the values of the documents, query by query. */
export interface TrecCollector {
  /** Takes a line. */
  readonly visit: (line: TrecLine) => void;
  /** By query, by document. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * Collects the lines of a file that is called `file` in errors.
 *
 * A document that comes twice under one query is an error, as in trec_eval: nobody can tell which line counts.
 */
export function createTrecCollector(kind: TrecKind, file: string): TrecCollector {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const values = new Map<string, Map<string, number>>();
  return {
    values,
    visit({ bytes, queryStart, queryEnd, idStart, idEnd, value, line }) {
      const query = decoder.decode(bytes.subarray(queryStart, queryEnd));
      const id = decoder.decode(bytes.subarray(idStart, idEnd));
      const ofQuery = values.get(query) ?? new Map<string, number>();
      if (ofQuery.size === 0) values.set(query, ofQuery);
      if (ofQuery.has(id)) throw repeatedDocument(kind, file, line, query, id);
      ofQuery.set(id, value);
    },
  };
}

/** The error for a document that comes twice under one query. */
export function repeatedDocument(
  kind: TrecKind,
  file: string,
  line: number,
  query: string,
  id: string,
): SyntaxError {
  const repeat = `document ${JSON.stringify(id)} is there twice for query ${JSON.stringify(query)}`;
  return new SyntaxError(`Cannot read ${kind} as ${file}:${line}:1: ${repeat}`);
}

/** Judgements as plain objects. */
export function toQrels({ values }: TrecCollector): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Array.from(values, ([query, grades]) => [query, Object.fromEntries(grades)]),
  );
}

/** A run as plain objects. */
export function toRun({ values }: TrecCollector): Record<string, { id: string; score: number }[]> {
  return Object.fromEntries(
    Array.from(
      values,
      ([query, scores]) => [query, Array.from(scores, ([id, score]) => ({ id, score }))],
    ),
  );
}

import { isObject, outOfRange, requireKnownOptions, wrongKind } from "./_require_ranking.ts";
import { rankedDocuments } from "./_ranked_documents.ts";
import type { RetrievalRun } from "./retrieval_run.ts";

/** Options of {@linkcode formatRun}. */
export interface FormatRunOptions {
  /** The run's name, in the last column. Default `"run"`. */
  readonly tag?: string;
}

/**
 * A run as the text of a TREC run file, for trec_eval and its kin.
 *
 * Each query's documents come best first with ranks from 1; ties keep the order they are given in. A list of ids
 * gets the scores `n` to 1. Fields are separated by tabs where an id holds a space, else by spaces.
 *
 * @param run By query, what was retrieved.
 * @param options The run's name.
 * @returns One line a document, `query Q0 document rank score tag`.
 * @throws {TypeError} If `run` is none, or an id no text.
 * @throws {RangeError} If a score is not finite, a document comes twice under one query, or an id is empty or
 * holds a tab or a line break.
 *
 * @example
 * ```ts
 * import { formatRun, parseRun } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const run = { q1: [{ id: "d7", score: 12.5 }, { id: "d2", score: 11 }] };
 *
 * assertEquals(formatRun(run, { tag: "bm25" }), "q1 Q0 d7 1 12.5 bm25\nq1 Q0 d2 2 11 bm25\n");
 * assertEquals(parseRun(formatRun(run)), run);
 * ```
 */
export function formatRun(run: RetrievalRun, options: FormatRunOptions = {}): string {
  if (!isObject(run)) throw wrongKind("formatRun", "run", "an object of queries", run);
  requireKnownOptions(options, { tag: true }, "formatRun");
  const { tag = "run" } = options;
  if (typeof tag !== "string") throw wrongKind("formatRun", "tag", "a text", tag);
  requireField(tag, "tag");
  const lines = Object.entries(run).flatMap(([query, documents]) => {
    requireField(query, "a query's id");
    const ranked = rankedDocuments(documents, query, "file", "formatRun");
    return ranked.map(({ id, score }, index) => {
      requireField(id, "a document's id");
      const spaced = [query, id, tag].some((field) => /\s/.test(field));
      return [query, "Q0", id, index + 1, score, tag].join(spaced ? "\t" : " ");
    });
  });
  return lines.map((line) => `${line}\n`).join("");
}

function requireField(value: string, name: string): void {
  // deno-lint-ignore no-control-regex
  if (value.trim() === value && value !== "" && !/[\x00-\x1f]/.test(value)) return;
  throw outOfRange("formatRun", name, "a text on one line, without tabs or space around it", value);
}

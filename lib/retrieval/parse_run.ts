import { scanTrecText } from "../data/scan_trec_text.ts";
import type { ScoredRun } from "./retrieval_run.ts";
import { requireKnownOptions, wrongKind } from "./_require_ranking.ts";
import { createTrecCollector, toRun } from "./_trec_collector.ts";

/** Options of {@linkcode parseRun}. */
export interface ParseRunOptions {
  /** What to call the text in errors. Default `"run"`. */
  readonly file?: string;
}

/**
 * What a system retrieved, from the text of a TREC run file: `query Q0 document rank score tag` on each line.
 *
 * White space separates the fields, in any order of lines; a line with exactly five tabs is cut at the tabs, so that ids may
 * hold spaces. The rank is not looked at, as in trec_eval: the score ranks.
 *
 * @param text The lines.
 * @param options What to call the text.
 * @returns For each query the documents with their scores, in the text's order.
 * @throws {SyntaxError} With line and column, at the first line that lacks a field or has one too many, whose
 * score is no number, or whose document was there before under the same query.
 * @throws {TypeError} If `text` is no text, or an option unknown.
 * @see {@link https://trec.nist.gov/data/qrels_eng/} for the formats.
 *
 * @example
 * ```ts
 * import { parseRun } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseRun("q1 Q0 d7 1 12.5 bm25\n"), { q1: [{ id: "d7", score: 12.5 }] });
 * ```
 */
export function parseRun(text: string, options: ParseRunOptions = {}): ScoredRun {
  if (typeof text !== "string") throw wrongKind("parseRun", "text", "a text", text);
  requireKnownOptions(options, { file: true }, "parseRun");
  const { file = "run" } = options;
  const collector = createTrecCollector("run", file);
  scanTrecText(text, "run", collector.visit, { file });
  return toRun(collector);
}

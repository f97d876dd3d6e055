import { scanTrecText } from "../data/scan_trec_text.ts";
import type { GradedQrels } from "./qrels.ts";
import { requireKnownOptions, wrongKind } from "./_require_ranking.ts";
import { createTrecCollector, toQrels } from "./_trec_collector.ts";

/** Options of {@linkcode parseQrels}. */
export interface ParseQrelsOptions {
  /** What to call the text in errors. Default `"qrels"`. */
  readonly file?: string;
}

/**
 * Judgements from the text of a TREC qrels file: `query iteration document grade` on each line.
 *
 * White space separates the fields, in any order of lines; a line with exactly three tabs is cut at the tabs, so that ids may
 * hold spaces. Grades may be fractions or below 0.
 *
 * @param text The lines.
 * @param options What to call the text.
 * @returns For each query the grade of each document.
 * @throws {SyntaxError} With line and column, at the first line that lacks a field or has one too many, whose
 * grade is no number, or whose document was there before under the same query.
 * @throws {TypeError} If `text` is no text, or an option unknown.
 * @see {@link https://trec.nist.gov/data/qrels_eng/} for the formats.
 *
 * @example
 * ```ts
 * import { parseQrels } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseQrels("q1 0 d7 2\nq1 0 d9 0\n"), { q1: { d7: 2, d9: 0 } });
 * ```
 */
export function parseQrels(text: string, options: ParseQrelsOptions = {}): GradedQrels {
  if (typeof text !== "string") throw wrongKind("parseQrels", "text", "a text", text);
  requireKnownOptions(options, { file: true }, "parseQrels");
  const { file = "qrels" } = options;
  const collector = createTrecCollector("qrels", file);
  scanTrecText(text, "qrels", collector.visit, { file });
  return toQrels(collector);
}

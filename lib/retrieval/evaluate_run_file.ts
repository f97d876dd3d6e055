import { idText } from "./_byte_table.ts";
import { evaluateQueries, type JudgedQuery } from "./_evaluate_queries.ts";
import { readSettings } from "./_evaluation_settings.ts";
import { countJudgements } from "./_measure_query.ts";
import { readJudgements } from "./_judgements.ts";
import { readFound } from "./_read_found.ts";
import type { EvaluateRunOptions, RunEvaluation } from "./run_evaluation.ts";

/**
 * Measures a TREC run file against a qrels file: what `evaluateRun` gives for what `readQrels` and `readRun` read,
 * but without holding the run.
 *
 * For runs of millions of lines: it works on bytes, one query at a time. A run whose queries are mixed up is read
 * twice and held, in some 40 bytes a line. Needs `--allow-read` for both files, which may be gzipped.
 *
 * @param qrels The file of judgements.
 * @param run The file of what was retrieved.
 * @param options Measures, what counts and how.
 * @returns Values by query, means with intervals, and what to know beside them.
 * @throws {SyntaxError} With file, line and column, at the first bad line of either file.
 * @throws {RangeError} If a measure is unknown (naming the nearest), or an option is out of range.
 * @throws {TypeError} If a path names no file, or an option is unknown.
 *
 * @example
 * ```ts
 * import { evaluateRunFile } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const folder = await Deno.makeTempDir();
 * await Deno.writeTextFile(`${folder}/qrels.txt`, "q1 0 d1 1\nq1 0 d2 0\n");
 * await Deno.writeTextFile(`${folder}/run.txt`, "q1 Q0 d2 1 9.5 bm25\nq1 Q0 d1 2 7.5 bm25\n");
 * const measures = ["recip_rank"];
 * const { perQuery } = await evaluateRunFile(`${folder}/qrels.txt`, `${folder}/run.txt`, { measures });
 *
 * assertEquals(perQuery, { q1: { recip_rank: 0.5 } });
 * await Deno.remove(folder, { recursive: true });
 * ```
 */
export async function evaluateRunFile(
  qrels: string | URL,
  run: string | URL,
  options: EvaluateRunOptions = {},
): Promise<RunEvaluation> {
  const settings = readSettings(options, "evaluateRunFile");
  const judgements = await readJudgements(qrels);
  const { found, notJudged } = await readFound(run, judgements, settings);
  const { queries, documents, ofQuery } = judgements;
  const judged = Array.from({ length: queries.ids.size }, (_, query): JudgedQuery => {
    const judgedDocuments = ofQuery(query);
    const grades = new Float64Array(judgedDocuments.length);
    for (let i = 0; i < grades.length; i++) grades[i] = documents.values[judgedDocuments[i]];
    return {
      query: idText(queries.ids, query),
      judged: countJudgements(grades, settings.relevanceLevel),
      found: found.get(query),
    };
  });
  return evaluateQueries(judged, notJudged, settings);
}

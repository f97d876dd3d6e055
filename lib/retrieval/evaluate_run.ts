import { evaluateQueries, type JudgedQuery } from "./_evaluate_queries.ts";
import { readSettings } from "./_evaluation_settings.ts";
import { countJudgements } from "./_measure_query.ts";
import type { Qrels } from "./qrels.ts";
import { rankedDocuments } from "./_ranked_documents.ts";
import { isObject, requireGrades, requireIds, wrongKind } from "./_require_ranking.ts";
import type { RetrievalRun } from "./retrieval_run.ts";
import type { EvaluateRunOptions, RunEvaluation } from "./run_evaluation.ts";

const ACTION = "evaluateRun";

/**
 * Measures what a system retrieved against judgements: per query and in the mean, with intervals, and says what
 * was left out.
 *
 * Names and values are trec_eval's; scores are compared as 64-bit numbers, as in its version 10. Means cover
 * every judged query to which something is relevant, a query that the run lacks counting 0; with
 * `noRelevant: "zero"` they are those of `trec_eval -c`, with `missing: "omit"` too those of `trec_eval`. For
 * big files use `evaluateRunFile`. A bootstrap over fewer than about 20 queries is too sure of itself.
 *
 * @param qrels For each query a grade for each judged document, or a list of the relevant ones.
 * @param run For each query what was retrieved, with scores, or best first.
 * @param options Measures, what counts and how.
 * @returns Values by query, means with intervals, and what to know beside them.
 * @throws {RangeError} If a measure is unknown (naming the nearest), a document comes twice in a query of the run,
 * a grade or score is not finite, or an option is out of range.
 * @throws {TypeError} If `qrels` or `run` is of the wrong kind, or an option unknown.
 * @see {@link https://github.com/usnistgov/trec_eval}
 *
 * @example
 * ```ts
 * import { evaluateRun } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const qrels = { q1: ["a"], q2: ["b"], q3: ["c"], q4: ["d"] };
 * const run = { q1: ["a"], q2: ["x"], q3: ["x", "c"] };
 * const { summary, perQuery, missing } = evaluateRun(qrels, run, { measures: ["recip_rank"] });
 *
 * assertEquals(summary.recip_rank.estimate, 0.375);
 * assertEquals(perQuery.q3, { recip_rank: 0.5 });
 * assertEquals(missing, ["q4"]);
 * ```
 */
export function evaluateRun(
  qrels: Qrels,
  run: RetrievalRun,
  options: EvaluateRunOptions = {},
): RunEvaluation {
  if (!isObject(qrels)) throw wrongKind(ACTION, "qrels", "an object of queries", qrels);
  if (!isObject(run)) throw wrongKind(ACTION, "run", "an object of queries", run);
  const settings = readSettings(options, ACTION);
  const warnings: string[] = [];
  const queries = Object.keys(qrels).map((query): JudgedQuery => {
    const grades = gradesOf(qrels, query, warnings);
    const judged = countJudgements(Float64Array.from(grades.values()), settings.relevanceLevel);
    if (!Object.hasOwn(run, query)) return { query, judged };
    const ranked = rankedDocuments(run[query], query, settings.ties, ACTION);
    const places: number[] = [];
    const found: number[] = [];
    ranked.forEach(({ id }, place) => {
      const grade = grades.get(id);
      if (grade === undefined) return;
      places.push(place);
      found.push(grade);
    });
    const top = ranked.slice(0, settings.unjudgedAt);
    const unjudged = top.flatMap(({ id }) => grades.has(id) ? [] : [id]);
    const hits = { places, grades: found };
    return { query, judged, found: { hits, top: top.length, unjudged } };
  });
  const notJudged = Object.keys(run).filter((query) => !Object.hasOwn(qrels, query));
  for (const query of notJudged) rankedDocuments(run[query], query, settings.ties, ACTION);
  return evaluateQueries(queries, notJudged, settings, warnings);
}

function gradesOf(qrels: Qrels, query: string, warnings: string[]): ReadonlyMap<string, number> {
  const given: unknown = qrels[query];
  const name = `qrels[${JSON.stringify(query)}]`;
  if (!Array.isArray(given)) {
    requireGrades(given, name, ACTION);
    return new Map(Object.entries(given as Readonly<Record<string, number>>));
  }
  requireIds(given, name, ACTION);
  const grades = new Map<string, number>();
  for (const id of given) {
    if (grades.has(id)) {
      warnings.push(`${JSON.stringify(id)} is named twice in ${name}: it counts once`);
    }
    grades.set(id, 1);
  }
  return grades;
}

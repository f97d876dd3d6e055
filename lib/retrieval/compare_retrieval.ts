import { compareEvaluations } from "./compare_evaluations.ts";
import { evaluateRun } from "./evaluate_run.ts";
import { isObject, wrongKind } from "./_require_ranking.ts";
import type { Qrels } from "./qrels.ts";
import type { RetrievalComparison } from "./retrieval_comparison.ts";
import type { RetrievalRun } from "./retrieval_run.ts";
import type { EvaluateRunOptions } from "./run_evaluation.ts";

/**
 * Measures two runs against the same judgements and compares them query by query.
 *
 * `evaluateRun` of each and {@linkcode compareEvaluations} in one step; take the two apart where the evaluations
 * themselves are wanted too.
 *
 * @param qrels For each query a grade for each judged document, or a list of the relevant ones.
 * @param runA The first run, the baseline.
 * @param runB The second run, the candidate.
 * @param options As those of `evaluateRun`; `resamples` is 10,000 by default.
 * @returns Means, differences with intervals, p-values, wins and losses by measure.
 * @throws {RangeError} If a measure is unknown, a document comes twice in a query, or an option is out of range.
 * @throws {TypeError} If `qrels` or a run is of the wrong kind, or an option unknown.
 *
 * @example
 * ```ts
 * import { compareRetrieval } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const qrels = { q1: ["a"], q2: ["b"] };
 * const options = { measures: ["success_1"] };
 * const { measures } = compareRetrieval(qrels, { q1: ["a"] }, { q1: ["a"], q2: ["b"] }, options);
 *
 * assertEquals(measures[0].changed, [{ query: "q2", baseline: 0, candidate: 1, difference: 1 }]);
 * ```
 */
export function compareRetrieval(
  qrels: Qrels,
  runA: RetrievalRun,
  runB: RetrievalRun,
  options: EvaluateRunOptions = {},
): RetrievalComparison {
  if (!isObject(options)) throw wrongKind("compareRetrieval", "options", "an object", options);
  // The intervals of the means are not asked for here.
  const quick = { ...options, resamples: 2 };
  const [baseline, candidate] = [evaluateRun(qrels, runA, quick), evaluateRun(qrels, runB, quick)];
  const { level, resamples, seed } = options as EvaluateRunOptions;
  return compareEvaluations(baseline, candidate, {
    ...(level !== undefined && { level }),
    ...(resamples !== undefined && { resamples }),
    ...(seed !== undefined && { seed }),
  });
}

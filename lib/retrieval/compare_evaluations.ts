import { adjustPValues } from "../statistics/adjust_p_values.ts";
import { readResampling } from "./_evaluation_settings.ts";
import { meanIntervals } from "./_mean_intervals.ts";
import { randomisationP } from "./_randomisation_p.ts";
import { isObject, outOfRange, requireKnownOptions, wrongKind } from "./_require_ranking.ts";
import type {
  CompareEvaluationsOptions,
  MeasureComparison,
  QueryDifference,
  RetrievalComparison,
} from "./retrieval_comparison.ts";
import type { RunEvaluation } from "./run_evaluation.ts";

const ACTION = "compareEvaluations";
const OPTIONS: Record<keyof CompareEvaluationsOptions, true> = {
  ...{ level: true, resamples: true, seed: true },
};

/**
 * Compares two evaluations of the same queries, pair by pair: is the second better beyond chance, and where?
 *
 * Means alone hide that a change helps thirty queries and harms twenty. The p-value is that of the paired
 * randomisation test, which assumes nothing of how values are distributed, adjusted by Holm over the measures;
 * judge by it and by the interval of the difference, and read the losses. Only queries that both evaluations
 * count are compared, and the others listed.
 *
 * @param baseline What `evaluateRun` or `evaluateRunFile` gives for the first run.
 * @param candidate The same for the second, with the same judgements and measures.
 * @param options Level, resamples and seed.
 * @returns Means, differences with intervals, p-values, wins and losses by measure.
 * @throws {TypeError} If an evaluation is none, or an option unknown.
 * @throws {RangeError} If the two share no measure, or an option is out of range.
 * @see M. D. Smucker, J. Allan and B. Carterette, A comparison of statistical significance tests for information
 * retrieval evaluation, CIKM 2007.
 *
 * @example
 * ```ts
 * import { compareEvaluations, evaluateRun } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const qrels = { q1: ["a"], q2: ["b"], q3: ["c"] };
 * const measures = ["recip_rank"];
 * const before = evaluateRun(qrels, { q1: ["x", "a"], q2: ["b"], q3: ["x", "c"] }, { measures });
 * const after = evaluateRun(qrels, { q1: ["a"], q2: ["b"], q3: ["c"] }, { measures });
 * const [{ wins, losses, pValue }] = compareEvaluations(before, after).measures;
 *
 * // Both differences point one way; of four exchanges two are as far from 0.
 * assertEquals({ wins, losses, pValue }, { wins: 2, losses: 0, pValue: 0.5 });
 * ```
 */
export function compareEvaluations(
  baseline: RunEvaluation,
  candidate: RunEvaluation,
  options: CompareEvaluationsOptions = {},
): RetrievalComparison {
  requireEvaluation(baseline, "baseline");
  requireEvaluation(candidate, "candidate");
  requireKnownOptions(options, OPTIONS, ACTION);
  const resampling = readResampling({ resamples: 10_000, ...options }, ACTION);
  const names = candidate.measures.filter((name) => baseline.measures.includes(name));
  if (names.length === 0) {
    throw outOfRange(ACTION, "measures", "shared by both evaluations", candidate.measures);
  }
  const queries = Object.keys(baseline.perQuery)
    .filter((query) => Object.hasOwn(candidate.perQuery, query));
  const columns = names.map((name) =>
    queries.map((query): QueryDifference => {
      const [before, after] = [baseline, candidate].map((one) => one.perQuery[query][name]);
      return { query, baseline: before, candidate: after, difference: after - before };
    })
  );
  const table = new Float64Array(queries.length * names.length);
  columns.forEach((pairs, column) =>
    pairs.forEach(({ difference }, row) => table[row * names.length + column] = difference)
  );
  const intervals = meanIntervals(table, names.length, resampling);
  const pValues = queries.length === 0 ? names.map(() => null) : randomisationP(
    columns.map((pairs) => Float64Array.from(pairs, ({ difference }) => difference)),
    resampling,
  );
  const adjusted = adjustPValues(pValues);
  const only = (one: RunEvaluation, other: RunEvaluation) =>
    Object.keys(one.perQuery).filter((query) => !Object.hasOwn(other.perQuery, query));
  return {
    n: queries.length,
    measures: columns.map((pairs, column): MeasureComparison => ({
      measure: names[column],
      baseline: meanOf(pairs.map((pair) => pair.baseline)),
      candidate: meanOf(pairs.map((pair) => pair.candidate)),
      difference: intervals[column],
      pValue: pValues[column],
      adjustedPValue: adjusted[column],
      wins: pairs.filter(({ difference }) => difference > 0).length,
      losses: pairs.filter(({ difference }) => difference < 0).length,
      ties: pairs.filter(({ difference }) => difference === 0).length,
      changed: pairs.filter(({ difference }) => difference !== 0)
        .sort((a, b) => a.difference - b.difference),
    })),
    onlyBaseline: only(baseline, candidate),
    onlyCandidate: only(candidate, baseline),
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function requireEvaluation(value: unknown, name: string): void {
  const right = isObject(value) && isObject(value.perQuery) && Array.isArray(value.measures);
  if (!right) throw wrongKind(ACTION, name, "an evaluation of a run", value);
  const { perQuery, measures } = value as unknown as RunEvaluation;
  for (const [query, row] of Object.entries(perQuery)) {
    if (isObject(row) && measures.every((measure) => Number.isFinite(row[measure]))) continue;
    const where = `${name}.perQuery[${JSON.stringify(query)}]`;
    throw wrongKind(ACTION, where, "a number for each measure", row);
  }
}

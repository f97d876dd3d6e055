import type { EvaluationSettings } from "./_evaluation_settings.ts";
import { meanIntervals } from "./_mean_intervals.ts";
import { measureQuery, type QueryHits, type QueryJudgements } from "./_measure_query.ts";
import type { LeftOutQuery, RunEvaluation } from "./run_evaluation.ts";

/** A judged query with what the run found for it; nothing where the run lacks it. */
export interface JudgedQuery {
  readonly query: string;
  readonly judged: QueryJudgements;
  readonly found?: FoundDocuments | undefined;
}

/** What a run retrieved for a query, as far as it matters. */
export interface FoundDocuments {
  /** The judged documents among it. */
  readonly hits: QueryHits;
  /** How many documents the first places hold. */
  readonly top: number;
  /** Those in the first places that are unjudged. */
  readonly unjudged: readonly string[];
}

/** Below so many queries a percentile bootstrap is too sure of itself. */
const FEW = 20;
const NO_HITS: QueryHits = { places: [], grades: [] };

/** Measures judged queries, in their order, and takes the means. */
export function evaluateQueries(
  queries: Iterable<JudgedQuery>,
  notJudged: readonly string[],
  settings: EvaluationSettings,
  warnings: readonly string[] = [],
): RunEvaluation {
  const { measures, relevanceLevel, noRelevant, missing: ofMissing, unjudgedAt } = settings;
  const names = measures.map(({ name }) => name);
  const values: number[] = [];
  const perQuery: [string, Record<string, number>][] = [];
  const missing: string[] = [];
  const leftOut: LeftOutQuery[] = [];
  const byQuery: [string, readonly string[]][] = [];
  const first = { judged: "", count: 0 };
  let retrieved = 0;
  let unjudged = 0;
  for (const { query, judged, found } of queries) {
    if (first.count++ === 0) first.judged = query;
    if (found === undefined) missing.push(query);
    else {
      retrieved += found.top;
      unjudged += found.unjudged.length;
      if (found.unjudged.length > 0) byQuery.push([query, found.unjudged]);
    }
    if (judged.relevant === 0 && noRelevant === "exclude") {
      leftOut.push({ query, reason: "no-relevant" });
      continue;
    }
    if (found === undefined && ofMissing === "omit") {
      leftOut.push({ query, reason: "missing" });
      continue;
    }
    const hits = found?.hits ?? NO_HITS;
    const row: Record<string, number> = {};
    for (const measure of measures) {
      const value = measureQuery(measure, hits, judged, relevanceLevel);
      row[measure.name] = value;
      values.push(value);
    }
    perQuery.push([query, row]);
  }
  for (const query of notJudged) leftOut.push({ query, reason: "not-judged" });
  const few = perQuery.length > 1 && perQuery.length < FEW ? `${perQuery.length} queries` : "";
  const means = meanIntervals(Float64Array.from(values), measures.length, settings);
  return {
    measures: names,
    summary: Object.fromEntries(names.map((name, index) => [name, means[index]])),
    perQuery: Object.fromEntries(perQuery),
    ...{ missing, leftOut },
    unjudged: { k: unjudgedAt, retrieved, unjudged, byQuery: Object.fromEntries(byQuery) },
    warnings: [
      ...warnings,
      ...(missing.length === first.count ? [nothingShared(first, notJudged)] : []),
      ...(few ? [`intervals over ${few} are too narrow`] : []),
    ],
  };
}

/** Two files that do not belong together would give a 0 that looks like a finding. */
function nothingShared(
  { judged, count }: { readonly judged: string; readonly count: number },
  notJudged: readonly string[],
): string {
  if (count === 0) return "there are no judgements";
  const [first, second] = [notJudged[0], judged].map((query) => JSON.stringify(query));
  const why = notJudged.length === 0
    ? "it is empty"
    : `it has ${first}, the judgements have ${second}`;
  return `the run holds none of the ${count} judged queries: ${why}`;
}

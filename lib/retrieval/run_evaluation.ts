import type { Interval } from "../statistics/interval.ts";

/** Options of `evaluateRun` and `evaluateRunFile`. */
export interface EvaluateRunOptions {
  /**
   * Measures by trec_eval's names: `recall_5`, `P_10`, `success_5`, `map`, `map_cut_100`, `recip_rank`,
   * `recip_rank_cut_10`, `Rprec`, `bpref`, `ndcg`, `ndcg_cut_10` (linear gain), `ndcg_exp`, `ndcg_exp_5`
   * (exponential gain). A name that wants a cut and has none stands for trec_eval's nine.
   * Default: recall_5, recall_10, P_5, ndcg_cut_10, recip_rank, map.
   */
  readonly measures?: readonly string[];
  /**
   * A judged query to which nothing is relevant: `"exclude"` (default) leaves it out and lists it, `"zero"`
   * counts 0, as trec_eval does.
   */
  readonly noRelevant?: "exclude" | "zero";
  /** A judged query that the run lacks: `"zero"` (default) counts 0, as trec_eval -c; `"omit"` leaves it out. */
  readonly missing?: "zero" | "omit";
  /** Equal scores: `"trec"` (default) ranks the greater id first, `"file"` the one that comes first. */
  readonly ties?: "trec" | "file";
  /** The least grade that counts as relevant, above 0. Default 1. nDCG takes every grade above 0. */
  readonly relevanceLevel?: number;
  /** How many places are looked at for unjudged documents, an integer from 1. Default 10. */
  readonly unjudgedAt?: number;
  /** Confidence level of the intervals, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Resamples of the bootstrap, an integer from 2. Default 1,000. */
  readonly resamples?: number;
  /** Seed of the bootstrap, an integer. Default 1. */
  readonly seed?: number;
}

/** A query that no mean counts. */
export interface LeftOutQuery {
  /** Its id. */
  readonly query: string;
  /** Nothing is relevant to it; the run lacks it; or it has no judgements. */
  readonly reason: "no-relevant" | "missing" | "not-judged";
}

/** Documents in the first places that nobody judged: every measure but bpref takes them for not relevant. */
export interface UnjudgedDocuments {
  /** How many places of each query were looked at. */
  readonly k: number;
  /** Documents in those places, over the judged queries. */
  readonly retrieved: number;
  /** Those of them that are unjudged. */
  readonly unjudged: number;
  /** Their ids, best first, by query; only of queries that have some. */
  readonly byQuery: Readonly<Record<string, readonly string[]>>;
}

/** A run measured: per query, in the mean, and what was left out. */
export interface RunEvaluation {
  /** The measures, by name. */
  readonly measures: readonly string[];
  /** The mean of each measure over the queries of `perQuery`, with its bootstrap interval. */
  readonly summary: Readonly<Record<string, Interval>>;
  /** Each measure of each query that counts, in the order of the judgements. */
  readonly perQuery: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Judged queries that the run lacks, whether they count 0 or are left out. */
  readonly missing: readonly string[];
  /** Queries that count nowhere, and why. */
  readonly leftOut: readonly LeftOutQuery[];
  /** Unjudged documents in the first places. */
  readonly unjudged: UnjudgedDocuments;
  /** What to beware of, such as an id that is named twice among the relevant. */
  readonly warnings: readonly string[];
}

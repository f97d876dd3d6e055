import { agreementWeights, requireWeights } from "./_agreement_weights.ts";
import { kappaBootstrap } from "./_cluster_bootstrap.ts";
import { largestEffect, sandwichError } from "./_cluster_sandwich.ts";
import { codedPairs } from "./_clustered_pairs.ts";
import { fewClusters } from "./_clusters.ts";
import { CONSTANT_RATER, kappaOf, smoothedKappa } from "./_kappa.ts";
import {
  requireInteger,
  requireLevel,
  requireOneOf,
  requireOptions,
  requireSeed,
} from "./_require.ts";
import { readTable } from "./_table.ts";
import type { Agreement, AgreementWeights } from "./agreement.ts";
import { cohenKappa } from "./cohen_kappa.ts";
import type { Label } from "./confusion_matrix.ts";
import { studentTQuantile } from "./student_t_quantile.ts";

/** Two labels of one row, and the cluster it belongs to. */
export interface ClusteredPair {
  /** What people say. */
  readonly reference: Label;
  /** What the judge says. */
  readonly predicted: Label;
  /** Which cluster the row belongs to, such as its question. */
  readonly cluster: string | number;
  /** How often this pair occurs in this cluster, an integer of at least 1. Default 1. */
  readonly count?: number;
}

/** Options of {@linkcode clusterKappa}. */
export interface ClusterKappaOptions {
  /** The labels, in order. Default: those that occur, as `confusionMatrix` orders them. */
  readonly labels?: readonly Label[];
  /** How near two labels are, from their order. Default `"none"`. */
  readonly weights?: AgreementWeights;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /** `"sandwich"` (default): influence values summed by cluster; `"bootstrap"`: whole clusters are drawn. */
  readonly method?: "sandwich" | "bootstrap";
  /**
   * The sandwich's interval: `"wald"` (default), or `"adjusted"`, that of `cohenKappa` for a table of
   * effective rows (counts over the design effect, at least 1), for few rows of a label or few disagreements.
   */
  readonly interval?: "wald" | "adjusted";
  /** Resamples of the bootstrap, an integer of at least 2. Default 2,000. */
  readonly resamples?: number;
  /** Seed of the bootstrap, an integer. Default 1. */
  readonly seed?: number;
}

/** Cohen's kappa of clustered rows. */
export type ClusterKappa = Agreement & {
  /** How many clusters there are. */
  readonly clusters: number;
  /** Variance of kappa over that of as many independent rows; `null` where either is 0 or undefined. */
  readonly designEffect: number | null;
  /** Present below 30 clusters. */
  readonly warning?: string;
};

const ACTION = "clusterKappa";
const OPTIONS: Record<keyof ClusterKappaOptions, true> = {
  labels: true,
  weights: true,
  level: true,
  method: true,
  interval: true,
  resamples: true,
  seed: true,
};
const ZERO = "the standard error is 0, which says nothing about other clusters";

/**
 * Cohen's kappa where rows come in clusters, such as several answers to one question.
 *
 * The estimate is that of `cohenKappa`; the standard error adds the influence values of kappa up by cluster
 * (the sandwich), with Student's t on one degree less than there are clusters. `method: "bootstrap"` draws
 * whole clusters instead. Wald's bounds may leave [-1, 1].
 *
 * Measured coverage of the 95 % interval, clusters of 1 to 10 rows, sensitivity .9, specificity .95, prevalence
 * .1 to .5: adjusted, at least .93 from 20 clusters whose rows are correlated by at most .1, and at any
 * correlation where 15 effective rows of each label and 15 effective disagreements can be expected; Wald's
 * from 20 effective disagreements. Below that a few clusters hold all errors, and nothing covers: .85
 * (adjusted) and .78 (Wald) with 20 clusters correlated by .5, where rows taken as independent cover .64.
 * The bootstrap does as Wald's does. Cost: three passes over the rows, or one over clusters a resample.
 *
 * @param rows One entry a row, or a pair with its `count`.
 * @param options Labels in order, weights, level, method and interval.
 * @returns Kappa with its interval, standard error and design effect, method `"cluster-sandwich"`,
 *   `"cluster-adjusted"` or `"cluster-bootstrap"`. Undefined where `cohenKappa` is; with one cluster, or a
 *   constant rater, it has no bounds.
 * @throws {RangeError} If a label is not among `labels`, a count is no integer >= 1, or an option is unknown.
 * @throws {TypeError} If a row lacks a label or a cluster, naming its index.
 *
 * @see Fleiss, Cohen and Everitt, Psychol. Bull. 72 (1969) 323, for the variance of independent rows;
 *   Liang and Zeger, Biometrika 73 (1986) 13, for sums by cluster.
 *
 * @example
 * ```ts
 * import { clusterKappa, cohenKappa, confusionMatrix } from "@touchstone/eval/statistics";
 * import { assert } from "@std/assert";
 *
 * // 60 questions, three answers each; judge and people differ on all answers of some questions.
 * const rows = Array.from({ length: 180 }, (_, i) => {
 *   const cluster = Math.floor(i / 3);
 *   const reference = i % 2 === 0;
 *   return { cluster, reference, predicted: cluster % 6 === 0 ? !reference : reference };
 * });
 * const kappa = clusterKappa(rows);
 * const naive = cohenKappa(
 *   confusionMatrix(rows.map((row) => row.reference), rows.map((row) => row.predicted)),
 * );
 *
 * assert(kappa.estimate === naive.estimate);
 * assert(kappa.designEffect !== null && kappa.designEffect > 2.9);
 * ```
 */
export function clusterKappa(
  rows: readonly ClusteredPair[],
  options: ClusterKappaOptions = {},
): ClusterKappa {
  requireOptions(options, OPTIONS, ACTION);
  const { weights = "none", level = 0.95, method = "sandwich", interval = "wald" } = options;
  const { resamples = 2000, seed = 1 } = options;
  requireWeights(weights, ACTION);
  requireLevel(level, ACTION);
  requireOneOf(method, ["sandwich", "bootstrap"], "method", ACTION);
  requireOneOf(interval, ["wald", "adjusted"], "interval", ACTION);
  requireInteger(resamples, "resamples", ACTION, 2);
  requireSeed(seed, ACTION);
  const pairs = codedPairs(rows, options.labels, ACTION);
  const { matrix, clusters } = pairs;
  const independent = cohenKappa(matrix, { weights, level });
  const table = readTable(matrix, ACTION);
  const nearness = agreementWeights(table.size, weights);
  const kappa = table.n === 0 ? undefined : kappaOf(table, nearness);
  if (kappa === undefined) return { ...independent, clusters, designEffect: null };

  const { estimate, observed, expected } = kappa;
  const names = { wald: "cluster-sandwich", adjusted: "cluster-adjusted" };
  const about = {
    n: table.n,
    level,
    method: method === "bootstrap" ? "cluster-bootstrap" : names[interval],
    observed,
    expected,
    clusters,
    ...fewClusters(clusters),
  };
  const withoutBounds = (reason: string): ClusterKappa => {
    const none = { lower: null, upper: null, standardError: null, designEffect: null };
    return { estimate: independent.estimate ?? estimate, ...none, reason, ...about };
  };
  if (clusters === 1) return withoutBounds("one cluster: nothing shows how clusters differ");
  if (table.rows.includes(table.n) || table.columns.includes(table.n)) {
    return withoutBounds(CONSTANT_RATER);
  }
  const effectOf = (error: number) => {
    const single = independent.standardError;
    return single ? (error / single) ** 2 : null;
  };
  if (method === "bootstrap") {
    const bounds = kappaBootstrap(pairs, nearness, estimate, { level, resamples, seed });
    if (bounds.lower === null) return withoutBounds(bounds.reason);
    const { lower, upper, standardError } = bounds;
    if (!standardError) return withoutBounds(ZERO);
    return {
      estimate,
      lower,
      upper,
      standardError,
      designEffect: effectOf(standardError),
      ...about,
    };
  }
  const standardError = sandwichError(pairs, table, nearness, kappa);
  const designEffect = effectOf(standardError);
  const t = studentTQuantile((1 + level) / 2, clusters - 1);
  if (interval === "wald") {
    // A variance that is 0 in exact arithmetic comes out as some 1e-17.
    if (standardError < 1e-9) return withoutBounds(ZERO);
    const reach = t * standardError;
    const [lower, upper] = [estimate - reach, estimate + reach];
    return { estimate, lower, upper, standardError, designEffect, ...about };
  }
  // Perfect agreement shows no effect: all rows of a cluster then count as one.
  const effect = Math.max(1, designEffect ?? largestEffect(pairs));
  const smoothed = smoothedKappa(table, nearness, effect);
  const reach = t * smoothed.standardError;
  return {
    estimate,
    lower: Math.max(-1, Math.min(estimate, smoothed.estimate - reach)),
    upper: Math.min(1, Math.max(estimate, smoothed.estimate + reach)),
    standardError: smoothed.standardError,
    designEffect,
    ...about,
  };
}

import { bootstrapBounds } from "./_bootstrap_bounds.ts";
import {
  overCells,
  overRows,
  type RowStatistic,
  type TableStatistic,
} from "./_bootstrap_replicates.ts";
import {
  requireInteger,
  requireLevel,
  requireOneOf,
  requireOptions,
  requireSeed,
  wrongType,
} from "./_require.ts";
import { readTable } from "./_table.ts";
import type { ConfusionMatrix, CountTable } from "./confusion_matrix.ts";
import { createRandom } from "./create_random.ts";
import type { Interval } from "./interval.ts";

/** Options of {@linkcode bootstrapInterval}. */
export interface BootstrapOptions {
  /** How many resamples, an integer of at least 2. Default 2,000. */
  readonly resamples?: number;
  /** Seed of the resampling, an integer. The same seed gives the same interval. Default 1. */
  readonly seed?: number;
  /** `"percentile"` (default) or `"bca"`, bias-corrected and accelerated. */
  readonly method?: "percentile" | "bca";
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /**
   * How BCa's bias correction counts resamples equal to the estimate: `"half"` (default, as scipy) or
   * `"strict"` (Efron's formula, R's `boot`), which is lopsided for statistics on a lattice.
   */
  readonly ties?: "half" | "strict";
}

/** Options of {@linkcode bootstrapInterval} over rows. */
export interface RowBootstrapOptions<Row> extends BootstrapOptions {
  /** Names the cluster of a row: rows that share one are drawn together. Default: each on its own. */
  readonly cluster?: (row: Row, index: number) => string | number;
}

/** An interval by resampling, with what the resampling showed. */
export type BootstrapInterval = Interval & {
  /** Standard deviation of the statistic over the resamples; `null` where it is undefined. */
  readonly standardError: number | null;
  /** Resamples asked for. */
  readonly resamples: number;
  /** Resamples whose statistic was undefined: left out of the bounds, and counted here. */
  readonly undefinedResamples: number;
  /** BCa's bias correction z0; only for `"bca"`. */
  readonly biasCorrection?: number;
  /** BCa's acceleration; only for `"bca"`. */
  readonly acceleration?: number;
  /** What to beware of, such as bounds that collapsed to a point. */
  readonly warning?: string;
};

const ACTION = "bootstrapInterval";
const OPTIONS: Record<keyof RowBootstrapOptions<unknown>, true> = {
  cluster: true,
  resamples: true,
  seed: true,
  method: true,
  level: true,
  ties: true,
};

/**
 * The bootstrap interval of any statistic over the cells of a count table.
 *
 * Each resample draws the cells' counts from a multinomial, which costs the same for a hundred rows and
 * for a million. Same statistic, same interval in distribution as resampling the rows.
 *
 * @param data A `q` x `q` count table, from `confusionMatrix` or `{ labels, counts }`.
 * @param statistic Takes a confusion matrix, gives a number, or `null` where it is undefined.
 * @param options Resamples, seed, method and level.
 * @returns The statistic of the data, its bounds, and what the resampling showed.
 * @throws {RangeError} If an option is out of range.
 * @throws {TypeError} If `data` is neither rows nor a count table, or `statistic` no function.
 *
 * @see Efron, J. Am. Stat. Assoc. 82 (1987) 171, for BCa.
 *
 * @example Over a count table
 * ```ts
 * import { bootstrapInterval, cohenKappa } from "@touchstone/eval/statistics";
 * import { assert } from "@std/assert";
 *
 * const table = { labels: ["good", "bad"], counts: [[679, 137], [89, 582]] };
 * const kappa = bootstrapInterval(table, (matrix) => cohenKappa(matrix).estimate, { seed: 7 });
 *
 * assert(kappa.estimate !== null && kappa.lower !== null);
 * assert(Math.abs(kappa.lower - 0.659) < 0.01 && Math.abs(kappa.upper - 0.732) < 0.01);
 * ```
 */
export function bootstrapInterval(
  data: CountTable,
  statistic: (matrix: ConfusionMatrix) => number | null,
  options?: BootstrapOptions,
): BootstrapInterval;
/**
 * The bootstrap interval of any statistic over rows, or over clusters of rows.
 *
 * Rows that share a question or a document are not independent: name their cluster, and whole clusters
 * are drawn. Under 30 clusters the percentile interval is too narrow (it covers .885 at 8 clusters).
 * Costs one call of `statistic` a resample, and for BCa one more a row or cluster.
 *
 * @param data The rows, in any order.
 * @param statistic Takes rows, gives a number, or `null` where it is undefined.
 * @param options Resamples, seed, method, level and cluster.
 * @returns The statistic of the data, its bounds, and what the resampling showed; `n` counts rows.
 *
 * @example Over clusters of rows
 * ```ts
 * import { bootstrapInterval } from "@touchstone/eval/statistics";
 * import { assert } from "@std/assert";
 *
 * const rows = Array.from({ length: 90 }, (_, i) => ({ question: i % 45, wrong: i % 9 === 0 }));
 * const rate = bootstrapInterval(
 *   rows,
 *   (drawn) => drawn.filter((row) => row.wrong).length / drawn.length,
 *   { cluster: (row) => row.question },
 * );
 *
 * assert(rate.estimate === 10 / 90 && rate.n === 90);
 * ```
 */
export function bootstrapInterval<Row>(
  data: readonly Row[],
  statistic: (rows: readonly Row[]) => number | null,
  options?: RowBootstrapOptions<Row>,
): BootstrapInterval;
export function bootstrapInterval<Row>(
  data: CountTable | readonly Row[],
  statistic: (data: never) => number | null,
  options: RowBootstrapOptions<Row> = {},
): BootstrapInterval {
  requireOptions(options, OPTIONS, ACTION);
  const { resamples = 2000, seed = 1, method = "percentile", level = 0.95, ties = "half" } =
    options;
  requireInteger(resamples, "resamples", ACTION, 2);
  requireSeed(seed, ACTION);
  requireLevel(level, ACTION);
  requireOneOf(method, ["percentile", "bca"], "method", ACTION);
  requireOneOf(ties, ["half", "strict"], "ties", ACTION);
  if (typeof statistic !== "function") {
    throw wrongType(ACTION, "statistic", "a function", statistic);
  }
  const random = createRandom(seed);
  const wanted = { resamples, jackknife: method === "bca" };
  // The overloads pair each kind of data with its own kind of statistic.
  const replicates = isRows(data)
    ? overRows(data, statistic as RowStatistic<Row>, options.cluster, wanted, random)
    : overCells(readTable(data, ACTION), data.labels, statistic as TableStatistic, wanted, random);
  return bootstrapBounds(replicates, { resamples, method, level, ties });
}

function isRows<Row>(data: CountTable | readonly Row[]): data is readonly Row[] {
  return Array.isArray(data);
}

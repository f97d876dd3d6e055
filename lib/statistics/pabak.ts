import type { CountTable } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import { requireInteger, requireLevel, requireOptions } from "./_require.ts";
import { agreements, readTable } from "./_table.ts";
import { wilsonInterval } from "./wilson_interval.ts";

/** Options of {@linkcode pabak}. */
export interface PabakOptions {
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /**
   * Labels that guessing is among, an integer of at least 2. Default: the declared ones. 2 gives
   * `2 * observed - 1`, as some define it for any number of labels.
   */
  readonly categories?: number;
}

const OPTIONS: Record<keyof PabakOptions, true> = { level: true, categories: true };

/**
 * Prevalence- and bias-adjusted kappa: agreement beyond what even guessing would give.
 *
 * `(q * observed - 1) / (q - 1)` for `q` labels, the declared ones or `categories` (Brennan and Prediger's coefficient; with two
 * labels `2 * observed - 1`). It is agreement on another scale, so its interval is the Wilson interval
 * of the agreement on that scale. Undefined with no rows or with one declared label.
 *
 * @param matrix A `q` x `q` count table; its labels are the declared ones, used or not.
 * @param options Confidence level and categories.
 * @returns The coefficient, from -1 / (q - 1) to 1, with its interval.
 * @throws {RangeError} If a count is no integer >= 0 the table is not square, or the level is out of range.
 * @throws {TypeError} If `matrix` is no count table, or an option is unknown.
 *
 * @see Byrt, Bishop and Carlin, J. Clin. Epidemiol. 46 (1993) 423.
 *
 * @example
 * ```ts
 * import { pabak } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const { estimate } = pabak({ labels: [false, true], counts: [[50, 10], [5, 35]] });
 *
 * assertAlmostEquals(estimate ?? NaN, 2 * 0.85 - 1);
 * ```
 */
export function pabak(matrix: CountTable, options: PabakOptions = {}): Interval {
  requireOptions(options, OPTIONS, "pabak");
  requireLevel(options.level ?? 0.95, "pabak");
  const table = readTable(matrix, "pabak");
  const { categories = table.size } = options;
  if (options.categories !== undefined) requireInteger(categories, "categories", "pabak", 2);
  const share = wilsonInterval(agreements(table), table.n, { level: options.level ?? 0.95 });
  if (share.estimate === null) return share;
  const { n, level, method } = share;
  if (categories < 2) {
    const reason = "only one label is declared";
    return { estimate: null, lower: null, upper: null, n, level, method, reason };
  }
  if (share.lower === null) return share;
  const beyondGuessing = (agreement: number) => (categories * agreement - 1) / (categories - 1);
  return {
    estimate: beyondGuessing(share.estimate),
    lower: beyondGuessing(share.lower),
    upper: beyondGuessing(share.upper),
    n,
    level,
    method,
  };
}

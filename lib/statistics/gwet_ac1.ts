import { requireOptions } from "./_require.ts";
import { gwetAgreement } from "./_gwet_agreement.ts";
import type { Agreement } from "./agreement.ts";
import type { CountTable } from "./confusion_matrix.ts";
import type { TableBootstrapOptions } from "./table_bootstrap_options.ts";

/** Options of {@linkcode gwetAc1}: level of the interval, resamples and seed of its bootstrap. */
export type GwetAc1Options = TableBootstrapOptions;

const OPTIONS: Record<keyof GwetAc1Options, true> = { level: true, resamples: true, seed: true };

/**
 * Gwet's AC1: agreement beyond chance that stays readable where one label is rare.
 *
 * Beside {@linkcode cohenKappa}, whose value drops with a rare label however well the raters agree.
 * Depends on the declared labels, used or not. Its interval is a bootstrap of the table (two rows are
 * spread over the cells first, so that a perfect table keeps a width); `standardError` is Gwet's.
 * Undefined with no rows or with one declared label.
 *
 * @param matrix A `q` x `q` count table, from {@linkcode confusionMatrix} or `{ labels, counts }`.
 * @param options Level of the interval, resamples and seed.
 * @returns AC1 in [-1, 1] with its interval, standard error, observed and expected agreement.
 * @throws {RangeError} If a count is no integer >= 0, the table not square, or an option out of range.
 * @throws {TypeError} If `matrix` is no count table, or an option is unknown.
 *
 * @see Gwet, Br. J. Math. Stat. Psychol. 61 (2008) 29.
 *
 * @example
 * ```ts
 * import { cohenKappa, gwetAc1 } from "@touchstone/eval/statistics";
 * import { assert } from "@std/assert";
 *
 * // 94 % agreement, yet kappa is below 0, because "bad" is rare.
 * const matrix = { labels: ["ok", "bad"], counts: [[118, 5], [2, 0]] };
 *
 * assert((cohenKappa(matrix).estimate ?? 0) < 0);
 * assert((gwetAc1(matrix).estimate ?? 0) > 0.9);
 * ```
 */
export function gwetAc1(matrix: CountTable, options: GwetAc1Options = {}): Agreement {
  requireOptions(options, OPTIONS, "gwetAc1");
  return gwetAgreement(matrix, "none", options, "gwetAc1");
}

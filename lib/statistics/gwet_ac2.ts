import { requireOptions } from "./_require.ts";
import { requireWeights } from "./_agreement_weights.ts";
import { gwetAgreement } from "./_gwet_agreement.ts";
import type { Agreement, AgreementWeights } from "./agreement.ts";
import type { CountTable } from "./confusion_matrix.ts";
import type { TableBootstrapOptions } from "./table_bootstrap_options.ts";

/** Options of {@linkcode gwetAc2}. */
export interface GwetAc2Options extends TableBootstrapOptions {
  /** How near two labels are, from their order in `matrix.labels`. Default `"quadratic"`. */
  readonly weights?: AgreementWeights;
}

const OPTIONS: Record<keyof GwetAc2Options, true> = {
  weights: true,
  level: true,
  resamples: true,
  seed: true,
};

/**
 * Gwet's AC2: {@linkcode gwetAc1} for graded labels, where near misses count as part agreement.
 *
 * Weights follow the order of `matrix.labels`, used or not. With weights `"none"` it is AC1.
 *
 * @param matrix A `q` x `q` count table, from {@linkcode confusionMatrix} or `{ labels, counts }`.
 * @param options Weights, level of the interval, resamples and seed.
 * @returns AC2, at most 1 (with weights it may fall a little below -1), with its interval, standard error, observed and expected agreement.
 * @throws {RangeError} If a count is no integer >= 0, the table not square, or an option out of range.
 * @throws {TypeError} If `matrix` is no count table, or an option is unknown.
 *
 * @see Gwet, Handbook of Inter-Rater Reliability, 4th ed. (2014), ch. 4.
 *
 * @example
 * ```ts
 * import { gwetAc2 } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const matrix = { labels: [1, 2, 3], counts: [[12, 0, 3], [0, 0, 0], [2, 0, 8]] };
 *
 * assertAlmostEquals(gwetAc2(matrix).estimate ?? NaN, 0.6099843993759752, 1e-12);
 * ```
 */
export function gwetAc2(matrix: CountTable, options: GwetAc2Options = {}): Agreement {
  requireOptions(options, OPTIONS, "gwetAc2");
  const { weights = "quadratic", ...rest } = options;
  requireWeights(weights, "gwetAc2");
  return gwetAgreement(matrix, weights, rest, "gwetAc2");
}

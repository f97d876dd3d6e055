import { agreementWeights } from "./_agreement_weights.ts";
import { undefinedAgreement, waldAgreement } from "./_chance_corrected.ts";
import { pooledShareCoefficient, pooledShares } from "./_pooled_share_coefficient.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import { readTable } from "./_table.ts";
import type { Agreement } from "./agreement.ts";
import type { CountTable } from "./confusion_matrix.ts";

/** Options of {@linkcode scottPi}. */
export interface ScottPiOptions {
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

const ACTION = "scottPi";
const OPTIONS: Record<keyof ScottPiOptions, true> = { level: true };

/**
 * Scott's pi: agreement beyond chance, where chance draws both raters' labels from one pooled share.
 *
 * For two interchangeable raters; where one of the two is the reference, {@linkcode cohenKappa} lets
 * each keep its own label shares. Undefined (`null`) where only one label occurs.
 * Its Wald interval may reach beyond 1.
 *
 * @param matrix A `q` x `q` count table, from {@linkcode confusionMatrix} or `{ labels, counts }`.
 * @param options Confidence level.
 * @returns Pi in [-1, 1] with its Wald interval, standard error, observed and expected agreement.
 * @throws {RangeError} If a count is no integer >= 0 or the table is not square.
 * @throws {TypeError} If `matrix` is no count table, or an option is unknown.
 *
 * @see Scott, Public Opin. Q. 19 (1955) 321; standard error: Gwet, Handbook of Inter-Rater Reliability.
 *
 * @example
 * ```ts
 * import { scottPi } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * // Agreement 25/30; pooled shares 25/60 and 35/60; by chance (25² + 35²) / 60².
 * const { estimate } = scottPi({ labels: [0, 1], counts: [[10, 2], [3, 15]] });
 *
 * assertAlmostEquals(estimate ?? NaN, 0.6571428571428571, 1e-12);
 * ```
 */
export function scottPi(matrix: CountTable, options: ScottPiOptions = {}): Agreement {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95 } = options;
  requireLevel(level, ACTION);
  const table = readTable(matrix, ACTION);
  if (table.n === 0) return undefinedAgreement("no observations", 0, level, null, null);
  const shares = pooledShares(table);
  if (shares.includes(1)) {
    return undefinedAgreement("no variation: only one label occurs", table.n, level, 1, 1);
  }
  let expected = 0;
  for (const share of shares) expected += share ** 2;
  const nearness = agreementWeights(table.size, "none");
  return waldAgreement(
    pooledShareCoefficient(table, nearness, expected, shares),
    table.n,
    level,
    "the standard error is 0, which says nothing about other rows",
  );
}

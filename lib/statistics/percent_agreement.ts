import type { CountTable } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import { agreements, readTable } from "./_table.ts";
import { wilsonInterval } from "./wilson_interval.ts";

/** Options of {@linkcode percentAgreement}. */
export interface PercentAgreementOptions {
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

const OPTIONS: Record<keyof PercentAgreementOptions, true> = { level: true };

/**
 * The share of rows on which both raters say the same, with its Wilson interval.
 *
 * Easy to read and easy to be fooled by: with rare labels two raters who never look agree often. Show
 * {@linkcode cohenKappa} beside it. Undefined with no rows.
 *
 * @param matrix A `q` x `q` count table, from {@linkcode confusionMatrix} or `{ labels, counts }`.
 * @param options Confidence level.
 * @returns The share in [0, 1] with its interval; `n` is the rows in the table.
 * @throws {RangeError} If a count is no integer >= 0 the table is not square, or the level is out of range.
 * @throws {TypeError} If `matrix` is no count table, or an option is unknown.
 *
 * @example
 * ```ts
 * import { percentAgreement } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const matrix = { labels: [false, true], counts: [[50, 10], [5, 35]] };
 *
 * assertEquals(percentAgreement(matrix).estimate, 0.85);
 * ```
 */
export function percentAgreement(
  matrix: CountTable,
  options: PercentAgreementOptions = {},
): Interval {
  requireOptions(options, OPTIONS, "percentAgreement");
  requireLevel(options.level ?? 0.95, "percentAgreement");
  const table = readTable(matrix, "percentAgreement");
  return wilsonInterval(agreements(table), table.n, options);
}

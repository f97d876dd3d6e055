import { requireInteger, requireLevel, requireOptions, requireSeed } from "./_require.ts";
import { agreements, readTable, type Table } from "./_table.ts";
import { bootstrapTable } from "./_table_bootstrap.ts";
import type { CountTable } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import type { TableBootstrapOptions } from "./table_bootstrap_options.ts";

/** Options of {@linkcode matthewsCorrelation}: level, resamples and seed of its bootstrap. */
export type MatthewsCorrelationOptions = TableBootstrapOptions;

const ACTION = "matthewsCorrelation";
const OPTIONS: Record<keyof MatthewsCorrelationOptions, true> = {
  level: true,
  resamples: true,
  seed: true,
};

/**
 * Matthews correlation: one number for a whole confusion matrix, fair to rare labels.
 *
 * For two labels the phi coefficient; for more, Gorodkin's R_K. The interval is a bootstrap of the table
 * (two rows are spread over the cells first). Undefined (`null`) where either side uses one label only:
 * some packages return 0 there, which reads as chance.
 *
 * @param matrix A `q` x `q` count table, from {@linkcode confusionMatrix} or `{ labels, counts }`.
 * @param options Level of the interval, resamples and seed.
 * @returns The correlation in [-1, 1] with its interval.
 * @throws {RangeError} If a count is no integer >= 0, the table not square, or an option out of range.
 * @throws {TypeError} If `matrix` is no count table, or an option is unknown.
 *
 * @see Matthews, Biochim. Biophys. Acta 405 (1975) 442; Gorodkin, Comput. Biol. Chem. 28 (2004) 367.
 *
 * @example
 * ```ts
 * import { matthewsCorrelation } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const { estimate } = matthewsCorrelation({ labels: [0, 1], counts: [[10, 2], [3, 15]] });
 *
 * assertAlmostEquals(estimate ?? NaN, (10 * 15 - 2 * 3) / Math.sqrt(12 * 18 * 13 * 17));
 * ```
 */
export function matthewsCorrelation(
  matrix: CountTable,
  options: MatthewsCorrelationOptions = {},
): Interval {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95, resamples = 2000, seed = 1 } = options;
  requireLevel(level, ACTION);
  requireInteger(resamples, "resamples", ACTION, 2);
  requireSeed(seed, ACTION);
  const table = readTable(matrix, ACTION);
  const { value } = bootstrapTable(table, { value: correlationOf }, { level, resamples, seed });
  if (value.estimate === null && table.n > 0) {
    return { ...value, reason: "no variation: one side uses one label only" };
  }
  return value;
}

function correlationOf(table: Table): number | null {
  const { size, n, rows, columns } = table;
  let byChance = 0;
  let rowSquares = 0;
  let columnSquares = 0;
  for (let label = 0; label < size; label++) {
    byChance += rows[label] * columns[label];
    rowSquares += rows[label] ** 2;
    columnSquares += columns[label] ** 2;
  }
  const spread = (n * n - rowSquares) * (n * n - columnSquares);
  return spread === 0 ? null : (agreements(table) * n - byChance) / Math.sqrt(spread);
}

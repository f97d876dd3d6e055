import type { Coefficient } from "./_chance_corrected.ts";
import { type Table, tableOf } from "./_table.ts";

/** Why the kappa of a constant rater has no bounds. */
export const CONSTANT_RATER = "a rater that uses one label agrees exactly as often as chance";

/** Kappa and its standard error; `undefined` where agreement by chance is certain. */
export function kappaOf(table: Table, nearness: Float64Array): Coefficient | undefined {
  const { size, n, cells, rows, columns } = table;
  const rowNearness = new Float64Array(size);
  const columnNearness = new Float64Array(size);
  let observed = 0;
  let expected = 0;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const near = nearness[i * size + j];
      observed += near * cells[i * size + j];
      expected += near * rows[i] * columns[j];
      rowNearness[i] += near * columns[j] / n;
      columnNearness[j] += near * rows[i] / n;
    }
  }
  observed /= n;
  // Kept as a count so that certainty is seen exactly, without a tolerance.
  if (expected === n * n) return undefined;
  expected /= n * n;
  const estimate = (observed - expected) / (1 - expected);

  let spread = 0;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const byChance = (rowNearness[i] + columnNearness[j]) * (1 - estimate);
      spread += cells[i * size + j] / n * (nearness[i * size + j] - byChance) ** 2;
    }
  }
  const variance = (spread - (estimate - expected * (1 - estimate)) ** 2) / n;
  const standardError = Math.sqrt(Math.max(0, variance)) / (1 - expected);
  return { estimate, standardError, observed, expected };
}

/**
 * Kappa of the table with two more rows spread evenly over its cells, and its standard error; with a design
 * effect, of the table of effective rows, so many times smaller.
 */
export function smoothedKappa(table: Table, nearness: Float64Array, designEffect = 1): Coefficient {
  const added = 2 / table.size ** 2;
  const smoothed = kappaOf(
    tableOf(table.cells.map((count) => count / designEffect + added), table.size),
    nearness,
  );
  if (smoothed === undefined) throw new Error("a table without empty cells has a kappa");
  return smoothed;
}

/**
 * What a row of each cell adds to kappa's error: the influence function, cell after cell.
 *
 * Kappa is (o - e) / (1 - e); a row of cell i, j moves the observed agreement o by w_ij - o, and that by
 * chance e by (row nearness of i) + (column nearness of j) - 2 e. Its mean square over n is the variance of
 * Fleiss, Cohen and Everitt (1969).
 */
export function kappaInfluence(
  { size, n, rows, columns }: Table,
  nearness: Float64Array,
  { estimate, observed, expected }: Coefficient,
): Float64Array {
  const rowNearness = new Float64Array(size);
  const columnNearness = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      rowNearness[i] += nearness[i * size + j] * columns[j] / n;
      columnNearness[j] += nearness[i * size + j] * rows[i] / n;
    }
  }
  const influence = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const ofObserved = nearness[i * size + j] - observed;
      const ofExpected = rowNearness[i] + columnNearness[j] - 2 * expected;
      influence[i * size + j] = (ofObserved - (1 - estimate) * ofExpected) / (1 - expected);
    }
  }
  return influence;
}

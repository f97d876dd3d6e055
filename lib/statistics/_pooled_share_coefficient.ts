import type { Coefficient } from "./_chance_corrected.ts";
import type { Table } from "./_table.ts";

/** The share of all ratings, by both raters, that each label gets. */
export function pooledShares(table: Table): Float64Array {
  return table.rows.map((count, label) => (count + table.columns[label]) / (2 * table.n));
}

/**
 * A coefficient whose chance agreement depends on the pooled label shares (Scott's pi, Gwet's AC1 and
 * AC2), with the standard error of Gwet's handbook (4th ed. 2014, ch. 5): the spread of each row's
 * agreement less the influence of its labels on the chance agreement.
 *
 * @param table A checked table with n > 0.
 * @param nearness Agreement weights, row after row.
 * @param expected Agreement expected by chance, below 1.
 * @param influence The part of each label in the chance agreement: weighted by the pooled shares they
 *   sum to `expected`.
 */
export function pooledShareCoefficient(
  table: Table,
  nearness: Float64Array,
  expected: number,
  influence: Float64Array,
): Coefficient {
  const { size, n, cells } = table;
  let observed = 0;
  for (let cell = 0; cell < cells.length; cell++) observed += nearness[cell] * cells[cell] / n;
  const estimate = (observed - expected) / (1 - expected);
  let spread = 0;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const byChance = (1 - estimate) * (influence[i] + influence[j]);
      spread += cells[i * size + j] / n * (nearness[i * size + j] - byChance) ** 2;
    }
  }
  const variance = (spread - (observed - 2 * (1 - estimate) * expected) ** 2) / n;
  const standardError = Math.sqrt(Math.max(0, variance)) / (1 - expected);
  return { estimate, standardError, observed, expected };
}

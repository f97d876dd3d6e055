import { resampleCells } from "./_resample_cells.ts";
import type { Table } from "./_table.ts";
import { createQuickRandom } from "./_quick_random.ts";

/**
 * Kappa of multinomial resamples of a table; `NaN` where chance agreement is certain.
 *
 * On flat arrays that every resample uses again: it is the draws that take the time, and no row is touched.
 */
export function bootstrapKappas(
  { size, n, cells }: Table,
  nearness: Float64Array,
  resamples: number,
  seed: number,
): Float64Array {
  const random = createQuickRandom(seed);
  const drawn = new Float64Array(cells.length);
  const rows = new Float64Array(size);
  const columns = new Float64Array(size);
  const kappas = new Float64Array(resamples);
  for (let resample = 0; resample < resamples; resample++) {
    resampleCells(cells, n, drawn, random);
    rows.fill(0);
    columns.fill(0);
    let observed = 0;
    for (let i = 0, cell = 0; i < size; i++) {
      for (let j = 0; j < size; j++, cell++) {
        const count = drawn[cell];
        rows[i] += count;
        columns[j] += count;
        observed += nearness[cell] * count;
      }
    }
    let expected = 0;
    for (let i = 0, cell = 0; i < size; i++) {
      for (let j = 0; j < size; j++, cell++) expected += nearness[cell] * rows[i] * columns[j];
    }
    kappas[resample] = expected === n * n ? NaN : (observed * n - expected) / (n * n - expected);
  }
  return kappas;
}

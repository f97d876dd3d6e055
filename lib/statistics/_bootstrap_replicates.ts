import type { Replicates } from "./_bootstrap_bounds.ts";
import { resampleCells } from "./_resample_cells.ts";
import type { Table } from "./_table.ts";
import type { ConfusionMatrix, Label } from "./confusion_matrix.ts";

/** A statistic of a count table. */
export type TableStatistic = (matrix: ConfusionMatrix) => number | null;

/** A statistic of rows. */
export type RowStatistic<Row> = (rows: readonly Row[]) => number | null;

/** How many resamples, and whether leave-one-out values are wanted too. */
interface Wanted {
  readonly resamples: number;
  readonly jackknife: boolean;
}

/** Resamples rows, or whole clusters of rows, and leaves out one at a time. */
export function overRows<Row>(
  rows: readonly Row[],
  statistic: RowStatistic<Row>,
  cluster: ((row: Row, index: number) => string | number) | undefined,
  { resamples, jackknife }: Wanted,
  random: () => number,
): Replicates {
  const units = cluster ? clustersOf(rows, cluster) : rows.map((row) => [row]);
  const values = new Array<number | null>(resamples);
  if (units.length === 0) return { estimate: null, n: 0, values: [], leftOut: [] };
  for (let i = 0; i < resamples; i++) {
    const drawn: Row[] = [];
    for (let k = 0; k < units.length; k++) {
      for (const row of units[Math.floor(random() * units.length)]) drawn.push(row);
    }
    values[i] = statistic(drawn);
  }
  const leftOut = (jackknife ? units : []).map((_, left) => ({
    value: statistic(units.filter((_, i) => i !== left).flat()),
    times: 1,
  }));
  return { estimate: statistic(rows), n: rows.length, values, leftOut };
}

function clustersOf<Row>(
  rows: readonly Row[],
  cluster: (row: Row, index: number) => string | number,
): readonly (readonly Row[])[] {
  const clusters = new Map<string | number, Row[]>();
  rows.forEach((row, index) => {
    const name = cluster(row, index);
    const members = clusters.get(name);
    if (members) members.push(row);
    else clusters.set(name, [row]);
  });
  return [...clusters.values()];
}

/** Resamples the cells of a table, and leaves out one row of each cell. */
export function overCells(
  { size, n, cells }: Table,
  labels: readonly Label[],
  statistic: TableStatistic,
  { resamples, jackknife }: Wanted,
  random: () => number,
): Replicates {
  const matrixOf = (flat: Float64Array, rows: number): ConfusionMatrix => ({
    labels,
    counts: labels.map((_, i) => Array.from(flat.subarray(i * size, (i + 1) * size))),
    n: rows,
    missing: 0,
  });
  if (n === 0) return { estimate: null, n, values: [], leftOut: [] };
  const drawn = new Float64Array(cells.length);
  const values = new Array<number | null>(resamples);
  for (let i = 0; i < resamples; i++) {
    resampleCells(cells, n, drawn, random);
    values[i] = statistic(matrixOf(drawn, n));
  }
  const leftOut = [];
  for (let cell = 0; jackknife && cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    const without = cells.slice();
    without[cell]--;
    leftOut.push({ value: statistic(matrixOf(without, n - 1)), times: cells[cell] });
  }
  return { estimate: statistic(matrixOf(cells, n)), n, values, leftOut };
}

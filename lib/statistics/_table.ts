import type { CountTable } from "./confusion_matrix.ts";
import { outOfRange, requireInteger, wrongType } from "./_require.ts";

/** A checked count table with its margins. */
export interface Table {
  /** Number of labels. */
  readonly size: number;
  /** Sum of all cells. */
  readonly n: number;
  /** The cells, row after row. */
  readonly cells: Float64Array;
  /** Sum of each row: how often the reference used each label. */
  readonly rows: Float64Array;
  /** Sum of each column: how often the prediction used each label. */
  readonly columns: Float64Array;
}

/** Checks a count table at a public door and adds up its margins. */
export function readTable(matrix: CountTable, action: string): Table {
  if (typeof matrix !== "object" || matrix === null || !Array.isArray(matrix.counts)) {
    throw wrongType(action, "matrix", "a count table { labels, counts }", matrix);
  }
  const { labels, counts } = matrix;
  if (!Array.isArray(labels)) throw wrongType(action, "matrix.labels", "an array", labels);
  const size = labels.length;
  if (new Set(labels).size < size) throw outOfRange(action, "matrix.labels", "distinct", labels);
  if (counts.length !== size) {
    throw outOfRange(action, "matrix.counts.length", `${size}, one row a label`, counts.length);
  }
  const cells = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    if (counts[i]?.length !== size) {
      throw outOfRange(
        action,
        `matrix.counts[${i}].length`,
        `${size}, one column a label`,
        counts[i]?.length,
      );
    }
    for (let j = 0; j < size; j++) {
      requireInteger(counts[i][j], `matrix.counts[${i}][${j}]`, action);
      cells[i * size + j] = counts[i][j];
    }
  }
  return tableOf(cells, size);
}

/** Adds up the margins of cells that are known to be good. */
export function tableOf(cells: Float64Array, size: number): Table {
  const rows = new Float64Array(size);
  const columns = new Float64Array(size);
  let n = 0;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const count = cells[i * size + j];
      rows[i] += count;
      columns[j] += count;
      n += count;
    }
  }
  return { size, n, cells, rows, columns };
}

/** The sum of the diagonal: rows on which both sides agree. */
export function agreements(table: Table): number {
  let sum = 0;
  for (let i = 0; i < table.size; i++) sum += table.cells[i * table.size + i];
  return sum;
}

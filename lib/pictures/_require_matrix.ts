import type { CountTable } from "../statistics/confusion_matrix.ts";
import { outOfRange, requireCount, wrongType } from "./_require.ts";

/** The sum of a square table of counts, and the rows left out; throws unless they hang together. */
export function requireMatrix(
  matrix: CountTable & { readonly n?: number; readonly missing?: number },
  action: string,
): { readonly n: number; readonly missing: number } {
  if (typeof matrix !== "object" || matrix === null) {
    throw wrongType(action, "matrix", "a confusion matrix", matrix);
  }
  const { labels, counts, missing = 0 } = matrix;
  if (!Array.isArray(labels)) throw wrongType(action, "matrix.labels", "an array", labels);
  if (!Array.isArray(counts)) throw wrongType(action, "matrix.counts", "an array", counts);
  requireLength(counts, "matrix.counts", labels.length, action);
  let sum = 0;
  counts.forEach((row, i) => {
    if (!Array.isArray(row)) throw wrongType(action, `matrix.counts[${i}]`, "an array", row);
    requireLength(row, `matrix.counts[${i}]`, labels.length, action);
    row.forEach((count, j) => {
      requireCount(count, `matrix.counts[${i}][${j}]`, action);
      sum += count;
    });
  });
  const { n = sum } = matrix;
  requireCount(n, "matrix.n", action);
  requireCount(missing, "matrix.missing", action);
  if (n !== sum) throw outOfRange(action, "matrix.n", `${sum}, the sum of the counts`, n);
  return { n, missing };
}

function requireLength(
  list: readonly unknown[],
  name: string,
  length: number,
  action: string,
): void {
  if (list.length === length) return;
  throw outOfRange(action, `${name}.length`, `${length}, as many as labels`, list.length);
}

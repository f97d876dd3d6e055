import type { Coefficient } from "./_chance_corrected.ts";
import type { CodedPairs } from "./_clustered_pairs.ts";
import { kappaInfluence } from "./_kappa.ts";
import type { Table } from "./_table.ts";

/** Kappa's standard error from influence values summed by cluster, with G / (G - 1) for few clusters. */
export function sandwichError(
  { codes, cells, counts, clusters }: CodedPairs,
  table: Table,
  nearness: Float64Array,
  kappa: Coefficient,
): number {
  const influence = kappaInfluence(table, nearness, kappa);
  const sums = new Float64Array(clusters);
  for (let i = 0; i < codes.length; i++) sums[codes[i]] += counts[i] * influence[cells[i]];
  let squares = 0;
  for (const sum of sums) squares += sum * sum;
  return Math.sqrt(squares * clusters / (clusters - 1)) / table.n;
}

/** The largest design effect of such clusters, where all rows of a cluster are one (Kish). */
export function largestEffect({ codes, counts, clusters }: CodedPairs): number {
  const sizes = new Float64Array(clusters);
  let n = 0;
  for (let i = 0; i < codes.length; i++) {
    sizes[codes[i]] += counts[i];
    n += counts[i];
  }
  let squares = 0;
  for (const size of sizes) squares += size * size;
  return squares / n;
}

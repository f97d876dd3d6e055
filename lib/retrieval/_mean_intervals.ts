import type { Interval } from "../statistics/interval.ts";
import { createRandom } from "../statistics/create_random.ts";
import type { Resampling } from "./_resampling.ts";

/**
 * The mean of each column of a table with its percentile bootstrap interval over the rows.
 *
 * One draw of rows serves all columns, so that ten measures cost little more than one.
 *
 * @param table Row after row.
 */
export function meanIntervals(
  table: Float64Array,
  columns: number,
  { level, resamples, seed }: Resampling,
): Interval[] {
  const n = table.length / columns;
  const about = { n, level, method: "bootstrap-percentile" } as const;
  const none = { lower: null, upper: null } as const;
  if (n === 0) {
    const reason = "no query could be scored";
    return Array.from({ length: columns }, () => ({ estimate: null, ...none, reason, ...about }));
  }
  const means = Array.from(
    { length: columns },
    () => new Float64Array(n < 2 ? 0 : resamples),
  );
  if (n >= 2) resample(table, n, means, createRandom(seed));
  return means.map((ofColumn, column) => {
    let sum = 0;
    let same = true;
    for (let at = column; at < table.length; at += columns) {
      sum += table[at];
      if (table[at] !== table[column]) same = false;
    }
    const estimate = sum / n;
    if (same) {
      const reason = n === 1 ? "one query only" : "every query has the same value";
      return { estimate, ...none, reason, ...about };
    }
    ofColumn.sort();
    const lower = quantileOf(ofColumn, (1 - level) / 2);
    const upper = quantileOf(ofColumn, (1 + level) / 2);
    return { estimate, lower, upper, ...about };
  });
}

/** The quantile of sorted numbers, between neighbours in proportion (R's type 7). Spares a start the package. */
function quantileOf(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
}

/** Fills in the means of each resample. */
function resample(
  table: Float64Array,
  n: number,
  means: readonly Float64Array[],
  random: () => number,
): void {
  const columns = means.length;
  const byColumn = means.map((_, column) =>
    Float64Array.from({ length: n }, (_, row) => table[row * columns + column])
  );
  const drawn = new Uint32Array(n);
  // What a draw leaves of its number serves the next one, while 20 of the 53 bits are to spare.
  const perNumber = n <= 2 ** 11 ? 3 : n <= 2 ** 16 ? 2 : 1;
  let share = 0;
  let left = 0;
  for (let round = 0; round < means[0].length; round++) {
    for (let i = 0; i < n; i++) {
      if (left === 0) {
        share = random();
        left = perNumber;
      }
      share *= n;
      const row = Math.floor(share);
      drawn[i] = row;
      share -= row;
      left--;
    }
    for (let column = 0; column < columns; column++) {
      means[column][round] = meanOf(byColumn[column], drawn);
    }
  }
}

function meanOf(values: Float64Array, drawn: Uint32Array): number {
  // Two sums at a time, as an addition would wait for the one before.
  let [even, odd] = [0, 0];
  const pairs = drawn.length - drawn.length % 2;
  for (let i = 0; i < pairs; i += 2) {
    even += values[drawn[i]];
    odd += values[drawn[i + 1]];
  }
  if (pairs < drawn.length) even += values[drawn[pairs]];
  return (even + odd) / drawn.length;
}

import type { CountTable } from "../statistics/confusion_matrix.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";

/** A cell of the table: its place, its numbers, and how they are written. A row of the data. */
export type ConfusionCell = {
  readonly reference: string;
  readonly predicted: string;
  readonly rate: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly n: number;
  readonly count: string;
  readonly share: string;
  readonly interval: string;
};

/** The cells of a count table, row by row; a row without counts has no shares. */
export function confusionCells(
  table: CountTable,
  labels: readonly string[],
  level: number,
): ConfusionCell[] {
  return table.counts.flatMap((counts, i) => {
    const n = counts.reduce((sum, count) => sum + count, 0);
    return counts.map((count, j) => {
      const rate = wilsonInterval(count, n, { level });
      // `91.7 % (80.4 to 96.7), n 48` over two lines of the cell.
      const written = formatInterval(rate, { percent: true }).match(/^(.+) \((.+)\), n (.+)$/);
      const [, share = "", bounds = "", all = ""] = written ?? [];
      const defined = rate.estimate !== null;
      return {
        reference: labels[i],
        predicted: labels[j],
        rate: rate.estimate,
        lower: rate.lower,
        upper: rate.upper,
        n,
        count: formatCount(count),
        share: defined ? `${share} of ${all}` : "undefined: n 0",
        interval: defined ? `${bounds} %` : "",
      };
    });
  });
}

/** The sentences that say what stands in the cells, and what does not. */
export function confusionKey(n: number, missing: number, level: number): string[] {
  const left = missing === 0 ? "" : `; ${formatCount(missing)} more have no label or no verdict`;
  const percent = Number((100 * level).toFixed(2));
  return [
    `n ${formatCount(n)}${left}.`,
    `Cell: count, share of its row, ${percent} % interval (Wilson).`,
  ];
}

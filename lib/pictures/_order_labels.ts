import type { IntervalRow } from "./interval_plot.ts";

/**
 * The labels from top to bottom, each once.
 *
 * `"lower"`: by the least lower bound that a label has in any group. The row of the whole, `all`,
 * comes first; labels with an estimate but no bounds come after the bounded, the undefined last.
 */
export function orderLabels(rows: readonly IntervalRow[], sort: "lower" | "none"): string[] {
  const ranks = new Map<string, number>();
  for (const { label, interval } of rows) {
    ranks.set(label, Math.min(ranks.get(label) ?? Infinity, rank(interval)));
  }
  const labels = [...ranks.keys()];
  if (sort === "none") return labels;
  return labels.sort((a, b) => {
    if (a === "all" || b === "all") return Number(b === "all") - Number(a === "all");
    const [first, second] = [ranks.get(a) ?? Infinity, ranks.get(b) ?? Infinity];
    return first === second ? 0 : first - second;
  });
}

function rank(interval: IntervalRow["interval"]): number {
  if (interval.estimate === null) return Infinity;
  return interval.lower ?? Number.MAX_VALUE;
}

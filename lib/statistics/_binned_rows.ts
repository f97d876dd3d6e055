import { requireInteger, requireOneOf } from "./_require.ts";
import type { ScoredRows } from "./_scored_rows.ts";
import type { CalibrationBin, CalibrationBinsOptions } from "./calibration_bins.ts";
import { wilsonInterval } from "./wilson_interval.ts";

/** Rows put into bins, one entry a bin. */
export interface BinnedRows {
  /** One edge more than bins, rising. */
  readonly edges: Float64Array;
  readonly counts: Float64Array;
  readonly positives: Float64Array;
  /** Sums of the scores. */
  readonly sums: Float64Array;
  /** The bin of each row. */
  readonly binOf: Uint32Array;
}

/** The options of bins with their defaults, checked. */
export function readBinsOptions(
  { bins = 10, strategy = "width", closed = "right" }: CalibrationBinsOptions,
  action: string,
): Required<CalibrationBinsOptions> {
  requireInteger(bins, "bins", action, 1);
  requireOneOf(strategy, ["width", "mass"], "strategy", action);
  requireOneOf(closed, ["right", "left"], "closed", action);
  return { bins, strategy, closed };
}

/** Puts each row into its bin. */
export function binRows(
  rows: ScoredRows,
  { bins, strategy, closed }: Required<CalibrationBinsOptions>,
): BinnedRows {
  const edges = strategy === "width" ? equalWidths(bins) : quantiles(rows.scores, bins);
  return fillBins(rows, edges, closed);
}

/** Gives each distinct score a bin of its own. */
export function binByScore(rows: ScoredRows): BinnedRows {
  const distinct = distinctOf(rows.scores.toSorted());
  // Closed on the left, so that each score opens its bin; the last edge closes the last one.
  const edges = new Float64Array(distinct.length + 1);
  edges.set(distinct);
  edges[distinct.length] = 1;
  return fillBins(rows, edges, "left");
}

/** The bins as results have them. */
export function calibrationBinsOf(
  { edges, counts, positives, sums }: BinnedRows,
  level: number,
): readonly CalibrationBin[] {
  return Array.from(counts, (n, bin) => ({
    lower: edges[bin],
    upper: edges[bin + 1],
    n,
    meanScore: n === 0 ? null : sums[bin] / n,
    share: wilsonInterval(positives[bin], n, { level }),
  }));
}

function fillBins(
  { n, labels, scores }: ScoredRows,
  edges: Float64Array,
  closed: "right" | "left",
): BinnedRows {
  const bins = Math.max(0, edges.length - 1);
  const counts = new Float64Array(bins);
  const positives = new Float64Array(bins);
  const sums = new Float64Array(bins);
  const binOf = new Uint32Array(n);
  for (let row = 0; row < n; row++) {
    const bin = findBin(scores[row], edges, closed);
    binOf[row] = bin;
    counts[bin]++;
    positives[bin] += labels[row];
    sums[bin] += scores[row];
  }
  return { edges, counts, positives, sums, binOf };
}

/** By comparison with the edges: `floor(10 p)` puts .3 and .1 + .2 into different bins. */
function findBin(score: number, edges: Float64Array, closed: "right" | "left"): number {
  let low = 0;
  let high = edges.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const reached = closed === "right" ? edges[middle] < score : edges[middle] <= score;
    if (reached) low = middle;
    else high = middle - 1;
  }
  return low;
}

function equalWidths(bins: number): Float64Array {
  return Float64Array.from({ length: bins + 1 }, (_, i) => i / bins);
}

/** Linear between order statistics (Hyndman and Fan's type 7), each edge once. */
function quantiles(scores: Float64Array, bins: number): Float64Array {
  const sorted = scores.toSorted();
  if (sorted.length === 0) return sorted;
  const last = sorted.length - 1;
  const edges = Float64Array.from({ length: bins + 1 }, (_, i) => {
    const place = last * i / bins;
    const below = Math.floor(place);
    return sorted[below] + (place - below) * (sorted[Math.min(last, below + 1)] - sorted[below]);
  });
  const distinct = distinctOf(edges);
  return distinct.length > 1 ? distinct : Float64Array.of(distinct[0], distinct[0]);
}

function distinctOf(sorted: Float64Array): Float64Array {
  return sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
}

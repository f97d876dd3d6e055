import type { Label } from "./confusion_matrix.ts";
import type { RatingMetric } from "./krippendorff_alpha.ts";
import type { Profiles } from "./_rating_profiles.ts";

/**
 * Alpha as a function of how many units have each profile; `null` where only one label occurs.
 *
 * Krippendorff's sums over pairs of labels have closed forms: with v the value of a label, the squared
 * differences of all pairs among m ratings sum to m * sum (v - mean)^2; in ranks likewise, v being the
 * mid-rank, as the ordinal distance is the difference of two mid-ranks; all or nothing, the pairs that
 * differ are (m^2 - sum of squared counts) / 2. Only the ratio metric needs every pair of labels.
 */
export function alphaOf(
  profiles: Profiles,
  labels: readonly Label[],
  metric: RatingMetric,
): (units: ArrayLike<number>) => number | null {
  const { ratings, start, label, count } = profiles;
  const values = valuesOf(labels, metric);
  const totals = new Float64Array(labels.length);
  const apart = new Float64Array(ratings.length);
  const measure = () => {
    for (let i = 0; i < apart.length; i++) {
      apart[i] = pairsApart(label, count, start[i], start[i + 1], values, metric) /
        (ratings[i] - 1);
    }
  };
  if (metric !== "ordinal") measure();
  const places = Int32Array.from(labels.keys());
  return (units) => {
    totals.fill(0);
    let all = 0;
    for (let i = 0; i < apart.length; i++) {
      if (units[i] === 0) continue;
      all += units[i] * ratings[i];
      for (let k = start[i]; k < start[i + 1]; k++) totals[label[k]] += units[i] * count[k];
    }
    let present = 0;
    for (const total of totals) if (total > 0) present++;
    if (present < 2) return null;
    if (metric === "ordinal") {
      midRanks(totals, all, values);
      measure();
    }
    let observed = 0;
    for (let i = 0; i < apart.length; i++) observed += units[i] * apart[i];
    const expected = pairsApart(places, totals, 0, totals.length, values, metric);
    return 1 - (all - 1) * observed / expected;
  };
}

/** The values of numeric labels, scaled to at most 1: alpha does not change, and squares stay finite. */
function valuesOf(labels: readonly Label[], metric: RatingMetric): Float64Array {
  const values = new Float64Array(labels.length);
  if (metric !== "interval" && metric !== "ratio") return values;
  let largest = 0;
  for (const label of labels) largest = Math.max(largest, Math.abs(Number(label)));
  return values.map((_, i) => Number(labels[i]) / (largest || 1));
}

function midRanks(totals: Float64Array, all: number, into: Float64Array): void {
  let below = 0;
  for (let i = 0; i < totals.length; i++) {
    into[i] = (below + totals[i] / 2) / all;
    below += totals[i];
  }
}

/** The distances of all pairs of ratings, summed. */
function pairsApart(
  label: Int32Array,
  count: ArrayLike<number>,
  from: number,
  to: number,
  values: Float64Array,
  metric: RatingMetric,
): number {
  if (metric === "ratio") return pairsApartInRatio(label, count, from, to, values);
  let size = 0;
  let sum = 0;
  let squaredCounts = 0;
  for (let k = from; k < to; k++) {
    size += count[k];
    sum += count[k] * values[label[k]];
    squaredCounts += count[k] ** 2;
  }
  if (metric === "nominal") return (size * size - squaredCounts) / 2;
  const mean = sum / size;
  let spread = 0;
  for (let k = from; k < to; k++) spread += count[k] * (values[label[k]] - mean) ** 2;
  return size * spread;
}

function pairsApartInRatio(
  label: Int32Array,
  count: ArrayLike<number>,
  from: number,
  to: number,
  values: Float64Array,
): number {
  let sum = 0;
  for (let a = from; a < to; a++) {
    if (count[a] === 0) continue;
    const value = values[label[a]];
    let row = 0;
    for (let b = a + 1; b < to; b++) {
      const other = values[label[b]];
      row += count[b] * ((value - other) / (value + other)) ** 2;
    }
    sum += count[a] * row;
  }
  return sum;
}

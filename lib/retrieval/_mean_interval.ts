import { quantileSorted } from "simple-statistics";
import { createRandom } from "../statistics/create_random.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import type { Resampling } from "./_resampling.ts";

/**
 * The mean of shares with its interval: Wilson's where all are 0 or 1, else the percentile bootstrap.
 *
 * Where all shares are one value every resample is the same and the bootstrap says nothing. Of shares none spread more
 * than zeros and ones with the same mean, so that Wilson's bounds for as many whole cases, rounded outwards, hold.
 */
export function meanInterval(
  values: readonly number[],
  { level, seed, resamples }: Resampling,
): Interval {
  const n = values.length;
  if (values.every((value) => value === 0 || value === 1)) {
    return wilsonInterval(values.filter((value) => value === 1).length, n, { level });
  }
  if (values.every((value) => value === values[0])) {
    const { lower } = wilsonInterval(Math.floor(values[0] * n), n, { level });
    const { upper } = wilsonInterval(Math.ceil(values[0] * n), n, { level });
    if (lower !== null && upper !== null) {
      return { estimate: values[0], lower, upper, n, level, method: "whole cases" };
    }
  }
  const means = resampledMeans(values, resamples, createRandom(seed)).sort();
  const sorted = Array.from(means);
  return {
    estimate: meanOf(values),
    lower: quantileSorted(sorted, (1 - level) / 2),
    upper: quantileSorted(sorted, (1 + level) / 2),
    n,
    level,
    method: "bootstrap-percentile",
  };
}

/** The means that `bootstrapInterval` would take with the same seed, without a list for each resample. */
function resampledMeans(
  values: readonly number[],
  resamples: number,
  random: () => number,
): Float64Array {
  const n = values.length;
  return new Float64Array(resamples).map(() => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += values[Math.floor(random() * n)];
    return sum / n;
  });
}

function meanOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

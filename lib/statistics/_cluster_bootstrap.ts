import { bootstrapBounds } from "./_bootstrap_bounds.ts";
import type { CodedPairs } from "./_clustered_pairs.ts";
import { kappaOf } from "./_kappa.ts";
import { tableOf } from "./_table.ts";
import type { BootstrapInterval } from "./bootstrap_interval.ts";
import { createRandom } from "./create_random.ts";

/** Kappa by drawing whole clusters; a resample without a kappa is left out and counted. */
export function kappaBootstrap(
  { codes, cells, counts, clusters, matrix }: CodedPairs,
  nearness: Float64Array,
  estimate: number,
  options: { readonly level: number; readonly resamples: number; readonly seed: number },
): BootstrapInterval {
  const { level, resamples, seed } = options;
  const size = matrix.labels.length;
  const each = size * size;
  const tables = new Float64Array(clusters * each);
  for (let i = 0; i < codes.length; i++) tables[codes[i] * each + cells[i]] += counts[i];
  const random = createRandom(seed);
  const drawn = new Float64Array(each);
  const values = new Array<number | null>(resamples);
  for (let resample = 0; resample < resamples; resample++) {
    drawn.fill(0);
    for (let k = 0; k < clusters; k++) {
      const from = Math.floor(random() * clusters) * each;
      for (let cell = 0; cell < each; cell++) drawn[cell] += tables[from + cell];
    }
    values[resample] = kappaOf(tableOf(drawn, size), nearness)?.estimate ?? null;
  }
  const wanted = { resamples, level, method: "percentile", ties: "half" } as const;
  return bootstrapBounds({ estimate, n: matrix.n, values, leftOut: [] }, wanted);
}

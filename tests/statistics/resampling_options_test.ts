/** What every function that resamples asks of `resamples` and `seed`, drawn from or not. */
import { assertThrows } from "@std/assert";
import { averagePrecisionScore } from "../../lib/statistics/average_precision_score.ts";
import { clusterKappa } from "../../lib/statistics/cluster_kappa.ts";
import { krippendorffAlpha } from "../../lib/statistics/krippendorff_alpha.ts";
import { varianceSplit } from "../../lib/statistics/variance_split.ts";

const CALLS = {
  averagePrecisionScore: (options: { resamples?: number; seed?: number }) =>
    averagePrecisionScore({ labels: [], scores: [] }, options),
  clusterKappa: (options: { resamples?: number; seed?: number }) => clusterKappa([], options),
  krippendorffAlpha: (options: { resamples?: number; seed?: number }) =>
    krippendorffAlpha([[1, 0], [1, 1]], options),
  varianceSplit: (options: { resamples?: number; seed?: number }) => varianceSplit([], options),
};

for (const [name, call] of Object.entries(CALLS)) {
  Deno.test(`${name}() wants two resamples and a whole seed, also where it draws nothing`, () => {
    const start = `Cannot compute ${name} as`;
    assertThrows(
      () => call({ resamples: 1 }),
      RangeError,
      `${start} resamples must be an integer >= 2`,
    );
    assertThrows(() => call({ seed: 0.5 }), RangeError, `${start} seed must be an integer`);
  });
}

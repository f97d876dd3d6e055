/** Kappa with a bootstrap interval of 10,000 resamples from a count table, beside the bare draws of the counts. */
import { binomialDraw } from "../../lib/statistics/_binomial_draw.ts";
import { createQuickRandom } from "../../lib/statistics/_quick_random.ts";
import { cohenKappa } from "../../lib/statistics/cohen_kappa.ts";

const TABLES = {
  "2 labels": { labels: [0, 1], counts: [[590_000, 130_000], [130_000, 150_000]] },
  "5 labels": {
    labels: [0, 1, 2, 3, 4],
    counts: Array.from(
      { length: 5 },
      (_, i) => Array.from({ length: 5 }, (_, j) => i === j ? 100_000 : 25_000),
    ),
  },
};

for (const [group, table] of Object.entries(TABLES)) {
  const cells = table.labels.length ** 2;
  Deno.bench("the draws alone", { group, baseline: true }, () => {
    const random = createQuickRandom(1);
    for (let draw = 0; draw < 10_000 * (cells - 1); draw++) binomialDraw(500_000, 0.3, random);
  });
  Deno.bench("cohenKappa(), 10,000 resamples of 1,000,000 rows", { group }, () => {
    cohenKappa(table, { interval: "bootstrap" });
  });
}

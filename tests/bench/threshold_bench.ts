// deno-lint-ignore-file no-console
/**
 * A million scores: the risk-coverage curve and the threshold, beside a bare sort of the scores in the same run. Bar: both
 * together in under 2 s.
 */
import { riskCoverage } from "../../lib/decisions/risk_coverage.ts";
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";
import { riskCoveragePlot } from "../../lib/pictures/risk_coverage_plot.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";

const ANSWERS = 1_000_000;
const random = createRandom(7);
const scores = Array.from({ length: ANSWERS }, random);
const hallucinated = scores.map((score) => random() > score ** 0.1);
const rows = { scores, hallucinated };

Deno.bench("floor: sorting a million numbers", { group: "million" }, () => {
  Float64Array.from(scores).sort();
});

Deno.bench("riskCoverage() of a million answers", { group: "million" }, () => {
  riskCoverage(rows);
});

Deno.bench("tuneThreshold() on a million answers", { group: "million" }, () => {
  tuneThreshold({ ...rows, targetRisk: 0.05 });
});

const curve = riskCoverage(rows);

Deno.bench(
  "riskCoveragePlot() of a million answers: the points to draw",
  { group: "million" },
  () => {
    riskCoveragePlot(curve, { title: "A million answers" });
  },
);

const spec = JSON.stringify(riskCoveragePlot(curve, { title: "A million answers" }));
console.log(`spec of a million answers: ${(spec.length / 1000).toFixed(0)} kB`);

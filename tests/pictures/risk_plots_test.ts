import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { riskCoverage } from "../../lib/decisions/risk_coverage.ts";
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";
import { calibrationPlot } from "../../lib/pictures/calibration_plot.ts";
import { flipPlot } from "../../lib/pictures/flip_plot.ts";
import { riskCoveragePlot } from "../../lib/pictures/risk_coverage_plot.ts";
import { thresholdPlot } from "../../lib/pictures/threshold_plot.ts";
import { renderSvg } from "../../lib/render/render_svg.ts";
import { calibrationCurve } from "../../lib/statistics/calibration_curve.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { answers, calibrationExample, data, flipExample, frozen } from "./examples.ts";

const TITLE = { title: "The finding" };
const CURVE = frozen(riskCoverage(answers()));

Deno.test("riskCoveragePlot() draws the curve's own numbers, from ten answers on", () => {
  const points = data(riskCoveragePlot(CURVE, TITLE), "lower");
  // 300 distinct scores, of which the strictest nine answer fewer than ten; band and line have the same points.
  assertEquals(points.length, 2 * 291);
  assertEquals(points[0], {
    x: CURVE.coverage[9],
    y: CURVE.risk[9],
    lower: CURVE.riskLower[9],
    upper: CURVE.riskUpper[9],
  });
  assertEquals(points[290].x, 1);
});

Deno.test("riskCoveragePlot() of 100,000 answers draws at most 2,000 points and keeps the extremes", () => {
  const random = createRandom(8);
  const scores = Array.from({ length: 100_000 }, random);
  const curve = riskCoverage({ scores, hallucinated: scores.map(() => random() < 0.1) });
  const points = data(riskCoveragePlot(curve, TITLE), "lower");
  const half = points.length / 2;
  assert(half <= 2000 && half > 1000, `${half} points`);
  const drawn = points.slice(0, half).map(({ y }) => Number(y));
  const all = curve.risk.slice(9);
  assertEquals([Math.min(...drawn), Math.max(...drawn)], [
    all.reduce((least, risk) => Math.min(least, risk)),
    all.reduce((most, risk) => Math.max(most, risk)),
  ]);
  assert(points.every(({ x }, at) => at % half === 0 || Number(x) >= Number(points[at - 1].x)));
});

Deno.test("riskCoveragePlot() and thresholdPlot() say what a tuned threshold promises", () => {
  const tuned = tuneThreshold({ ...answers(), targetRisk: 0.1, targetOverRefusal: 0.3 });
  for (const plot of [riskCoveragePlot, thresholdPlot]) {
    const text = JSON.stringify(plot(CURVE, { ...TITLE, tuned }));
    assertStringIncludes(text, "target 10 %");
    assertStringIncludes(text, tuned.promise);
  }
  const none = tuneThreshold({ ...answers(), targetRisk: 0.001 });
  assertStringIncludes(
    JSON.stringify(riskCoveragePlot(CURVE, { ...TITLE, tuned: none })),
    "No thr",
  );
});

Deno.test("thresholdPlot() writes scores of two digits as people do", async () => {
  const { scores, hallucinated } = answers();
  const points = { scores: scores.map((score) => Math.round(100 * score)), hallucinated };
  const svg = await renderSvg(thresholdPlot(riskCoverage(points), TITLE));
  assertStringIncludes(svg, ">40<");
  assert(!svg.includes("e+"));
});

Deno.test("pictures of nothing say so", () => {
  const empty = riskCoverage({ scores: [], hallucinated: [] });
  for (const spec of [riskCoveragePlot(empty, TITLE), thresholdPlot(empty, TITLE)]) {
    assertStringIncludes(JSON.stringify(spec), "no rows");
  }
  const bins = calibrationCurve({ labels: [], scores: [] });
  assertStringIncludes(JSON.stringify(calibrationPlot(bins, TITLE)), "no rows");
});

Deno.test("calibrationPlot() leaves empty bins out, and flipPlot() what has no pairs", () => {
  const bins = calibrationCurve({ labels: [1, 0], scores: [0.1, 0.9] }, { bins: 5 });
  const spec = calibrationPlot(bins, TITLE);
  // Rule, point, and the count twice for its halo.
  assertEquals(data(spec, "n").map(({ score }) => score), Array(4).fill([0.1, 0.9]).flat());
  assertEquals(data(calibrationExample(), "n").length, 4 * 8);
  assertEquals(
    data(flipExample(), "worse").map(({ label, worse, better }) => [
      ...[label, worse, better],
    ]),
    [
      ["all", -21, 37],
      ["severity major", -4, 24],
      ["severity minor", -17, 6],
      ["type stale context", 0, 7],
    ],
  );
});

Deno.test("pictures of curves refuse what is none", () => {
  assertThrows(
    () => riskCoveragePlot({} as typeof CURVE, TITLE),
    TypeError,
    "Cannot compute riskCoveragePlot as curve.n must be a number: current value is undefined",
  );
  assertThrows(() => riskCoveragePlot(CURVE, { ...TITLE, riskTo: 2 }), RangeError, "riskTo");
  assertThrows(
    () => thresholdPlot(CURVE, { ...TITLE, colour: "red" } as typeof TITLE),
    TypeError,
    "thresholdPlot as there is no option colour: options are title, subtitle, tuned, axis",
  );
  assertThrows(
    () => thresholdPlot(CURVE, { ...TITLE, axis: 3 } as unknown as typeof TITLE),
    TypeError,
    "Cannot compute thresholdPlot as axis must be a string: current value is 3",
  );
  assertThrows(() => flipPlot({} as never, TITLE), TypeError, "what compareRuns returns");
});

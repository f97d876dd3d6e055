import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { brierScore } from "../../lib/statistics/brier_score.ts";
import { calibrationCurve } from "../../lib/statistics/calibration_curve.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { expectedCalibrationError } from "../../lib/statistics/expected_calibration_error.ts";
import { logLoss } from "../../lib/statistics/log_loss.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/probability_scores.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`brierScore(), logLoss() and calibration equal the reference: ${name}`, () => {
    const rows = { labels: inputs.y_true, scores: inputs.probability };
    const bins = inputs.n_bins;
    assertGolden(brierScore(rows).estimate, expected.brier, tolerance, `${name} brier`);
    const loss = logLoss(rows);
    if (expected.log_loss === "Infinity") {
      assert(loss.estimate === null && loss.reason.includes("a certain prediction was wrong"));
      assert(loss.certainErrors > 0);
    } else assertGolden(loss.estimate, expected.log_loss, tolerance, `${name} log loss`);
    if (expected.log_loss_clipped !== undefined) {
      const clipped = logLoss(rows, { clip: 2.220446049250313e-16 });
      assertGolden(clipped.estimate, expected.log_loss_clipped, tolerance, `${name} clipped`);
    }
    const error = expectedCalibrationError(rows, { bins });
    assertGolden(error.estimate, expected.ece, tolerance, `${name} ece`);
    assertGolden(error.maximum, expected.mce, tolerance, `${name} mce`);
    if (expected.ece_left_closed !== undefined) {
      const left = expectedCalibrationError(rows, { bins, closed: "left" });
      assertGolden(left.estimate, expected.ece_left_closed, tolerance, `${name} left`);
    }
    const curve = calibrationCurve(rows, { bins });
    assertEquals(curve.bins, error.bins);
    const filled = [...curve.bins.entries()].filter(([, { n }]) => n > 0);
    assertEquals(
      filled.map(([bin, { n }]) => [bin, n]),
      (expected.bins ?? []).map((row: { bin: number; count: number }) => [row.bin, row.count]),
    );
    filled.forEach(([bin, { meanScore, share }], i) => {
      const want = expected.bins[i];
      assertGolden(meanScore, want.mean_predicted, tolerance, `${name} mean ${bin}`);
      assertGolden(share.estimate, want.fraction_positive, tolerance, `${name} share ${bin}`);
    });
  });
}

/** Seeded rows whose scores are off. */
function noisyRows(n: number, round = false) {
  const random = createRandom(5);
  const scores = Array.from({ length: n }, () => round ? Math.ceil(9 * random()) / 10 : random());
  return { labels: scores.map((score) => random() < 0.2 + 0.4 * score), scores };
}

Deno.test("brierScore() is the exact sum of its parts, in any bins", () => {
  const rows = noisyRows(500);
  for (const bins of [1, 3, 10, 200, "distinct"] as const) {
    for (const strategy of ["width", "mass"] as const) {
      const parts = brierScore(rows, { bins, strategy });
      const { reliability, resolution, uncertainty } = parts;
      const { withinBinVariance, withinBinCovariance } = parts;
      assert(reliability !== null && resolution !== null && uncertainty !== null);
      assert(withinBinVariance !== null && withinBinCovariance !== null);
      const sum = reliability - resolution + uncertainty + withinBinVariance - withinBinCovariance;
      assertAlmostEquals(parts.estimate ?? NaN, sum, 1e-14, `${bins} bins of equal ${strategy}`);
      if (bins === "distinct") assertEquals([withinBinVariance, withinBinCovariance], [0, 0]);
    }
  }
});

Deno.test("brierScore() over distinct scores has the parts of its definition", () => {
  // .2: one of four positive; .6: four of six. Share of all 5/10.
  const rows = {
    labels: [1, 0, 0, 0, 1, 1, 1, 1, 0, 0] as const,
    scores: [0.2, 0.2, 0.2, 0.2, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6],
  };
  const { reliability, resolution, uncertainty } = brierScore(rows, { bins: "distinct" });
  assertAlmostEquals(reliability ?? NaN, (4 * 0.05 ** 2 + 6 * (4 / 6 - 0.6) ** 2) / 10, 1e-15);
  assertAlmostEquals(resolution ?? NaN, (4 * 0.25 ** 2 + 6 * (4 / 6 - 0.5) ** 2) / 10, 1e-15);
  assertEquals(uncertainty, 0.25);
});

Deno.test("brierScore() has Hall's interval: a computation of its own", () => {
  // By numpy and scipy 1.17.1: losses .01 .04 .09 .64 .16 .25 .09 .01, four rows positive, t.ppf(.975, 3).
  const rows = {
    labels: [0, 0, 0, 1, 0, 1, 1, 1] as const,
    scores: [0.1, 0.2, 0.3, 0.2, 0.4, 0.5, 0.7, 0.9],
  };
  const { estimate, lower, upper, level, method } = brierScore(rows);
  assertAlmostEquals(estimate ?? NaN, 0.16125, 1e-15);
  assertAlmostEquals(lower ?? NaN, 0.005820497411734654, 1e-10);
  assertAlmostEquals(upper ?? NaN, 0.905326250931667, 1e-10);
  assertEquals([level, method], [0.95, "hall"]);
});

Deno.test("brierScore() of 0 has an exact upper bound", () => {
  const brier = brierScore({ labels: [0, 1, 0, 1], scores: [0, 1, 0, 1] });
  assertEquals([brier.estimate, brier.lower, brier.method], [0, 0, "exact-zero"]);
  // 1 - .025^(1/4)
  assertAlmostEquals(brier.upper ?? NaN, 1 - 0.025 ** 0.25, 1e-12);
});

Deno.test("scores of probabilities have no bounds where the rows show no spread", () => {
  const same = { labels: [1, 0, 1, 0] as const, scores: [0.5, 0.5, 0.5, 0.5] };
  const one = { labels: [1] as const, scores: [0.7] };
  for (const score of [brierScore, logLoss]) {
    const interval = score(same);
    assertEquals([interval.lower, "reason" in interval && interval.reason], [
      null,
      "every row has the same loss",
    ]);
    assertEquals(score(one).lower, null);
  }
  assertEquals(expectedCalibrationError(one).lower, null);
  const certain = expectedCalibrationError({ labels: [1, 0], scores: [1, 0] });
  assertEquals([certain.estimate, certain.lower, certain.expectedByChance], [0, null, 0]);
});

Deno.test("scores of probabilities are undefined without rows", () => {
  const none = { labels: [], scores: [] };
  for (const strategy of ["width", "mass"] as const) {
    const error = expectedCalibrationError(none, { strategy });
    assertEquals([error.estimate, error.maximum, error.expectedByChance], [null, null, null]);
    assertEquals(brierScore(none, { strategy }).uncertainty, null);
  }
  assertEquals(brierScore(none, { bins: "distinct" }).reliability, null);
  assertEquals(logLoss(none).certainErrors, 0);
});

Deno.test("logLoss() counts certain errors and is finite with a clip", () => {
  const rows = { labels: [1, 0, 1, 1] as const, scores: [0, 1, 1, 0.5] };
  assertEquals([logLoss(rows).estimate, logLoss(rows).certainErrors], [null, 2]);
  const clipped = logLoss(rows, { clip: 0.01 });
  const sum = 2 * Math.log(100) - Math.log(0.99) + Math.log(2);
  assertAlmostEquals(clipped.estimate ?? NaN, sum / 4, 1e-15);
  assertEquals(clipped.certainErrors, 0);
});

Deno.test("logLoss() keeps the digits of probabilities near 0", () => {
  const { estimate } = logLoss({ labels: [0], scores: [1e-20] });
  assertEquals(estimate, 1e-20);
});

Deno.test("scores of probabilities name the first bad row or option", () => {
  const high = { labels: [1, 0] as const, scores: [0.5, 1.2] };
  const message = "scores[1] must be in [0, 1]: current value is 1.2";
  const rows = { labels: [1, 0] as const, scores: [0.5, 0.2] };
  for (const score of [brierScore, logLoss, calibrationCurve, expectedCalibrationError]) {
    assertThrows(() => score(high), RangeError, `Cannot compute ${score.name} as ${message}`);
    assertThrows(() => score({ ...rows, scores: [0.5, NaN] }), RangeError, "scores[1]");
    assertThrows(() => score({ ...rows, scores: [0.5] }), RangeError, "scores.length must be 2");
    assertThrows(() => score(rows, { level: 0 }), RangeError, "level");
    // @ts-expect-error a caller without types
    assertThrows(() => score({ labels: [1, null], scores: [0, 0] }), TypeError, "labels[1]");
  }
  for (const score of [brierScore, calibrationCurve, expectedCalibrationError]) {
    assertThrows(() => score(rows, { bins: 0 }), RangeError, "bins must be an integer >= 1");
    // @ts-expect-error a caller without types
    assertThrows(() => score(rows, { strategy: "uniform" }), RangeError, "strategy");
    // @ts-expect-error a caller without types
    assertThrows(() => score(rows, { closed: "both" }), RangeError, "closed");
  }
  assertThrows(() => logLoss(rows, { clip: 0.5 }), RangeError, "clip must be in [0, .5)");
});

Deno.test("expectedCalibrationError() by chance is what its documentation says", () => {
  // 10 or 100 rows a bin; sqrt(2 / pi) E sqrt(p (1 - p) / m) with p uniform is sqrt(2 / pi) pi / 8 / sqrt(m).
  for (const [n, chance] of [[100, "0.10"], [1000, "0.03"]] as const) {
    const scores = Array.from({ length: n }, (_, row) => (row + 0.5) / n);
    const { expectedByChance } = expectedCalibrationError({ labels: scores.map(() => 1), scores });
    assertEquals(expectedByChance?.toFixed(2), chance);
  }
});

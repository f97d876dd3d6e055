import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { calibrationCurve } from "../../lib/statistics/calibration_curve.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { expectedCalibrationError } from "../../lib/statistics/expected_calibration_error.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";

Deno.test("calibrationCurve() puts a score on an edge i/10 into the bin that its closed side names", () => {
  const scores = Array.from({ length: 11 }, (_, i) => i / 10);
  const labels = scores.map(() => true);
  const counts = (closed: "left" | "right") =>
    calibrationCurve({ labels, scores }, { closed }).bins.map(({ n }) => n);
  assertEquals(counts("right"), [2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  assertEquals(counts("left"), [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  // .1 + .2 is more than .3, so it lies beyond the edge 3/10 on either rule.
  const beyond = calibrationCurve({ labels: [true, true], scores: [0.3, 0.1 + 0.2] });
  assertEquals(beyond.bins.map(({ n }) => n), [0, 0, 1, 1, 0, 0, 0, 0, 0, 0]);
});

Deno.test("calibrationCurve() keeps empty bins, with edges and no share", () => {
  const { bins, n } = calibrationCurve({ labels: [1, 0], scores: [0.95, 0.91] }, { bins: 4 });
  assertEquals(n, 2);
  assertEquals(bins.map(({ lower, upper }) => [lower, upper]), [
    [0, 0.25],
    [0.25, 0.5],
    [0.5, 0.75],
    [0.75, 1],
  ]);
  assertEquals([bins[0].n, bins[0].meanScore, bins[0].share.estimate], [0, null, null]);
  assertEquals(bins[3].share, wilsonInterval(1, 2));
});

Deno.test("calibrationCurve() of equal mass has the edges of quantiles, equal scores together", () => {
  // numpy.quantile([.1, .2, .3, .6, .7, .9], [0, 1/3, 2/3, 1]): places 0, 5/3, 10/3 and 5 among the six.
  const scores = [0.9, 0.1, 0.6, 0.3, 0.2, 0.7];
  const labels = [1, 0, 1, 0, 0, 1] as const;
  const { bins } = calibrationCurve({ labels, scores }, { bins: 3, strategy: "mass" });
  assertEquals(bins.map(({ n }) => n), [2, 2, 2]);
  assertEquals([bins[0].lower, bins[2].upper], [0.1, 0.9]);
  assertAlmostEquals(bins[0].upper, 0.2 + 2 / 3 * 0.1, 1e-15);
  assertAlmostEquals(bins[1].upper, 0.6 + 1 / 3 * 0.1, 1e-15);
  const tied = { labels: [1, 0, 1, 1] as const, scores: [0, 0, 0, 1] };
  const few = calibrationCurve(tied, { bins: 4, strategy: "mass" });
  assertEquals(few.bins.map(({ lower, upper, n }) => [lower, upper, n]), [[0, 0.25, 3], [
    0.25,
    1,
    1,
  ]]);
  const same = calibrationCurve({ labels: [1, 0], scores: [0.4, 0.4] }, { strategy: "mass" });
  assertEquals(same.bins.map(({ lower, upper, n }) => [lower, upper, n]), [[0.4, 0.4, 2]]);
});

Deno.test("calibrationCurve() takes its level", () => {
  const rows = { labels: [1, 1, 0, 0] as const, scores: [0.9, 0.8, 0.7, 0.6] };
  const { bins } = calibrationCurve(rows, { bins: 1, level: 0.8 });
  assertEquals(bins[0].share, wilsonInterval(2, 4, { level: 0.8 }));
});

Deno.test("expectedCalibrationError() by chance is exact where scores are few", () => {
  // Calibrated rows at .3: X of 3 positive, E|X/3 - .3| = sum over X of its binomial probability.
  const labels = [1, 0, 0, 1] as const;
  const { expectedByChance, estimate } = expectedCalibrationError(
    { labels, scores: [0.3, 0.3, 0.3, 0.8] },
  );
  const three = 0.343 * 0.3 + 0.441 * (1 / 3 - 0.3) + 0.189 * (2 / 3 - 0.3) + 0.027 * 0.7;
  const one = 0.8 * 0.2 + 0.2 * 0.8;
  assertAlmostEquals(expectedByChance ?? NaN, (3 * three + one) / 4, 1e-15);
  assertAlmostEquals(estimate ?? NaN, (3 * (1 / 3 - 0.3) + 0.2) / 4, 1e-15);
});

Deno.test("expectedCalibrationError() by chance agrees with a simulation of calibrated scores", () => {
  const random = createRandom(9);
  const scores = Array.from({ length: 200 }, () => random() ** 2);
  for (const options of [{ bins: 10 }, { bins: 40 }, { bins: 10, strategy: "mass" as const }]) {
    let sum = 0;
    for (let draw = 0; draw < 1000; draw++) {
      const labels = scores.map((score) => random() < score);
      sum += expectedCalibrationError({ labels, scores }, options).estimate ?? NaN;
    }
    const labels = scores.map((score) => score > 0.5);
    const { expectedByChance } = expectedCalibrationError({ labels, scores }, options);
    // Standard error of the simulation about .0006.
    assertAlmostEquals(sum / 1000, expectedByChance ?? NaN, 0.002);
  }
});

Deno.test("expectedCalibrationError() bounds give the bias to the lower end alone", () => {
  const scores = Array.from({ length: 40 }, (_, i) => (i + 0.5) / 40);
  const labels = scores.map((score, i) => score > 0.55 || i % 8 === 0);
  const error = expectedCalibrationError({ labels, scores }, { bins: 4 });
  const { estimate, lower, upper, expectedByChance } = error;
  assert(estimate !== null && lower !== null && expectedByChance !== null);
  const squares = scores.reduce((sum, score, i) => sum + (score - Number(labels[i])) ** 2, 0) / 40;
  const calibrated = scores.reduce((sum, score) => sum + score * (1 - score), 0) / 40;
  const spread = Math.sqrt(Math.max(squares - estimate ** 2, calibrated) / 39);
  // scipy 1.17.1, t.ppf(.975, 39)
  const reach = 2.022690920036761 * spread;
  assertAlmostEquals(upper, estimate + reach, 1e-12);
  assertAlmostEquals(lower, Math.max(0, estimate - expectedByChance - reach), 1e-12);
});

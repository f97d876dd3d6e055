import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { averagePrecisionScore } from "../../lib/statistics/average_precision_score.ts";
import { precisionRecallCurve } from "../../lib/statistics/precision_recall_curve.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/ranking_curves.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`precisionRecallCurve() and averagePrecisionScore() equal the reference: ${name}`, () => {
    const rows = { labels: inputs.y_true, scores: inputs.score };
    for (const method of ["logit", "bootstrap"] as const) {
      const { estimate } = averagePrecisionScore(rows, { method, resamples: 20 });
      assertGolden(estimate, expected.average_precision, tolerance, `${name} ap`);
    }
    const curve = precisionRecallCurve(rows);
    if (expected.pr_auc_trapezoid !== undefined) {
      assertGolden(curve.trapezoidArea, expected.pr_auc_trapezoid, tolerance, `${name} area`);
    }
    const lists = [
      [curve.precision, expected.pr_precision],
      [curve.recall, expected.pr_recall],
      [curve.thresholds, expected.pr_thresholds],
    ];
    for (const [got, want] of lists) {
      if (!want) continue;
      assertEquals(got.length, want.length);
      got.forEach((x: number, i: number) => assertGolden(x, want[i], tolerance, `${name}[${i}]`));
    }
  });
}

Deno.test("averagePrecisionScore() takes its standard error by leaving each row out, in the limit", () => {
  // The infinitesimal jackknife, by finite differences: each row's weight raised by a little in turn.
  const labels = [1, 0, 1, 1, 0, 0, 1, 0] as const;
  const scores = [0.9, 0.8, 0.8, 0.6, 0.5, 0.4, 0.3, 0.3];
  const weighted = (weights: readonly number[]) => {
    let sum = 0;
    let mass = 0;
    for (let i = 0; i < labels.length; i++) {
      if (labels[i] === 0) continue;
      const above = labels.map((_, k) => scores[k] >= scores[i] ? weights[k] : 0);
      const all = above.reduce((total, weight) => total + weight, 0);
      const caught = above.reduce((total, weight, k) => total + labels[k] * weight, 0);
      sum += weights[i] * caught / all;
      mass += weights[i];
    }
    return sum / mass;
  };
  const n = labels.length;
  const step = 1e-6;
  const influences = labels.map((_, row) => {
    const nudged = (by: number) => weighted(labels.map((_, k) => k === row ? 1 + by : 1));
    return n * (nudged(step) - nudged(-step)) / (2 * step);
  });
  const squares = influences.reduce((sum, influence) => sum + influence ** 2, 0);
  const standardError = Math.sqrt(squares / n / (n - 1));
  const { estimate, lower, upper } = averagePrecisionScore({ labels, scores });
  assert(estimate !== null && lower !== null);
  assertAlmostEquals(estimate, weighted(Array(n).fill(1)), 1e-15);
  // scipy 1.17.1, t.ppf(.975, 3), for four positive rows.
  const reach = 3.182446305284263 * standardError / (estimate * (1 - estimate));
  const logit = (p: number) => Math.log(p / (1 - p));
  assertAlmostEquals(logit(lower), logit(estimate) - reach, 1e-8);
  assertAlmostEquals(logit(upper), logit(estimate) + reach, 1e-8);
});

Deno.test("averagePrecisionScore() of random scores is the share of positives, with its standard error", () => {
  // All tied: the influence of a row is its label less the share, so the error is that of a proportion.
  const labels = Array.from({ length: 50 }, (_, i) => i < 20);
  const { estimate, lower } = averagePrecisionScore({ labels, scores: labels.map(() => 0.5) });
  assert(lower !== null);
  assertEquals(estimate, 0.4);
  // sqrt(.4 x .6 / 49); scipy 1.17.1, t.ppf(.975, 19) = 2.093024054408263; divided by .4 x .6.
  const reach = 2.093024054408263 * Math.sqrt(0.24 / 49) / 0.24;
  assertAlmostEquals(Math.log(lower / (1 - lower)), Math.log(0.4 / 0.6) - reach, 1e-12);
});

Deno.test("averagePrecisionScore() of perfect order has a lower bound, which rises with n", () => {
  const bounds = [5, 50, 500].map((n) => {
    const labels = Array.from({ length: 3 * n }, (_, i) => i < n);
    const scores = labels.map((_, i) => -i);
    const { estimate, lower, upper } = averagePrecisionScore({ labels, scores });
    assertEquals([estimate, upper], [1, 1]);
    return lower ?? NaN;
  });
  assert(bounds[0] > 0 && bounds[0] < bounds[1] && bounds[1] < bounds[2] && bounds[2] < 1);
  const perfect = { labels: [1, 1, 0], scores: [3, 2, 1] } as const;
  const resampled = averagePrecisionScore(perfect, { method: "bootstrap", resamples: 50 });
  assertEquals([resampled.estimate, resampled.lower], [1, null]);
});

Deno.test("averagePrecisionScore() is undefined, or without bounds, where the rows say too little", () => {
  const of = (labels: readonly (0 | 1)[]) => {
    const interval = averagePrecisionScore({ labels, scores: labels.map((_, i) => i) });
    return [interval.estimate, interval.lower, "reason" in interval && interval.reason];
  };
  assertEquals(of([]), [null, null, "no observations"]);
  assertEquals(of([0, 0]), [null, null, "one class: no row is positive"]);
  assertEquals(of([1, 1]), [1, null, "one class: all scores would give 1"]);
  assertEquals(of([0, 1, 0]), [0.5, null, "fewer than two positive rows"]);
});

Deno.test("averagePrecisionScore() by bootstrap repeats with its seed", () => {
  const labels = Array.from({ length: 60 }, (_, i) => i % 3 === 0);
  const rows = { labels, scores: labels.map((label, i) => (i * 7 % 60) + (label ? 20 : 0)) };
  const draw = (seed: number) => averagePrecisionScore(rows, { method: "bootstrap", seed });
  assertEquals(draw(3), draw(3));
  const { estimate, lower, upper } = draw(3);
  assert(estimate !== null && lower !== null && lower < estimate && estimate < upper);
  assert(draw(4).lower !== lower);
});

Deno.test("averagePrecisionScore() and precisionRecallCurve() do not change with the order of rows", () => {
  const labels = Object.freeze([1, 0, 1, 0, 0] as const);
  const scores = Object.freeze([0.3, 0.3, 0.9, 0.1, 0.4]);
  const reversed = { labels: labels.toReversed(), scores: scores.toReversed() };
  assertEquals(averagePrecisionScore({ labels, scores }), averagePrecisionScore(reversed));
  assertEquals(precisionRecallCurve({ labels, scores }), precisionRecallCurve(reversed));
});

Deno.test("precisionRecallCurve() has no points without a positive row", () => {
  const curve = precisionRecallCurve({ labels: [0, 0], scores: [0.1, 0.9] });
  assertEquals([curve.precision, curve.recall, curve.thresholds], [[], [], []]);
  assertEquals([curve.trapezoidArea, curve.reason], [null, "one class: no row is positive"]);
  assertEquals(precisionRecallCurve({ labels: [], scores: [] }).reason, "no observations");
});

Deno.test("averagePrecisionScore() and precisionRecallCurve() name the first bad row or option", () => {
  const rows = { labels: [1, 0, 0] as const, scores: [0.1, 0.2, Infinity] };
  const message = "scores[2] must be a finite number: current value is Infinity";
  assertThrows(() => averagePrecisionScore(rows), RangeError, message);
  assertThrows(() => precisionRecallCurve(rows), RangeError, message);
  const good = { labels: [1, 0] as const, scores: [0.1, 0.2] };
  assertThrows(() => averagePrecisionScore(good, { level: 1 }), RangeError, "level");
  assertThrows(() => averagePrecisionScore(good, { resamples: 0 }), RangeError, "resamples");
  // @ts-expect-error a caller without types
  assertThrows(() => averagePrecisionScore(good, { method: "wald" }), RangeError, "method");
  // @ts-expect-error a caller without types
  assertThrows(() => precisionRecallCurve({ labels: [1, "no"], scores: [1, 2] }), TypeError, "[1]");
});

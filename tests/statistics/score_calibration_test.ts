import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { applyCalibration } from "../../lib/statistics/apply_calibration.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { fitIsotonic } from "../../lib/statistics/fit_isotonic.ts";
import { fitPlatt } from "../../lib/statistics/fit_platt.ts";
import { fitTemperature } from "../../lib/statistics/fit_temperature.ts";
import { logLoss } from "../../lib/statistics/log_loss.ts";
import type { ScoreCalibration } from "../../lib/statistics/score_calibration.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import isotonic from "../golden/isotonic_fits.json" with { type: "json" };
import platt from "../golden/platt_fits.json" with { type: "json" };

/** Fails unless both lists agree within the tolerance of a golden case. */
function assertList(
  got: readonly number[],
  want: readonly number[],
  { name, tolerance }: GoldenCase,
): void {
  assertEquals(got.length, want.length, name);
  got.forEach((value, i) => assertGolden(value, want[i], tolerance, `${name}[${i}]`));
}

for (const one of isotonic as readonly GoldenCase[]) {
  const { name, inputs, expected } = one;
  Deno.test(`fitIsotonic() equals the reference: ${name}`, () => {
    const weights = inputs.weight === null ? {} : { weights: inputs.weight };
    const record = fitIsotonic({ labels: inputs.y, scores: inputs.x }, weights);
    assertList(applyCalibration(record, inputs.x), expected.fitted, one);
    assertList(applyCalibration(record, inputs.x_new), expected.predicted_new, one);
    assertList(applyCalibration(record, expected.x_distinct), expected.y_at_distinct, one);
    assertList(record.x, expected.sklearn_x_thresholds, one);
    assertList(record.y, expected.sklearn_y_thresholds, one);
  });
}

for (const one of platt as readonly GoldenCase[]) {
  const { name, inputs, expected, tolerance } = one;
  Deno.test(`fitPlatt() equals the reference: ${name}`, () => {
    const record = fitPlatt({ labels: inputs.y_true, scores: inputs.score });
    assertGolden(record.a, expected.a, tolerance, `${name} a`);
    assertGolden(record.b, expected.b, tolerance, `${name} b`);
    assertList(applyCalibration(record, inputs.score_new), expected.predicted_new, one);
  });
}

Deno.test("fitPlatt() gives the same probabilities on any scale of the scores", () => {
  const random = createRandom(2);
  const scores = Array.from({ length: 200 }, () => random());
  const labels = scores.map((score) => random() < score);
  const plain = applyCalibration(fitPlatt({ labels, scores }), scores);
  for (const [factor, shift] of [[1e6, 0], [1e-200, 0], [1e300, 0], [3, 1e6], [-1, 0]]) {
    const moved = scores.map((score) => factor * score + shift);
    const record = fitPlatt({ labels, scores: moved });
    applyCalibration(record, moved).forEach((p, i) => assertAlmostEquals(p, plain[i], 1e-8));
  }
});

Deno.test("fitPlatt() is the optimum with one far-off score", () => {
  const random = createRandom(3);
  const scores = [1e7, ...Array.from({ length: 300 }, () => random())];
  const labels = scores.map((score) => random() < Math.min(1, score));
  const { a, b } = fitPlatt({ labels, scores });
  assert(a !== null && b !== null);
  const positives = labels.filter((label) => label).length;
  const targets = labels.map((label) =>
    label ? (positives + 1) / (positives + 2) : 1 / (labels.length - positives + 2)
  );
  // At the optimum the residuals sum to 0, and so do those times the score.
  const residuals = scores.map((score, i) => targets[i] - 1 / (1 + Math.exp(a * score + b)));
  const sum = residuals.reduce((total, residual) => total + residual, 0);
  const moment = residuals.reduce((total, residual, i) => total + residual * scores[i], 0);
  assertAlmostEquals(sum, 0, 1e-6);
  assertAlmostEquals(moment / 1e7, 0, 1e-6);
});

Deno.test("fitPlatt() of equal scores is the mean smoothed target, and says so", () => {
  const record = fitPlatt({ labels: [1, 0, 0], scores: [7, 7, 7] });
  assertEquals([record.a, record.b, record.reason], [null, null, "all scores are equal"]);
  // Targets 2/3, 1/4, 1/4.
  assertAlmostEquals(applyCalibration(record, [0])[0], (2 / 3 + 1 / 4 + 1 / 4) / 3, 1e-15);
});

Deno.test("fitTemperature() is the optimum: the log loss rises on both sides", () => {
  const random = createRandom(4);
  const truth = Array.from({ length: 400 }, () => 6 * random() - 3);
  const labels = truth.map((logit) => random() < 1 / (1 + Math.exp(-logit)));
  const logits = truth.map((logit) => 2.5 * logit);
  const scores = logits.map((logit) => 1 / (1 + Math.exp(-logit)));
  const record = fitTemperature({ labels, scores });
  const { temperature } = record;
  assert(temperature !== null);
  // Logits made 2.5 times too large, 400 rows.
  assert(temperature > 1.9 && temperature < 3.5);
  const lossAt = (factor: number) => {
    const moved = { ...record, temperature: temperature * factor };
    return logLoss({ labels, scores: applyCalibration(moved, scores) }).estimate ?? NaN;
  };
  assert(lossAt(1) < lossAt(1.01) && lossAt(1) < lossAt(0.99));
  const byLogits = fitTemperature({ labels, scores: logits }, { scale: "logit" });
  assertAlmostEquals(byLogits.temperature ?? NaN, temperature, 1e-9);
  const [p] = applyCalibration(byLogits, [logits[0]]);
  assertAlmostEquals(p, applyCalibration(record, [scores[0]])[0], 1e-9);
});

Deno.test("fitTemperature() has no temperature where none is best, and says why", () => {
  const reasonOf = (labels: readonly (0 | 1)[], scores: readonly number[]) => {
    const record = fitTemperature({ labels, scores });
    assertEquals(record.temperature, null);
    assertThrows(() => applyCalibration(record, [0.5]), RangeError, record.reason);
    return record.reason ?? "";
  };
  assert(reasonOf([1, 0], [0.9, 0.2]).includes("right side"));
  assert(reasonOf([1, 0], [0.2, 0.9]).includes("infinite"));
  assert(reasonOf([1, 0], [0.9, 0.9]).includes("infinite"));
  assert(reasonOf([1, 0], [0.5, 0.5]).includes("every temperature"));
  assert(reasonOf([1, 0, 1, 1], [0.9, 0.9, 0.9, 0]).includes("a certain prediction was wrong"));
});

Deno.test("fitTemperature() passes over certain predictions that are right", () => {
  const rows = { labels: [1, 1, 1, 0, 1, 0] as const, scores: [0.9, 0.9, 0.9, 0.9, 1, 0] };
  const record = fitTemperature(rows);
  assertAlmostEquals(record.temperature ?? NaN, 2, 1e-12);
  assertEquals(applyCalibration(record, [0, 1, 0.5]), [0, 1, 0.5]);
});

Deno.test("fitIsotonic() takes labels, never falls and stays within the outcomes", () => {
  const random = createRandom(6);
  const scores = Array.from({ length: 500 }, () => Math.round(100 * random()) / 100);
  const labels = scores.map((score) => random() < score);
  const record = fitIsotonic(Object.freeze({ labels, scores }));
  assertEquals(record.n, 500);
  const rising = Array.from({ length: 300 }, (_, i) => i / 200 - 0.2);
  const curve = applyCalibration(record, rising);
  curve.forEach((p, i) => assert(p >= 0 && p <= 1 && (i === 0 || p >= curve[i - 1])));
  const order = scores.map((_, i) => i).reverse();
  const reversed = {
    labels: order.map((i) => labels[i]),
    scores: order.map((i) => scores[i]),
  };
  assertEquals(fitIsotonic(reversed), record);
});

Deno.test("fitIsotonic() weighs a row as so many rows, and drops those of weight 0", () => {
  const weighted = fitIsotonic(
    { labels: [1, 0, 1, 0], scores: [1, 2, 3, 4] },
    { weights: [3, 1, 2, 0] },
  );
  const repeated = fitIsotonic({ labels: [1, 1, 1, 0, 1, 1], scores: [1, 1, 1, 2, 3, 3] });
  assertEquals([weighted.x, weighted.y], [repeated.x, repeated.y]);
  assertEquals(weighted.n, 3);
});

Deno.test("applyCalibration() interpolates between knots at the ends of the numbers", () => {
  const wide: ScoreCalibration = {
    kind: "isotonic",
    x: [-(2 ** 1023), 2 ** 1023],
    y: [0, 1],
    n: 2,
  };
  assertEquals(applyCalibration(wide, [0, -1.7e308, 1.7e308, 2 ** 1022]), [0.5, 0, 1, 0.75]);
  const narrow: ScoreCalibration = { kind: "isotonic", x: [0, 5e-324, 1], y: [0, 0.5, 1], n: 3 };
  assertEquals(applyCalibration(narrow, [0, 5e-324]), [0, 0.5]);
  const steep: ScoreCalibration = { kind: "platt", a: -1e300, b: 0, n: 2 };
  assertEquals(applyCalibration(steep, [1e300, -1e300, 0]), [1, 0, 0.5]);
});

Deno.test("records are plain JSON: read back, they give the same probabilities", () => {
  const rows = { labels: [1, 0, 1, 1, 0] as const, scores: [0.9, 0.4, 0.7, 0.3, 0.6] };
  for (const record of [fitPlatt(rows), fitIsotonic(rows), fitTemperature(rows)]) {
    const back: ScoreCalibration = JSON.parse(JSON.stringify(record));
    assertEquals(back, record);
    assertEquals(applyCalibration(back, rows.scores), applyCalibration(record, rows.scores));
  }
});

Deno.test("fitPlatt(), fitTemperature() and fitIsotonic() name what is wrong", () => {
  const none = { labels: [], scores: [] };
  const bad = { labels: [1, 0] as const, scores: [0.5, NaN] };
  for (const fit of [fitPlatt, fitTemperature, fitIsotonic]) {
    const message = `Cannot compute ${fit.name} as labels.length must be at least 1`;
    assertThrows(() => fit(none), RangeError, message);
    assertThrows(() => fit(bad), RangeError, "scores[1]");
    assertThrows(() => fit({ ...bad, scores: [1] }), RangeError, "scores.length must be 2");
  }
  const rows = { labels: [1, 0] as const, scores: [0.5, 0.7] };
  assertThrows(() => fitTemperature({ ...rows, scores: [0.5, 1.1] }), RangeError, "scores[1]");
  assertThrows(() => fitIsotonic(rows, { weights: [1] }), RangeError, "weights.length must be 2");
  assertThrows(() => fitIsotonic(rows, { weights: [1, -1] }), RangeError, "weights[1]");
  assertThrows(() => fitIsotonic(rows, { weights: [0, 0] }), RangeError, "with a weight above 0");
  assertThrows(() => fitIsotonic({ ...rows, labels: [1e308, 1e308] }), RangeError, "the sum");
  // @ts-expect-error a caller without types
  assertThrows(() => fitIsotonic({ ...rows, labels: [1, "0"] }), TypeError, "labels[1]");
});

Deno.test("applyCalibration() names what is wrong with a record or a score", () => {
  const throws = (record: unknown, scores: unknown, message: string) => {
    const error = assertThrows(() =>
      applyCalibration(record as ScoreCalibration, scores as number[])
    );
    assert(error instanceof Error && error.message.includes(message), String(error));
  };
  throws({ kind: "platt", a: -1, b: 0 }, [0, NaN], "scores[1] must be a finite number");
  throws({ kind: "platt", a: -1, b: 0 }, 0.5, "scores must be an array");
  throws({ kind: "platt", a: "1", b: 0 }, [0], "record.a must be a number");
  throws({ kind: "platt", a: null, b: null }, [0], "record.constant must be");
  throws({ kind: "beta" }, [0], "record.kind must be");
  throws(null, [0], "record must be a calibration record");
  throws({ kind: "isotonic", x: [], y: [] }, [0], "record.x.length must be at least 1");
  throws({ kind: "isotonic", x: [0, 1], y: [0] }, [0], "record.y.length must be 2");
  throws({ kind: "isotonic", x: [1, 1], y: [0, 1] }, [0], "record.x[1] must be more than");
  throws({ kind: "isotonic", x: [0, 1], y: [1, 0] }, [0], "record.y[1] must be at least");
  throws({ kind: "temperature", temperature: 0, scale: "logit" }, [0], "record.temperature");
  throws({ kind: "temperature", temperature: 1, scale: "odds" }, [0], "record.scale");
  throws({ kind: "temperature", temperature: 1, scale: "probability" }, [2], "scores[0]");
});

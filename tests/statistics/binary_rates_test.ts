import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { binaryRates } from "../../lib/statistics/binary_rates.ts";
import { confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";
import { matthewsCorrelation } from "../../lib/statistics/matthews_correlation.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/binary_classification.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`binaryRates() equals the reference: ${name}`, () => {
    const matrix = confusionMatrix(inputs.y_true, inputs.y_pred, { labels: [0, 1] });
    const rates = binaryRates(matrix, { positive: 1, resamples: 50 });
    const check = (got: number | null, field: string) =>
      assertGolden(got, expected[field], tolerance, `${name} ${field}`);
    check(rates.truePositives, "tp");
    check(rates.falsePositives, "fp");
    check(rates.falseNegatives, "fn");
    check(rates.trueNegatives, "tn");
    check(rates.accuracy.estimate, "accuracy");
    check(rates.sensitivity.estimate, "sensitivity");
    check(rates.specificity.estimate, "specificity");
    check(rates.precision.estimate, "precision");
    check(rates.negativePredictiveValue.estimate, "npv");
    check(rates.f1.estimate, "f1");
    check(rates.balancedAccuracy.estimate, "balanced_accuracy");
    check(rates.youdenJ.estimate, "youden_j");
    check(rates.prevalence.estimate, "prevalence");
    check(matthewsCorrelation(matrix, { resamples: 50 }).estimate, "mcc");
  });
}

Deno.test("binaryRates() swaps its rates with the positive label", () => {
  const matrix = { labels: ["bad", "good"], counts: [[44, 4], [8, 52]] };
  const bad = binaryRates(matrix, { positive: "bad" });
  const good = binaryRates(matrix, { positive: "good" });
  assertEquals(bad.sensitivity.estimate, 44 / 48);
  assertEquals(bad.specificity.estimate, 52 / 60);
  assertEquals(good.sensitivity, bad.specificity);
  assertEquals([bad.truePositives, bad.falsePositives, bad.falseNegatives, bad.trueNegatives], [
    44,
    8,
    4,
    52,
  ]);
});

Deno.test("binaryRates() keeps a width on a perfect table", () => {
  const matrix = { labels: [false, true], counts: [[30, 0], [0, 12]] };
  const rates = binaryRates(matrix, { positive: true });
  for (const name of ["f1", "balancedAccuracy", "youdenJ"] as const) {
    const { estimate, lower, upper } = rates[name];
    assert(estimate === 1 && upper === 1 && lower !== null && lower < 0.99, `${name} ${lower}`);
  }
});

Deno.test("binaryRates() bootstrap of balanced accuracy lies near the delta method's interval", () => {
  // Var = (p1 q1 / n1 + p0 q0 / n0) / 4 with 582/671 and 679/816: standard error .00925.
  const matrix = { labels: [false, true], counts: [[679, 137], [89, 582]] };
  const { estimate, lower, upper } = binaryRates(matrix, { positive: true }).balancedAccuracy;
  assertAlmostEquals(estimate ?? NaN, (582 / 671 + 679 / 816) / 2, 1e-12);
  assertAlmostEquals((upper ?? NaN) - (lower ?? NaN), 2 * 1.96 * 0.00925, 0.003);
});

Deno.test("binaryRates() requires a known positive label and two labels", () => {
  const matrix = { labels: [false, true], counts: [[1, 0], [0, 1]] };
  // @ts-expect-error a caller without types
  assertThrows(() => binaryRates(matrix, {}), RangeError, "positive must be one of the labels");
  assertThrows(
    () => binaryRates(matrix, { positive: "true" }),
    RangeError,
    'current value is "true"',
  );
  assertThrows(
    () =>
      binaryRates({ labels: [1, 2, 3], counts: [[1, 0, 0], [0, 1, 0], [0, 0, 1]] }, {
        positive: 1,
      }),
    RangeError,
    "matrix.labels.length must be 2",
  );
});

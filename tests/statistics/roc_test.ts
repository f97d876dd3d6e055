import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { rocAuc } from "../../lib/statistics/roc_auc.ts";
import { rocCurve } from "../../lib/statistics/roc_curve.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/ranking_curves.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`rocAuc() and rocCurve() equal the reference: ${name}`, () => {
    const rows = { labels: inputs.y_true, scores: inputs.score };
    const auc = rocAuc(rows);
    assertGolden(auc.estimate, expected.roc_auc, tolerance, `${name} auc`);
    if (expected.roc_auc_se_delong !== undefined) {
      assertGolden(auc.standardError, expected.roc_auc_se_delong, tolerance, `${name} se`);
    }
    for (const [prefix, dropIntermediate] of [["roc", false], ["roc_collapsed", true]] as const) {
      if (!expected[`${prefix}_fpr`]) continue;
      const curve = rocCurve(rows, { dropIntermediate });
      const lists = [
        [curve.falsePositiveRate, expected[`${prefix}_fpr`]],
        [curve.truePositiveRate, expected[`${prefix}_tpr`]],
        [curve.thresholds, expected[`${prefix}_thresholds`]],
      ];
      for (const [got, want] of lists) {
        assertEquals(got.length, want.length);
        got.forEach((x: number, i: number) => assertGolden(x, want[i], tolerance, `${name}[${i}]`));
      }
    }
  });
}

Deno.test("rocAuc() counts pairs in order, ties half: a hand computation", () => {
  // Pairs (positive, negative): (.5, .5) half, (.5, .2) one, (.9, .5) one, (.9, .2) one: 3.5 of 4.
  const auc = rocAuc({ labels: [1, 1, 0, 0], scores: [0.5, 0.9, 0.5, 0.2] });
  assertEquals(auc.estimate, 3.5 / 4);
  // Placements of positives 1.5/2 and 2/2, of negatives (counted from above) 1.5/2 and 2/2:
  // each sample variance 1/32; standard error sqrt(1/64 + 1/64).
  assertAlmostEquals(auc.standardError ?? NaN, Math.sqrt(1 / 32), 1e-12);
});

Deno.test("rocAuc() bounds lie on the logit scale, inside [0, 1]", () => {
  const scores = [0.1, 0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.9];
  const labels = scores.map((score) => score > 0.42 || score === 0.3);
  const { estimate, lower, upper, standardError } = rocAuc({ labels, scores });
  assert(estimate !== null && lower !== null && standardError !== null);
  const reach = 1.959963984540054 * standardError / (estimate * (1 - estimate));
  const logit = Math.log(estimate / (1 - estimate));
  assertAlmostEquals(Math.log(lower / (1 - lower)), logit - reach, 1e-9);
  assertAlmostEquals(Math.log(upper / (1 - upper)), logit + reach, 1e-9);
});

Deno.test("rocAuc() of perfect separation has a lower bound from as many pairs as the smaller class", () => {
  const labels = [...Array(10).fill(1), ...Array(50).fill(0)];
  const scores = labels.map((label, row) => label + row / 1000);
  const { estimate, lower, upper, method } = rocAuc({ labels, scores });
  assertEquals([estimate, upper, method], [1, 1, "exact-pairs"]);
  // .025^(1/10), the exact bound for 10 of 10.
  assertAlmostEquals(lower ?? NaN, 0.025 ** 0.1, 1e-10);
  const reversed = rocAuc({ labels, scores: scores.map((score) => -score) });
  assertEquals([reversed.estimate, reversed.lower], [0, 0]);
  assertAlmostEquals(reversed.upper ?? NaN, 1 - 0.025 ** 0.1, 1e-10);
});

Deno.test("rocAuc() has no bounds where all scores tie or a class has one row", () => {
  const tied = rocAuc({ labels: [0, 1, 1, 0], scores: [0.5, 0.5, 0.5, 0.5] });
  assertEquals([tied.estimate, tied.lower], [0.5, null]);
  const single = rocAuc({ labels: [1, 0, 0], scores: [0.5, 0.2, 0.7] });
  assertEquals([single.estimate, single.lower, single.standardError], [0.5, null, null]);
});

Deno.test("sta-11: one class has no area under the curve", () => {
  const auc = rocAuc({ labels: [1, 1, 1], scores: [0.2, 0.6, 0.9] });
  assertEquals(auc.estimate, null);
  assert("reason" in auc && auc.reason.includes("one class"));
  assertEquals(rocCurve({ labels: [1, 1, 1], scores: [0.2, 0.6, 0.9] }).thresholds, []);
});

Deno.test("rocAuc() names the first bad row", () => {
  assertThrows(
    () => rocAuc({ labels: [1, 0], scores: [0.1] }),
    RangeError,
    "scores.length must be 2",
  );
  assertThrows(
    () => rocAuc({ labels: [1, 0, 0], scores: [0.1, NaN, 0.3] }),
    RangeError,
    "scores[1] must be a finite number: current value is NaN",
  );
  // @ts-expect-error a caller without types
  assertThrows(() => rocAuc({ labels: ["yes"], scores: [0.1] }), TypeError, "labels[0]");
});

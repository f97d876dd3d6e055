import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { correctedRate } from "../../lib/statistics/corrected_rate.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/rogan_gladen.json" with { type: "json" };

/** The table of a judge with these rates on so many rows of each class. */
function judge(sensitivity: number, m1: number, specificity: number, m0: number) {
  const caught = Math.round(sensitivity * m1);
  const passed = Math.round(specificity * m0);
  return { labels: [false, true], counts: [[passed, m0 - passed], [m1 - caught, caught]] };
}

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`correctedRate() equals the reference: ${name}`, () => {
    const { positives, n, level, sensitivity, specificity } = inputs;
    // By rates, as some cases have .85 on 50 rows, which no table has.
    const positives1 = inputs.n_sensitivity ?? 100;
    const negatives = inputs.n_specificity ?? 100;
    const calibration = { sensitivity, positives: positives1, specificity, negatives };
    const rate = correctedRate({ positives, n, calibration, level });
    assertGolden(rate.estimate, expected.corrected, tolerance, `${name} corrected`);
    if (expected.corrected === null) {
      assert("reason" in rate && rate.reason.includes("chance"));
      return;
    }
    assertGolden(rate.apparent, expected.apparent, tolerance, `${name} apparent`);
    assertGolden(rate.unclipped, expected.corrected_unclipped, tolerance, `${name} unclipped`);
    if (expected.ci_lang_reiczigel) {
      const [lower, upper] = expected.ci_lang_reiczigel;
      assertGolden(rate.lower, lower, tolerance, `${name} lower`);
      assertGolden(rate.upper, upper, tolerance, `${name} upper`);
    }
    const known = correctedRate({ positives, n, calibration, level, method: "known" });
    assertGolden(known.lower, expected.ci_wilson[0], tolerance, `${name} known lower`);
    assertGolden(known.upper, expected.ci_wilson[1], tolerance, `${name} known upper`);
  });
}

Deno.test("correctedRate() equals two published computations", () => {
  // Lee et al., arXiv 2511.21140: p .4, specificity .7 and sensitivity .9 on 200 rows each.
  const first = correctedRate({ positives: 400, n: 1000, calibration: judge(0.9, 200, 0.7, 200) });
  assertAlmostEquals(first.estimate ?? NaN, 0.166667, 1e-6);
  assertAlmostEquals(first.lower ?? NaN, 0.056351, 1e-6);
  assertAlmostEquals(first.upper ?? NaN, 0.262733, 1e-6);
  const second = correctedRate({
    positives: 320,
    n: 400,
    calibration: judge(78 / 80, 80, 0.75, 40),
  });
  assertAlmostEquals(second.estimate ?? NaN, 0.758621, 1e-6);
  assertAlmostEquals(second.lower ?? NaN, 0.672878, 1e-6);
  assertAlmostEquals(second.upper ?? NaN, 0.841369, 1e-6);
});

Deno.test("correctedRate() by a table and by its rates are one", () => {
  const table = { labels: [false, true], counts: [[140, 60], [20, 180]] };
  const rates = { sensitivity: 0.9, positives: 200, specificity: 0.7, negatives: 200 };
  assertEquals(
    correctedRate({ positives: 400, n: 1000, calibration: table }),
    correctedRate({ positives: 400, n: 1000, calibration: rates }),
  );
  assertThrows(
    () => correctedRate({ positives: 1, n: 2, calibration: { ...rates, sensitivity: 1.2 } }),
    RangeError,
    "calibration.sensitivity must be in [0, 1]",
  );
});

Deno.test("correctedRate() is undefined without rows or without a labelled class", () => {
  const calibration = judge(0.9, 20, 0.9, 20);
  assertEquals(correctedRate({ positives: 0, n: 0, calibration }).estimate, null);
  const onlyGood = { labels: [false, true], counts: [[5, 1], [0, 0]] };
  const rate = correctedRate({ positives: 3, n: 9, calibration: onlyGood });
  assert(rate.estimate === null && rate.reason.includes("sensitivity is unknown"));
  assertEquals(rate.apparent, 1 / 3);
});

Deno.test("correctedRate() warns where the judge may know nothing and where it had to clip", () => {
  const weak = correctedRate({ positives: 30, n: 100, calibration: judge(0.6, 10, 0.6, 10) });
  assert(weak.warnings.some((warning) => warning.includes("no better than chance")));
  const clipped = correctedRate({ positives: 0, n: 100, calibration: judge(0.9, 100, 0.9, 100) });
  assertEquals(clipped.estimate, 0);
  assert(clipped.warnings.some((warning) => warning.includes("reported as 0")));
});

Deno.test("correctedRate() asks which label is positive unless the labels are booleans", () => {
  const calibration = { labels: ["bad", "good"], counts: [[9, 1], [2, 8]] };
  assertThrows(
    () => correctedRate({ positives: 1, n: 2, calibration }),
    RangeError,
    "positive must be one of the calibration's labels bad, good",
  );
  const named = correctedRate({ positives: 40, n: 100, calibration, positive: "bad" });
  const same = { labels: [false, true], counts: [[8, 2], [1, 9]] };
  assertEquals(named, correctedRate({ positives: 40, n: 100, calibration: same }));
});

Deno.test("correctedRate() refuses impossible counts", () => {
  const calibration = judge(0.9, 20, 0.9, 20);
  assertThrows(
    () => correctedRate({ positives: 3, n: 2, calibration }),
    RangeError,
    "at most n = 2",
  );
  assertThrows(() => correctedRate({ positives: 0.5, n: 2, calibration }), RangeError, "positives");
});

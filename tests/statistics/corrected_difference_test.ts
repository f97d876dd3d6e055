import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import {
  correctedDifference,
  type CorrectedDifferenceInput,
} from "../../lib/statistics/corrected_difference.ts";
import { correctedRate } from "../../lib/statistics/corrected_rate.ts";

/** Sensitivity 180/200, specificity 140/200: J = .6. */
const JUDGE = { labels: [false, true], counts: [[140, 60], [20, 180]] };
const INPUT = {
  a: { positives: 480, n: 1000 },
  b: { positives: 400, n: 1000 },
  calibration: JUDGE,
};
const Z = 1.959963984540054;

Deno.test("correctedDifference() equals the formula by hand", () => {
  const { estimate, standardError, lower, apparent, n, method } = correctedDifference(INPUT);
  assertAlmostEquals(estimate ?? NaN, 0.08 / 0.6, 1e-15);
  // var(pA - pB) = .0002496 + .00024; D^2 (.7 * .3 / 200 + .9 * .1 / 200) = .017778 * .0015; over .36.
  const variance = (0.0004896 + (0.08 / 0.6) ** 2 * 0.0015) / 0.36;
  assertAlmostEquals(standardError ?? NaN, Math.sqrt(variance), 1e-14);
  assertAlmostEquals(lower ?? NaN, 0.08 / 0.6 - Z * Math.sqrt(variance), 1e-12);
  assertAlmostEquals(apparent ?? NaN, 0.08, 1e-15);
  assertEquals([n, method], [2000, "delta"]);
});

Deno.test("correctedDifference() of paired items takes what both share out of the variance", () => {
  // 350 flagged on both, 130 on a alone, 50 on b alone.
  const paired = { labels: [false, true], counts: [[470, 50], [130, 350]] };
  const { standardError, n, estimate } = correctedDifference({ ...INPUT, paired });
  // var = ((130 + 50) - 80^2 / 1000) / 1000^2.
  const variance = (173.6e-6 + (0.08 / 0.6) ** 2 * 0.0015) / 0.36;
  assertAlmostEquals(standardError ?? NaN, Math.sqrt(variance), 1e-14);
  assertAlmostEquals(estimate ?? NaN, 0.08 / 0.6, 1e-15);
  assertEquals(n, 1000);
  assertThrows(
    () => correctedDifference({ ...INPUT, paired: { ...paired, counts: [[470, 130], [50, 350]] } }),
    RangeError,
    "the margins of paired must be those of a and b (480, 1000, 400, 1000)",
  );
});

Deno.test("correctedDifference() with a calibration a system corrects each by its own", () => {
  const a = JUDGE;
  const b = { sensitivity: 0.8, positives: 100, specificity: 0.9, negatives: 150 };
  const { estimate, standardError, warnings } = correctedDifference({
    ...INPUT,
    calibration: { a, b },
  });
  const rateA = correctedRate({ ...INPUT.a, calibration: a }).estimate ?? NaN;
  const rateB = correctedRate({ ...INPUT.b, calibration: b }).estimate ?? NaN;
  assertAlmostEquals(estimate ?? NaN, rateA - rateB, 1e-15);
  // a: (.48 * .52 / 1000 + .3^2 * .09 / 200 + .7^2 * .21 / 200) / .36, as its corrected rate is .3;
  // b: (.24 / 1000 + (3/7)^2 * .16 / 100 + (4/7)^2 * .09 / 150) / .49, as (.4 - .1) / .7 = 3/7.
  const ofA = (0.0002496 + 0.09 * 0.09 / 200 + 0.49 * 0.21 / 200) / 0.36;
  const ofB = (0.00024 + (9 / 49) * 0.0016 + (16 / 49) * 0.0006) / 0.49;
  assertAlmostEquals(standardError ?? NaN, Math.sqrt(ofA + ofB), 1e-14);
  assertEquals(warnings, []);
});

Deno.test("correctedDifference() is much narrower than two intervals set against each other", () => {
  const { lower, upper } = correctedDifference(INPUT);
  const a = correctedRate({ ...INPUT.a, calibration: JUDGE });
  const b = correctedRate({ ...INPUT.b, calibration: JUDGE });
  const apart = (a.upper ?? NaN) - (a.lower ?? NaN) + (b.upper ?? NaN) - (b.lower ?? NaN);
  assert((upper ?? NaN) - (lower ?? NaN) < apart / 1.6);
});

Deno.test("correctedDifference() warns that one calibration serves both, and of a judge near chance", () => {
  assert(correctedDifference(INPUT).warnings[0].includes("one calibration serves both"));
  const weak = { labels: [false, true], counts: [[6, 4], [4, 6]] };
  const { warnings } = correctedDifference({ ...INPUT, calibration: weak });
  assert(warnings.some((warning) => warning.includes("no better than chance")));
});

Deno.test("correctedDifference() is undefined without rows or with a judge at chance", () => {
  const reasonOf = (input: Partial<CorrectedDifferenceInput>) => {
    const { estimate, ...rest } = correctedDifference({ ...INPUT, ...input });
    assertEquals(estimate, null);
    return "reason" in rest ? rest.reason : "";
  };
  assertEquals(reasonOf({ a: { positives: 0, n: 0 } }), "a system has no observations");
  const chance = { sensitivity: 0.7, positives: 50, specificity: 0.3, negatives: 50 };
  assert(reasonOf({ calibration: chance }).includes("no better than chance"));
  assert(reasonOf({ calibration: { a: JUDGE, b: chance } }).includes("no better than chance"));
  const onlyGood = { labels: [false, true], counts: [[5, 1], [0, 0]] };
  assert(reasonOf({ calibration: onlyGood }).includes("sensitivity is unknown"));
});

Deno.test("correctedDifference() without variation has no bounds, and clips to [-1, 1]", () => {
  const zero = { positives: 0, n: 50 };
  const none = correctedDifference({ a: zero, b: zero, calibration: JUDGE });
  assertEquals([none.estimate, none.lower, none.standardError], [0, null, 0]);
  const far = correctedDifference({
    a: { positives: 49, n: 50 },
    b: { positives: 1, n: 50 },
    calibration: JUDGE,
  });
  assertEquals([far.estimate, far.upper], [1, 1]);
});

Deno.test("correctedDifference() says what is wrong", () => {
  const untyped = correctedDifference as (input: unknown) => unknown;
  assertThrows(() => untyped(undefined), TypeError, "input must be an object");
  assertThrows(() => untyped({ ...INPUT, a: undefined }), TypeError, "a must be { positives, n }");
  const over = { positives: 7, n: 5 };
  assertThrows(
    () => untyped({ ...INPUT, b: over }),
    RangeError,
    "b.positives must be at most b.n = 5",
  );
  const named = { labels: ["bad", "good"], counts: [[9, 1], [2, 8]] };
  assertThrows(() => untyped({ ...INPUT, calibration: named }), RangeError, "bad, good");
  assertEquals(correctedDifference({ ...INPUT, calibration: named, positive: "bad" }).n, 2000);
  const three = { labels: [0, 1, 2], counts: [[1, 0, 0], [0, 1, 0], [0, 0, 1]] };
  assertThrows(
    () => untyped({ ...INPUT, paired: three }),
    RangeError,
    "paired.labels.length must be 2",
  );
  assertThrows(() => untyped({ ...INPUT, calibration: null }), TypeError, "count table");
});

Deno.test("correctedDifference() warns where the judge's rates rest on little", () => {
  const { warnings: enough } = correctedDifference(INPUT);
  const few = { sensitivity: 0.8, positives: 29, specificity: 0.9, negatives: 200 };
  const perfect = { sensitivity: 0.8, positives: 100, specificity: 1, negatives: 200 };
  for (const calibration of [few, perfect, { a: JUDGE, b: few }]) {
    const { warnings } = correctedDifference({ ...INPUT, calibration });
    assert(warnings.some((one) => one.startsWith("under 30 labels of a class")));
  }
  assertEquals(enough.some((one) => one.startsWith("under 30")), false);
});

import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { ppiMean, type PpiMeanInput } from "../../lib/statistics/ppi_mean.ts";

const bits = (text: string) => [...text].map(Number);
const RATE: PpiMeanInput = {
  labelled: { human: bits("1101011010"), judge: bits("1111011011") },
  unlabelled: { judge: Array.from({ length: 40 }, (_, row) => row < 30 ? 1 : 0) },
};
const GRADES: PpiMeanInput = {
  labelled: { human: [2.5, 3, 1, 4, 5, 2, 3.5, 4.5], judge: [2, 3, 1.5, 3.5, 4, 2.5, 3, 5] },
  unlabelled: { judge: [1, 2, 3, 4, 5, 3, 2, 4, 3.5, 2.5, 4.5, 3] },
  level: 0.9,
};

Deno.test("ppiMean() equals the computation by hand, with either divisor", () => {
  // cov(Y, f) = .08 + ..., numpy 2.4.6 with ddof 0 and 1; the pooled variance has ddof 1 in both.
  const mean = ppiMean(RATE);
  assertAlmostEquals(mean.lambda, 0.5157894736842107, 1e-12);
  assertAlmostEquals(mean.estimate ?? NaN, 0.5742105263157895, 1e-12);
  assertAlmostEquals(mean.lower ?? NaN, 0.31772671631743793, 1e-12);
  assertAlmostEquals(mean.upper ?? NaN, 0.830694336314141, 1e-12);
  assertAlmostEquals(mean.classical.lower ?? NaN, 0.29636368514840156, 1e-12);
  assertEquals([mean.n, mean.unlabelled, mean.method], [10, 40, "ppi"]);
  const wider = ppiMean({ ...RATE, divisor: "n-1" });
  assertAlmostEquals(wider.lambda, 0.5730994152046786, 1e-12);
  assertAlmostEquals(wider.lower ?? NaN, 0.30259362858091454, 1e-12);
  assertAlmostEquals(wider.upper ?? NaN, 0.8400964298986175, 1e-12);
});

Deno.test("ppiMean() of grades takes a given lambda, and clips a tuned one", () => {
  // numpy 2.4.6, level .9; the tuned lambda of these is .575275.
  const tuned = ppiMean(GRADES);
  assertAlmostEquals(tuned.lambda, 0.5752749463519312, 1e-12);
  assertAlmostEquals(tuned.lower ?? NaN, 2.6923001136914504, 1e-12);
  const full = ppiMean({ ...GRADES, lambda: 1 });
  assertAlmostEquals(full.upper ?? NaN, 3.8615623456854786, 1e-12);
  assertAlmostEquals(full.standardError ?? NaN, 0.3718035061994739, 1e-12);
  const against = { ...GRADES.labelled, judge: GRADES.labelled.judge.map((grade) => -grade) };
  assertEquals(ppiMean({ ...GRADES, labelled: against }).lambda, 0);
});

Deno.test("ppiMean() of a judge that adds nothing is the labels' own mean", () => {
  const constant = {
    labelled: { human: RATE.labelled.human, judge: Array(10).fill(0.1) },
    unlabelled: { judge: Array(40).fill(0.1) },
  };
  for (
    const input of [constant, { ...RATE, lambda: 0 }, { ...RATE, unlabelled: { judge: [] } }]
  ) {
    const { lambda, estimate, lower, classical, warnings } = ppiMean(input);
    assertEquals(lambda, 0);
    assertEquals([estimate, lower], [classical.estimate, classical.lower]);
    assertEquals(warnings.length, 1);
  }
});

Deno.test("ppiMean() of booleans is that of 0 and 1, clipped to [0, 1]", () => {
  const flags = (values: readonly (number | boolean)[]) => values.map(Boolean);
  const booleans = {
    labelled: { human: flags(RATE.labelled.human), judge: flags(RATE.labelled.judge) },
    unlabelled: { judge: flags(RATE.unlabelled.judge) },
  };
  assertEquals(ppiMean(booleans), ppiMean(RATE));
  const high = {
    labelled: { human: [true, true, true, true, true, false], judge: Array(6).fill(true) },
    unlabelled: { judge: [true, false] },
  };
  assertEquals(ppiMean(high).upper, 1);
  const numbers = { ...high.labelled, human: high.labelled.human.map(Number) };
  assert((ppiMean({ ...high, labelled: numbers }).upper ?? 0) > 1);
});

Deno.test("ppiMean() without labels, spread or a second label says so", () => {
  const none = ppiMean({ labelled: { human: [], judge: [] }, unlabelled: { judge: [1] } });
  assert(none.estimate === null && none.reason === "no labelled rows");
  assertEquals(none.classical.estimate, null);
  const one = ppiMean({ labelled: { human: [1], judge: [1] }, unlabelled: { judge: [1, 0] } });
  assert(one.estimate !== null && one.lower === null && "reason" in one);
  const flat = { labelled: { human: [1, 1, 1], judge: [1, 0, 1] }, unlabelled: { judge: [1, 0] } };
  const same = ppiMean(flat);
  assertEquals([same.estimate, same.lower, same.standardError], [1, null, 0]);
  assert("reason" in same && same.reason.includes("no variation"));
});

Deno.test("ppiMean() warns where the judge's errors are hardly seen", () => {
  const { warnings } = ppiMean(RATE);
  assert(warnings.some((warning) => warning.includes("differ on 2 labelled rows")));
  const judge = RATE.labelled.judge.map((verdict, row) => row < 5 ? 1 - Number(verdict) : verdict);
  const poor = ppiMean({ ...RATE, labelled: { human: RATE.labelled.human, judge }, lambda: 1 });
  assertEquals(poor.warnings, []);
});

Deno.test("ppiMean() leaves its inputs alone and names what is wrong", () => {
  const untyped = ppiMean as (input: unknown) => unknown;
  ppiMean(Object.freeze({
    labelled: Object.freeze({
      human: Object.freeze([1, 0, 1]),
      judge: Object.freeze([1, 0, 0]),
    }),
    unlabelled: Object.freeze({ judge: Object.freeze([1, 0]) }),
  }));
  const bad = (labelled: unknown, unlabelled: unknown = { judge: [1] }) => () =>
    untyped({ labelled, unlabelled });
  assertThrows(() => untyped(null), TypeError, "input must be an object: current value is null");
  assertThrows(bad(undefined), TypeError, "labelled.human must be an array");
  assertThrows(bad({ human: [1], judge: [1, 2] }), RangeError, "labelled.judge.length must be 1");
  assertThrows(bad({ human: [1, NaN], judge: [1, 2] }), RangeError, "labelled.human[1]");
  for (const huge of [1e151, -Number.MAX_VALUE]) {
    assertThrows(
      bad({ human: [1, huge, 0], judge: [1, 0, 1] }),
      RangeError,
      "labelled.human[1] must be at most 1e150 in size",
    );
  }
  assertThrows(bad({ human: [1], judge: ["1"] }), TypeError, "labelled.judge[0]");
  assertThrows(
    bad({ human: [1], judge: [1] }, { judge: [null] }),
    TypeError,
    "unlabelled.judge[0]",
  );
  assertThrows(() => ppiMean({ ...RATE, lambda: 1.5 }), RangeError, "lambda must be in [0, 1]");
  assertThrows(() => untyped({ ...RATE, divisor: "N" }), RangeError, "one of n, n-1");
  assertThrows(() => ppiMean({ ...RATE, level: 95 }), RangeError, "level");
});

Deno.test("ppiMean() of the largest numbers has finite bounds", () => {
  const labelled = { human: [1e150, -1e150, 1e150, 0], judge: [-1e150, 1e150, -1e150, 1] };
  for (const lambda of [0, 0.5, 1]) {
    const mean = ppiMean({ labelled, unlabelled: { judge: [1e150, -1e150] }, lambda });
    assert(Number.isFinite(mean.lower) && Number.isFinite(mean.upper));
    assert(Number.isFinite(mean.standardError));
  }
});

import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { weightedRates } from "../../lib/statistics/weighted_rates.ts";

/** 100 flagged of 1,000 and 100 passed of 7,000 have labels; 64 and 2 of them are bad. */
const judge = Array.from({ length: 200 }, (_, row) => row < 100);
const human = judge.map((flag, row) => flag ? row < 64 : row >= 198);
const weights = judge.map((flag): number => flag ? 10 : 70);

Deno.test("weightedRates() equals the computation by hand", () => {
  const { sensitivity, specificity, prevalence, accuracy } = weightedRates({
    human,
    judge,
    weights,
  });
  // Bad rows: 640 among the flagged, 140 among the passed; good ones: 360 and 6,860.
  assertAlmostEquals(sensitivity.estimate ?? NaN, 640 / 780, 1e-15);
  assertAlmostEquals(specificity.estimate ?? NaN, 6860 / 7220, 1e-15);
  assertAlmostEquals(prevalence.estimate ?? NaN, 780 / 8000, 1e-15);
  assertAlmostEquals(accuracy.estimate ?? NaN, 7500 / 8000, 1e-15);
  assertEquals([sensitivity.n, specificity.n, prevalence.n, accuracy.n], [66, 134, 200, 200]);
  // numpy 2.4.6: residuals within verdicts over n_h - 1, and between verdicts over the scored rows.
  assertAlmostEquals(sensitivity.standardError ?? NaN, 0.1043212915041831, 1e-12);
  assertAlmostEquals(specificity.standardError ?? NaN, 0.006582673667959348, 1e-12);
  assertAlmostEquals(prevalence.standardError ?? NaN, 0.013899546321442264, 1e-12);
  assertAlmostEquals(accuracy.standardError ?? NaN, 0.013766713040588853, 1e-12);
  assertAlmostEquals(sensitivity.effectiveN, 13.53233979285623, 1e-9);
  // numpy: Wilson's limits of 1000/8000, 64/100 and 2/100, joined as Donner and Zou.
  assertAlmostEquals(sensitivity.lower ?? NaN, 0.5618460053918606, 1e-12);
  assertAlmostEquals(sensitivity.upper ?? NaN, 0.9435159771391973, 1e-12);
  assertAlmostEquals(specificity.lower ?? NaN, 0.9365845956406478, 1e-12);
  assertAlmostEquals(specificity.upper ?? NaN, 0.9620636434703026, 1e-12);
});

Deno.test("weightedRates() undoes the bias of labels picked by verdict", () => {
  // True sensitivity .80 and specificity .95 at prevalence .1: half flagged and half passed gives .966/.731.
  const random = createRandom(11);
  const bad = Array.from({ length: 400_000 }, () => random() < 0.1);
  const flags = bad.map((one) => random() < (one ? 0.8 : 0.05));
  const flagged = flags.flatMap((flag, row) => flag ? [row] : []).slice(0, 40_000);
  const passed = flags.flatMap((flag, row) => flag ? [] : [row]).slice(0, 40_000);
  const rows = [...flagged, ...passed];
  const count = flags.filter(Boolean).length;
  const picked = { human: rows.map((row) => bad[row]), judge: rows.map((row) => flags[row]) };
  const naive = weightedRates({ ...picked, weights: rows.map(() => 1) });
  assertAlmostEquals(naive.sensitivity.estimate ?? NaN, 0.966, 0.003);
  assertAlmostEquals(naive.specificity.estimate ?? NaN, 0.731, 0.004);
  const weights = rows.map((row) => (flags[row] ? count : 400_000 - count) / 40_000);
  const weighted = weightedRates({ ...picked, weights });
  // Some 900 missed ones are in the sample: a standard error of .005.
  assertAlmostEquals(weighted.sensitivity.estimate ?? NaN, 0.8, 0.015);
  assertAlmostEquals(weighted.specificity.estimate ?? NaN, 0.95, 0.002);
  assertAlmostEquals(weighted.prevalence.estimate ?? NaN, 0.1, 0.002);
  for (const rate of [weighted.sensitivity, weighted.specificity]) {
    assert(rate.standardError !== null && rate.standardError > 0);
  }
});

Deno.test("weightedRates() with weights in proportion gives the same rates, and never narrower bounds", () => {
  const { sensitivity } = weightedRates({ human, judge, weights });
  const scaled = weightedRates({ human, judge, weights: weights.map((weight) => weight / 1000) });
  assertAlmostEquals(scaled.sensitivity.estimate ?? NaN, sensitivity.estimate ?? NaN, 1e-14);
  assert((scaled.sensitivity.lower ?? 1) < (sensitivity.lower ?? 0));
});

Deno.test("weightedRates() at 1 keeps a width that knows what the passed rows stand for", () => {
  const caught = judge.map((flag, row) => flag && row < 64);
  const { sensitivity } = weightedRates({ human: caught, judge, weights });
  assertEquals([sensitivity.estimate, sensitivity.upper], [1, 1]);
  // None of 100 passed rows is bad, which may be 3.7 % of 7,000: some 260 beside the 640 caught.
  assert(sensitivity.lower !== null && sensitivity.lower > 0.65 && sensitivity.lower < 0.78);
  // As many effective rows as give Wilson that lower limit: n / (n + z^2) = lower.
  const { effectiveN } = sensitivity;
  assertAlmostEquals(effectiveN / (effectiveN + 1.959963984540054 ** 2), sensitivity.lower, 1e-12);
});

Deno.test("weightedRates() says which rate has no rows, and which verdict no labels", () => {
  const good = weightedRates({ human: judge.map(() => false), judge, weights });
  assert(good.sensitivity.estimate === null);
  assertEquals(good.sensitivity.reason, "no labelled row is positive");
  assertEquals([good.prevalence.estimate, good.prevalence.lower], [0, 0]);
  const flagged = weightedRates({ human: [true, false], judge: [true, true], weights: [3, 3] });
  const { accuracy } = flagged;
  assert(accuracy.lower === null && accuracy.estimate === 0.5 && "reason" in accuracy);
  assertEquals(accuracy.reason, "no labelled row is passed");
  const empty = weightedRates({ human: [], judge: [], weights: [] });
  assert(empty.accuracy.estimate === null && empty.accuracy.reason === "no observations");
});

Deno.test("weightedRates() takes named labels, and names what is wrong", () => {
  const name = (bad: boolean) => bad ? "bad" : "good";
  const named = { human: human.map(name), judge: judge.map(name), weights };
  assertEquals(weightedRates(named, { positive: "bad" }), weightedRates({ human, judge, weights }));
  assertThrows(() => weightedRates(named), RangeError, "one of two labels, of which there are");
  const untyped = weightedRates as (input: unknown) => unknown;
  const call = (input: unknown) => () => untyped(input);
  assertThrows(call(null), TypeError, "input must be an object");
  assertThrows(call({ human, judge, weights: [1] }), RangeError, "weights.length must be 200");
  const zero = weights.with(3, 0);
  assertThrows(
    call({ human, judge, weights: zero }),
    RangeError,
    "weights[3] must be a number > 0",
  );
  assertThrows(call({ human, judge, weights: weights.with(7, NaN) }), RangeError, "weights[7]");
  assertThrows(call({ human, judge }), TypeError, "weights must be an array");
  assertThrows(call({ human: human.slice(1), judge, weights }), RangeError, "predicted.length");
  const third = { human: [true, false], judge: [true, "x"], weights: [1, 1] };
  assertThrows(call(third), RangeError, "one of two labels");
  const ones = { human: [1, 1, 1], judge: [1, 1, 1], weights: [1, 1, 1] };
  assertThrows(call(ones), RangeError, "positive must be one of two labels, of which there are 1");
  const good = { human: [false, false], judge: [false, false], weights: [1, 1] };
  assertEquals(weightedRates(good).prevalence.estimate, 0);
});

import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { varianceSplit } from "../../lib/statistics/variance_split.ts";

/** 6 items x 3 answers x 2 judgements. */
// deno-fmt-ignore
const BALANCED = [
  [[0.0, 0.68], [-0.88, -0.5], [0.6, 0.01]],
  [[0.73, 0.69], [-0.05, -0.43], [1.99, 1.72]],
  [[-0.88, -1.43], [0.73, 1.25], [-1.11, -2.31]],
  [[-0.25, -1.21], [-1.09, -0.59], [-0.12, 0.31]],
  [[-1.33, -0.79], [-0.91, -1.36], [-0.38, 0.03]],
  [[-0.49, -0.49], [0.31, -0.34], [1.38, 1.3]],
];

/** The same with ten scores gone. */
// deno-fmt-ignore
const UNBALANCED = [
  [[0.0], [-0.88]],
  [[0.73, 0.69], [-0.05, -0.43], [1.99, 1.72]],
  [[-0.88], [0.73, 1.25], [-1.11, -2.31]],
  [[-0.25, -1.21], [-0.12, 0.31]],
  [[-1.33, -0.79], [-0.91, -1.36], [-0.38, 0.03]],
  [[-0.49, -0.49], [0.31]],
];

function rowsOf(scores: readonly (readonly (readonly (number | null)[])[])[]) {
  return scores.flatMap((answers, item) =>
    answers.flatMap((judged, generation) => judged.map((score) => ({ item, generation, score })))
  );
}

Deno.test("varianceSplit() equals the analysis of variance of balanced data", () => {
  // numpy 2: the expectations tr(A V) of the three quadratic forms y'Ay, from projection matrices, solved;
  // statsmodels 0.15.0 mixedlm(reml=True) gives .08829, .74234, .15651.
  const split = varianceSplit(rowsOf(BALANCED));
  assertAlmostEquals(split.item.raw ?? NaN, 0.08828842592592621, 1e-13);
  assertAlmostEquals(split.generator.raw ?? NaN, 0.7423486111111113, 1e-13);
  assertAlmostEquals(split.judge.raw ?? NaN, 0.1565083333333335, 1e-13);
  assertEquals([split.items, split.answers, split.scores, split.missing], [6, 18, 36, 0]);
  for (const { estimate, lower, upper } of [split.item, split.generator, split.judge]) {
    assert(estimate !== null && lower !== null && lower <= estimate && estimate <= upper);
  }
  // Item and answer names may be anything, rows in any order.
  const named = rowsOf(BALANCED).toReversed()
    .map((row) => ({ ...row, item: `q${row.item}`, generation: `g${row.generation}` }));
  assertAlmostEquals(varianceSplit(named).item.raw ?? NaN, 0.08828842592592621, 1e-13);
});

Deno.test("varianceSplit() equals the analysis of variance of unbalanced data", () => {
  // numpy 2, as above: the same expectations with unequal numbers.
  const split = varianceSplit(rowsOf(UNBALANCED));
  assertAlmostEquals(split.item.raw ?? NaN, 0.011400359663746225, 1e-13);
  assertAlmostEquals(split.generator.raw ?? NaN, 0.8388407822863836, 1e-13);
  assertAlmostEquals(split.judge.raw ?? NaN, 0.1680909090909091, 1e-13);
});

Deno.test("varianceSplit() says what a plan's standard error would be", () => {
  const plans = [{ generations: 3, judgements: 2 }, { items: 100, generations: 1, judgements: 4 }];
  const { item, generator, judge, plans: errors } = varianceSplit(rowsOf(BALANCED), { plans });
  const [i, g, j] = [item, generator, judge].map(({ raw }) => raw ?? NaN);
  // The balanced mean's variance is the items' mean square over N: the variance of item means over 6.
  assertAlmostEquals(errors[0].standardError.estimate ?? NaN, Math.sqrt((i + (g + j / 2) / 3) / 6));
  assertAlmostEquals(
    errors[0].repeatStandardError.estimate ?? NaN,
    Math.sqrt((g + j / 2) / 3 / 6),
  );
  assertAlmostEquals(errors[1].standardError.estimate ?? NaN, Math.sqrt((i + g + j / 4) / 100));
  assertEquals([errors[0].items, errors[1].items], [6, 100]);
  assertEquals(varianceSplit(rowsOf(BALANCED)).plans.length, 4);
});

Deno.test("varianceSplit() shows a negative variance as 0, with the value beside it", () => {
  // Item means are equal: item sum 0, judge 0, answers differ by 1 within each of 3 items:
  // generator = .5 x 3 / 3 = .5 and item = (0 - .5) / 2 = -.25 (one judgement each).
  const split = varianceSplit(rowsOf([[[0], [1]], [[1], [0]], [[0], [1]]]));
  assertEquals([split.item.estimate, split.item.raw], [0, -0.25]);
  assertEquals(split.item.lower, null);
  assertEquals([split.generator.estimate, split.judge.estimate], [0.5, null]);
  assertEquals(split.warnings, [
    "only 3 items: the intervals are too narrow",
    "no answer was judged twice: the judge's variance is inside that of the generator, and more " +
    "judgements seem to change nothing",
    "the item variance comes out below 0 (-0.25): shown as 0",
  ]);
});

Deno.test("varianceSplit() leaves what repeats cannot tell apart in the level above", () => {
  // One answer each, judged twice: judge = mean of .5 and .5, item = variance of means 1.125 - .25.
  const split = varianceSplit(rowsOf([[[0, 1]], [[2, 1]]]));
  assertAlmostEquals(split.judge.raw ?? NaN, 0.5);
  assertEquals(split.generator.estimate, null);
  assertAlmostEquals(split.item.raw ?? NaN, 0.5 - 0.25);
  assertEquals(split.plans[0].repeatStandardError.estimate, null);
  assert(split.warnings[1].startsWith("no item was answered twice"));
});

Deno.test("varianceSplit() has no width from data that do not vary", () => {
  const split = varianceSplit(rowsOf([[[0.1, 0.1, 0.1], [0.1, 0.1, 0.1]], [[0.1, 0.1], [0.1]]]));
  for (const component of [split.item, split.generator, split.judge]) {
    assertEquals([component.estimate, component.lower], [0, null]);
  }
});

Deno.test("varianceSplit() takes no rows, one item, and scores that are missing", () => {
  const none = varianceSplit([]);
  assertEquals([none.item.estimate, none.items, none.warnings], [null, 0, []]);
  const one = varianceSplit(rowsOf([[[0, 1, null], [1, 1]]]));
  assertEquals([one.item.estimate, one.missing, one.scores], [null, 1, 4]);
  assertEquals([one.generator.lower, one.plans[0].standardError.estimate], [null, null]);
});

Deno.test("varianceSplit() gives the same interval for the same seed, and names a bad row", () => {
  const rows = rowsOf(BALANCED);
  assertEquals(varianceSplit(rows, { seed: 4 }), varianceSplit(rows, { seed: 4 }));
  assert(varianceSplit(rows, { seed: 4 }).judge.lower !== varianceSplit(rows).judge.lower);
  const bad = [rows[0], { ...rows[1], score: NaN }];
  assertThrows(
    () => varianceSplit(bad),
    RangeError,
    "Cannot compute varianceSplit as rows[1].score must be a finite number: current value is NaN",
  );
  const unnamed = [{ ...rows[0], item: null as unknown as string }];
  assertThrows(() => varianceSplit(unnamed), TypeError, "rows[0].item must be a string or number");
  const plans = [{ generations: 0, judgements: 1 }];
  assertThrows(() => varianceSplit(rows, { plans }), RangeError, "plans[0].generations must be");
});

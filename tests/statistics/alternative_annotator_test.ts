import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import {
  alternativeAnnotatorTest,
  type AlternativeAnnotatorTestOptions,
} from "../../lib/statistics/alternative_annotator.ts";
import { binomialPmf } from "../../lib/statistics/binomial_pmf.ts";

Deno.test("alternativeAnnotatorTest() equals a hand computation", () => {
  const found = alternativeAnnotatorTest(
    [["x", "x", "y"], ["x", "x", "x"], ["x", "x", "x"]],
    ["x", "x", "x"],
    { epsilon: 0.2 },
  );
  const { annotators, advantage, comparisons, wins, compared, winningRate, passes } = found;
  const [first, second] = annotators;
  // Items 1 and 2 tie, so both sides have the advantage; on item 3 the judge agrees with both of the others,
  // the first annotator with neither: differences 0, 0, -1. Mean -1/3, standard error 1/3, t = -1.6; with
  // two degrees of freedom P(T < t) = 1/2 + t / (2 sqrt(2 + t^2)).
  const p = 0.5 - 1.6 / (2 * Math.sqrt(2 + 1.6 ** 2));
  assertAlmostEquals(first.pValue ?? NaN, p, 1e-12);
  assertEquals([first.judgeAdvantage.estimate, first.annotatorAdvantage.estimate], [1, 2 / 3]);
  // The others tie with the judge throughout: differences 0, 0, 0; no t, so (1 - .2) ** 3.
  assertAlmostEquals(second.pValue ?? NaN, 0.512, 1e-12);
  // Benjamini and Yekutieli for three: times 3 (1 + 1/2 + 1/3) / rank = 5.5 / rank, from the largest down.
  assertAlmostEquals(first.adjustedPValue ?? NaN, 5.5 * p, 1e-12);
  assertAlmostEquals(second.adjustedPValue ?? NaN, 5.5 * 0.512 / 3, 1e-12);
  assertEquals([wins, compared, winningRate, passes], [0, 3, 0, false]);
  assertEquals([advantage.estimate, advantage.upper], [1, 1]);
  assertEquals([advantage.n, comparisons], [3, 9]);
  assert(advantage.lower !== null && advantage.lower < 0.5, "three items leave a width");
});

Deno.test("alternativeAnnotatorTest() scores numbers by their distance", () => {
  const { annotators, advantage } = alternativeAnnotatorTest(
    [[1, 2, 2], [1, 2, 2], [1, 1, 3]],
    [1, 1, 4],
    { epsilon: 0.2, scoring: "rmse" },
  );
  // First annotator, item 2, others 2 and 1: judge (1 - 2)^2 + 0 = 1, annotator 0 + 1 = 1, a tie; item 3,
  // others 2 and 3: judge 4 + 1, annotator 0 + 1, the annotator's. Differences 0, 0, 1, for the third too
  // (item 3, others 2 and 2: judge 8, annotator 2). t = (1/3 - .2) / (1/3) = .4.
  const p = 0.5 + 0.4 / (2 * Math.sqrt(2 + 0.4 ** 2));
  for (const { pValue } of annotators) assertAlmostEquals(pValue ?? NaN, p, 1e-12);
  assertAlmostEquals(advantage.estimate ?? NaN, 2 / 3, 1e-12);
});

Deno.test("alternativeAnnotatorTest() calls distances equal that differ by rounding alone", () => {
  // The others say .2; judge .3 and annotator .1 are .1 away, which doubles hold as .09999... and .1.
  const { annotators } = alternativeAnnotatorTest(
    [[0.1, 0.1], [0.2, 0.2], [0.2, 0.2]],
    [0.3, 0.3],
    { epsilon: 0.1, scoring: "rmse" },
  );
  assertEquals(annotators[0].judgeAdvantage.estimate, 1);
  assertEquals(annotators[0].annotatorAdvantage.estimate, 1);
});

Deno.test("alternativeAnnotatorTest() compares where judge, annotator and another have a label", () => {
  const { annotators, compared, winningRate, warnings, passes, summary } = alternativeAnnotatorTest(
    [["a", "b", null, "a"], ["a", null, null, "b"], [null, null, "a", "a"]],
    ["a", "b", "a", null],
    { epsilon: 0.1 },
  );
  assertEquals(annotators.map(({ n }) => n), [1, 1, 0]);
  assertEquals(annotators.map(({ pValue }) => pValue), [null, null, null]);
  assertEquals([compared, winningRate, passes], [0, null, null]);
  assertEquals(annotators[2].judgeAdvantage.estimate, null);
  assertEquals(warnings[0], "only 0 annotators could be compared: at least 3 are wanted");
  assertEquals(warnings[3], "annotator 2 has 0 items to compare: left out");
  assert(summary.endsWith("the test says nothing."));
});

Deno.test("alternativeAnnotatorTest() warns below 30 items, and says the result in a sentence", () => {
  const items = Array.from({ length: 29 }, (_, i) => i);
  const people = [0, 5, 10].map((from) => items.map((i) => i >= from && i < from + 5));
  const judge = items.map(() => false);
  const found = alternativeAnnotatorTest(people, judge, { epsilon: 0.15 });
  assertEquals(found.warnings.length, 3);
  assertEquals(found.warnings[0], "annotator 0 has 29 items: the t-test wants at least 30");
  assert(
    found.summary.startsWith("The judge passes: at epsilon 0.15 it beats 3 of 3 annotators"),
    found.summary,
  );
  assertEquals([found.advantage.n, found.comparisons], [29, 87]);
  assert(found.summary.endsWith(", n 29 items."), found.summary);
  const longer = alternativeAnnotatorTest(people.map((p) => [...p, false]), [...judge, false], {
    epsilon: 0.15,
  });
  assertEquals(longer.warnings, []);
});

Deno.test("alternativeAnnotatorTest() fails a judge that knows nothing", () => {
  const truth = Array.from({ length: 80 }, (_, i) => i % 2);
  const people = [0, 8, 16].map((from) =>
    truth.map((t, i) => i >= from && i < from + 8 ? 1 - t : t)
  );
  const { passes, wins, advantage } = alternativeAnnotatorTest(people, truth.map(() => 0), {
    epsilon: 0.2,
  });
  assertEquals([passes, wins], [false, 0]);
  assert(advantage.upper !== null && advantage.upper < 0.75);
});

Deno.test("alternativeAnnotatorTest() seldom lets a judge win that is worse by exactly epsilon", () => {
  // Annotators who never err; the judge errs on Binomial(n, epsilon) items: every hypothesis is just true.
  for (
    const [n, epsilon] of [[100, 0.1], [200, 0.1], [100, 0.15], [50, 0.2], [60, 0.2], [100, 0.2]]
  ) {
    const truth = Array.from({ length: n }, (_, i) => i % 2);
    let winning = 0;
    for (let errors = 0; errors <= n; errors++) {
      const judge = truth.map((label, i) => i < errors ? 1 - label : label);
      if (alternativeAnnotatorTest([truth, truth, truth], judge, { epsilon }).wins === 0) break;
      winning += binomialPmf(errors, n, epsilon);
    }
    assert(winning > 0 && winning <= 0.07, `n ${n}, epsilon ${epsilon}: ${winning}`);
  }
});

Deno.test("alternativeAnnotatorTest() refuses what it cannot test, saying what and where", () => {
  const three = [["a"], ["a"], ["b"]];
  const call = (ratings: unknown, judge: unknown, options: unknown) => () =>
    alternativeAnnotatorTest(
      ratings as string[][],
      judge as string[],
      options as AlternativeAnnotatorTestOptions,
    );
  assertThrows(
    call([["a"], ["a"]], ["a"], { epsilon: 0.1 }),
    RangeError,
    "Cannot compute alternativeAnnotatorTest as ratings.length must be at least 3: current value is 2",
  );
  assertThrows(call(three, ["a"], undefined), TypeError, "epsilon must be given: .2 for experts");
  assertThrows(call(three, ["a"], { epsilon: 1 }), RangeError, "epsilon must be in [0, 1)");
  assertThrows(call(three, ["a"], { epsilon: NaN }), RangeError, "epsilon");
  assertThrows(call(three, ["a"], { epsilon: 0.1, alpha: 0 }), RangeError, "alpha");
  assertThrows(call(three, ["a", "b"], { epsilon: 0.1 }), RangeError, "judge.length must be 1");
  assertThrows(
    call(three, [1], { epsilon: 0.1 }),
    TypeError,
    "judge[0] must be a string, as rated",
  );
  assertThrows(
    call(three, ["a"], { epsilon: 0.1, scoring: "rmse" }),
    TypeError,
    'ratings[0][0] must be a number for scoring "rmse"',
  );
});

import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { correlationWithinSlices } from "../../lib/statistics/correlation_within_slices.ts";
import { kendall } from "../../lib/statistics/kendall.ts";
import { pearson } from "../../lib/statistics/pearson.ts";
import { spearman } from "../../lib/statistics/spearman.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/correlations.json" with { type: "json" };

const CORRELATIONS = { pearson, spearman, kendall };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`pearson(), spearman() and kendall() equal the reference: ${name}`, () => {
    const { x, y } = inputs;
    if (expected.error) {
      for (const correlate of Object.values(CORRELATIONS)) {
        assertThrows(() => correlate(x, y), RangeError, "y.length must be 3, that of x");
      }
      return;
    }
    const linear = pearson(x, y);
    const rank = spearman(x, y);
    const tau = kendall(x, y, { pMethod: "asymptotic" });
    const got: Readonly<Record<string, number | null>> = {
      n: linear.n,
      pearson: linear.estimate,
      pearson_p: linear.pValue,
      spearman: rank.estimate,
      spearman_p_t: rank.pValue,
      kendall_tau_b: tau.estimate,
      kendall_p_asymptotic: tau.pValue,
    };
    const { pearson_ci95: bounds, ...numbers } = expected;
    for (const [field, value] of Object.entries(numbers)) {
      assertGolden(got[field], value as number | null, tolerance, `${name} ${field}`);
    }
    if (bounds) {
      assertGolden(linear.lower, bounds[0], tolerance, `${name} lower`);
      assertGolden(linear.upper, bounds[1], tolerance, `${name} upper`);
    }
  });
}

const GRADES = [1, 2, 2, 3, 3, 4, 4, 5, 5, 5];
const SCORES = [0.1, 0.4, 0.2, 0.3, 0.6, 0.5, 0.8, 0.9, 0.7, 0.95];

Deno.test("pearson(), spearman() and kendall() leave out each pair for their jackknife", () => {
  // numpy 2: tanh(atanh r -+ 1.95996 sqrt(9/10 sum (z_i - mean)^2)), z_i = atanh of scipy 1.17.1's
  // pearsonr, spearmanr and kendalltau on the other nine pairs.
  const expected = {
    pearson: [0.9014557404316347, 0.7196610295259729, 0.9675822777402954],
    spearman: [0.898043733338681, 0.7335734470679266, 0.9631419909578871],
    kendall: [0.7877263614433762, 0.541761795832363, 0.9094229516756931],
  };
  const got = {
    pearson: pearson(GRADES, SCORES, { interval: "jackknife" }),
    spearman: spearman(GRADES, SCORES),
    kendall: kendall(GRADES, SCORES),
  };
  for (const name of ["pearson", "spearman", "kendall"] as const) {
    const { estimate, lower, upper } = got[name];
    [estimate, lower, upper].forEach((value, i) =>
      assertAlmostEquals(value ?? NaN, expected[name][i], 1e-13, name)
    );
  }
});

/** A permutation of 0 to 32. */
// deno-fmt-ignore
const SHUFFLED = [3, 10, 7, 4, 5, 2, 17, 9, 1, 6, 8, 19, 20, 16, 15, 14, 24, 0, 25, 11, 21, 12, 32, 28, 23,
  27, 18, 29, 13, 26, 22, 30, 31];

Deno.test("kendall() takes the exact p-value where scipy does", () => {
  const count = (n: number) => Array.from({ length: n }, (_, i) => i);
  // scipy 1.17.1, kendalltau(x, y): exact, by its rule.
  assertAlmostEquals(kendall(count(33), SHUFFLED).pValue ?? NaN, 3.222020906873164e-06, 1e-18);
  const swapped = count(40);
  [swapped[3], swapped[4]] = [4, 3];
  assertAlmostEquals(kendall(count(40), swapped).pValue ?? NaN, 9.804939513027087e-47, 1e-59);
  const asymptotic = kendall(count(40), swapped, { pMethod: "asymptotic" });
  assertAlmostEquals(asymptotic.pValue ?? NaN, 1.2517142081618422e-19, 1e-31);
  // By hand: of the 3! orders of three, 1 has no reversal and 2 have one: 2 x 3 / 6 = 1.
  assertEquals(kendall([1, 2, 3], [1, 3, 2]).pValue, 1);
  assertThrows(
    () => kendall([1, 1, 2], [1, 2, 3], { pMethod: "exact" }),
    RangeError,
    "Cannot compute kendall as pMethod must be asymptotic or auto where values tie",
  );
});

Deno.test("spearman() at 1 gives the share of orders that agree as well", () => {
  // 2 of 4! orders without ties; with x = 1, 1, 2, 3 the two tied ones may swap: 2 x 2 of 24.
  assertAlmostEquals(spearman([1, 2, 3, 4], [1, 4, 9, 16]).pValue ?? NaN, 2 / 24, 1e-14);
  assertAlmostEquals(spearman([1, 1, 2, 3], [5, 5, 6, 9]).pValue ?? NaN, 4 / 24, 1e-14);
});

Deno.test("correlations turn with a list, and do not mind order, scale or a swap", () => {
  for (const [name, correlate] of Object.entries(CORRELATIONS)) {
    const base = correlate(GRADES, SCORES);
    const turned = correlate(GRADES, SCORES.map((score) => -score));
    assertAlmostEquals(turned.estimate ?? NaN, -(base.estimate ?? NaN), 1e-14, name);
    assertAlmostEquals(turned.lower ?? NaN, -(base.upper ?? NaN), 1e-13, name);
    const swapped = correlate(SCORES, GRADES);
    assertAlmostEquals(swapped.upper ?? NaN, base.upper ?? NaN, 1e-13, name);
    const tiny = correlate(GRADES.map((grade) => grade * 1e-300), SCORES);
    assertAlmostEquals(tiny.estimate ?? NaN, base.estimate ?? NaN, 1e-14, name);
    const reversed = correlate(GRADES.toReversed(), SCORES.toReversed());
    assertAlmostEquals(reversed.lower ?? NaN, base.lower ?? NaN, 1e-13, name);
  }
});

Deno.test("correlations give no bounds where leaving one pair out says nothing", () => {
  for (const [name, correlate] of Object.entries(CORRELATIONS)) {
    const line = correlate([1, 2, 3, 4, 5], [0.1, 0.2, 0.3, 0.4, 0.5]);
    assertEquals([line.estimate, line.lower, line.upper], [1, null, null], name);
    const pair = correlate([1, 2], [5, 3]);
    assertEquals([pair.estimate, pair.lower, pair.pValue], [-1, null, null], name);
    const empty = correlate([], []);
    assertEquals([empty.estimate, "reason" in empty && empty.reason], [
      null,
      "fewer than two pairs",
    ]);
    const three = correlate([1, 2, 3], [1, 3, 2]);
    assertEquals([three.lower, three.upper], [-1, 1], name);
  }
  const single = kendall([1, 1, 1, 1, 2], [3, 3, 3, 4, 4]);
  assertEquals("reason" in single && single.reason, "one pair alone makes a list vary");
});

Deno.test("correlations name the first value that is not finite", () => {
  for (const [name, correlate] of Object.entries(CORRELATIONS)) {
    assertThrows(
      () => correlate([1, 2, 3], [1, NaN, 3]),
      RangeError,
      `Cannot compute ${name} as y[1] must be a finite number: current value is NaN`,
    );
    const text = [1, "2"] as unknown as number[];
    assertThrows(() => correlate(text, [1, 2]), TypeError, "x[1] must be a number");
    assertThrows(() => correlate([1], [1], { level: 1 }), RangeError, "level must be between");
  }
});

const DOMAINS = [..."lllllttttt"];
const HUMAN = [1, 2, 3, 2, 1, 8, 9, 7, 8, 9];
const JUDGE = [3, 1, 2, 3, 2, 9, 8, 8, 7, 8];

Deno.test("correlationWithinSlices() pools what is centred within slices", () => {
  // numpy 2: deviations from the slice's mean (of values; of ranks over the slice's size) pooled, jackknife
  // over rows with everything centred and ranked anew.
  const expected = {
    pearson: [-0.15430334996209194, -0.49465472098549945, 0.22708397610823536, 0.4304286719609408],
    spearman: [-0.1572070363806331, -0.5680744294614722, 0.3163913059885968, 0.5227632019529194],
  };
  for (const coefficient of ["pearson", "spearman"] as const) {
    const within = correlationWithinSlices(HUMAN, JUDGE, DOMAINS, { coefficient });
    [within.estimate, within.lower, within.upper, within.pValue].forEach((value, i) =>
      assertAlmostEquals(value ?? NaN, expected[coefficient][i], 1e-12)
    );
    assert((within.overall.estimate ?? 0) > 0.7);
    assert(within.warning?.endsWith("differences between slices change it"));
  }
});

Deno.test("correlationWithinSlices() means Kendall's pairs within slices, and weighs by size", () => {
  // Pairs l: (1,3)(2,1) -, (1,3)(3,2) -, (1,3)(2,3) tie, (1,3)(1,2) tie, (2,1)(3,2) +, (2,1)(2,3) tie,
  // (2,1)(1,2) -, (3,2)(2,3) -, (3,2)(1,2) tie, (2,3)(1,2) +: 2 - 4 = -2; 8 differ in x, 8 in y.
  const one = correlationWithinSlices(HUMAN.slice(0, 5), JUDGE.slice(0, 5), DOMAINS.slice(0, 5), {
    coefficient: "kendall",
  });
  assertAlmostEquals(one.estimate ?? NaN, -2 / 8, 1e-15);
});

Deno.test("correlationWithinSlices() means on Fisher's scale by rows less 3", () => {
  const x = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6, 7];
  const y = [2, 1, 4, 3, 5, 3, 1, 2, 7, 5, 4, 6];
  const slices = [...Array(5).fill(1), ...Array(7).fill(2)];
  const within = correlationWithinSlices(x, y, slices, { method: "fisher-z" });
  // d^2 = 1 + 1 + 1 + 1 + 0 = 4 of 5 rows: 1 - 24/120 = .8; 4 + 1 + 1 + 9 + 0 + 4 + 1 = 20 of 7 rows:
  // 1 - 120/336 = 9/14. Weights 2 and 4.
  const expected = Math.tanh((2 * Math.atanh(0.8) + 4 * Math.atanh(9 / 14)) / 6);
  assertAlmostEquals(within.estimate ?? NaN, expected, 1e-14);
});

Deno.test("correlationWithinSlices() names the slices that it leaves out", () => {
  const x = [...HUMAN, 4, 4, 7];
  const y = [...JUDGE, 1, 2, 3];
  const slices = [...DOMAINS, "c", "c", null];
  const within = correlationWithinSlices(x, y, slices);
  assertEquals(within.n, 10);
  assertEquals(within.slices.map(({ slice, leftOut }) => [slice, leftOut]), [
    ["l", undefined],
    ["t", undefined],
    ["c", "x is constant"],
    [null, "fewer than two pairs"],
  ]);
  const none = correlationWithinSlices([1, 2], [1, 2], ["a", "b"]);
  assertEquals([none.estimate, none.n, "reason" in none && none.reason], [
    null,
    0,
    "in no slice do both lists vary",
  ]);
  assertThrows(() => correlationWithinSlices([1], [1], []), RangeError, "slices.length must be 1");
});

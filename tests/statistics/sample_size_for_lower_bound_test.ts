import { assert, assertEquals, assertThrows } from "@std/assert";
import { wholeSuccesses } from "../../lib/statistics/_whole_successes.ts";
import { binomialPmf } from "../../lib/statistics/binomial_pmf.ts";
import { clopperPearsonInterval } from "../../lib/statistics/clopper_pearson_interval.ts";
import { sampleSizeForLowerBound } from "../../lib/statistics/sample_size_for_lower_bound.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/sample_size_wilson.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`sampleSizeForLowerBound() equals the reference: ${name}`, () => {
    const { lower_bound: bar, level } = inputs;
    const sides = inputs.one_sided ? "lower" : "two";
    if (inputs.max_failures !== undefined) {
      const plan = { bar, failures: inputs.max_failures, level, sides } as const;
      const { n, first } = sampleSizeForLowerBound(plan);
      assertEquals([n, first], [expected.n, expected.n]);
      const exact = sampleSizeForLowerBound({ ...plan, method: "clopper-pearson" });
      assertEquals(exact.n, expected.n_clopper_pearson);
      const lower = (n: number) => wilsonInterval(n - plan.failures, n, { level, sides }).lower;
      assertGolden(lower(expected.n), expected.wilson_lower_at_n, tolerance, name);
      assertGolden(lower(expected.n - 1), expected.wilson_lower_at_n_minus_1, tolerance, name);
      return;
    }
    const plan = sampleSizeForLowerBound({ bar, rate: inputs.expected_rate, level, sides });
    if (expected.n_real === "Infinity") {
      assertEquals([plan.n, plan.first, plan.unrounded], [null, null, null]);
      assert(plan.reason?.includes("not above the bar"));
      return;
    }
    assertGolden(plan.unrounded, expected.n_real, tolerance, `${name} unrounded`);
    assertEquals(Math.ceil(plan.unrounded ?? NaN), expected.n_real_ceil);
    assertEquals(plan.first, expected.n_first_floor_successes);
    assertEquals(plan.n, expected.n_always_floor_successes);
  });
}

Deno.test("sampleSizeForLowerBound() equals the interval itself at every n", () => {
  const intervals = { "wilson": wilsonInterval, "clopper-pearson": clopperPearsonInterval };
  for (const method of ["wilson", "clopper-pearson"] as const) {
    for (const [rate, bar] of [[0.9, 0.8], [0.29, 0.2], [0.97, 0.9], [1, 0.9], [2 / 3, 0.5]]) {
      const isReached = (n: number) =>
        (intervals[method](exactFloor(rate, n), n).lower ?? 0) >= bar;
      const all = Array.from({ length: 1000 }, (_, i) => i + 1);
      const { first, n } = sampleSizeForLowerBound({ bar, rate, method });
      assertEquals(first, all.find(isReached), `${method} ${rate}`);
      assertEquals(n, (all.findLast((n) => !isReached(n)) ?? 0) + 1, `${method} ${rate}`);
    }
  }
});

/** floor(rate * n) in whole hundredths, or thirds. */
function exactFloor(rate: number, n: number): number {
  return rate === 2 / 3 ? Math.floor(2 * n / 3) : Math.floor(Math.round(rate * 100) * n / 100);
}

Deno.test("sampleSizeForLowerBound() by failures equals closed forms", () => {
  // Without failures Wilson's lower bound is n / (n + z^2), the exact one tail^(1/n).
  const z2 = 1.959963984540054 ** 2;
  for (const bar of [0.5, 0.9, 0.99, 0.9999]) {
    const wilson = sampleSizeForLowerBound({ bar, failures: 0 });
    assertEquals(wilson.n, Math.ceil(z2 * bar / (1 - bar)));
    assertEquals(wilson.unrounded, null);
    const exact = sampleSizeForLowerBound({ bar, failures: 0, method: "clopper-pearson" });
    assertEquals(exact.n, Math.ceil(Math.log(0.025) / Math.log(bar)));
  }
  // 59 right in a row: .95^59 < .05.
  const method = "clopper-pearson";
  assertEquals(sampleSizeForLowerBound({ bar: 0.95, failures: 0, sides: "lower", method }).n, 59);
});

Deno.test("wholeSuccesses() is floor(rate * n) in whole numbers, where floating point is not", () => {
  assert(Math.floor(0.29 * 100) === 28 && wholeSuccesses(0.29, 100) === 29);
  for (const digits of [10, 100, 1000]) {
    for (let part = 0; part <= digits; part++) {
      for (let n = 1; n <= 300; n += 7) {
        assertEquals(wholeSuccesses(part / digits, n * 10), Math.floor(part * n * 10 / digits));
      }
    }
  }
  assertEquals(wholeSuccesses(1 / 3, 3), 1);
  assertEquals(wholeSuccesses(0.3333333, 3), 0);
  assertEquals(wholeSuccesses(0.9999999, 1e6), 999999);
});

Deno.test("sampleSizeForLowerBound() says where no plan suffices", () => {
  const close = sampleSizeForLowerBound({ bar: 0.5, rate: 0.50001 });
  assertEquals([close.n, close.reason], [null, "more than 100,000,000 labels"]);
  const many = sampleSizeForLowerBound({ bar: 1 - 1e-12, failures: 0 });
  assertEquals([many.n, many.first, many.reason], [null, null, "more than 100,000,000 labels"]);
});

Deno.test("sampleSizeForLowerBound() refuses what it cannot plan", () => {
  const cases: readonly [unknown, typeof Error, string][] = [
    [{ bar: 0.9 }, TypeError, "input must be given either rate or failures"],
    [
      { bar: 0.9, rate: 0.95, failures: 1 },
      TypeError,
      "input must be given either rate or failures",
    ],
    [{ bar: 1, failures: 1 }, RangeError, "bar must be between 0 and 1: current value is 1"],
    [{ bar: 0.9, failures: 1.5 }, RangeError, "failures must be an integer >= 0"],
    [{ bar: 0.9, rate: NaN }, RangeError, "rate must be in [0, 1]: current value is NaN"],
    [{ bar: 0.9, rate: 0.95, sides: "upper" }, RangeError, "sides must be one of two, lower"],
    [{ bar: 0.9, rate: 0.95, method: "z" }, RangeError, "method must be one of wilson"],
    [{ bar: 0.9, rate: 0.95, level: 2 }, RangeError, "level must be between 0 and 1"],
  ];
  for (const [input, kind, message] of cases) {
    const call = () => Reflect.apply(sampleSizeForLowerBound, undefined, [input]);
    assertThrows(call, kind, `Cannot compute sampleSizeForLowerBound as ${message}`);
  }
});

Deno.test("sampleSizeForLowerBound() falls short as often as its documentation says", () => {
  // The binomial probability of all counts whose bound misses the bar; scipy 1.17.1, binom.cdf:
  // .2572 (up to 250 of 257), .3925 (200 of 224) and .4277 (64 of 109).
  for (const [bar, rate, short] of [[0.95, 0.98, 0.26], [0.85, 0.9, 0.39], [0.5, 0.6, 0.43]]) {
    const n = sampleSizeForLowerBound({ bar, rate }).n ?? NaN;
    let missed = 0;
    for (let successes = 0; successes <= n; successes++) {
      if ((wilsonInterval(successes, n).lower ?? 0) < bar) {
        missed += binomialPmf(successes, n, rate);
      }
    }
    assertEquals(Number(missed.toFixed(2)), short);
  }
});

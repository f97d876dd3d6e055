import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import {
  proportionInterval,
  type ProportionMethod,
} from "../../lib/statistics/proportion_interval.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/proportion_intervals.json" with { type: "json" };

const METHODS: readonly ProportionMethod[] = [
  "wilson",
  "wilson-cc",
  "clopper-pearson",
  "agresti-coull",
  "jeffreys",
  "jeffreys-equal-tailed",
];

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`proportionInterval() equals the reference: ${name}`, () => {
    const { successes, n, level } = inputs;
    for (const method of METHODS) {
      const compute = () => proportionInterval(successes, n, { method, level });
      if (expected.error) {
        assertThrows(compute, RangeError, "Cannot compute proportionInterval as successes must");
        continue;
      }
      const interval = compute();
      assertEquals([interval.method, interval.n, interval.level], [method, n, level]);
      assertGolden(interval.estimate, expected.estimate, tolerance, `${method} estimate`);
      const [lower, upper] = expected[method.replaceAll("-", "_")] ?? [null, null];
      assertGolden(interval.lower, lower, tolerance, `${method} lower`);
      assertGolden(interval.upper, upper, tolerance, `${method} upper`);
    }
  });
}

Deno.test("proportionInterval() is Wilson's at 95 % unless told", () => {
  assertEquals(proportionInterval(38, 200), wilsonInterval(38, 200, { level: 0.95 }));
});

Deno.test("proportionInterval() bounds one side at 1 - a as two sides at 1 - 2a", () => {
  for (const method of METHODS) {
    for (const [successes, n] of [[0, 5], [1, 5], [38, 200], [200, 200], [7, 50000]] as const) {
      for (const a of [0.2, 0.05, 0.025, 0.005]) {
        const two = proportionInterval(successes, n, { method, level: 1 - 2 * a });
        const low = proportionInterval(successes, n, { method, level: 1 - a, sides: "lower" });
        const high = proportionInterval(successes, n, { method, level: 1 - a, sides: "upper" });
        const what = `${method} ${successes}/${n} at ${a}`;
        assertAlmostEquals(low.lower ?? NaN, two.lower ?? NaN, 1e-13, what);
        assertAlmostEquals(high.upper ?? NaN, two.upper ?? NaN, 1e-13, what);
        assertEquals([low.upper, high.lower], [1, 0]);
        assertEquals([low.estimate, high.estimate], [two.estimate, two.estimate]);
        assertEquals(low.level, 1 - a);
      }
    }
  }
});

Deno.test("proportionInterval() mirrors itself when failures are counted instead", () => {
  for (const method of METHODS) {
    for (const [successes, n] of [[0, 4], [1, 4], [38, 200], [123, 100000]] as const) {
      const rate = proportionInterval(successes, n, { method });
      const rest = proportionInterval(n - successes, n, { method });
      assertAlmostEquals(rest.lower ?? NaN, 1 - (rate.upper ?? NaN), 1e-13, method);
      assertAlmostEquals(rest.upper ?? NaN, 1 - (rate.lower ?? NaN), 1e-13, method);
    }
  }
});

Deno.test("proportionInterval() stays in [0, 1], and rises with the successes", () => {
  for (const method of METHODS) {
    for (const n of [1, 2, 9, 60]) {
      let before = { lower: 0, upper: 0 };
      for (let successes = 0; successes <= n; successes++) {
        const { lower, upper } = proportionInterval(successes, n, { method, level: 0.99 });
        assert(lower !== null && upper !== null);
        assert(lower >= before.lower && upper >= before.upper && upper <= 1 && lower < upper);
        before = { lower, upper };
      }
    }
  }
});

Deno.test("proportionInterval() is undefined without observations, by every method", () => {
  for (const method of METHODS) {
    const interval = proportionInterval(0, 0, { method });
    assert(interval.estimate === null);
    assertEquals([interval.reason, interval.method], ["no observations", method]);
  }
});

Deno.test("proportionInterval() refuses an unknown method, and names itself", () => {
  assertThrows(
    () => proportionInterval(1, 2, { method: "wald" as ProportionMethod }),
    RangeError,
    "Cannot compute proportionInterval as method must be one of wilson, wilson-cc, clopper-pearson, " +
      'agresti-coull, jeffreys, jeffreys-equal-tailed: current value is "wald"',
  );
  assertThrows(
    () => proportionInterval(1, 2.5, { method: "jeffreys" }),
    RangeError,
    "Cannot compute proportionInterval as n must be an integer >= 0: current value is 2.5",
  );
});

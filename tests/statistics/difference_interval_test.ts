import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import {
  differenceInterval,
  type DifferenceMethod,
} from "../../lib/statistics/difference_interval.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/proportion_differences.json" with { type: "json" };

const METHODS: Readonly<Record<string, DifferenceMethod>> = {
  newcombe: "newcombe",
  newcombe_cc: "newcombe-cc",
  wald: "wald",
  agresti_caffo: "agresti-caffo",
  miettinen_nurminen: "miettinen-nurminen",
};

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`differenceInterval() equals the reference: ${name}`, () => {
    const a = { successes: inputs.successes1, n: inputs.n1 };
    const b = { successes: inputs.successes2, n: inputs.n2 };
    for (const [field, method] of Object.entries(METHODS)) {
      const interval = differenceInterval(a, b, { method, level: inputs.level });
      assertGolden(interval.estimate, expected.difference, tolerance, `${name} ${field}`);
      let [lower, upper] = expected[field] ?? [null, null];
      // Packages print an interval of no width where Wald's standard error is 0; here it has no bounds.
      if (lower === upper) lower = upper = null;
      assertGolden(interval.lower, lower, tolerance, `${name} ${field} lower`);
      assertGolden(interval.upper, upper, tolerance, `${name} ${field} upper`);
      assertEquals("reason" in interval, lower === null);
    }
  });
}

Deno.test("differenceInterval() squares and adds the Wilson intervals", () => {
  // Newcombe 1998, table II (a), method 10, prints .0524 to .3339 for 56/70 - 48/80. By hand from the
  // Wilson intervals of statsmodels 0.15.0, proportion_confint(56, 70, method="wilson") and (48, 80, ...):
  const lower = 0.2 - Math.hypot(0.8 - 0.6918335550374695, 0.7003817240412906 - 0.6);
  const upper = 0.2 + Math.hypot(0.8769526075163705 - 0.8, 0.6 - 0.4904546500516038);
  const interval = differenceInterval({ successes: 56, n: 70 }, { successes: 48, n: 80 });
  assertAlmostEquals(interval.lower ?? NaN, lower, 1e-14);
  assertAlmostEquals(interval.upper ?? NaN, upper, 1e-14);
  assertEquals([lower.toFixed(4), upper.toFixed(4)], ["0.0524", "0.3339"]);
});

Deno.test("differenceInterval() by Miettinen and Nurminen solves the score equation", () => {
  // At 0/10 - 0/20 the likeliest rates for a difference D > 0 are D and 0, so that the variance is
  // D (1 - D) / 10 * 30 / 29 and D^2 = z^2 times it: D = k / (1 + k), k = z^2 / 10 * 30 / 29.
  const k = 1.959963984540054 ** 2 / 10 * 30 / 29;
  const none = { successes: 0, n: 10 };
  const { upper } = differenceInterval(none, { successes: 0, n: 20 }, {
    method: "miettinen-nurminen",
  });
  assertAlmostEquals(upper ?? NaN, k / (1 + k), 1e-13);
});

Deno.test("differenceInterval() changes sign with the order, for every method", () => {
  const a = Object.freeze({ successes: 7, n: 31 });
  const b = Object.freeze({ successes: 40, n: 44 });
  for (const method of Object.values(METHODS)) {
    const there = differenceInterval(a, b, { method, level: 0.9 });
    const back = differenceInterval(b, a, { method, level: 0.9 });
    assertAlmostEquals(there.lower ?? NaN, -(back.upper ?? NaN), 1e-14, method);
    assertEquals([there.n, there.level, there.method], [75, 0.9, method]);
  }
});

Deno.test("differenceInterval() without rows is undefined and names the side", () => {
  const interval = differenceInterval({ successes: 1, n: 2 }, { successes: 0, n: 0 });
  assertEquals(interval, {
    estimate: null,
    lower: null,
    upper: null,
    n: 2,
    level: 0.95,
    method: "newcombe",
    reason: "no observations in b",
  });
});

Deno.test("differenceInterval() by Wald without a standard error has no bounds, and says why", () => {
  const interval = differenceInterval({ successes: 9, n: 9 }, { successes: 0, n: 4 }, {
    method: "wald",
  });
  assertEquals([interval.estimate, interval.lower, interval.upper], [1, null, null]);
  assert("reason" in interval && interval.reason.includes("standard error is 0"));
});

Deno.test("differenceInterval() refuses what is no counted rate, naming it", () => {
  const good = { successes: 1, n: 2 };
  const cases: readonly [unknown, unknown, unknown, typeof Error, string][] = [
    [
      { successes: 3, n: 2 },
      good,
      {},
      RangeError,
      "a.successes must be at most n (2): current value is 3",
    ],
    [good, { successes: 0.5, n: 2 }, {}, RangeError, "b.successes must be an integer >= 0"],
    [
      good,
      { successes: 0, n: NaN },
      {},
      RangeError,
      "b.n must be an integer >= 0: current value is NaN",
    ],
    [good, { successes: 0, n: Infinity }, {}, RangeError, "b.n must be an integer >= 0"],
    [null, good, {}, TypeError, "a must be { successes, n }: current value is null"],
    [
      good,
      { successes: "1", n: 2 },
      {},
      TypeError,
      'b.successes must be a number: current value is "1"',
    ],
    [good, good, { method: "z" }, RangeError, "method must be one of newcombe, newcombe-cc"],
    [good, good, { level: 95 }, RangeError, "level must be between 0 and 1"],
  ];
  for (const [a, b, options, kind, message] of cases) {
    // As from an unchecked notebook cell.
    const call = () => Reflect.apply(differenceInterval, undefined, [a, b, options]);
    assertThrows(call, kind, `Cannot compute differenceInterval as ${message}`);
  }
});

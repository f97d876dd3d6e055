import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import examples from "../golden/worked_example_figures.json" with { type: "json" };

Deno.test("wilsonInterval() equals a hand computation", () => {
  // 54 of 60, z = 1.959964, z^2 = 3.841459. The roots of (n + z^2) p^2 - (2x + z^2) p + x^2/n = 0:
  // s = 54 + 1.920729 + 1.959964 sqrt(54 * .1 + .960365) = 55.920729 + 4.942984 = 60.863713;
  // upper s / 63.841459 = .953357, lower (54^2/60) / s = 48.6 / 60.863713 = .798505.
  const interval = wilsonInterval(54, 60);
  assertEquals(interval.estimate, 0.9);
  assertAlmostEquals(interval.lower ?? NaN, 0.798505, 1e-6);
  assertAlmostEquals(interval.upper ?? NaN, 0.953357, 1e-6);
});

Deno.test("wilsonInterval() equals the worked examples", () => {
  const cases = (examples as readonly GoldenCase[]).filter(({ kind }) => kind === "wilson");
  assertEquals(cases.length, 4);
  for (const { name, inputs, expected, tolerance } of cases) {
    const interval = wilsonInterval(inputs.successes, inputs.n, { level: inputs.level });
    assertGolden(interval.lower, expected.wilson[0], tolerance, `${name} lower`);
    assertGolden(interval.upper, expected.wilson[1], tolerance, `${name} upper`);
  }
});

Deno.test("wilsonInterval() has limits of exactly 0 and 1 where all or none count", () => {
  for (const n of [1, 2, 3, 7, 10, 49, 299, 1e6, 2 ** 53 - 1]) {
    for (const level of [0.5, 0.8, 0.95, 0.999999]) {
      assertEquals(wilsonInterval(0, n, { level }).lower, 0);
      assertEquals(wilsonInterval(n, n, { level }).upper, 1);
    }
  }
});

Deno.test("wilsonInterval() keeps the digits of a limit near 0", () => {
  // One of 10^15: lower = (x^2/n) / s with s = 1 + 1.920729 + 1.959964 sqrt(1.960365) = 5.664941.
  assertAlmostEquals((wilsonInterval(1, 1e15).lower ?? NaN) * 1e15, 0.1765244, 1e-6);
});

Deno.test("wilsonInterval() is undefined without observations", () => {
  assertEquals(wilsonInterval(0, 0, { level: 0.9 }), {
    estimate: null,
    lower: null,
    upper: null,
    reason: "no observations",
    n: 0,
    level: 0.9,
    method: "wilson",
  });
});

Deno.test("wilsonInterval() refuses what cannot be a count", () => {
  assertThrows(
    () => wilsonInterval(2, 2.5),
    RangeError,
    "Cannot compute wilsonInterval as n must be an integer >= 0: current value is 2.5",
  );
  assertThrows(
    () => wilsonInterval(5, 4),
    RangeError,
    "Cannot compute wilsonInterval as successes must be at most n (4): current value is 5",
  );
  assertThrows(() => wilsonInterval(-1, 4), RangeError, "successes must be an integer >= 0");
  assertThrows(() => wilsonInterval(NaN, 4), RangeError, "successes must be an integer >= 0");
  assertThrows(() => wilsonInterval(1, Infinity), RangeError, "n must be an integer >= 0");
  assertThrows(() => wilsonInterval("1" as unknown as number, 4), TypeError, "(string)");
  for (const level of [0, 1, 95, NaN]) {
    assertThrows(
      () => wilsonInterval(1, 4, { level }),
      RangeError,
      "level must be between 0 and 1",
    );
  }
  assertThrows(
    () => wilsonInterval(1, 4, { sides: "both" as "two" }),
    RangeError,
    'sides must be one of two, lower, upper: current value is "both"',
  );
});

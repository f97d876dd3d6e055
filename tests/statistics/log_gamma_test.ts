import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { logGamma } from "../../lib/statistics/log_gamma.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("logGamma() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("log_gamma", logGamma), 15);
});

Deno.test("logGamma() is the logarithm of a factorial", () => {
  // 10! = 3,628,800
  assertAlmostEquals(logGamma(11), Math.log(3628800), 1e-13);
  assertEquals(logGamma(1), 0);
  assertEquals(logGamma(2), 0);
});

Deno.test("logGamma() rises by log x from x to x + 1, across every change of formula", () => {
  for (const x of [1e-3, 0.3, 0.4999, 0.5, 0.7, 1.3, 1.4999, 1.5, 2.4, 2.6, 9.5, 33.25]) {
    assertAlmostEquals(logGamma(x + 1) - logGamma(x), Math.log(x), 1e-13, `x = ${x}`);
  }
});

Deno.test("logGamma() refuses what has no logarithm of gamma", () => {
  for (const x of [0, -1, -0.5, NaN, Infinity]) {
    assertThrows(
      () => logGamma(x),
      RangeError,
      `Cannot compute logGamma as x must be a number > 0: current value is ${x}`,
    );
  }
  assertThrows(() => logGamma("3" as unknown as number), TypeError, "must be a number");
  assert(logGamma(5e-324) > 744);
});

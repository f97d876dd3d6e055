import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { wilsonCcInterval } from "../../lib/statistics/wilson_cc_interval.ts";

Deno.test("wilsonCcInterval() equals Newcombe's formula worked by hand", () => {
  // 5 of 10, z^2 = 3.841459: U = [2np + z^2 + 1 + z sqrt(z^2 + 2 - 1/n + 4p(nq - 1))] / (2 (n + z^2))
  // = [10 + 3.841459 + 1 + 1.959964 sqrt(3.841459 + 2 - .1 + 2 * 4)] / 27.682917
  // = (14.841459 + 1.959964 * 3.706948) / 27.682917 = .798577, and L = 1 - U by symmetry.
  const interval = wilsonCcInterval(5, 10);
  assertAlmostEquals(interval.upper ?? NaN, 0.798577, 1e-6);
  assertAlmostEquals(interval.lower ?? NaN, 0.201423, 1e-6);
});

Deno.test("wilsonCcInterval() has limits of exactly 0 and 1 where all or none count", () => {
  for (const n of [1, 2, 3, 49, 1e6]) {
    for (const level of [0.5, 0.95, 0.999999]) {
      assertEquals(wilsonCcInterval(0, n, { level }).lower, 0);
      assertEquals(wilsonCcInterval(n, n, { level }).upper, 1);
    }
  }
});

Deno.test("wilsonCcInterval() refuses what cannot be a count", () => {
  assertThrows(
    () => wilsonCcInterval(2.5, 10),
    RangeError,
    "Cannot compute wilsonCcInterval as successes must be an integer >= 0: current value is 2.5",
  );
});

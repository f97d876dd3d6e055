import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { betaSf } from "../../lib/statistics/beta_sf.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("betaSf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("beta_sf", betaSf), 8);
});

Deno.test("betaSf() equals the polynomial it is for whole shapes", () => {
  // 1 - I_x(2, 3) at .9: 1 - (4.86 - 5.832 + 1.9683) = .0037
  assertAlmostEquals(betaSf(0.9, 2, 3), 0.0037, 1e-16);
});

Deno.test("betaSf() keeps the digits of an upper tail beside a lower tail of nearly 1", () => {
  // For small a, 1 - x^a is -a log x: here 1e-10 * log 10 * (1 - 1.2e-10).
  assertAlmostEquals(betaSf(0.1, 1e-10, 1) * 1e10, 2.302585092729, 1e-12);
});

Deno.test("betaSf() is 1 at 0 and 0 at 1, and refuses the rest", () => {
  assertEquals(betaSf(0, 2, 3), 1);
  assertEquals(betaSf(1, 2, 3), 0);
  assertThrows(
    () => betaSf(2, 2, 3),
    RangeError,
    "Cannot compute betaSf as x must be in [0, 1]: current value is 2",
  );
  assertThrows(() => betaSf(0.5, 0, 3), RangeError, "Cannot compute betaSf as a must be");
  assertThrows(() => betaSf(0.5, 3, -3), RangeError, "Cannot compute betaSf as b must be");
});

import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { agrestiCoullInterval } from "../../lib/statistics/agresti_coull_interval.ts";

Deno.test("agrestiCoullInterval() equals a hand computation", () => {
  // 5 of 10: n~ = 13.841459, p~ = .5, margin 1.959964 sqrt(.25 / 13.841459) = .263407.
  const interval = agrestiCoullInterval(5, 10);
  assertAlmostEquals(interval.lower ?? NaN, 0.236593, 1e-6);
  assertAlmostEquals(interval.upper ?? NaN, 0.763407, 1e-6);
});

Deno.test("agrestiCoullInterval() is clipped to [0, 1] and keeps the plain rate as its estimate", () => {
  const none = agrestiCoullInterval(0, 3);
  assertEquals([none.estimate, none.lower], [0, 0]);
  const all = agrestiCoullInterval(3, 3);
  assertEquals([all.estimate, all.upper], [1, 1]);
});

Deno.test("agrestiCoullInterval() refuses what cannot be a count", () => {
  assertThrows(
    () => agrestiCoullInterval(1, -1),
    RangeError,
    "Cannot compute agrestiCoullInterval as n must be an integer >= 0: current value is -1",
  );
});

import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { normalCdf } from "../../lib/statistics/normal_cdf.ts";
import { studentTCdf } from "../../lib/statistics/student_t_cdf.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("studentTCdf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("t_cdf", studentTCdf), 12);
});

Deno.test("studentTCdf() with 2 degrees of freedom is 1/2 + t / (2 sqrt(2 + t^2))", () => {
  for (const t of [-9, -1.5, -1.4, -0.01, 0, 0.2, 3]) {
    assertAlmostEquals(studentTCdf(t, 2), 0.5 + t / (2 * Math.sqrt(2 + t * t)), 1e-15, `t = ${t}`);
  }
});

Deno.test("studentTCdf() nears the normal distribution as df grows", () => {
  // The difference is of order (t^3 + t) / (4 df) times the density.
  assertAlmostEquals(studentTCdf(-1.96, 1e12), normalCdf(-1.96), 1e-12);
});

Deno.test("studentTCdf() is exact at 0 and at the infinities", () => {
  for (const df of [1e-3, 1, 30, 1e15]) {
    assertEquals(studentTCdf(0, df), 0.5);
    assertEquals(studentTCdf(-Infinity, df), 0);
    assertEquals(studentTCdf(Infinity, df), 1);
  }
});

Deno.test("studentTCdf() refuses arguments out of range", () => {
  assertThrows(
    () => studentTCdf(1, -2),
    RangeError,
    "Cannot compute studentTCdf as df must be a number > 0: current value is -2",
  );
  assertThrows(() => studentTCdf(NaN, 2), RangeError, "t must be a number");
});

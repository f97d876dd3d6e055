import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { studentTCdf } from "../../lib/statistics/student_t_cdf.ts";
import { studentTQuantile } from "../../lib/statistics/student_t_quantile.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("studentTQuantile() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("t_quantile", studentTQuantile), 11);
});

Deno.test("studentTQuantile() with 1 degree of freedom is the tangent", () => {
  // tan(pi (p - 1/2)): at .75, tan(pi / 4) = 1.
  assertAlmostEquals(studentTQuantile(0.75, 1), 1, 1e-14);
  assertAlmostEquals(studentTQuantile(0.25, 1), -1, 1e-14);
});

Deno.test("studentTQuantile() undoes studentTCdf()", () => {
  for (const df of [0.3, 1, 2, 4.5, 29, 1000, 1e6]) {
    for (const t of [-1e40, -50, -3, -0.5, -1e-3]) {
      const p = studentTCdf(t, df);
      if (p < 1e-300) continue;
      const back = studentTQuantile(p, df);
      // Near p = 1/2 the rounding of p is 1e-16 of an ever smaller t.
      const allowed = 1e-12 + 1e-15 / Math.abs(t);
      assert(Math.abs(back / t - 1) <= allowed, `t = ${t}, df = ${df}: ${back}`);
    }
  }
});

Deno.test("studentTQuantile() is 0 in the middle and infinite at the ends", () => {
  assertEquals(studentTQuantile(0.5, 3), 0);
  assertEquals(studentTQuantile(0, 3), -Infinity);
  assertEquals(studentTQuantile(1, 3), Infinity);
  // (1e-300)^(-1/.01) is beyond doubles.
  assertEquals(studentTQuantile(1e-300, 0.01), -Infinity);
});

Deno.test("studentTQuantile() refuses arguments out of range", () => {
  assertThrows(
    () => studentTQuantile(-0.1, 3),
    RangeError,
    "Cannot compute studentTQuantile as p must be in [0, 1]: current value is -0.1",
  );
  assertThrows(() => studentTQuantile(0.1, NaN), RangeError, "df must be a number > 0");
});

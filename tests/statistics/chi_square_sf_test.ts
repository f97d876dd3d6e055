import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { chiSquareSf } from "../../lib/statistics/chi_square_sf.ts";
import { normalSf } from "../../lib/statistics/normal_sf.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("chiSquareSf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("chi2_sf", chiSquareSf), 23);
});

Deno.test("chiSquareSf() with 1 degree of freedom is the two-sided tail of a normal variable", () => {
  for (const z of [0.01, 0.5, 1, 1.4, 1.96, 3, 8, 30]) {
    const tail = 2 * normalSf(z);
    assertAlmostEquals(chiSquareSf(z * z, 1) / tail, 1, 2e-13, `z = ${z}`);
  }
});

Deno.test("chiSquareSf() with 4 degrees of freedom is exp(-x/2) (1 + x/2)", () => {
  for (const x of [0.1, 2, 5.9, 6.1, 40]) {
    assertAlmostEquals(chiSquareSf(x, 4), Math.exp(-x / 2) * (1 + x / 2), 1e-15, `x = ${x}`);
  }
});

Deno.test("chiSquareSf() is 1 at 0, 0 at infinity, and a probability between, whatever df", () => {
  for (const df of [1e-300, 1e-6, 0.5, 1, 1000, 1e9, 1e15]) {
    assertEquals(chiSquareSf(0, df), 1);
    assertEquals(chiSquareSf(Infinity, df), 0);
    for (const x of [5e-324, 1e-9, 0.5, 2, 1000, 1e9, 1e15, 1e300]) {
      const q = chiSquareSf(x, df);
      assert(q >= 0 && q <= 1, `x = ${x}, df = ${df}: ${q}`);
    }
  }
});

Deno.test("chiSquareSf() refuses arguments out of range", () => {
  assertThrows(
    () => chiSquareSf(-0.1, 1),
    RangeError,
    "Cannot compute chiSquareSf as x must be a number >= 0: current value is -0.1",
  );
  assertThrows(() => chiSquareSf(NaN, 1), RangeError, "x must be a number");
  assertThrows(() => chiSquareSf(1, 0), RangeError, "df must be a number > 0");
  assertThrows(() => chiSquareSf(1, Infinity), RangeError, "df must be a number > 0");
});

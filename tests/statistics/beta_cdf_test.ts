import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { betaCdf } from "../../lib/statistics/beta_cdf.ts";
import { betaSf } from "../../lib/statistics/beta_sf.ts";
import { checkDistribution } from "./distribution_golden.ts";

const SHAPES = [1e-300, 1e-10, 0.001, 0.5, 1, 2.5, 163, 5e5, 1e9, 1e15];
const POINTS = [1e-250, 1e-100, 1e-9, 0.01, 0.4999, 0.5, 0.7, 1 - 1e-9, 1 - 2 ** -53];

Deno.test("betaCdf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("beta_cdf", betaCdf), 19);
});

Deno.test("betaCdf() equals the polynomial it is for whole shapes", () => {
  // I_x(2, 3) = 6 x^2 - 8 x^3 + 3 x^4: at .3, .54 - .216 + .0243 = .3483
  assertAlmostEquals(betaCdf(0.3, 2, 3), 0.3483, 1e-15);
  assertAlmostEquals(betaCdf(0.3, 1, 1), 0.3, 1e-16);
});

Deno.test("betaCdf() is 0 at 0 and 1 at 1, whatever the shapes", () => {
  for (const a of SHAPES) {
    assertEquals(betaCdf(0, a, 0.5), 0);
    assertEquals(betaCdf(1, a, 0.5), 1);
  }
});

Deno.test("betaCdf() and betaSf() are probabilities that add up to 1, however odd the shapes", () => {
  for (const a of SHAPES) {
    for (const b of SHAPES) {
      for (const x of POINTS) {
        const lower = betaCdf(x, a, b);
        const upper = betaSf(x, a, b);
        const what = `x = ${x}, a = ${a}, b = ${b}: ${lower}, ${upper}`;
        assert(lower >= 0 && lower <= 1 && upper >= 0 && upper <= 1, what);
        assert(Math.abs(lower + upper - 1) <= 1e-12, what);
      }
    }
  }
});

Deno.test("betaCdf() refuses arguments out of range", () => {
  const message = "Cannot compute betaCdf as";
  for (const x of [-0.1, 1.1, NaN]) {
    assertThrows(() => betaCdf(x, 1, 1), RangeError, `${message} x must be in [0, 1]`);
  }
  for (const a of [0, -1, NaN, Infinity]) {
    assertThrows(() => betaCdf(0.5, a, 1), RangeError, `${message} a must be a number > 0`);
    assertThrows(() => betaCdf(0.5, 1, a), RangeError, `${message} b must be a number > 0`);
  }
  assertThrows(
    () => betaCdf(0.5, 2e15, 1),
    RangeError,
    `${message} a must be at most 1e15: current value is 2000000000000000`,
  );
});

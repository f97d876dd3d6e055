import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { binomialPmf } from "../../lib/statistics/binomial_pmf.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("binomialPmf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("binomial_pmf", binomialPmf), 12);
});

Deno.test("binomialPmf() is the coefficient times the powers", () => {
  // C(5, 2) .3^2 .7^3 = 10 * .09 * .343 = .3087
  assertAlmostEquals(binomialPmf(2, 5, 0.3), 0.3087, 1e-15);
});

Deno.test("binomialPmf() adds up to 1 over all outcomes", () => {
  for (const [n, p] of [[1, 0.3], [40, 0.02], [1000, 0.5], [3000, 0.999]] as const) {
    let sum = 0;
    for (let k = 0; k <= n; k++) sum += binomialPmf(k, n, p);
    assertAlmostEquals(sum, 1, 1e-13);
  }
});

Deno.test("binomialPmf() is exact where nothing is left to chance", () => {
  assertEquals(binomialPmf(0, 0, 0.4), 1);
  assertEquals(binomialPmf(0, 7, 0), 1);
  assertEquals(binomialPmf(1, 7, 0), 0);
  assertEquals(binomialPmf(7, 7, 1), 1);
  assertEquals(binomialPmf(6, 7, 1), 0);
  assertEquals(binomialPmf(-1, 7, 0.4), 0);
  assertEquals(binomialPmf(8, 7, 0.4), 0);
});

Deno.test("binomialPmf() refuses arguments out of range", () => {
  assertThrows(
    () => binomialPmf(1.5, 7, 0.4),
    RangeError,
    "Cannot compute binomialPmf as k must be an integer >= 0: current value is 1.5",
  );
  assertThrows(() => binomialPmf(-1.5, 7, 0.4), RangeError, "k must be an integer");
  assertThrows(() => binomialPmf(1, -7, 0.4), RangeError, "n must be an integer >= 0");
  assertThrows(() => binomialPmf(1, 7, 1.4), RangeError, "p must be in [0, 1]");
  assertThrows(() => binomialPmf(1, 7, NaN), RangeError, "p must be in [0, 1]");
});

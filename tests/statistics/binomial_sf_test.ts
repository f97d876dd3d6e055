import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { binomialCdf } from "../../lib/statistics/binomial_cdf.ts";
import { binomialSf } from "../../lib/statistics/binomial_sf.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("binomialSf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("binomial_sf", binomialSf), 12);
});

Deno.test("binomialSf() mirrors binomialCdf() when failures are counted instead", () => {
  // More than k successes are fewer than n - k failures. .25 and .75 are exact in binary.
  for (const k of [0, 3, 20, 39]) {
    assertAlmostEquals(binomialSf(k, 40, 0.25), binomialCdf(39 - k, 40, 0.75), 1e-15);
  }
});

Deno.test("binomialSf() is exact below 0, from n on and where p is 0 or 1", () => {
  assertEquals(binomialSf(-1, 10, 0.5), 1);
  assertEquals(binomialSf(10, 10, 0.5), 0);
  assertEquals(binomialSf(0, 0, 0.5), 0);
  assertEquals(binomialSf(0, 10, 0), 0);
  assertEquals(binomialSf(9, 10, 1), 1);
});

Deno.test("binomialSf() refuses arguments out of range", () => {
  assertThrows(
    () => binomialSf(2, -1, 0.5),
    RangeError,
    "Cannot compute binomialSf as n must be an integer >= 0: current value is -1",
  );
  assertThrows(() => binomialSf(0.1, 1, 0.5), RangeError, "k must be an integer");
  assertThrows(() => binomialSf(0, 1, 2), RangeError, "p must be in [0, 1]");
});

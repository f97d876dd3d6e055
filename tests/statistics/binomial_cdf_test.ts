import { assert, assertEquals, assertThrows } from "@std/assert";
import { binomialCdf } from "../../lib/statistics/binomial_cdf.ts";
import { binomialPmf } from "../../lib/statistics/binomial_pmf.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("binomialCdf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("binomial_cdf", binomialCdf), 24);
});

Deno.test("binomialCdf() is the sum of the probabilities up to k", () => {
  for (const [n, p] of [[7, 0.3], [60, 0.9], [400, 0.05]] as const) {
    let sum = 0;
    for (let k = 0; k < n; k++) {
      sum += binomialPmf(k, n, p);
      assert(Math.abs(binomialCdf(k, n, p) - sum) <= 1e-13 * sum, `k = ${k}, n = ${n}, p = ${p}`);
    }
  }
});

Deno.test("binomialCdf() is exact below 0, from n on and where p is 0 or 1", () => {
  assertEquals(binomialCdf(-1, 10, 0.5), 0);
  assertEquals(binomialCdf(10, 10, 0.5), 1);
  assertEquals(binomialCdf(11, 10, 0.5), 1);
  assertEquals(binomialCdf(0, 0, 0.5), 1);
  assertEquals(binomialCdf(3, 10, 0), 1);
  assertEquals(binomialCdf(9, 10, 1), 0);
  assertEquals(binomialCdf(10, 10, 1), 1);
});

Deno.test("binomialCdf() refuses arguments out of range", () => {
  assertThrows(
    () => binomialCdf(2.5, 10, 0.5),
    RangeError,
    "Cannot compute binomialCdf as k must be an integer >= 0: current value is 2.5",
  );
  assertThrows(() => binomialCdf(NaN, 10, 0.5), RangeError, "k must be an integer");
  assertThrows(() => binomialCdf(-Infinity, 10, 0.5), RangeError, "k must be an integer");
  assertThrows(() => binomialCdf(2, 10.5, 0.5), RangeError, "n must be an integer >= 0");
  assertThrows(() => binomialCdf(2, 10, -0.5), RangeError, "p must be in [0, 1]");
});

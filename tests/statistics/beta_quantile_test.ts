import { assert, assertEquals, assertThrows } from "@std/assert";
import { betaCdf } from "../../lib/statistics/beta_cdf.ts";
import { betaQuantile } from "../../lib/statistics/beta_quantile.ts";
import { betaSf } from "../../lib/statistics/beta_sf.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("betaQuantile() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("beta_quantile", betaQuantile), 30);
});

Deno.test("betaQuantile() undoes betaCdf() and betaSf()", () => {
  const random = createRandom(11);
  for (const a of [0.1, 0.5, 1, 2.5, 10, 163, 2000, 5e5, 1e6]) {
    for (const b of [0.1, 0.5, 1, 2.5, 10, 163, 2000, 5e5, 1e6]) {
      for (const p of [1e-200, 1e-9, random(), random(), 1 - 1e-9]) {
        const x = betaQuantile(p, a, b);
        if (x < 1e-300 || x > 1 - 1e-6) continue;
        // Rounding x moves the tail by its density; a unit in the last place is 1.1e-16 x.
        const [tail, wanted] = p <= 0.5 ? [betaCdf(x, a, b), p] : [betaSf(x, a, b), 1 - p];
        const slack = 1e-12 + 4e-16 * (Math.sqrt(a + b) * 40 + a + b) / Math.min(x, 1 - x);
        const what = `p = ${p}, a = ${a}, b = ${b}: x = ${x}, tail ${tail}`;
        assert(Math.abs(tail - wanted) <= slack * wanted, what);
      }
    }
  }
});

Deno.test("betaQuantile() never falls as p rises, also where its formula changes", () => {
  for (const [a, b] of [[0.3, 0.7], [1, 5], [5, 1], [2, 2.5], [0.5, 400], [300, 0.5]] as const) {
    let before = 0;
    for (let i = 0; i <= 400; i++) {
      const now = betaQuantile(i / 400, a, b);
      assert(now >= before, `a = ${a}, b = ${b}, p = ${i / 400}: ${now} after ${before}`);
      before = now;
    }
    assertEquals(before, 1);
  }
});

Deno.test("betaQuantile() stays in [0, 1] for shapes at the ends of its range", () => {
  for (const a of [1e-300, 1e-5, 1, 1e9, 1e15]) {
    for (const b of [1e-300, 1e-5, 1, 1e9, 1e15]) {
      for (const p of [5e-324, 1e-12, 0.3, 0.5, 0.8, 1 - 2 ** -53]) {
        const x = betaQuantile(p, a, b);
        assert(x >= 0 && x <= 1, `p = ${p}, a = ${a}, b = ${b}: ${x}`);
      }
    }
  }
});

Deno.test("betaQuantile() refuses arguments out of range", () => {
  assertThrows(
    () => betaQuantile(1.1, 2, 3),
    RangeError,
    "Cannot compute betaQuantile as p must be in [0, 1]: current value is 1.1",
  );
  assertThrows(() => betaQuantile(NaN, 2, 3), RangeError, "p must be in [0, 1]");
  assertThrows(() => betaQuantile(0.5, 0, 3), RangeError, "a must be a number > 0");
  assertThrows(() => betaQuantile(0.5, 3, NaN), RangeError, "b must be a number > 0");
});

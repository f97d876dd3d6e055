import { assert, assertEquals, assertThrows } from "@std/assert";
import { normalCdf } from "../../lib/statistics/normal_cdf.ts";
import { normalQuantile } from "../../lib/statistics/normal_quantile.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("normalQuantile() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("normal_quantile", normalQuantile), 32);
});

Deno.test("normalQuantile() is infinite at 0 and 1 and 0 in the middle", () => {
  assertEquals(normalQuantile(0), -Infinity);
  assertEquals(normalQuantile(1), Infinity);
  assertEquals(normalQuantile(0.5), 0);
});

Deno.test("normalQuantile() undoes normalCdf()", () => {
  for (let x = -37; x <= 5; x += 0.37) {
    const back = normalQuantile(normalCdf(x));
    // One unit in the last place of p, 1e-16 p, moves x by that over the density.
    const density = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
    const allowed = 1e-15 * (Math.abs(x) + normalCdf(x) / density);
    assert(Math.abs(back - x) <= allowed, `${x} came back as ${back}`);
  }
});

Deno.test("normalQuantile() refuses what is not a probability", () => {
  for (const p of [-1e-300, 1.0000000000000002, NaN, -Infinity]) {
    assertThrows(
      () => normalQuantile(p),
      RangeError,
      `Cannot compute normalQuantile as p must be in [0, 1]: current value is ${p}`,
    );
  }
});

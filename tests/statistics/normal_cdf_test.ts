import { assertEquals, assertThrows } from "@std/assert";
import { normalCdf } from "../../lib/statistics/normal_cdf.ts";
import { normalSf } from "../../lib/statistics/normal_sf.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("normalCdf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("normal_cdf", normalCdf), 21);
});

Deno.test("normalCdf() is exact at 0 and at the infinities", () => {
  assertEquals(normalCdf(0), 0.5);
  assertEquals(normalCdf(-0), 0.5);
  assertEquals(normalCdf(-Infinity), 0);
  assertEquals(normalCdf(Infinity), 1);
  assertEquals(normalCdf(-1e300), 0);
  assertEquals(normalCdf(1e300), 1);
});

Deno.test("normalCdf() mirrors normalSf(), and never falls, across every change of formula", () => {
  let before = 0;
  for (let i = -800; i <= 800; i++) {
    const x = i / 100;
    const now = normalCdf(x);
    assertEquals(now, normalSf(-x));
    if (now < before) throw new Error(`falls at ${x}`);
    before = now;
  }
});

Deno.test("normalCdf() refuses NaN and what is not a number", () => {
  assertThrows(
    () => normalCdf(NaN),
    RangeError,
    "Cannot compute normalCdf as x must be a number: current value is NaN",
  );
  assertThrows(() => normalCdf(null as unknown as number), TypeError, "normalCdf");
});

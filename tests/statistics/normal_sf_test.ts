import { assertEquals, assertThrows } from "@std/assert";
import { normalSf } from "../../lib/statistics/normal_sf.ts";
import { checkDistribution } from "./distribution_golden.ts";

Deno.test("normalSf() equals the reference values to 1e-12", () => {
  assertEquals(checkDistribution("normal_sf", normalSf), 10);
});

Deno.test("normalSf() is exact at 0 and at the infinities", () => {
  assertEquals(normalSf(0), 0.5);
  assertEquals(normalSf(-Infinity), 1);
  assertEquals(normalSf(Infinity), 0);
});

Deno.test("normalSf() refuses NaN", () => {
  assertThrows(
    () => normalSf(NaN),
    RangeError,
    "Cannot compute normalSf as x must be a number: current value is NaN",
  );
});

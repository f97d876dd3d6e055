import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { betaCdf } from "../../lib/statistics/beta_cdf.ts";
import { jeffreysEqualTailedInterval } from "../../lib/statistics/jeffreys_equal_tailed_interval.ts";
import { jeffreysInterval } from "../../lib/statistics/jeffreys_interval.ts";

Deno.test("jeffreysEqualTailedInterval() leaves equal tails, at no successes too", () => {
  const { lower, upper } = jeffreysEqualTailedInterval(0, 10);
  assert(lower !== null && lower > 0);
  assertAlmostEquals(betaCdf(lower, 0.5, 10.5), 0.025, 1e-14);
  assertAlmostEquals(betaCdf(upper ?? NaN, 0.5, 10.5), 0.975, 1e-13);
});

Deno.test("jeffreysEqualTailedInterval() equals jeffreysInterval() but for its method elsewhere", () => {
  const method = "jeffreys-equal-tailed";
  assertEquals(jeffreysEqualTailedInterval(3, 10), { ...jeffreysInterval(3, 10), method });
});

Deno.test("jeffreysEqualTailedInterval() refuses what cannot be a count", () => {
  assertThrows(
    () => jeffreysEqualTailedInterval(1, NaN),
    RangeError,
    "Cannot compute jeffreysEqualTailedInterval as n must be an integer >= 0: current value is NaN",
  );
});

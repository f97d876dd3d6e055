import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { betaCdf } from "../../lib/statistics/beta_cdf.ts";
import { jeffreysInterval } from "../../lib/statistics/jeffreys_interval.ts";

Deno.test("jeffreysInterval() leaves equal tails of the posterior Beta(x + 1/2, n - x + 1/2)", () => {
  const { lower, upper } = jeffreysInterval(38, 200);
  assertAlmostEquals(betaCdf(lower ?? NaN, 38.5, 162.5), 0.025, 1e-14);
  assertAlmostEquals(betaCdf(upper ?? NaN, 38.5, 162.5), 0.975, 1e-13);
});

Deno.test("jeffreysInterval() has limits of exactly 0 and 1 where all or none count, not elsewhere", () => {
  // scipy 1.17.1: beta.ppf(.975, .5, 10.5) = .2171963
  const none = jeffreysInterval(0, 10);
  assertEquals(none.lower, 0);
  assertAlmostEquals(none.upper ?? NaN, 0.2171963, 1e-7);
  const all = jeffreysInterval(10, 10);
  assertEquals(all.upper, 1);
  assertAlmostEquals(all.lower ?? NaN, 1 - 0.2171963, 1e-7);
});

Deno.test("jeffreysInterval() refuses what cannot be a count", () => {
  assertThrows(
    () => jeffreysInterval(-1, 10),
    RangeError,
    "Cannot compute jeffreysInterval as successes must be an integer >= 0: current value is -1",
  );
});

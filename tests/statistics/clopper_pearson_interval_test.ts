import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { binomialCdf } from "../../lib/statistics/binomial_cdf.ts";
import { binomialSf } from "../../lib/statistics/binomial_sf.ts";
import { clopperPearsonInterval } from "../../lib/statistics/clopper_pearson_interval.ts";

Deno.test("clopperPearsonInterval() equals hand computations", () => {
  // 1 of 2: P(X >= 1) = 1 - (1 - p)^2 = .025 at the lower limit, P(X <= 1) = 1 - p^2 = .025 at the upper.
  const half = clopperPearsonInterval(1, 2);
  assertAlmostEquals(half.lower ?? NaN, 1 - Math.sqrt(0.975), 1e-15);
  assertAlmostEquals(half.upper ?? NaN, Math.sqrt(0.975), 1e-15);
  // None of 59: (1 - p)^59 = .05, one-sided.
  const risk = clopperPearsonInterval(0, 59, { sides: "upper" });
  assertAlmostEquals(risk.upper ?? NaN, 1 - 0.05 ** (1 / 59), 1e-15);
});

Deno.test("clopperPearsonInterval() leaves its tail probability beyond each limit", () => {
  for (const [successes, n] of [[1, 7], [38, 200], [180, 200], [1, 1e6], [499999, 1e6]] as const) {
    const { lower, upper } = clopperPearsonInterval(successes, n, { level: 0.9 });
    assertAlmostEquals(binomialSf(successes - 1, n, lower ?? NaN), 0.05, 1e-10);
    assertAlmostEquals(binomialCdf(successes, n, upper ?? NaN), 0.05, 1e-10);
  }
});

Deno.test("clopperPearsonInterval() has limits of exactly 0 and 1 where all or none count", () => {
  for (const n of [1, 2, 59, 1e6]) {
    assertEquals(clopperPearsonInterval(0, n).lower, 0);
    assertEquals(clopperPearsonInterval(n, n).upper, 1);
  }
});

Deno.test("clopperPearsonInterval() refuses what cannot be a count", () => {
  assertThrows(
    () => clopperPearsonInterval(3, 2),
    RangeError,
    "Cannot compute clopperPearsonInterval as successes must be at most n (2): current value is 3",
  );
});

import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { clopperPearsonInterval } from "../../lib/statistics/clopper_pearson_interval.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { jeffreysEqualTailedInterval } from "../../lib/statistics/jeffreys_equal_tailed_interval.ts";
import { jeffreysInterval } from "../../lib/statistics/jeffreys_interval.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import { exactCoverage, wilsonCoverageTable } from "./exact_coverage.ts";

Deno.test("wilsonInterval() covers as computed elsewhere", () => {
  // mpmath 1.3.0 at 40 digits: sum of binomial(n, k) p^k (1-p)^(n-k) over the k whose score limits,
  // from z = sqrt(2) erfinv(.95), hold p; scipy 1.17.1 binom.pmf gives the same to 1e-14.
  const expected = [
    [20, 0.02, 0.940101021451051],
    [20, 0.1, 0.956825504715537],
    [20, 0.5, 0.958610534667969],
    [20, 0.9, 0.956825504715537],
    [100, 0.02, 0.9491695546305],
    [100, 0.1, 0.93639839022544],
    [100, 0.5, 0.943112066359019],
    [100, 0.9, 0.93639839022544],
    [1000, 0.02, 0.946677347632552],
    [1000, 0.1, 0.949097842188256],
    [1000, 0.5, 0.94632215035499],
    [1000, 0.9, 0.949097842188256],
  ];
  const table = wilsonCoverageTable();
  assertEquals(table.map(({ n, p }) => [n, p]), expected.map(([n, p]) => [n, p]));
  table.forEach(({ n, p, coverage }, row) => {
    assertAlmostEquals(coverage, expected[row]?.[2] ?? NaN, 1e-9, `n = ${n}, p = ${p}`);
  });
});

Deno.test("wilsonInterval() covers as often in seeded draws as the exact sum says", () => {
  const [n, p, draws] = [100, 0.1, 20000];
  const random = createRandom(3);
  let covered = 0;
  for (let draw = 0; draw < draws; draw++) {
    let successes = 0;
    for (let i = 0; i < n; i++) successes += random() < p ? 1 : 0;
    const { lower, upper } = wilsonInterval(successes, n);
    if (lower !== null && lower <= p && p <= upper) covered++;
  }
  // Four standard errors: 4 sqrt(.936 * .064 / 20000) = .0069.
  assertAlmostEquals(covered / draws, 0.93639839, 0.0069);
});

Deno.test("clopperPearsonInterval() never covers less than its level, one-sided neither", () => {
  for (const n of [5, 20, 59]) {
    for (let i = 1; i < 100; i++) {
      for (const sides of ["two", "lower", "upper"] as const) {
        const coverage = exactCoverage(
          i / 100,
          n,
          (k, n) => clopperPearsonInterval(k, n, { sides }),
        );
        assert(coverage >= 0.95 - 1e-12, `n = ${n}, p = ${i / 100}, ${sides}: ${coverage}`);
      }
    }
  }
});

Deno.test("jeffreysInterval() keeps by its boundary rule the coverage that equal tails lose", () => {
  // At p = 1e-6 and n = 100 nearly every sample has no success, where equal tails leave p outside.
  assert(exactCoverage(0.000001, 100, jeffreysInterval) > 0.99);
  assert(exactCoverage(0.000001, 100, jeffreysEqualTailedInterval) < 0.01);
});

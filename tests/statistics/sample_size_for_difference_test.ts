import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { sampleSizeForDifference } from "../../lib/statistics/sample_size_for_difference.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/sample_size_two_proportions.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`sampleSizeForDifference() equals the reference: ${name}`, () => {
    const { p1, p2, alpha, power } = inputs;
    const rates = [p1, p2] as const;
    const plan = { rates, alpha, power, sides: inputs.sides === 1 ? "one" : "two" } as const;
    const pooled = sampleSizeForDifference(plan);
    if (expected.n_per_group_pooled === "Infinity") {
      assertEquals([pooled.n, pooled.unrounded], [null, null]);
      assert(pooled.reason?.includes("equal"));
      return;
    }
    const check = (got: number | undefined, field: string) =>
      assertGolden(got, expected[field], tolerance, `${name} ${field}`);
    check(pooled.unrounded?.[0], "n_per_group_pooled");
    check(pooled.unrounded?.[1], "n_per_group_pooled");
    assertEquals(pooled.n?.[0], expected.n_per_group_pooled_ceil);
    check(pooled.cohenH, "cohen_h");
    const unpooled = sampleSizeForDifference({ ...plan, method: "unpooled" });
    check(unpooled.unrounded?.[0], "n_per_group_unpooled");
    const arcsine = sampleSizeForDifference({ ...plan, method: "arcsine" });
    check(arcsine.unrounded?.[0], "n_per_group_arcsine");
    if (expected.n_first_ratio_1_to_2 === undefined) return;
    const double = sampleSizeForDifference({ ...plan, ratio: 2 });
    check(double.unrounded?.[0], "n_first_ratio_1_to_2");
    check(double.unrounded?.[1], "n_second_ratio_1_to_2");
  });
}

Deno.test("sampleSizeForDifference() equals a hand computation", () => {
  // z = 1.959964 and .841621: (1.959964 + .841621)^2 = 7.848880; p q sums to .16 + .09 = .25;
  // 7.848880 * .25 / .1^2 = 196.2220. With two of the second for each of the first, .16 + .045 = .205.
  const even = sampleSizeForDifference({ rates: [0.8, 0.9], method: "unpooled" });
  assertAlmostEquals(even.unrounded?.[0] ?? NaN, 196.222, 1e-3);
  assertEquals(even.n, [197, 197]);
  const double = sampleSizeForDifference({ rates: [0.8, 0.9], method: "unpooled", ratio: 2 });
  assertAlmostEquals(double.unrounded?.[0] ?? NaN, 7.84888 * 20.5, 1e-3);
  assertEquals(double.n, [161, 322]);
});

Deno.test("sampleSizeForDifference() by arcsine follows the ratio as statsmodels does", () => {
  // statsmodels 0.15.0, NormalIndPower().solve_power(proportion_effectsize(.8, .9), power=.8, alpha=.05,
  // ratio=2): the far tail, which it counts, is below 1e-6 here.
  const { unrounded } = sampleSizeForDifference({
    rates: [0.8, 0.9],
    method: "arcsine",
    ratio: 2,
  });
  assertAlmostEquals(unrounded?.[0] ?? NaN, 146.181063, 1e-3);
});

Deno.test("sampleSizeForDifference() asks for at least one row of each", () => {
  assertEquals(sampleSizeForDifference({ rates: [0, 1], method: "unpooled" }).n, [1, 1]);
});

Deno.test("sampleSizeForDifference() refuses what it cannot plan", () => {
  const cases: readonly [unknown, typeof Error, string][] = [
    [{ rates: [0.5] }, TypeError, "rates must be a pair of rates: current value is [0.5] (array)"],
    [{ rates: [0.5, 1.5] }, RangeError, "rates[1] must be in [0, 1]: current value is 1.5"],
    [{ rates: [NaN, 0.5] }, RangeError, "rates[0] must be in [0, 1]"],
    [{ rates: [0.1, 0.2], power: 1 }, RangeError, "power must be between 0 and 1"],
    [{ rates: [0.1, 0.2], power: 0.04 }, RangeError, "power must be above alpha (0.05)"],
    [{ rates: [0.1, 0.2], alpha: 0 }, RangeError, "alpha must be between 0 and 1"],
    [{ rates: [0.1, 0.2], ratio: 0 }, RangeError, "ratio must be a number > 0"],
    [{ rates: [0.1, 0.2], sides: 2 }, RangeError, "sides must be one of two, one"],
    [{ rates: [0.1, 0.2], method: "z" }, RangeError, "method must be one of pooled"],
  ];
  for (const [input, kind, message] of cases) {
    const call = () => Reflect.apply(sampleSizeForDifference, undefined, [input]);
    assertThrows(call, kind, `Cannot compute sampleSizeForDifference as ${message}`);
  }
});

Deno.test("sampleSizeForDifference() has no plan of more rows than anybody labels", () => {
  for (
    const input of [
      { rates: [0.1, 0.2], ratio: 1e308 },
      { rates: [0, 0.2], ratio: 5e-324 },
      { rates: [0.5, 0.500000000000001] },
    ] as const
  ) {
    const { n, unrounded, reason } = sampleSizeForDifference(input);
    assertEquals([n, unrounded, reason], [null, null, "more than 100,000,000 rows in a group"]);
  }
});

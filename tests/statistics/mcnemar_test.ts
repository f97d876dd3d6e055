import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { mcnemarTest } from "../../lib/statistics/mcnemar.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/mcnemar.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`mcnemarTest() equals the reference: ${name}`, () => {
    const { first_only: b, second_only: c } = inputs;
    const check = (got: number | null, field: string) => {
      if (field in expected) assertGolden(got, expected[field], tolerance, `${name} ${field}`);
    };
    const chi2 = mcnemarTest(b, c, { method: "chi2" });
    check(chi2.statistic, "statistic");
    check(chi2.pValue, "p_chi2");
    const corrected = mcnemarTest(b, c, { method: "chi2-cc" });
    check(corrected.statistic, "statistic_corrected");
    check(corrected.pValue, "p_chi2_corrected");
    check(mcnemarTest(b, c).pValue, "p_exact");
    check(mcnemarTest(b, c, { method: "mid-p" }).pValue, "p_mid");
    check(mcnemarTest(b, c, { method: "mid-p-fagerland" }).pValue, "p_mid_fagerland");
    assertEquals("reason" in chi2, expected.statistic === null);
  });
}

Deno.test("mcnemarTest() equals a hand computation", () => {
  // 1 against 5: exact 2 (1 + 6) / 2^6 = 14/64, mid-p 6/64 less, (1 - 5)^2 / 6 and (4 - 1)^2 / 6.
  const { pValue, ...rest } = mcnemarTest(1, 5);
  assertAlmostEquals(pValue ?? NaN, 14 / 64, 1e-15);
  assertEquals(rest, { statistic: null, method: "exact", b: 1, c: 5, n: 6 });
  assertAlmostEquals(mcnemarTest(1, 5, { method: "mid-p" }).pValue ?? NaN, 8 / 64, 1e-15);
  assertEquals(mcnemarTest(1, 5, { method: "chi2" }).statistic, 16 / 6);
  assertEquals(mcnemarTest(1, 5, { method: "chi2-cc" }).statistic, 9 / 6);
});

Deno.test("mcnemarTest() without pairs that differ is undefined by chi-square and 1 otherwise", () => {
  for (const method of ["chi2", "chi2-cc"] as const) {
    const { statistic, pValue, reason } = mcnemarTest(0, 0, { method });
    assertEquals([statistic, pValue], [null, null]);
    assert(reason?.includes("no pair differs"));
  }
  for (const method of ["exact", "mid-p", "mid-p-fagerland"] as const) {
    assertEquals(mcnemarTest(0, 0, { method }).pValue, 1);
  }
});

Deno.test("mcnemarTest() does not depend on which system is first", () => {
  for (const method of ["exact", "mid-p", "mid-p-fagerland", "chi2", "chi2-cc"] as const) {
    for (const [b, c] of [[0, 9], [4, 17], [120, 90]]) {
      const there = mcnemarTest(b, c, { method });
      assertEquals(there.pValue, mcnemarTest(c, b, { method }).pValue);
      assert(there.pValue !== null && there.pValue > 0 && there.pValue <= 1);
    }
  }
});

Deno.test("mcnemarTest() refuses what is no count", () => {
  assertThrows(
    () => mcnemarTest(1, 2.5),
    RangeError,
    "Cannot compute mcnemarTest as c must be an integer >= 0: current value is 2.5",
  );
  assertThrows(() => mcnemarTest(NaN, 1), RangeError, "b must be an integer >= 0");
  const byWord = () => Reflect.apply(mcnemarTest, undefined, [1, 2, { method: "chi" }]);
  assertThrows(byWord, RangeError, "method must be one of exact, mid-p, mid-p-fagerland, chi2");
  assertThrows(
    () => Reflect.apply(mcnemarTest, undefined, ["1", 2]),
    TypeError,
    "b must be a number",
  );
});

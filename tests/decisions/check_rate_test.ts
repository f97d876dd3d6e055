import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { checkDrop } from "../../lib/decisions/check_drop.ts";
import { checkRate } from "../../lib/decisions/check_rate.ts";
import { compareShare, mostWithin } from "../../lib/decisions/_compare_share.ts";
import { overlappingIds } from "../../lib/decisions/overlapping_ids.ts";
import { requireDisjointIds } from "../../lib/decisions/require_disjoint_ids.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";

Deno.test("gat-02: a score equal to the minimum passes", () => {
  assertEquals(checkRate(wilsonInterval(7, 10), { atLeast: 0.7 }).decision, "pass");
  const reason = "one score";
  const score = {
    estimate: 0.7,
    lower: null,
    upper: null,
    n: 1,
    level: 0.95,
    method: "mean",
    reason,
  };
  assertEquals(checkRate(score, { atLeast: 0.7 }).decision, "pass");
  assertEquals(checkRate({ ...score, estimate: 0.8 - 0.1 }, { atLeast: 0.7 }).decision, "pass");
  assertEquals(checkRate({ ...score, estimate: 0.69999 }, { atLeast: 0.7 }).decision, "fail");
});

Deno.test("gat-04: ids that a threshold was tuned on are found among those it is reported on", () => {
  assertEquals(overlappingIds(["a", "b", "c"], ["c", "d"]), ["c"]);
  assertThrows(
    () => requireDisjointIds(["a", "b", "c"], ["c", "d"]),
    RangeError,
    "Cannot report on the test ids as none of them must be among the tune ids: current value is c",
  );
  requireDisjointIds(["a", "b"], ["c", "d"]);
  assertEquals(overlappingIds([], ["c", "c"]), []);
});

Deno.test("gat-07: a drop is compared unrounded", () => {
  const { drop, decision } = checkDrop({ baseline: 0.9, current: 0.879951, maxDrop: 0.02 });
  assertEquals(decision, "fail");
  assertAlmostEquals(drop, 0.020049, 1e-12);
  assertEquals(checkDrop({ baseline: 0.9, current: 0.88, maxDrop: 0.02 }).decision, "pass");
  assertEquals(checkDrop({ baseline: 0.8, current: 0.7, maxDrop: 0.1 }).decision, "pass");
  assertEquals(checkDrop({ baseline: 0.7, current: 0.9, maxDrop: 0 }).decision, "pass");
});

Deno.test("gat-08: a gate missed by one question fails, and says that it is inconclusive", () => {
  const check = checkRate(wilsonInterval(166, 200), { atLeast: 0.835, name: "correctness" });
  assertEquals(check.decision, "fail");
  assertEquals(check.observed.estimate, 0.83);
  // wilson95 [.771841, .875721] holds .835.
  assertAlmostEquals(check.observed.lower ?? NaN, 0.771841, 1e-6);
  assertAlmostEquals(check.observed.upper ?? NaN, 0.875721, 1e-6);
  assert(check.straddles);
  assert(check.flips);
  // 167 of 200 are .835: 33 may fail, 34 did.
  assertEquals([check.failures, check.allowed], [34, 33]);
  assertEquals(
    check.message,
    "correctness fails: 83.0 % (77.2 to 87.6), n 200, budget at least 83.5 %; 34 failed, 33 may fail " +
      "at this n; the interval straddles the budget: about 21,171 cases at this rate would settle it; " +
      "one case more or less flips it.",
  );
  const strict = checkRate(wilsonInterval(166, 200), { atLeast: 0.835, rule: "bound" });
  assertEquals(strict.decision, "insufficient-evidence");
});

Deno.test("checkRate() compares in integers, whatever the budget was computed from", () => {
  for (const budget of [0.7, 0.8 - 0.1, 0.1 * 7, 0.3 + 0.4]) {
    assertEquals(checkRate(wilsonInterval(7, 10), { atMost: budget }).decision, "pass");
    assertEquals(checkRate(wilsonInterval(7, 10), { atLeast: budget }).decision, "pass");
  }
  assertEquals(compareShare(2, 3, 2 / 3), 0);
  assertEquals(compareShare(29, 100, 0.29), 0);
  assertEquals(compareShare(1, 3, 0.333333333333), 1);
  assertEquals(compareShare(0, 5, 0), 0);
  assertEquals(compareShare(1, 1e6, 1e-6), 0);
  assertEquals(compareShare(1, 5, 5e-324), 1);
  for (let n = 1; n <= 200; n++) {
    for (const rate of [0, 0.02, 0.07, 0.1, 0.29, 0.57, 0.7, 1]) {
      const most = mostWithin(n, rate);
      // In hundredths: k / n <= rate where 100 k <= 100 rate n.
      assertEquals(most, Math.floor(Math.round(rate * 100) * n / 100), `${n} at ${rate}`);
    }
  }
});

Deno.test("checkRate() decides a count exactly, by no rule and no interval", () => {
  for (const rule of ["point", "bound"] as const) {
    const decide = (k: number) => checkRate(wilsonInterval(k, 50), { atMost: 3, rule });
    assertEquals(decide(3).decision, "pass");
    assertEquals(decide(3).rule, "count");
    assert(decide(3).flips);
    assertEquals(decide(4).decision, "fail");
    assertEquals([decide(1).flips, decide(1).straddles, decide(1).needed], [false, false, null]);
  }
  // Of a minimum, a count is of those that fail.
  assertEquals(checkRate(wilsonInterval(48, 50), { atLeast: 2 }).decision, "pass");
  assertEquals(checkRate(wilsonInterval(47, 50), { atLeast: 2 }).decision, "fail");
});

Deno.test("checkRate() says that no n settles a rate that equals its budget", () => {
  const check = checkRate(wilsonInterval(2, 100), { atMost: 0.02 });
  assertEquals([check.decision, check.straddles, check.needed], ["pass", true, null]);
  assert(check.message.includes("equals the budget, which no number of cases settles"));
});

Deno.test("checkRate() by bound passes only where the interval does", () => {
  const decide = (k: number, n: number) =>
    checkRate(wilsonInterval(k, n), { atMost: 0.02, rule: "bound" });
  // Wilson's upper limit at 0 of n is z^2 / (n + z^2): at most .02 from n = 49 z^2 = 188.2 on.
  assertEquals(decide(0, 188).decision, "insufficient-evidence");
  assertEquals(decide(0, 188).allowed, null);
  assert(decide(0, 188).message.includes("not even 0 failures would pass"));
  assertEquals(decide(0, 188).needed, 189);
  assertEquals(decide(0, 189).decision, "pass");
  assertEquals(decide(0, 189).allowed, 0);
  assert(decide(0, 189).flips);
  assertEquals(decide(20, 189).decision, "fail");
});

Deno.test("checkRate() needs as many cases as it says", () => {
  for (const [k, n, budget] of [[3, 100, 0.05], [8, 100, 0.05], [1, 100, 0.05]] as const) {
    const { needed } = checkRate(wilsonInterval(k, n), { atMost: budget });
    if (needed === null) throw new Error("nothing needed");
    // The same rate at so many cases, if fractions of a case could fail: Wilson's limits, by hand.
    const limits = (cases: number) => {
      const [p, z2] = [k / n, 1.959963984540054 ** 2];
      const centre = (p + z2 / 2 / cases) / (1 + z2 / cases);
      const half = Math.sqrt(z2 * (p * (1 - p) / cases + z2 / 4 / cases ** 2)) / (1 + z2 / cases);
      return [centre - half, centre + half];
    };
    const straddles = (cases: number) => {
      const [lower, upper] = limits(cases);
      return lower <= budget && budget <= upper;
    };
    assertEquals([straddles(needed - 1), straddles(needed)], [true, false]);
  }
});

Deno.test("checkRate() is not settled without cases", () => {
  const check = checkRate(wilsonInterval(0, 0), { atMost: 0.02 });
  assertEquals([check.decision, check.flips, check.allowed], [
    "insufficient-evidence",
    false,
    null,
  ]);
  assertEquals(checkRate(wilsonInterval(0, 0), { atMost: 0 }).decision, "insufficient-evidence");
});

Deno.test("checkRate() and checkDrop() refuse what they cannot read", () => {
  const rate = wilsonInterval(1, 2);
  assertThrows(
    () => checkRate({ ...rate, estimate: NaN } as never, { atLeast: 0.5 }),
    RangeError,
    "observed must have a finite estimate, or null, and an n >= 0: current value is NaN, n 2",
  );
  assertThrows(() => checkRate(rate, {}), RangeError, "exactly one of atMost and atLeast");
  assertThrows(
    () => checkRate(rate, { atMost: 0, atLeast: 0 }),
    RangeError,
    "current value is both",
  );
  assertThrows(() => checkRate(rate, { atMost: 1.5 }), RangeError, "in [0, 1]");
  assertThrows(
    () => checkDrop({ baseline: 1, current: NaN, maxDrop: 0 }),
    RangeError,
    "Cannot check the drop as current must be a finite number: current value is NaN",
  );
  assertThrows(() => checkDrop({ baseline: 1, current: 1, maxDrop: -1 }), RangeError, ">= 0");
});

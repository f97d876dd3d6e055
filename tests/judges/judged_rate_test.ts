import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { judgedMean } from "../../lib/judges/judged_mean.ts";
import { judgedRate, type JudgedRow } from "../../lib/judges/judged_rate.ts";
import { judgeRepeats } from "../../lib/judges/judge_repeats.ts";
import { verdictsByItem } from "../../lib/judges/verdicts_by_item.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";

function many<T>(count: number, row: T): T[] {
  return Array.from({ length: count }, () => row);
}

const limited: JudgedRow<boolean> = { failure: { kind: "rate-limited" } };

Deno.test("llm-01: judgedRate() reports infrastructure errors apart", () => {
  const results = [...many(6, { verdict: true }), ...many(2, { verdict: false }), limited, limited];
  const { rate, lowest, highest, failed, errors } = judgedRate(results);
  assertEquals([rate.estimate, rate.n, failed], [0.75, 8, 2]);
  assertEquals(errors, { "rate-limited": 2 });
  // What the two could have done: 6 of 10, 8 of 10.
  assertEquals([lowest.estimate, lowest.n, highest.estimate], [0.6, 10, 0.8]);
});

Deno.test("llm-01, siblings: judgedRate() counts each kind of failure, and defines no rate of none", () => {
  const kinds = ["timeout", "filtered", "unparsable", "timeout", "missing"];
  const failures = kinds.map((kind): JudgedRow<boolean> => ({ failure: { kind } }));
  const { rate, lowest, errors } = judgedRate(failures);
  assertEquals([rate.estimate, rate.n], [null, 0]);
  assertEquals([lowest.estimate, lowest.n], [0, 5]);
  assertEquals(errors, { timeout: 2, filtered: 1, unparsable: 1, missing: 1 });
  const nulls = judgedRate([{ verdict: true }, { verdict: null }]);
  assertEquals([nulls.rate.estimate, nulls.errors], [1, { "no-verdict": 1 }]);
  const unsure = judgedRate(
    [{ verdict: "PASS" }, { verdict: "UNCERTAIN" }, { verdict: "FAIL" }],
    { holds: (verdict) => verdict === "UNCERTAIN" ? null : verdict === "PASS" },
  );
  assertEquals([unsure.rate.estimate, unsure.errors, unsure.failed], [0.5, { undecided: 1 }, 1]);
});

Deno.test("llm-02: judgedRate() counts an id that was logged twice once", () => {
  const log = [
    { id: "a", verdict: false },
    { id: "a", verdict: true },
    { id: "b", verdict: true },
  ];
  const { rate, duplicates } = judgedRate(log);
  assertEquals([rate.n, rate.estimate, duplicates], [2, 1, ["a"]]);
});

Deno.test("llm-02, siblings: a retry's verdict stands for its failure, in either order", () => {
  const failed = { id: "a", failure: { kind: "rate-limited" } };
  const judged = { id: "a", verdict: true };
  for (const log of [[failed, judged], [judged, failed], [failed, failed, judged]]) {
    const { rate, failed: count, duplicates } = judgedRate(log);
    assertEquals([rate.estimate, rate.n, count, duplicates], [1, 1, 0, ["a"]]);
  }
  const twice = judgedRate([failed, failed]);
  assertEquals([twice.rate.n, twice.failed, twice.duplicates], [0, 1, ["a"]]);
  const repeats = judgedRate([{ ...judged, repeat: 0 }, { ...judged, repeat: 1 }]);
  assertEquals([repeats.rate.n, repeats.duplicates], [2, []]);
  // Rows without id are judgements of their own, whatever they hold.
  assertEquals(judgedRate([{ verdict: true }, { verdict: true }]).rate.n, 2);
});

Deno.test("llm-03: judgedMean() leaves failures out of the mean and counts them", () => {
  const rows = (grades: readonly (number | null)[]) => grades.map((verdict) => ({ verdict }));
  const a = judgedMean(rows([4, 5, 4, null, null]));
  const b = judgedMean(rows([3, 3, 4, 3, 3]));
  assertAlmostEquals(a.mean.estimate ?? NaN, 4.333333, 1e-6);
  assertAlmostEquals(b.mean.estimate ?? NaN, 3.2, 1e-12);
  assertEquals([a.mean.n, b.mean.n, a.failed, b.failed], [3, 5, 2, 0]);
  // 13/3 -+ 4.302653 * .577350 / sqrt(3): t(.975, 2) from its closed form, sd of 4, 5, 4.
  assertAlmostEquals(a.mean.lower ?? NaN, 4.333333 - 1.434218, 1e-5);
  assertAlmostEquals(a.mean.upper ?? NaN, 4.333333 + 1.434218, 1e-5);
});

Deno.test("llm-03, siblings: judgedMean() reads grades, and has no bounds without a spread", () => {
  const graded = [{ verdict: { grade: 2 } }, { verdict: { grade: 4 } }, limited];
  assertEquals(judgedMean<unknown>(graded).mean.estimate, 3);
  assertEquals(judgedMean([{ verdict: "B" }], { value: () => 4 }).mean.lower, null);
  const alike = judgedMean(many(4, { verdict: 5 })).mean;
  assertEquals([alike.estimate, alike.lower, alike.upper], [5, null, null]);
  const none = judgedMean([limited, limited]);
  assertEquals([none.mean.estimate, none.failed], [null, 2]);
  assertThrows(
    () => judgedMean([{ verdict: NaN }]),
    TypeError,
    "Cannot compute judgedMean as a verdict must be a finite number, or value give one: " +
      "current value is NaN",
  );
});

Deno.test("judgedRate() refuses a row that is neither judged nor failed", () => {
  assertThrows(
    () => judgedRate([{ verdict: true }, {}]),
    TypeError,
    "Cannot compute judgedRate as results[1] must have a verdict, or a failure with its kind",
  );
  assertThrows(() => judgedRate([{ verdict: "yes" }]), TypeError, 'current value is "yes"');
});

Deno.test("llm-13: judgeRepeats() finds majority, agreement and what is unstable", () => {
  const verdicts = ["supported", "unsupported", "supported", "supported", "unsupported"];
  const { items, unstable, flipRate } = judgeRepeats([verdicts]);
  assertEquals(items, [
    { id: "0", majority: "supported", agreement: 0.6, judged: 5, failed: 0, unstable: true },
  ]);
  assertEquals(unstable, ["0"]);
  // 3 x 2 of the 10 pairs differ; one item has no spread among items.
  assertEquals([flipRate.estimate, flipRate.n, flipRate.lower], [0.6, 10, null]);
});

Deno.test("llm-13, siblings: ties, failures and single repeats are no majority by accident", () => {
  const result = judgeRepeats([
    ["a", "b"],
    ["a", null, "a"],
    [null, null],
    ["a"],
    [],
    [1, 1, 2, 3],
    [true, false, true],
  ], { ids: ["tie", "failed", "none", "single", "empty", "grades", "flags"] });
  assertEquals(result.items.map(({ majority }) => majority), [
    ...[null, "a", null, "a", null, 1, true],
  ]);
  assertEquals(result.items.map(({ unstable }) => unstable), [
    ...[true, false, null, null, null, true, true],
  ]);
  assertEquals(result.items.map(({ agreement }) => agreement), [
    ...[0.5, 1, null, 1, null, 0.5, 2 / 3],
  ]);
  assertEquals(result.unstable, ["tie", "grades", "flags"]);
  assertEquals([result.notCompared, result.failed], [3, 3]);
  assertEquals([result.unstableRate.estimate, result.unstableRate.n], [0.75, 4]);
  // Pairs that differ: 1 of 1, 0 of 1, 5 of 6, 2 of 3.
  assertAlmostEquals(result.flipRate.estimate ?? NaN, 8 / 11, 1e-12);
  assertEquals(result.flipRate.n, 11);
  // With the commonest verdict: 1 of 2, 2 of 2, 2 of 4, 2 of 3.
  assertAlmostEquals(result.agreement.estimate ?? NaN, 7 / 11, 1e-12);
});

Deno.test("judgeRepeats() of a steady judge flips never, with an interval that says how sure", () => {
  const { flipRate, unstable } = judgeRepeats(many(40, ["a", "a", "a"]));
  assertEquals([flipRate.estimate, flipRate.lower, unstable], [0, 0, []]);
  // 40 items are 40 rows at most: the rule of three gives about 3/40, exactly 1 - .025^(1/40).
  assertAlmostEquals(flipRate.upper ?? NaN, 1 - 0.025 ** (1 / 40), 1e-6);
});

Deno.test("judgeRepeats() refuses what is no verdict", () => {
  const bad = [["a"], ["a", {}]] as unknown as string[][];
  assertThrows(
    () => judgeRepeats(bad),
    TypeError,
    "Cannot compute judgeRepeats as verdicts[1][1] must be a text, a number, a boolean or null: " +
      "current value is an object",
  );
  assertThrows(() => judgeRepeats([["a"]], { ids: [] }), RangeError, "ids must be 1, one an item");
});

Deno.test("verdictsByItem() keeps failures as null and the order of the items", () => {
  const failure = { kind: "timeout", message: "late" } as const;
  const { verdicts, ids } = verdictsByItem([
    { index: 1, id: "b", repeat: 0, verdict: "x" },
    { index: 0, repeat: 0, verdict: "y" },
    { index: 1, id: "b", repeat: 1, failure },
  ], (verdict) => verdict);
  assertEquals([verdicts, ids], [[["y"], ["x", null]], ["0", "b"]]);
});

Deno.test("judgedRate(), judgedMean() and judgeRepeats() bound by the level asked for", () => {
  const level = 0.9;
  const rows = [{ verdict: true }, { verdict: true }, { verdict: false }];
  const { rate } = judgedRate(rows, { level });
  assertEquals(rate, wilsonInterval(2, 3, { level }));
  // 4, 5, 4: standard error 1/3, and Student's t of 2 degrees of freedom at .95 is 2.919986.
  const { mean } = judgedMean([{ verdict: 4 }, { verdict: 5 }, { verdict: 4 }], { level });
  assertAlmostEquals(mean.lower ?? NaN, 13 / 3 - 2.919986 / 3, 1e-6);
  assertEquals(mean.level, level);
  const { unstableRate, flipRate } = judgeRepeats([[true, false], [true, true]], { level });
  assertEquals(unstableRate, wilsonInterval(1, 2, { level }));
  assertEquals(flipRate.level, level);
});

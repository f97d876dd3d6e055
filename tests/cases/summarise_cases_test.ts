import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { summariseCases } from "../../lib/cases/summarise_cases.ts";
import type { CaseResult } from "../../lib/data/case_result.ts";

function result(id: string, given: Partial<CaseResult> = {}): CaseResult {
  return Object.freeze({
    id,
    type: "answerable",
    expect: "answer",
    severity: "major",
    outcome: "right",
    reason: "",
    abstention: "none",
    judge_error: false,
    properties: [],
    slices: {},
    case_hash: id,
    ...given,
  });
}

Deno.test("summariseCases() counts each rate among its own cases", () => {
  const summary = summariseCases([
    ...Array.from({ length: 5 }, (_, i) => result(`a${i}`)),
    result("made-up", { outcome: "hallucinated", severity: "critical" }),
    result("refused", { outcome: "over-refused", abstention: "full" }),
    result("guessed", { type: "unanswerable", expect: "abstain", outcome: "hallucinated" }),
    result("silent", { type: "unanswerable", expect: "abstain", abstention: "full" }),
    result("broken", { outcome: "judge-error", judge_error: true }),
    result("no-answer", { outcome: "unscored", abstention: null }),
  ]);
  // 11 cases, of which 2 have no outcome; 7 of the 9 scored expect an answer.
  assertEquals([summary.n, summary.scored, summary.judgeErrors, summary.unscored], [11, 9, 1, 1]);
  assertAlmostEquals(summary.hallucinated.estimate ?? NaN, 2 / 9);
  assertAlmostEquals(summary.overRefused.estimate ?? NaN, 1 / 7);
  assertEquals([summary.hallucinated.n, summary.overRefused.n, summary.shareScored.n], [9, 7, 11]);
  assertEquals(summary.failing.map(({ id }) => id), [
    "made-up",
    "refused",
    "guessed",
    "broken",
    "no-answer",
  ]);
});

Deno.test("summariseCases() counts once a case that is critical and tagged high-risk", () => {
  const { highRisk } = summariseCases([
    result("a", { severity: "critical", slices: { tag: ["high-risk"] } }),
    result("b", { slices: { tag: ["fees", "high-risk"] } }),
    result("c", { severity: "critical" }),
    result("d", { slices: { tag: ["fees"] } }),
  ]);
  assertEquals(highRisk, 3);
});

Deno.test("summariseCases() gives Wilson intervals: 10 of 200 is .0274 to .0896", () => {
  const { hallucinated } = summariseCases(Array.from(
    { length: 200 },
    (_, i) => result(`q${i}`, i < 10 ? { outcome: "hallucinated" } : {}),
  ));
  // statsmodels 0.13.5 proportion_confint(10, 200, method="wilson")
  assertAlmostEquals(hallucinated.lower ?? NaN, 0.0274, 5e-5);
  assertAlmostEquals(hallucinated.upper ?? NaN, 0.0896, 5e-5);
});

Deno.test("ref-09: summariseCases() leaves refusals out of the mean grade and states its n", () => {
  const { grades, n } = summariseCases([
    result("a", { grade: 5 }),
    result("b", { grade: 5 }),
    result("c", { abstention: "full", outcome: "over-refused" }),
  ]);
  assertEquals({ grades, n }, { grades: { mean: 5, n: 2 }, n: 3 });
});

Deno.test("summariseCases() slices by type, severity and what the results carry", () => {
  const { slices } = summariseCases([
    result("a", { slices: { tag: ["fees", "smoke", "fees"], language: ["de"] } }),
    result("b", { slices: { tag: ["fees"] }, outcome: "hallucinated" }),
  ]);
  assertEquals(slices.map(({ by, value, n }) => `${by} ${value} ${n}`), [
    "type answerable 2",
    "severity major 2",
    "tag fees 2",
    "tag smoke 1",
    "language de 1",
  ]);
  assertEquals(slices[2].hallucinated.estimate, 0.5);
});

Deno.test("summariseCases() counts a property among those it applies to", () => {
  const property = (status: "pass" | "fail" | "not-applicable" | "error") => ({
    name: "citations" as const,
    status,
    severity: "major" as const,
    reason: "",
    evidence: [],
  });
  const { properties, failing } = summariseCases([
    result("a", { properties: [property("pass")] }),
    result("b", { properties: [property("fail")] }),
    result("c", { properties: [property("not-applicable")] }),
    result("d", { properties: [property("error")] }),
  ]);
  const [{ pass, fail, notApplicable, error, passRate }] = properties;
  assertEquals([pass, fail, notApplicable, error, passRate.estimate, passRate.n], [
    1,
    1,
    1,
    1,
    .5,
    2,
  ]);
  assertEquals(failing.map(({ id, failed }) => [id, failed]), [["b", ["citations"]]]);
});

Deno.test("summariseCases() says that an empty set shows nothing, and warns of a plain one", () => {
  const empty = summariseCases([]);
  assertEquals([empty.n, empty.hallucinated.estimate], [0, null]);
  assertEquals(empty.warnings, ["there are no cases: nothing can be said"]);
  const other = (n: number) =>
    summariseCases(Array.from(
      { length: 9 },
      (_, i) => result(`q${i}`, i < n ? { type: "stale_context" } : {}),
    )).warnings.filter((warning) => warning.includes("plain answerable")).length;
  assertEquals([other(2), other(3)], [1, 0]); // 2 of 9 is under a third, 3 of 9 is not
});

Deno.test("summariseCases() refuses what is no result, and an id that stands twice", () => {
  assertThrows(
    () => summariseCases([result("a"), result("b"), result("a")]),
    RangeError,
    'every id must stand once: results[0] and results[2] are both "a"',
  );
  assertThrows(
    () => summariseCases([{ id: "a" }] as unknown as CaseResult[]),
    TypeError,
    "results[0] must be what scoring gives of a case",
  );
  assertThrows(() => summariseCases([], { level: 1 }), RangeError, "level must be between 0 and 1");
});

Deno.test("summariseCases() names the types that one wrong answer takes over the budget", () => {
  const of = (n: number, budget?: number) => {
    const results = Array.from({ length: n }, (_, i) => result(`q${i}`, { type: "partial" }));
    return summariseCases(results, budget === undefined ? {} : { budget }).warnings;
  };
  assertEquals(of(49), [
    "types too small for a budget of 2 %, which one wrong answer exceeds under 50 cases: partial 49",
  ]);
  assertEquals(of(50), []); // 1 of 50 is 2 %, which is within it
  assertEquals([of(19, 0.05).length, of(20, 0.05).length, of(3, 0).length], [1, 0, 0]);
  assertThrows(() => of(1, 2), RangeError, "budget must be from 0 to 1: current value is 2");
});

Deno.test("summariseCases() gives mean recall over the cases that name what is relevant", () => {
  const { recall } = summariseCases([
    ...[1, 1, 0.5].map((share, i) => result(`${i}`, { recall: share })),
    result("none"),
  ]);
  // 2.5 of 3; Wilson's bounds of 2 of 3 and 3 of 3: statsmodels proportion_confint(2, 3, method="wilson") and (3, 3)
  assertAlmostEquals(recall?.estimate ?? NaN, 2.5 / 3);
  assertAlmostEquals(recall?.lower ?? NaN, 0.2077, 5e-5);
  assertAlmostEquals(recall?.upper ?? NaN, 1, 5e-5);
  assertEquals([recall?.n, summariseCases([result("a")]).recall], [3, undefined]);
});

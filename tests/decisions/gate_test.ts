import { assert, assertEquals, assertThrows } from "@std/assert";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";
import { gate } from "../../lib/decisions/gate.ts";
import type { Gates } from "../../lib/decisions/gates.ts";
import { parseGates } from "../../lib/decisions/parse_gates.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import type { FailingCase } from "../../lib/cases/case_summary.ts";
import { summaryOf } from "./summary.ts";

type Result = ReturnType<typeof gate>;

function checkOf({ checks }: Result, name: string, scope = "all") {
  const check = checks.find((one) => one.name === name && one.scope === scope);
  if (!check) throw new Error(`no check ${name} (${scope})`);
  return check;
}

function failing(given: Partial<FailingCase>): FailingCase {
  return {
    id: "a",
    type: "answerable",
    severity: "major",
    tags: [],
    outcome: "hallucinated",
    failed: [],
    ...given,
  } as FailingCase;
}

Deno.test("gate() passes a clean run on the placeholders, and shows each with its n", () => {
  const result = gate(summaryOf());
  assertEquals(result.decision, "pass");
  assertEquals(result.checks.map(({ name, budget }) => [name, budget.kind, budget.value]), [
    ["minScored", "rate", 0.9],
    ["judgeErrors", "count", 0],
    ["hallucination", "rate", 0.02],
    ["overRefusal", "rate", 0.1],
    ["critical", "count", 0],
    ["highRisk", "count", 0],
  ]);
  for (const { observed, message } of result.checks) {
    assert(observed.n > 0);
    assert(/ n \d/.test(message), message);
  }
  assert(
    result.warnings.some((warning) =>
      warning.includes("hallucination and overRefusal is a placeholder")
    ),
  );
  const agreed = gate(summaryOf(), { hallucination: 0.02, overRefusal: 0.1 });
  assertEquals(agreed.warnings, []);
});

Deno.test("gate() names every placeholder that it held the run to, and no other", () => {
  const run = summaryOf({ recall: wilsonInterval(190, 200) });
  const named = (gates: Gates) =>
    gate(run, gates, { baseline: run }).warnings.filter((text) => text.includes("placeholder"));
  assertEquals(named({}), [
    "the budget of hallucination, overRefusal, coverageDrop and abstentionRise is a placeholder: agree on one with the owner",
  ]);
  assertEquals(named({ hallucination: 4, overRefusal: 9, coverageDrop: 0.02 }), [
    "the budget of abstentionRise is a placeholder: agree on one with the owner",
  ]);
  const refusing = gate(summaryOf({ overRefused: wilsonInterval(0, 0) }));
  assertEquals(refusing.warnings, [
    "the budget of hallucination is a placeholder: agree on one with the owner",
  ]);
});

Deno.test("gate() counts the high-risk cases among those that are of high risk", () => {
  const failed = [failing({ tags: ["high-risk"], failed: ["citations"] })];
  const { observed } = checkOf(gate(summaryOf({ highRisk: 20, failing: failed })), "highRisk");
  assertEquals([observed.estimate, observed.n], [0.05, 20]);
  const none = checkOf(gate(summaryOf({ highRisk: 0 })), "highRisk");
  assertEquals([none.decision, none.message], ["pass", "highRisk passes: there is no such case."]);
});

Deno.test("gate() says how many failures this n allows, and warns where one case flips it", () => {
  const result = gate(summaryOf({ hallucinated: wilsonInterval(4, 200) }));
  const check = checkOf(result, "hallucination");
  assertEquals([check.decision, check.failures, check.allowed], ["pass", 4, 4]);
  assert(check.flips);
  assert(result.warnings.some((warning) => warning.includes("flips hallucination")));
  const worse = gate(summaryOf({ hallucinated: wilsonInterval(5, 200) }));
  assertEquals(worse.decision, "fail");
});

Deno.test("gate() never passes a set without cases", () => {
  const none = wilsonInterval(0, 0);
  const empty = summaryOf({
    n: 0,
    scored: 0,
    shareScored: none,
    hallucinated: none,
    overRefused: none,
    incomplete: none,
    shareJudgeErrors: none,
    slices: [],
  });
  for (const gates of [{}, { rule: "bound" as const }, { hallucination: 100, minScored: 0 }]) {
    const result = gate(empty, gates, { baseline: empty });
    assertEquals(result.decision, "fail");
    assert(result.warnings[0].includes("an empty set never passes"));
  }
});

Deno.test("gat-09: one good case of ten does not pass where nine could not be scored", () => {
  const result = gate(
    summaryOf({
      n: 10,
      scored: 1,
      shareScored: wilsonInterval(1, 10),
      hallucinated: wilsonInterval(0, 1),
      overRefused: wilsonInterval(0, 1),
      shareJudgeErrors: wilsonInterval(9, 10),
      judgeErrors: 9,
      grades: { mean: 2, n: 1 },
    }),
    { groundedness: 1, judgeErrors: "100%" },
  );
  assertEquals(result.decision, "fail");
  assertEquals(checkOf(result, "groundedness").decision, "pass");
  assertEquals(checkOf(result, "minScored").decision, "fail");
  assertEquals(checkOf(result, "minScored").observed.estimate, 0.1);
});

Deno.test("gate() fails on a judge-error unless a share of them is allowed", () => {
  const summary = summaryOf({ shareJudgeErrors: wilsonInterval(4, 200), judgeErrors: 4 });
  assertEquals(gate(summary).decision, "fail");
  assertEquals(gate(summary, { judgeErrors: "2%" }).decision, "pass");
  assertEquals(gate(summary, { judgeErrors: "1.9%" }).decision, "fail");
  assertEquals(gate(summary, { judgeErrors: 4 }).decision, "pass");
});

Deno.test("gate() lets no critical case be hallucinated, whatever the rate", () => {
  const summary = summaryOf({
    hallucinated: wilsonInterval(1, 200),
    failing: [failing({ id: "dose", severity: "critical" }), failing({ id: "colour" })],
  });
  const result = gate(summary, { highRisk: 5 });
  assertEquals(result.decision, "fail");
  assertEquals(checkOf(result, "hallucination").decision, "pass");
  assert(checkOf(result, "critical").message.includes("failing: dose."));
});

Deno.test("gate() lets no high-risk case fail a deterministic check", () => {
  const decide = (given: Partial<FailingCase>) =>
    checkOf(gate(summaryOf({ failing: [failing({ outcome: "right", ...given })] })), "highRisk")
      .decision;
  assertEquals(decide({ tags: ["high-risk"], failed: ["citations"] }), "fail");
  assertEquals(decide({ severity: "critical", failed: ["quantities"] }), "fail");
  assertEquals(decide({ tags: ["high-risk"], failed: ["groundedness"] }), "pass");
  assertEquals(decide({ tags: ["fees"], failed: ["citations"] }), "pass");
});

Deno.test("gate() by rule bound asks for evidence where an interval straddles", () => {
  // 0 of 188: the upper limit is just above .02; 0 of 189: just below (see checkRate).
  const decide = (n: number) =>
    gate(
      summaryOf({
        n,
        scored: n,
        shareScored: wilsonInterval(n, n),
        hallucinated: wilsonInterval(0, n),
      }),
      { rule: "bound" },
    ).decision;
  assertEquals(decide(188), "insufficient-evidence");
  assertEquals(decide(189), "pass");
});

Deno.test("gate() holds slices to budgets of their own", () => {
  const slices = [{
    by: "type" as const,
    value: "stale_context",
    n: 20,
    hallucinated: wilsonInterval(1, 20),
    overRefused: wilsonInterval(0, 20),
  }];
  const gates = parseGates(`{ "by": {
    "type": { "stale_context": { "hallucination": 0, "overRefusal": "5%" } },
    "tag": { "fees": { "hallucination": 0 } }
  } }`);
  const result = gate(summaryOf({ slices }), gates);
  assertEquals(result.decision, "fail");
  assertEquals(checkOf(result, "hallucination", "type stale_context").decision, "fail");
  assertEquals(checkOf(result, "overRefusal", "type stale_context").decision, "pass");
  // Asked for and not there is no pass.
  assertEquals(checkOf(result, "hallucination", "tag fees").decision, "insufficient-evidence");
});

Deno.test("gate() holds coverage and abstention against a baseline", () => {
  const run = (recall: number, refused: number) =>
    summaryOf({
      overRefused: wilsonInterval(refused, 120),
      properties: [{
        name: "retrieval-coverage",
        pass: recall,
        fail: 100 - recall,
        notApplicable: 100,
        error: 0,
        passRate: wilsonInterval(recall, 100),
      }],
    });
  const decide = (recall: number, refused: number, gates = {}) =>
    gate(run(recall, refused), gates, { baseline: run(90, 6) }).decision;
  assertEquals(decide(90, 6), "pass");
  assertEquals(decide(88, 6), "pass"); // .90 - .88 is .02, whatever the binary fractions say
  assertEquals(decide(87, 6), "fail");
  assertEquals(decide(87, 6, { coverageDrop: "3%" }), "pass");
  assertEquals(decide(90, 7), "fail");
  assertEquals(decide(90, 7, { abstentionRise: 0.01 }), "pass"); // 1/120 = .0083
});

Deno.test("gate() holds minimums of properties, recall and grades", () => {
  const summary = summaryOf({
    grades: { mean: 4.2, n: 90 },
    properties: [{
      name: "correctness",
      pass: 166,
      fail: 34,
      notApplicable: 0,
      error: 0,
      passRate: wilsonInterval(166, 200),
    }],
  });
  assertEquals(gate(summary, { groundedness: 4.2, correctness: 0.83 }).decision, "pass");
  const bound = gate(summary, { groundedness: 4.2, rule: "bound" });
  assertEquals(checkOf(bound, "groundedness").decision, "pass");
  assertThrows(
    () => gate({ ...summary, grades: { mean: NaN, n: 2 } }, { groundedness: 1 }),
    RangeError,
    "a finite estimate",
  );
  assertEquals(gate(summary, { groundedness: 4.3 }).decision, "fail");
  assertEquals(gate(summary, { correctness: 0.835 }).decision, "fail");
  // A minimum of what was not measured is no pass.
  assertEquals(gate(summary, { citations: 0.5 }).decision, "insufficient-evidence");
  assertEquals(gate(summary, { recall: 0.5 }).decision, "insufficient-evidence");
});

Deno.test("gate() holds the judge's record to its bars, and refuses where there is none", () => {
  const human = [...Array(48).fill(true), ...Array(60).fill(false)];
  const record = calibrateJudge(human, human.map((label, row) => row % 12 === 0 ? !label : label));
  const decide = (bar: string) => gate(summaryOf(), { judge: [bar] }, { record }).decision;
  assertEquals(decide("sensitivity>=.8"), "pass"); // .917 (.804 to .967)
  assertEquals(decide("sensitivity>=.9"), "insufficient-evidence");
  assertEquals(decide("sensitivity>=.97"), "fail");
  assertThrows(
    () => gate(summaryOf(), { judge: ["sensitivity>=.8"] }),
    RangeError,
    "options.record must be the judge's calibration record",
  );
});

Deno.test("gate() refuses what is no summary, and names no gate that it does not know", () => {
  assertThrows(() => gate({} as never), TypeError, "summary.n must be a number of cases");
  assertThrows(() => gate(summaryOf(), { over: 1 } as never), TypeError, "no budget");
  assertThrows(() => gate(summaryOf(), {}, { base: 1 } as never), TypeError, "no option base");
});

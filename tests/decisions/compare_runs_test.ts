import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import type { CaseOutcome, CaseResult } from "../../lib/data/case_result.ts";
import { compareRuns } from "../../lib/decisions/compare_runs.ts";
import type { RunResults } from "../../lib/decisions/run_comparison.ts";

function resultOf(id: string, outcome: CaseOutcome, given: Partial<CaseResult> = {}): CaseResult {
  return {
    id,
    type: "answerable",
    expect: "answer",
    severity: "major",
    outcome,
    reason: "",
    abstention: "none",
    judge_error: false,
    properties: [],
    slices: {},
    case_hash: `hash of ${id}`,
    ...given,
  };
}

const [H, R, O, U] = ["hallucinated", "right", "over-refused", "unscored"] as const;

/** A run whose i-th case comes out as told; every third expects an abstention and is tagged so. */
function run(outcomes: readonly CaseOutcome[], manifest = {}): RunResults {
  const results = outcomes.map((outcome, i) =>
    resultOf(`c${i}`, outcome, i % 3 === 2 ? { expect: "abstain", slices: { tags: ["no"] } } : {})
  );
  return { results, manifest: { touchstone: "1", case_set: "s", grader: "g", ...manifest } };
}

Deno.test("compareRuns() pairs the cases and counts flips in both directions", () => {
  const before = run([R, R, R, H, H, R, O, R, U, R]);
  const now = run([H, R, H, R, H, R, R, O, R, H]);
  const found = compareRuns(before, now);
  assertEquals(found.flips, [
    { id: "c0", from: R, to: H, direction: "worse" },
    { id: "c2", from: R, to: H, direction: "worse" },
    { id: "c3", from: H, to: R, direction: "better" },
    { id: "c6", from: O, to: R, direction: "better" },
    { id: "c7", from: R, to: O, direction: "worse" },
    { id: "c8", from: U, to: R, direction: "other" },
    { id: "c9", from: R, to: H, direction: "worse" },
  ]);
  assertEquals(found.unpaired, ["c8"]);
  assertEquals(found.n, 9);
  const { hallucinated, overRefused } = found;
  assertEquals([hallucinated.worse, hallucinated.better], [["c0", "c2", "c9"], ["c3"]]);
  // Then 2 of 9, now 4 of 9; 3 against 1 that differ: p = 2 (1 + 4) / 16 = .625.
  assertEquals([hallucinated.baseline.estimate, hallucinated.candidate.estimate], [2 / 9, 4 / 9]);
  assertEquals(hallucinated.difference.estimate, 2 / 9);
  assertAlmostEquals(hallucinated.test.pValue ?? NaN, 0.625, 1e-12);
  // Of the scored, c2 and c5 expect an abstention: 7 expect an answer.
  assertEquals([overRefused.baseline.n, overRefused.worse, overRefused.better], [7, ["c7"], [
    "c6",
  ]]);
});

Deno.test("compareRuns() does the same by slice", () => {
  const { slices } = compareRuns(run([R, R, R]), run([R, H, H]));
  assertEquals(
    slices.map(({ by, value, n, hallucinated }) => [by, value, n, hallucinated.worse]),
    [
      ["severity", "major", 3, ["c1", "c2"]],
      ["tags", "no", 1, ["c2"]],
      ["type", "answerable", 3, ["c1", "c2"]],
    ],
  );
});

Deno.test("compareRuns() pairs by id whatever the order, and leaves its input as it is", () => {
  const before = run([R, H, R]);
  const now = run([H, H, R]);
  const backwards = { ...now, results: Object.freeze(now.results.toReversed()) };
  assertEquals(compareRuns(before, backwards), compareRuns(before, now));
});

Deno.test("compareRuns() finds no difference between a run and itself", () => {
  const same = run([R, H, O, R]);
  const { flips, hallucinated, changed } = compareRuns(same, same);
  assertEquals([flips, changed], [[], []]);
  assertEquals([hallucinated.difference.estimate, hallucinated.test.pValue], [0, 1]);
});

Deno.test("compareRuns() refuses other cases, another corpus and another judge, by name", () => {
  const base = run([R, R, R], { corpus_snapshot: "may" });
  const rows: [RunResults, string][] = [
    [run([R, R], { corpus_snapshot: "may" }), "case set (in the baseline alone: c2)"],
    [run([R, R, R, R], { corpus_snapshot: "may" }), "case set (in the candidate alone: c3)"],
    [run([R, R, R], { corpus_snapshot: "june" }), "corpus snapshot (may against june)"],
    [run([R, R, R]), "corpus snapshot (may against none)"],
    [run([R, R, R], { corpus_snapshot: "may", grader: "x" }), "judge (g against x)"],
    [run([R, R, R], { corpus_snapshot: "may", case_set: "t" }), "case set (the manifests"],
    [
      { ...base, results: base.results.with(1, resultOf("c1", R, { case_hash: "other" })) },
      "with other expectations: c1",
    ],
  ];
  for (const [other, message] of rows) {
    assertThrows(() => compareRuns(base, other), RangeError, message);
  }
  assertThrows(
    () => compareRuns(base, { ...base, results: [...base.results, base.results[0]] }),
    RangeError,
    "ids of candidate.results must be distinct: current value is c0 twice",
  );
});

Deno.test("compareRuns() lists what else differs, and warns of another rule", () => {
  const { changed, warnings } = compareRuns(
    run([R], { prompt: "v1", policy: { incomplete: "separate", tokens: "flag" } }),
    run([R], { prompt: "v2", policy: { tokens: "fail", incomplete: "separate" } }),
  );
  assertEquals(changed.map(({ name }) => name), ["prompt", "policy"]);
  assertEquals([changed[0].baseline, changed[0].candidate], ["v1", "v2"]);
  assertEquals(warnings.length, 1);
  const nothing = compareRuns(run([U]), run([R]));
  assertEquals(nothing.n, 0);
  assertEquals(nothing.hallucinated.difference.estimate, null);
  assertEquals(nothing.warnings[0], "no case was scored in both runs: nothing is compared");
});

import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { compareEvaluations } from "../../lib/retrieval/compare_evaluations.ts";
import { compareRetrieval } from "../../lib/retrieval/compare_retrieval.ts";
import { evaluateRun } from "../../lib/retrieval/evaluate_run.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";

/** Queries whose one relevant document stands at the given ranks; 0: not retrieved. */
function runOf(ranks: readonly number[]): Record<string, string[]> {
  return Object.fromEntries(ranks.map((rank, i) => [
    `q${i}`,
    Array.from({ length: 10 }, (_, place) => place + 1 === rank ? "a" : `x${place}`),
  ]));
}
const qrelsOf = (n: number) =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`q${i}`, ["a"]]));

Deno.test("compareRetrieval() has the exact p-value of few differences", () => {
  // Reciprocal ranks 1, 1, 1 and 1/2, 1/2, 2: differences -1/2 -1/2 and 0: of 4 exchanges 2 are as far from 0.
  const two = compareRetrieval(qrelsOf(3), runOf([1, 1, 1]), runOf([2, 2, 1]));
  const rr = two.measures.find(({ measure }) => measure === "recip_rank");
  assert(rr);
  assertEquals([rr.wins, rr.losses, rr.ties, rr.pValue], [0, 2, 1, 0.5]);
  assertEquals(rr.changed.map(({ query, difference }) => [query, difference]), [
    ["q0", -0.5],
    ["q1", -0.5],
  ]);
  // Five wins by 1/2 each: 2 of 32.
  const five = compareRetrieval(qrelsOf(5), runOf([2, 2, 2, 2, 2]), runOf([1, 1, 1, 1, 1]), {
    measures: ["recip_rank"],
  });
  assertEquals(five.measures[0].pValue, 2 / 32);
});

Deno.test("compareRetrieval() samples exchanges where there are many, near the exact value", () => {
  // 14 wins and 4 losses by the same amount: 2 P(Bin(18, 1/2) >= 14) = 2 x 4048 / 2^18 = .03088.
  const worse = Array.from({ length: 18 }, (_, i) => i < 14 ? 2 : 1);
  const better = worse.map((rank) => 3 - rank);
  const { measures } = compareRetrieval(qrelsOf(18), runOf(worse), runOf(better), {
    measures: ["recip_rank"],
  });
  assertAlmostEquals(measures[0].pValue ?? NaN, 0.03088, 0.005);
  assertEquals(measures[0].difference.estimate, (14 - 4) / 2 / 18);
});

Deno.test("compareRetrieval() adjusts by Holm over the measures", () => {
  const before = runOf([2, 2, 2, 2, 2, 7]);
  const { measures } = compareRetrieval(qrelsOf(6), before, runOf([1, 1, 1, 1, 1, 6]), {
    measures: ["recip_rank", "success_5", "P_1"],
  });
  // success_5 does not change: p = 1. recip_rank 2/64 x 3 = .09375; P_1 2/32 x 2 = .125.
  assertEquals(measures.map(({ pValue }) => pValue), [2 / 64, 1, 2 / 32]);
  assertEquals(measures.map(({ adjustedPValue }) => adjustedPValue), [6 / 64, 1, 4 / 32]);
});

Deno.test("compareRetrieval() of a run with itself finds nothing", () => {
  const run = runOf([1, 2, 3]);
  for (const one of compareRetrieval(qrelsOf(3), run, run).measures) {
    assertEquals([one.wins, one.losses, one.pValue, one.difference.estimate], [0, 0, 1, 0]);
  }
});

Deno.test("compareRetrieval() lists queries that only one run counts", () => {
  const [first, second] = [runOf([1, 1]), runOf([1, 1])];
  delete second.q1;
  const { n, onlyBaseline } = compareRetrieval(qrelsOf(2), first, second, { missing: "omit" });
  assertEquals([n, onlyBaseline], [1, ["q1"]]);
  const none = compareRetrieval({}, {}, {}).measures[0];
  assertEquals([none.pValue, none.baseline, none.difference.estimate], [null, null, null]);
});

Deno.test("compareEvaluations() refuses evaluations without a shared measure", () => {
  const [a, b] = ["map", "bpref"].map((measure) => evaluateRun({}, {}, { measures: [measure] }));
  assertThrows(() => compareEvaluations(a, b), RangeError, "shared by both evaluations");
});

Deno.test("compareRetrieval() covers: intervals hold the truth, tests find nothing where nothing is", () => {
  const random = createRandom(7);
  const draws = 300;
  let covered = 0;
  let found = 0;
  const rank = () => Math.floor(random() * 6);
  for (let draw = 0; draw < draws; draw++) {
    const [a, b] = [0, 1].map(() => runOf(Array.from({ length: 100 }, rank)));
    const [{ difference, pValue }] = compareRetrieval(qrelsOf(100), a, b, {
      measures: ["recip_rank"],
      resamples: 400,
    }).measures;
    if ((difference.lower ?? 0) <= 0 && (difference.upper ?? 0) >= 0) covered++;
    if ((pValue ?? 1) <= 0.05) found++;
  }
  assert(covered / draws >= 0.93 - 0.02, `covered ${covered / draws}`);
  assert(found / draws <= 0.05 + 0.03, `found ${found / draws}`);
});

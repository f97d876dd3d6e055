import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { averagePrecision } from "../../lib/retrieval/average_precision.ts";
import { bpref } from "../../lib/retrieval/bpref.ts";
import { evaluateRun } from "../../lib/retrieval/evaluate_run.ts";
import { evaluateRunFile } from "../../lib/retrieval/evaluate_run_file.ts";
import { formatRun } from "../../lib/retrieval/format_run.ts";
import { ndcgAtK } from "../../lib/retrieval/ndcg_at_k.ts";
import { precisionAtK } from "../../lib/retrieval/precision_at_k.ts";
import { rPrecision } from "../../lib/retrieval/r_precision.ts";
import { recallAtK } from "../../lib/retrieval/recall_at_k.ts";
import { reciprocalRank } from "../../lib/retrieval/reciprocal_rank.ts";

Deno.test("ret-04: a query to which nothing is relevant is left out and counted, by every measure", () => {
  const measures = ["recall_3", "P_3", "map", "ndcg_cut_3", "success_3", "recip_rank", "bpref"];
  const qrels = { q1: ["a"], q2: [] };
  const { summary, leftOut, perQuery } = evaluateRun(qrels, { q1: ["a"], q2: ["b"] }, { measures });
  assertEquals(summary.recall_3.estimate, 1);
  for (const measure of measures) assertEquals(summary[measure].n, 1);
  assertEquals(leftOut, [{ query: "q2", reason: "no-relevant" }]);
  assertEquals(Object.keys(perQuery), ["q1"]);
  // trec_eval's way, when asked for.
  const zero = evaluateRun(qrels, { q1: ["a"] }, { measures, noRelevant: "zero" });
  assertEquals(zero.summary.recall_3.estimate, 0.5);
});

Deno.test("ret-06: a judged query that the run lacks counts 0 and is listed", () => {
  const qrels = { q1: ["a"], q2: ["b"], q3: ["c"], q4: ["d"] };
  const run = { q1: ["a"], q2: ["x"], q3: ["x", "c"] };
  const { summary, missing } = evaluateRun(qrels, run, { measures: ["recip_rank"] });
  assertEquals(summary.recip_rank.estimate, 0.375);
  assertEquals(missing, ["q4"]);
  const omitted = evaluateRun(qrels, run, { measures: ["recip_rank"], missing: "omit" });
  assertEquals(omitted.summary.recip_rank.estimate, 0.5);
  assertEquals(omitted.missing, ["q4"]);
  assertEquals(omitted.leftOut, [{ query: "q4", reason: "missing" }]);
});

Deno.test("ret-02: evaluateRun() warns of a relevant id that is named twice", () => {
  const { summary, warnings } = evaluateRun({ q: ["g", "g"] }, { q: ["g"] });
  assertEquals(summary.recall_5.estimate, 1);
  assertEquals(warnings, ['"g" is named twice in qrels["q"]: it counts once']);
});

Deno.test("evaluateRun() lists what is unjudged, and queries that nobody judged", () => {
  const qrels = { q1: { a: 1, x: 0 }, q2: { b: 1 } };
  const run = { q1: ["n1", "x", "n2", "n3"], q2: ["b"], q3: ["z"] };
  const { unjudged, leftOut } = evaluateRun(qrels, run, { unjudgedAt: 3 });
  assertEquals(unjudged, { k: 3, retrieved: 4, unjudged: 2, byQuery: { q1: ["n1", "n2"] } });
  assertEquals(leftOut, [{ query: "q3", reason: "not-judged" }]);
});

Deno.test("evaluateRun() breaks ties as trec_eval does, or as they come", () => {
  const qrels = { q: { d1: 1 } };
  const run = { q: [["d1", 2], ["d9", 2], ["d10", 2], ["z", 1]] as [string, number][] };
  const measures = ["recip_rank"];
  // By bytes, the greater first: d9, d10, d1.
  assertEquals(evaluateRun(qrels, run, { measures }).perQuery.q.recip_rank, 1 / 3);
  assertEquals(evaluateRun(qrels, run, { measures, ties: "file" }).perQuery.q.recip_rank, 1);
});

Deno.test("evaluateRun() compares ids by the bytes of UTF-8", () => {
  // U+FF5E is EF BD 9E, U+1F642 is F0 9F 99 82: the emoji is greater, though its code units are smaller.
  const run = { q: [["～", 1], ["🙂", 1]] as [string, number][] };
  const { perQuery } = evaluateRun({ q: ["🙂"] }, run, { measures: ["recip_rank"] });
  assertEquals(perQuery.q.recip_rank, 1);
});

Deno.test("evaluateRun() cuts families of measures as trec_eval does", () => {
  const { measures } = evaluateRun({ q: ["a"] }, { q: ["a"] }, { measures: ["P", "recall.2,7"] });
  const cuts = [5, 10, 15, 20, 30, 100, 200, 500, 1000].map((k) => `P_${k}`);
  assertEquals(measures, [...cuts, "recall_2", "recall_7"]);
});

Deno.test("evaluateRun() names the nearest measure", () => {
  const meant: Readonly<Record<string, string>> = {
    "recal_5": "recall_5",
    "recall@5": "recall_5",
    "mrr": "recip_rank",
    "MRR@10": "recip_rank_cut_10",
    "precision_3": "P_3",
    "ndcg_10": "ndcg_cut_10",
    "ndcg@10": "ndcg_cut_10",
    "hit_rate_5": "success_5",
    "MAP": "map",
    "map_5": "map_cut_5",
    "rprec": "Rprec",
    ...{ "nDCG@10": "ndcg_cut_10", "ndgc_10": "ndcg_cut_10", "MAP@10": "map_cut_10" },
    ...{ "recall_0": "recall_K, K an integer from 1", "P_05": "P_K, K an integer from 1" },
  };
  for (const [name, right] of Object.entries(meant)) {
    assertThrows(
      () => evaluateRun({}, {}, { measures: [name] }),
      RangeError,
      `Cannot compute evaluateRun as there is no measure "${name}": did you mean ${right}?`,
    );
  }
  assertThrows(() => evaluateRun({}, {}, { measures: ["zebra"] }), RangeError, "there are map, ");
});

Deno.test("evaluateRun() gives no bounds where they would say nothing", () => {
  const none = evaluateRun({}, {}, { measures: ["map"] }).summary.map;
  assertEquals([none.estimate, none.lower, none.n], [null, null, 0]);
  const one = evaluateRun({ q: ["a"] }, { q: ["a"] }, { measures: ["map"] }).summary.map;
  assertEquals([one.estimate, one.lower], [1, null]);
  const same = evaluateRun({ q: ["a"], r: ["a"] }, { q: ["a"], r: ["a"] }).summary.map;
  assert(same.lower === null && same.reason === "every query has the same value");
});

Deno.test("evaluateRun() has bootstrap intervals near those of the normal law", () => {
  const ids = Array.from({ length: 200 }, (_, i) => `q${i}`);
  const qrels = Object.fromEntries(ids.map((id) => [id, ["a"]]));
  const run = Object.fromEntries(ids.map((id, i) => [id, [i % 4 === 0 ? "x" : "a"]]));
  const { success_1: hit } = evaluateRun(qrels, run, { measures: ["success_1"] }).summary;
  // .75 -+ 1.96 sqrt(.75 x .25 / 200) = .75 -+ .060.
  assert(hit.lower !== null);
  assertAlmostEquals(hit.estimate, 0.75);
  assertAlmostEquals(hit.lower, 0.69, 0.01);
  assertAlmostEquals(hit.upper, 0.81, 0.01);
});

Deno.test("evaluateRun() refuses what it cannot read", () => {
  assertThrows(
    () => evaluateRun({ q: ["a"] }, { q: [["a", NaN]] }),
    RangeError,
    'the score of run["q"][0] must be a finite number: current value is NaN',
  );
  assertThrows(() => evaluateRun({}, {}, { level: 2 }), RangeError, "is relevanceLevel");
  assertThrows(() => evaluateRun({}, { q: ["a", "a"] }), RangeError, "must be there once");
});

const id = fc.constantFrom("a", "b", "c", "d", "e", "é", "🙂", "～", "d1", "d10");
const grades = fc.dictionary(id, fc.oneof(fc.integer({ min: -2, max: 3 }), fc.constant(0.5)));
const ranking = fc.uniqueArray(id, { maxLength: 10 }).chain((ids) =>
  fc.tuple(...ids.map(() => fc.integer({ min: 0, max: 4 })))
    .map((scores) => ids.map((id, i): [string, number] => [id, scores[i] / 4]))
);
const query = fc.constantFrom("1", "2", "10", "q", "q 2");
const qrelsOf = fc.dictionary(query, grades);
const runOf = fc.dictionary(query, ranking.filter((documents) => documents.length > 0));
const measures = ["recall_3", "P_2", "map", "Rprec", "recip_rank", "ndcg_exp_4", "ndcg", "bpref"];

Deno.test("evaluateRun() agrees with the measures of one ranking", () => {
  fc.assert(fc.property(grades, fc.uniqueArray(id), (grades, ids) => {
    const { perQuery } = evaluateRun({ q: grades }, { q: ids }, { measures });
    const relevant = Object.keys(grades).filter((id) => grades[id] >= 1);
    if (relevant.length === 0) return;
    const expected: Readonly<Record<string, number | null>> = {
      recall_3: recallAtK(ids, relevant, 3),
      P_2: precisionAtK(ids, relevant, 2),
      map: averagePrecision(ids, relevant),
      Rprec: rPrecision(ids, relevant),
      recip_rank: reciprocalRank(ids, relevant),
      ndcg_exp_4: ndcgAtK(ids, grades, 4),
      ndcg: ndcgAtK(ids, grades, Infinity, { gain: "linear" }),
      bpref: bpref(ids, grades),
    };
    for (const measure of measures) {
      assertAlmostEquals(perQuery.q[measure], expected[measure] ?? NaN, 1e-12, measure);
    }
  }));
});

Deno.test("evaluateRunFile() gives what evaluateRun() gives, mixed queries and spaces too", async () => {
  const folder = await Deno.makeTempDir();
  const [judged, ranked] = [`${folder}/qrels`, `${folder}/run`];
  const ties = fc.constantFrom("trec" as const, "file" as const);
  try {
    await fc.assert(
      fc.asyncProperty(qrelsOf, runOf, ties, fc.boolean(), async (qrels, run, ties, mixed) => {
        const lines = Object.entries(qrels).flatMap(([query, grades]) =>
          Object.entries(grades).map(([id, grade]) => `${query}\t0\t${id}\t${grade}\n`)
        );
        const results = formatRun(run).split("\n").slice(0, -1);
        // As they come within a query, but queries in turns.
        const rank = (line: string) => Number(line.split(/[\t ](?=Q0)/)[1].split(/[\t ]/)[2]);
        if (mixed) results.sort((a, b) => rank(a) - rank(b));
        await Deno.writeTextFile(judged, lines.join(""));
        await Deno.writeTextFile(ranked, results.map((line) => `${line}\n`).join(""));
        const options = { measures, ties, resamples: 20 };
        const withJudgements = Object.entries(qrels).filter(([, grades]) =>
          Object.keys(grades).length > 0
        );
        const got = await evaluateRunFile(judged, ranked, options);
        const expected = evaluateRun(Object.fromEntries(withJudgements), run, options);
        assertEquals({ ...got.perQuery }, { ...expected.perQuery });
        assertEquals(got.missing.toSorted(), expected.missing.toSorted());
        assertEquals(got.leftOut.length, expected.leftOut.length);
        assertEquals(got.unjudged, expected.unjudged);
      }),
      { numRuns: 60 },
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import type { GoldTrace } from "../../lib/data/gold_trace.ts";
import { readGoldTraces } from "../../lib/data/read_gold_traces.ts";
import { auditRetrieval } from "../../lib/retrieval/audit_retrieval.ts";
import type { Chunk } from "../../lib/data/chunk.ts";
import { bootstrapInterval } from "../../lib/statistics/bootstrap_interval.ts";

const WARD = await readGoldTraces(
  new URL("../../datasets/ward-procedures/traces.jsonl", import.meta.url),
);

function chunks(...ids: readonly string[]): readonly Chunk[] {
  return ids.map((id) => ({ id, text: "" }));
}

function trace(ids: readonly string[], more: Partial<GoldTrace> = {}): GoldTrace {
  return { question: "?", answer: null, chunks: chunks(...ids), ...more };
}

Deno.test("auditRetrieval() of ward-procedures: recall@5 .76, MRR .6315, 19 % (14.2 to 25.0)", () => {
  const { places, at, mrr, confidentWrong, faithfulness, split, hedged } = auditRetrieval(WARD);
  assertEquals(places.map(({ rank, n }) => [rank, n]), [
    ...[[1, 110], [2, 20], [3, 12], [4, 6], [5, 4], [null, 48]],
  ]);
  assertEquals(at.map(({ k }) => k), [1, 3, 5, 10]);
  // golden/worked_example_figures.json: recall@1 .55, @3 .71, @5 and @10 .76; MRR .6315.
  assertEquals(at.map(({ recall }) => recall.estimate), [0.55, 0.71, 0.76, 0.76]);
  assertEquals(at.map(({ hit }) => hit.estimate), [0.55, 0.71, 0.76, 0.76]);
  assertAlmostEquals(mrr.estimate ?? 0, 0.6315, 1e-12);
  // Wilson 95 % of 38/200, statsmodels 0.13.5 proportion_confint.
  assertAlmostEquals(confidentWrong.lower ?? 0, 0.14167171527790676, 1e-12);
  assertAlmostEquals(confidentWrong.upper ?? 0, 0.25001238707599854, 1e-12);
  assertEquals(faithfulness.estimate, 0.93);
  assertEquals(split.map(({ ids: _, ...rest }) => rest), [
    { retrieval: "missed", answer: "faithful", n: 29, superseded: 17 },
    { retrieval: "missed", answer: "unsupported", n: 9, superseded: 0 },
  ]);
  assertEquals(hedged, 10);
});

Deno.test("auditRetrieval() of ward-procedures: stale, forbidden, labels to renew, segments", () => {
  const audit = auditRetrieval(WARD);
  assertEquals([audit.stale.estimate, audit.staleIds.length], [98 / 200, 98]);
  assertEquals(audit.forbiddenChunks.map(({ id, caller, chunk_id }) => [id, caller, chunk_id]), [
    ["wp-109", "porter", "keys#1"],
    ["wp-120", "clerk", "complaints#4"],
    ["wp-157", "clerk", "medicine-cupboard#2"],
    ["wp-163", "housekeeper", "medicine-cupboard#1"],
  ]);
  assertEquals(audit.forbidden.n, 200);
  assertEquals(audit.relabel.length, 6);
  assertEquals(audit.relabel[0], {
    ...{ id: "wp-005", doc_id: "observations", labelled: "v7", current: "v8" },
  });
  const numbers = audit.segments.find(({ value }) => value === "number");
  assertEquals([numbers?.n, numbers?.hit.estimate], [48, 29 / 48]);
  assertEquals(numbers?.confidentWrong.estimate, 16 / 48);
  for (const by of ["query type", "language", "document age"]) {
    const own = audit.segments.filter((segment) => segment.by === by);
    assertEquals(own.reduce((sum, { n }) => sum + n, 0), 200, by);
  }
});

Deno.test("auditRetrieval() gives the bootstrap's interval, and the same for the same seed", () => {
  const { mrr } = auditRetrieval(WARD, { seed: 7 });
  const values = WARD.map(({ chunks, relevant_chunk_ids = [] }) => {
    const place = chunks.findIndex(({ id }) => relevant_chunk_ids.includes(id));
    return place < 0 ? 0 : 1 / (place + 1);
  });
  const mean = (rows: readonly number[]) => rows.reduce((sum, one) => sum + one, 0) / rows.length;
  const { lower, upper } = bootstrapInterval(values, mean, { seed: 7 });
  assertAlmostEquals(mrr.lower ?? 0, lower ?? 1, 1e-12);
  assertAlmostEquals(mrr.upper ?? 0, upper ?? 1, 1e-12);
  assertEquals(auditRetrieval(WARD, { seed: 7 }), auditRetrieval(WARD, { seed: 7 }));
});

Deno.test("auditRetrieval() counts a passage retrieved twice once (ret-01) and a gold named twice once (ret-02)", () => {
  const twice = trace(["p7", "p7", "p4"], { relevant_chunk_ids: ["p7", "p9"] });
  const { at, nearDuplicates, warnings } = auditRetrieval([twice], { k: 3, at: [] });
  // By hand: DCG 1, ideal 1 + 1/log2(3) = 1.63093; .613147.
  assertEquals(at[0].recall.estimate, 0.5);
  assertAlmostEquals(at[0].ndcg.estimate ?? 0, 0.613147, 1e-6);
  assertEquals(nearDuplicates, [{ id: "?", chunk_ids: ["p7", "p7"], similarity: 1 }]);
  assert(warnings.some((warning) => warning.includes("it counts once")));
  const gold = auditRetrieval([trace(["g"], { relevant_chunk_ids: ["g", "g"] })], { k: 1, at: [] });
  assertEquals([gold.at[0].recall.estimate, gold.at[0].ndcg.estimate], [1, 1]);
  assert(gold.warnings.some((warning) => warning.includes("twice")));
});

Deno.test("auditRetrieval() takes the ideal from the gold label alone (ret-03, ret-08)", () => {
  const relevant_chunk_ids = ["d1", "d2", "d3", "d4"];
  const short = auditRetrieval([trace(["d1"], { relevant_chunk_ids })], { at: [] });
  assertEquals(short.at[0].recall.estimate, 0.25);
  assertAlmostEquals(short.at[0].ndcg.estimate ?? 0, 0.39038, 1e-5);
  assert(short.warnings.some((warning) => warning.includes("fewer than 5 passages")));
  const five = trace(["r1", "x", "y"], { relevant_chunk_ids: ["r1", "r2", "r3", "r4", "r5"] });
  const { recall, ndcg, hit } = auditRetrieval([five], { at: [] }).at[0];
  assertEquals([recall.estimate, hit.estimate], [0.2, 1]);
  assertAlmostEquals(ndcg.estimate ?? 0, 0.33916, 1e-5);
});

Deno.test("auditRetrieval() leaves out and counts what has nothing relevant (ret-04), or no label", () => {
  const { measured, nothingRelevant, unlabelled, at, n } = auditRetrieval([
    trace(["a"], { id: "1", relevant_chunk_ids: ["a"] }),
    trace(["b"], { id: "2", relevant_chunk_ids: [] }),
    trace(["b"], { id: "3" }),
    trace(["b"], { id: "4", grades: { b: 0 } }),
  ], { k: 3, at: [] });
  assertEquals([n, measured, nothingRelevant, unlabelled], [4, 1, ["2", "4"], ["3"]]);
  assertEquals([at[0].recall.estimate, at[0].recall.n], [1, 1]);
});

Deno.test("auditRetrieval() counts an empty retrieval as a miss (ret-06)", () => {
  const { mrr, empty, emptyIds } = auditRetrieval([
    trace(["a"], { id: "q1", relevant_chunk_ids: ["a"] }),
    trace(["x"], { id: "q2", relevant_chunk_ids: ["b"] }),
    trace(["x", "c"], { id: "q3", relevant_chunk_ids: ["c"] }),
    trace([], { id: "q4", relevant_chunk_ids: ["d"] }),
  ]);
  assertEquals([mrr.estimate, mrr.n], [0.375, 4]);
  assertEquals([empty.estimate, emptyIds], [0.25, ["q4"]]);
});

Deno.test("auditRetrieval() takes a negative grade for 0 (ret-10)", () => {
  const { at } = auditRetrieval([trace(["d1", "d2"], { grades: { d1: -1, d2: 2 } })], {
    ...{ k: 2, at: [] },
  });
  // 1 / log2(3)
  assertAlmostEquals(at[0].ndcg.estimate ?? 0, 0.63093, 1e-5);
});

Deno.test("auditRetrieval() takes documents for gold, by rank where passages have one", () => {
  const list: readonly Chunk[] = [
    { id: "x#1", doc_id: "x", text: "", rank: 2 },
    { id: "y#1", doc_id: "y", text: "", rank: 1 },
    { id: "x#2", doc_id: "x", text: "", rank: 3 },
  ];
  const base = { question: "?", answer: null, chunks: list };
  const { places, at } = auditRetrieval([{ ...base, relevant_doc_ids: ["x"] }], { at: [] });
  assertEquals(places, [{ rank: 2, n: 1 }]);
  assertEquals(at[0].recall.estimate, 1);
  const graded = auditRetrieval([{ ...base, grades: { x: 1, y: 3 } }], { goldGrade: 3 });
  assertEquals(graded.places, [{ rank: 1, n: 1 }]);
});

Deno.test("auditRetrieval() splits wrong answers by retrieval and by answer", () => {
  const gold = { relevant_chunk_ids: ["g"], correct: false };
  const said = (verdict: "supported" | "contradicted" | "unsupported" | "unjudged") => ({
    claims: [{ verdict: "supported" as const }, { verdict }],
  });
  const { split, confidentWrong, hedged } = auditRetrieval([
    trace(["a"], { id: "1", ...gold, ...said("supported") }),
    trace(["g"], { id: "2", ...gold, ...said("unsupported") }),
    trace(["g"], { id: "3", ...gold, ...said("contradicted") }),
    trace(["g"], { id: "4", ...gold, ...said("contradicted") }),
    trace(["g", "a"], { id: "5", ...gold, faithfulness: 1, prompt_chunk_ids: ["a"] }),
    trace(["g"], { id: "6", ...gold, faithfulness: null }),
    trace(["g"], { id: "7", correct: false, faithfulness: 0.5 }),
    trace(["g"], { id: "8", ...gold, confident: false }),
    trace(["a", "b", "c", "d", "e", "g"], { id: "9", ...gold, faithfulness: 1 }),
    trace(["g"], { id: "10", relevant_chunk_ids: ["g"], correct: true }),
    trace(["g"], { id: "11", relevant_chunk_ids: ["g"] }),
  ]);
  assertEquals(split.map(({ retrieval, answer, ids }) => [retrieval, answer, ...ids]), [
    ["missed", "faithful", "1", "9"],
    ["retrieved", "contradicted", "3", "4"],
    ["retrieved", "unsupported", "2"],
    ["dropped", "faithful", "5"],
    ["retrieved", "unjudged", "6"],
    ["unlabelled", "unsupported", "7"],
  ]);
  assertEquals([confidentWrong.estimate, confidentWrong.n, hedged], [8 / 10, 10, 1]);
});

Deno.test("auditRetrieval() asks about access by caller, or by the scopes that are allowed to all", () => {
  const list: readonly Chunk[] = [{ id: "pay", text: "Pay.", scope: ["hr", "board"] }];
  const base = { question: "?", answer: null, chunks: list };
  const { forbidden, forbiddenChunks } = auditRetrieval([
    { ...base, id: "1", caller: { id: "ann", scopes: ["hr"] } },
    { ...base, id: "2", caller: { id: "bob", scopes: ["sales"] } },
    { ...base, id: "3" },
  ]);
  assertEquals([forbidden.estimate, forbidden.n], [0.5, 2]);
  assertEquals(forbiddenChunks.map(({ id, caller }) => [id, caller]), [["2", "bob"]]);
  assertEquals(auditRetrieval([{ ...base }], { allowedScopes: [] }).forbidden.estimate, 1);
});

Deno.test("auditRetrieval() finds passages that say nearly the same, in any script", () => {
  const text = (id: string, said: string): Chunk => ({ id, text: said });
  const found = (...list: readonly Chunk[]) =>
    auditRetrieval([{ question: "?", answer: null, chunks: list }]).nearDuplicates
      .map(({ chunk_ids }) => chunk_ids);
  const a = text("a", "Visitors may stay until 20:00 on all weekdays of the year.");
  const b = text("b", "Visitors may stay until 19:30 on all weekdays of the year.");
  const c = text("c", "Linen bags are filled to two thirds.");
  assertEquals(found(a, b, c), []);
  // 10 of 14 words shared, .71; at .7 they are near.
  const near = auditRetrieval([{ question: "?", answer: null, chunks: [a, b, c] }], {
    nearDuplicate: 0.7,
  });
  assertEquals(near.nearDuplicates.length, 1);
  assertEquals(
    found(text("a", "返品は三十日以内に受け付けます"), text("b", "返品は二十日以内に受け付けます")),
    [
      ["a", "b"],
    ],
  );
  assertEquals(found(text("a", ""), text("b", "")), []);
});

Deno.test("auditRetrieval() lists gold labels whose document has another version now", () => {
  const base = trace([], { id: "1", gold_versions: { d: "v1", e: "v2" } });
  assertEquals(auditRetrieval([base]).relabel, []);
  assertEquals(auditRetrieval([base], { versions: { d: "v2", e: "v2" } }).relabel, [
    { id: "1", doc_id: "d", labelled: "v1", current: "v2" },
  ]);
});

Deno.test("auditRetrieval() of no traces is undefined, with reasons, and never NaN", () => {
  const { mrr, confidentWrong, at, split } = auditRetrieval([]);
  assertEquals([mrr.estimate, confidentWrong.estimate, at[0].ndcg.estimate, split], [
    ...[null, null, null, []],
  ]);
  assert(!JSON.stringify(auditRetrieval([])).includes("NaN"));
});

Deno.test("auditRetrieval() gives no interval of zero width", () => {
  const half = Array.from(
    { length: 20 },
    (_, i) => trace(["x", "g"], { id: `${i}`, relevant_chunk_ids: ["g"] }),
  );
  const { mrr } = auditRetrieval(half);
  // As wide as that of 10 in 20, Wilson: .2993 to .7007.
  assertAlmostEquals(mrr.lower ?? 0, 0.2993, 1e-4);
  assertAlmostEquals(mrr.upper ?? 0, 0.7007, 1e-4);
});

Deno.test("auditRetrieval() names what is wrong with a trace or an option", () => {
  const bad = { question: "?", chunks: [{ id: 1, text: "" }] };
  assertThrows(
    () => auditRetrieval([bad] as unknown as GoldTrace[]),
    TypeError,
    "Cannot audit retrieval as traces[0].chunks[0].id must be a text: current value is 1",
  );
  assertThrows(
    () => auditRetrieval([trace([], { faithfulness: 93 })]),
    RangeError,
    "Cannot audit retrieval as traces[0].faithfulness must be in [0, 1]: current value is 93",
  );
  assertThrows(
    () => auditRetrieval([trace([], { grades: { a: Infinity } })]),
    TypeError,
    'traces[0].grades["a"] must be a number from -1000 to 1000: current value is Infinity',
  );
  assertThrows(
    () => auditRetrieval([], { k: 0 }),
    RangeError,
    "Cannot audit retrieval as k must be an integer >= 1: current value is 0",
  );
  assertThrows(() => auditRetrieval([], { top: 5 } as object), TypeError, "no option top");
});

/** What holds of every audit: no figure is NaN, none leaves [0, 1], and what is counted adds up. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { GoldTrace } from "../../lib/data/gold_trace.ts";
import { auditRetrieval } from "../../lib/retrieval/audit_retrieval.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import examples from "../golden/worked_example_figures.json" with { type: "json" };

const id = fc.constantFrom("a", "b", "c", "d");
const chunk = fc.record({
  id,
  doc_id: fc.constantFrom("d1", "d2"),
  text: fc.constantFrom("", "one two", "one two three"),
  status: fc.constantFrom("current" as const, "superseded" as const),
});
const grade = fc.oneof(
  fc.integer({ min: -3, max: 5 }),
  fc.double({ min: -2, max: 3, noNaN: true }),
);
const trace: fc.Arbitrary<GoldTrace> = fc.record({
  question: fc.constant("?"),
  answer: fc.constant(null),
  chunks: fc.array(chunk, { maxLength: 6 }),
  label: fc.oneof(
    fc.record({ relevant_chunk_ids: fc.array(id) }),
    fc.record({ relevant_doc_ids: fc.array(fc.constantFrom("d1", "d2", "d3")) }),
    fc.record({ grades: fc.dictionary(fc.constantFrom("a", "b", "d1", "e"), grade) }),
    fc.constant({}),
  ),
  more: fc.record({
    correct: fc.boolean(),
    confident: fc.boolean(),
    faithfulness: fc.double({ min: 0, max: 1, noNaN: true }),
  }, { requiredKeys: [] }),
}).map(({ label, more, ...rest }) => ({ ...rest, ...label, ...more }));

function isShare({ estimate, lower, upper }: Interval): boolean {
  if (estimate === null) return true;
  return [lower ?? 0, estimate, upper ?? 1].every((value) => value >= 0 && value <= 1);
}

Deno.test("auditRetrieval() gives shares in [0, 1] that add up, whatever the traces", () => {
  fc.assert(fc.property(
    fc.array(trace, { maxLength: 8 }),
    fc.integer({ min: 1, max: 9 }),
    (traces, k) => {
      const before = JSON.stringify(traces);
      const audit = auditRetrieval(traces, { k, resamples: 20 });
      assertEquals(JSON.stringify(traces), before);
      assert(!JSON.stringify(audit).includes("NaN"));
      const { at, mrr, stale, duplicated, confidentWrong, faithfulness, segments } = audit;
      const figures = [
        ...at.flatMap(({ hit, recall, ndcg }) => [hit, recall, ndcg]),
        ...[mrr, stale, duplicated, confidentWrong, faithfulness],
        ...segments.flatMap((one) => [one.hit, one.mrr, one.confidentWrong]),
      ];
      assert(figures.every(isShare));
      const { measured, nothingRelevant, unlabelled, n, places, split, hedged } = audit;
      assertEquals(measured + nothingRelevant.length + unlabelled.length, n);
      assertEquals(places.reduce((sum, one) => sum + one.n, 0), measured);
      const wrong = traces.filter(({ correct }) => correct === false).length;
      assertEquals(split.reduce((sum, one) => sum + one.n, 0) + hedged, wrong);
    },
  ));
});

Deno.test("auditRetrieval() of more places never recalls less", () => {
  fc.assert(fc.property(fc.array(trace, { minLength: 1, maxLength: 8 }), (traces) => {
    const { at } = auditRetrieval(traces, { at: [1, 2, 3, 4, 6, 50], resamples: 2 });
    const recalls = at.map(({ recall }) => recall.estimate ?? 0);
    recalls.forEach((recall, i) => assert(i === 0 || recall >= recalls[i - 1] - 1e-12));
  }));
});

Deno.test("auditRetrieval() of ranks has the recall and MRR of trec_eval", () => {
  const found = (examples as readonly GoldenCase[]).filter(({ kind }) => kind === "ranks");
  assertEquals(found.length, 1);
  for (const { inputs, expected, tolerance, name } of found) {
    const ranks: readonly (number | null)[] = inputs.ranks;
    const traces = ranks.map((rank, i) => ({
      ...{ id: `${i}`, question: "?", answer: null, relevant_chunk_ids: ["gold"] },
      chunks: Array.from(
        { length: 5 },
        (_, k) => ({ id: k + 1 === rank ? "gold" : `${k}`, text: "" }),
      ),
    }));
    const { at, mrr, n } = auditRetrieval(traces, { at: inputs.cutoffs });
    assertEquals(n, expected.n);
    assertGolden(mrr.estimate, expected.mrr, tolerance, name);
    for (const { k, recall, hit } of at) {
      assertGolden(recall.estimate, expected[`recall@${k}`], tolerance, `${name} recall@${k}`);
      assertGolden(hit.estimate, expected[`hit@${k}`] ?? hit.estimate, tolerance, `hit@${k}`);
    }
  }
});

Deno.test("auditRetrieval() of grades 1, 0, 3, 0, 2 has the nDCG of scikit-learn", () => {
  const found = (examples as readonly GoldenCase[]).filter(({ kind }) => kind === "ndcg");
  assertEquals(found.length, 1);
  for (const { inputs, expected, tolerance, name } of found) {
    const list: readonly number[] = inputs.grades_in_rank_order;
    const trace = {
      ...{ question: "?", answer: null },
      chunks: list.map((_, i) => ({ id: `${i}`, text: "" })),
      grades: Object.fromEntries(list.map((grade, i) => [`${i}`, grade])),
    };
    const { at } = auditRetrieval([trace], { at: [] });
    assertGolden(at[0].ndcg.estimate, expected.ndcg_exponential, tolerance, name);
  }
});

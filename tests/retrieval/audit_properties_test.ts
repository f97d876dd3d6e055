/** What holds of every audit: no figure is NaN, none leaves [0, 1], and what is counted adds up. */
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { GoldTrace } from "../../lib/data/gold_trace.ts";
import { readGoldTraces } from "../../lib/data/read_gold_traces.ts";
import { auditRetrieval } from "../../lib/retrieval/audit_retrieval.ts";
import type { Interval } from "../../lib/statistics/interval.ts";

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

Deno.test("auditRetrieval() of grades 1, 0, 3, 0, 2 has the nDCG of scikit-learn", async () => {
  const ward = await readGoldTraces(
    new URL("../../datasets/ward-procedures/traces.jsonl", import.meta.url),
  );
  const { at } = auditRetrieval(ward.filter((one) => one.id === "wp-054"), { at: [] });
  // sklearn 1.2.1: ndcg_score([2^g - 1], [[5, 4, 3, 2, 1]])
  assertAlmostEquals(at[0].ndcg.estimate ?? 0, 0.6026493584157245, 1e-12);
});

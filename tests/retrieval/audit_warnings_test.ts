import { assertEquals } from "@std/assert";
import type { GoldTrace } from "../../lib/data/gold_trace.ts";
import { auditRetrieval } from "../../lib/retrieval/audit_retrieval.ts";

const chunks = [{ id: "a#1", doc_id: "a", text: "" }, { id: "b#1", doc_id: "b", text: "" }];
const ask = { question: "?", answer: null, chunks };

function warningsOf(...traces: readonly Partial<GoldTrace>[]): readonly string[] {
  return auditRetrieval(traces.map((trace, i) => ({ id: `${i}`, ...ask, ...trace })), { k: 2 })
    .warnings;
}

Deno.test("auditRetrieval() warns where no gold id is that of anything retrieved", () => {
  const warning = "no gold label names anything that was retrieved: gold has";
  // Documents named as passages; passages as documents; another way of writing them.
  assertEquals(warningsOf({ relevant_chunk_ids: ["a"] }, { relevant_chunk_ids: ["b"] }), [
    `${warning} "a", the retrieved "a#1"`,
  ]);
  assertEquals(warningsOf({ relevant_doc_ids: ["a#1"] }), [`${warning} "a#1", the retrieved "a"`]);
  assertEquals(warningsOf({ grades: { "A#1": 2 } }), [`${warning} "A#1", the retrieved "a#1"`]);
  // Retrieved for another question: a miss is a miss.
  const elsewhere = { chunks: chunks.toReversed(), relevant_chunk_ids: [] };
  assertEquals(
    warningsOf(
      { chunks: [chunks[0], { id: "c", text: "" }], relevant_chunk_ids: ["b#1"] },
      elsewhere,
    ),
    [],
  );
  assertEquals(warningsOf({ relevant_chunk_ids: ["b#1"] }), []);
  assertEquals(warningsOf({}), []);
});

Deno.test("auditRetrieval() warns of a document that is named twice as of a passage", () => {
  const warning =
    "1 trace names a passage or document twice, in the gold label or among the retrieved: it counts once";
  assertEquals(warningsOf({ relevant_doc_ids: ["a", "a"] }), [warning]);
  assertEquals(warningsOf({ relevant_chunk_ids: ["a#1", "a#1"] }), [warning]);
  assertEquals(warningsOf({ relevant_doc_ids: ["a", "b"] }), []);
});

Deno.test("auditRetrieval() counts one trace as one", () => {
  assertEquals(
    warningsOf({ id: "x", relevant_doc_ids: ["a"] }, { id: "x", relevant_doc_ids: ["a"] }),
    [
      "1 trace repeats an id: runs of one question are not independent, and the intervals are too narrow",
    ],
  );
});

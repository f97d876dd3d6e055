import { assertEquals, assertThrows } from "@std/assert";
import { diffTraces } from "../../lib/retrieval/diff_traces.ts";

const ask = { question: "How long?", answer: null };

Deno.test("diffTraces() lays two traces side by side, and says what took the gold's place", () => {
  const failing = {
    ...ask,
    chunks: [
      { id: "a#1-v1", doc_id: "a", text: "", version: "v1", status: "superseded" as const },
      { id: "b#1", doc_id: "b", text: "" },
    ],
  };
  const passing = {
    ...ask,
    relevant_chunk_ids: ["a#1"],
    chunks: [
      { id: "b#1", doc_id: "b", text: "" },
      { id: "a#1", doc_id: "a", text: "", version: "v2", status: "current" as const },
      { id: "c#1", doc_id: "c", text: "" },
    ],
  };
  const { goldRank, ranks, onlyFailing, onlyPassing, versions } = diffTraces(failing, passing);
  assertEquals(goldRank, { failing: null, passing: 2 });
  assertEquals(ranks.map(({ failing, passing, same }) => [failing?.id, passing?.id, same]), [
    ["a#1-v1", "b#1", false],
    ["b#1", "a#1", false],
    [undefined, "c#1", false],
  ]);
  assertEquals(ranks[0].passing?.otherRank, 2);
  assertEquals(ranks[1].passing, {
    ...{ id: "a#1", gold: true, version: "v2", status: "current", otherRank: null },
  });
  assertEquals([onlyFailing, onlyPassing], [["a#1-v1"], ["a#1", "c#1"]]);
  assertEquals(versions, [{ doc_id: "a", failing: ["v1"], passing: ["v2"] }]);
});

Deno.test("diffTraces() of a trace and itself differs nowhere", () => {
  const one = { ...ask, chunks: [{ id: "a", text: "" }], relevant_doc_ids: ["a"] };
  const { ranks, goldRank } = diffTraces(one, one);
  assertEquals([ranks.every(({ same }) => same), goldRank], [true, { failing: 1, passing: 1 }]);
});

Deno.test("diffTraces() takes a passage for gold by the label of either, as a passage or as a document", () => {
  const chunks = [{ id: "g-v1", doc_id: "g", text: "" }, { id: "g", doc_id: "g", text: "" }];
  const rank = (label: object) =>
    diffTraces({ ...ask, chunks }, { ...ask, chunks, ...label }).goldRank;
  assertEquals(rank({ relevant_chunk_ids: ["g"] }), { failing: 2, passing: 2 });
  assertEquals(rank({ relevant_doc_ids: ["g"] }), { failing: 1, passing: 1 });
  assertEquals(rank({ grades: { "g": 1, "g-v1": 0 } }), { failing: 2, passing: 2 });
  assertEquals(rank({}), { failing: null, passing: null });
});

Deno.test("diffTraces() refuses traces of two questions", () => {
  assertThrows(
    () => diffTraces({ ...ask, chunks: [] }, { ...ask, question: "Who?", chunks: [] }),
    RangeError,
    'Cannot compare traces as both must be of one question: current value is "How long?" and "Who?"',
  );
});

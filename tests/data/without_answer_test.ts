import { assertEquals, assertThrows } from "@std/assert";
import type { Case } from "../../lib/data/case.ts";
import { withoutAnswer } from "../../lib/data/without_answer.ts";

Deno.test("withoutAnswer() leaves what was asked, retrieved and expected, and nothing of the answer", () => {
  const asked: Case = {
    ...{ id: "q1", type: "answerable", expect: "answer", question: "How long?" },
    chunks: [{ id: "a", text: "45 days." }],
    required_facts: ["45 days"],
    caller: { scopes: ["staff"] },
    history: [{ role: "user", text: "Hello." }],
    metadata: { topic: "returns" },
  };
  const answered: Case = Object.freeze({
    ...asked,
    ...{ answer: "Ages.", citations: ["a"], answerable: true, groundedness: 1, error: "late" },
    ...{
      model: "m",
      prompt_version: "3",
      latency_ms: 9,
      settings: { top_k: 3 },
      filters: { a: 1 },
    },
    ...{ rewritten_query: "?", reranked: [{ id: "a" }], prompt_chunk_ids: [], tool_output: ["x"] },
  });
  assertEquals(withoutAnswer(answered), asked);
});

Deno.test("withoutAnswer() refuses what is no case", () => {
  assertThrows(() => withoutAnswer(null as never), TypeError, "oneCase must be an object");
});

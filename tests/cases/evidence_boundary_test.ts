import { assertEquals, assertThrows } from "@std/assert";
import { evidenceBoundary } from "../../lib/cases/evidence_boundary.ts";
import { propertyOf, scored } from "./scored.ts";

const trace = Object.freeze({
  chunks: [{ id: "a", text: "45 days" }, { id: "b", text: "30 days" }],
  history: [{ role: "user", text: "I bought it on 3 May." }],
  tool_output: ["order 7712"],
  metadata: { shop: { name: "Oak", floor: 2 }, open: true },
});

Deno.test("evidenceBoundary() is the chunks, where nothing else is asked", () => {
  assertEquals(evidenceBoundary(trace), [
    { part: "chunks", chunk_id: "a", text: "45 days" },
    { part: "chunks", chunk_id: "b", text: "30 days" },
  ]);
});

Deno.test("evidenceBoundary() holds only chunks that reached the prompt, where that is known", () => {
  const texts = evidenceBoundary({ ...trace, prompt_chunk_ids: ["b"] }).map(({ text }) => text);
  assertEquals(texts, ["30 days"]);
  assertEquals(evidenceBoundary({ ...trace, prompt_chunk_ids: [] }), []);
});

Deno.test("evidenceBoundary() takes the other parts as texts", () => {
  assertEquals(
    evidenceBoundary(trace, ["history", "tool_output", "metadata"]).map(({ text }) => text),
    ["I bought it on 3 May.", "order 7712", "Oak", "2"],
  );
});

Deno.test("scoreCases() takes as evidence what the policy names", async () => {
  const given = { answer: "It is order 7712.", tool_output: ["order 7712"] };
  const status = async (evidence?: readonly ("chunks" | "tool_output")[]) =>
    propertyOf(await scored(given, { policy: evidence ? { evidence } : {} }), "quantities").status;
  assertEquals(await status(), "fail");
  assertEquals(await status(["chunks", "tool_output"]), "pass");
});

Deno.test("evidenceBoundary() refuses an unknown part", () => {
  assertThrows(
    () => evidenceBoundary(trace, JSON.parse('["chunk"]')),
    TypeError,
    "Cannot draw the evidence boundary as parts must be a list out of chunks, history",
  );
});

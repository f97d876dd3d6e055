import { assertEquals, assertThrows } from "@std/assert";
import { checkAccess } from "../../lib/checks/check_access.ts";

const chunks = [
  { id: "a", text: "A.", scope: "hr" },
  { id: "b", text: "B.", scope: ["eu", "hr"] },
  { id: "c", text: "C." },
  { id: "d", text: "D.", scope: "HR" },
];

Deno.test("checkAccess() says how far each forbidden passage came", () => {
  const { pass, forbidden } = checkAccess(
    { answer: "A [a].", chunks, prompt_chunk_ids: ["a", "b", "c"] },
    ["us"],
  );
  assertEquals(pass, false);
  assertEquals(forbidden, [
    { chunk_id: "a", scope: ["hr"], reached: "cited" },
    { chunk_id: "b", scope: ["eu", "hr"], reached: "prompt" },
    { chunk_id: "d", scope: ["HR"], reached: "retrieved" },
  ]);
});

Deno.test("checkAccess() passes open passages and those with one allowed scope", () => {
  const some = chunks.slice(1, 3);
  assertEquals(checkAccess({ answer: null, chunks: some }, ["eu"]), { pass: true, forbidden: [] });
});

Deno.test("checkAccess() takes a document cited for its passages, and ids given apart", () => {
  const one = [{ id: "a#1", doc_id: "a", text: "A.", scope: "hr" }];
  for (const trace of [{ answer: "A [a]." }, { answer: "A.", citations: ["a#1"] }]) {
    const { forbidden } = checkAccess({ ...trace, chunks: one, prompt_chunk_ids: [] }, []);
    assertEquals(forbidden[0].reached, "cited");
  }
});

Deno.test("checkAccess() refuses what it cannot read", () => {
  const call = checkAccess as (...args: unknown[]) => unknown;
  assertThrows(
    () => call({ answer: "", chunks }, "hr"),
    TypeError,
    'Cannot check access as allowed must be an array of texts: current value is "hr"',
  );
});

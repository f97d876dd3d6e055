import { assertEquals, assertRejects } from "@std/assert";
import { readGoldTraces } from "../../lib/data/read_gold_traces.ts";
import { withFile } from "./_files.ts";

Deno.test("readGoldTraces() reads gold labels of every kind, and verdicts by the field's words", async () => {
  const rows = [
    { id: 1, question: "a", chunks: [{ id: "c1", score: 2 }], gold_chunk_ids: "c1" },
    { question: "b", passages: [{ chunk_id: 7, source: "d" }], relevant_doc_ids: ["d"] },
    {
      ...{ question: "c", grades: { c1: 3, c2: -1 }, gold_versions: { d: 4 }, correct: false },
      claims: [{ verdict: "Entailed" }, { verdict: "refuted", chunk_ids: "c1" }, { verdict: null }],
      ...{ faithfulness: 0.5, query_type: "who", language: "de", run: 3 },
    },
  ];
  const text = rows.map((row) => JSON.stringify(row)).join("\n");
  await withFile("traces.jsonl", text, async (path) => {
    const [one, two, three] = await readGoldTraces(path);
    assertEquals(one.relevant_chunk_ids, ["c1"]);
    assertEquals(one.chunks, [{ id: "c1", score: 2, text: "" }]);
    assertEquals([two.chunks[0].doc_id, two.relevant_doc_ids], ["d", ["d"]]);
    assertEquals([three.grades, three.gold_versions], [{ c1: 3, c2: -1 }, { d: "4" }]);
    assertEquals(three.claims, [
      { verdict: "supported", chunk_ids: [] },
      { verdict: "contradicted", chunk_ids: ["c1"] },
      { verdict: "unjudged", chunk_ids: [] },
    ]);
    assertEquals([three.correct, three.faithfulness, three.metadata], [false, 0.5, { run: 3 }]);
  });
});

Deno.test("readGoldTraces() names line and field of each problem", async () => {
  const rows = [
    { question: "a", relevant_chunk_id: ["c"] },
    { question: "a", grades: { c: "3" }, correct: "no" },
    { question: "a", faithfulness: 93 },
    { question: "a", claims: [{ verdict: "maybe" }] },
    { question: "a", chunks: [{ score: 1 }] },
  ];
  const text = rows.map((row) => JSON.stringify(row)).join("\n");
  await withFile("traces.jsonl", text, async (path) => {
    const error = await assertRejects(() => readGoldTraces(path), SyntaxError);
    assertEquals(error.message.replaceAll(path, "t").split("\n").slice(1), [
      't:1: unknown field "relevant_chunk_id": did you mean "relevant_chunk_ids"?',
      't:2: grades.c must be a number, got the string "3"',
      't:2: correct must be a boolean, got the string "no"',
      "t:3: faithfulness must be a share from 0 to 1, got the number 93",
      "t:4: claims[0].verdict must be one of supported, contradicted, unsupported, unjudged, got " +
      'the string "maybe"',
      "t:5: chunks[0].text is missing",
    ]);
  });
});

Deno.test("readGoldTraces() keeps a passage that was retrieved twice, unless its texts differ", async () => {
  const twice = { question: "a", chunks: [{ id: "c" }, { id: "d" }, { id: "c" }] };
  await withFile("traces.jsonl", JSON.stringify(twice), async (path) => {
    const [{ chunks }] = await readGoldTraces(path);
    assertEquals(chunks.map(({ id }) => id), ["c", "d", "c"]);
  });
  const other = { question: "a", chunks: [{ id: "c", text: "x" }, { id: "c", text: "y" }] };
  await withFile("traces.jsonl", JSON.stringify(other), async (path) => {
    const message = `${path}:1: chunks[1].id "c" is that of chunks[0]`;
    await assertRejects(() => readGoldTraces(path), SyntaxError, message);
  });
});

Deno.test("readGoldTraces() says that a file is gzipped", async () => {
  const packed = new Blob(['{"question":"a"}\n']).stream()
    .pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  await withFile("traces.jsonl.gz", bytes, async (path) => {
    const message = `${path}:1: this is gzipped: unpack it first`;
    await assertRejects(() => readGoldTraces(path), SyntaxError, message);
  });
});

import { assertEquals, assertRejects } from "@std/assert";
import { readTraces } from "../../lib/data/read_traces.ts";
import { withFile } from "./_files.ts";

Deno.test("readTraces() reads all that a trace holds, repeats included", async () => {
  const row = {
    ...{ id: "q1", user_input: "How long?", contexts: ["45 days."], response: null },
    ...{ citations: [1], latency_ms: 12, history: [{ role: "user", text: "Hi" }], run: 7 },
  };
  await withFile(
    "traces.jsonl",
    `${JSON.stringify(row)}\n${JSON.stringify(row)}\n`,
    async (path) => {
      const [one, two] = await readTraces(path);
      assertEquals(one, two);
      assertEquals([one.question, one.answer, one.citations], ["How long?", null, ["1"]]);
      assertEquals([one.latency_ms, one.metadata], [12, { run: 7 }]);
    },
  );
});

Deno.test("readTraces() names line and field of a problem", async () => {
  await withFile("traces.jsonl", '{"question":"a","answr":"b"}\n{"answer":"c"}\n', async (path) => {
    const error = await assertRejects(() => readTraces(path), SyntaxError);
    assertEquals(error.message.replaceAll(path, "t").split("\n").slice(1), [
      't:1: unknown field "answr": did you mean "answer"?',
      "t:2: question is missing",
    ]);
  });
  await withFile("traces.jsonl", "", async (path) => {
    await assertRejects(() => readTraces(path), SyntaxError, "it holds no trace");
  });
});

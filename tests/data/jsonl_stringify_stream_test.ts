import { assertEquals, assertRejects } from "@std/assert";
import { JsonlParseStream } from "../../lib/data/jsonl_parse_stream.ts";
import { JsonlStringifyStream } from "../../lib/data/jsonl_stringify_stream.ts";

Deno.test("JsonlStringifyStream writes one line a value, which JsonlParseStream reads back", async () => {
  const values = [{ a: "line\nbreak \u2028 \ud800" }, [1, null], "x", 0.1];
  const lines = ReadableStream.from(values).pipeThrough(new JsonlStringifyStream());
  const text = await Array.fromAsync(lines);
  assertEquals(text.length, 4);
  assertEquals(text.every((line) => line.indexOf("\n") === line.length - 1), true);
  const back = ReadableStream.from(text).pipeThrough(new JsonlParseStream());
  assertEquals(await Array.fromAsync(back), values);
});

Deno.test("JsonlStringifyStream fails at what JSON cannot hold and names it", async () => {
  const lines = ReadableStream.from([{}, { score: NaN }]).pipeThrough(new JsonlStringifyStream());
  await assertRejects(
    () => Array.fromAsync(lines),
    RangeError,
    "Cannot write JSON Lines as rows[1].score is NaN: use null",
  );
});

import { assertEquals, assertRejects } from "@std/assert";
import { JsonlParseStream } from "../../lib/data/jsonl_parse_stream.ts";
import type { JsonValue } from "../../lib/data/json_value.ts";

function parse(chunks: readonly string[], file?: string): Promise<JsonValue[]> {
  const stream = new JsonlParseStream(file === undefined ? {} : { file });
  return Array.fromAsync(ReadableStream.from(chunks).pipeThrough(stream));
}

Deno.test("JsonlParseStream gives the same values wherever the chunks break the lines", async () => {
  const text = '\ufeff{"a":"é\u2028"}\r\n\n  \n[1,2]\n"x"\nnull';
  const expected = [{ a: "é\u2028" }, [1, 2], "x", null];
  for (let size = 1; size <= text.length; size++) {
    const chunks = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    assertEquals(await parse(chunks), expected);
  }
  assertEquals(await parse([]), []);
  assertEquals(await parse(["\n", ""]), []);
});

Deno.test("JsonlParseStream fails at the first bad line and names it", async () => {
  const chunks = ["1\n\n2\n{", '"a":}\n', "3\n"];
  await assertRejects(() => parse(chunks), SyntaxError, 'stream:4:6: expected a value, found "}"');
  await assertRejects(() => parse(["1\n{"], "body"), SyntaxError, "body:2:2: expected a name");
  const given: JsonValue[] = [];
  await assertRejects(async () => {
    const values = ReadableStream.from(["1\n", "2\n", "x\n"]).pipeThrough(new JsonlParseStream());
    for await (const value of values) given.push(value);
  });
  assertEquals(given, [1, 2]);
});

Deno.test("JsonlParseStream joins a long line of many chunks once", async () => {
  const [value] = await parse(['"', ...Array.from({ length: 20_000 }, () => "x".repeat(100)), '"']);
  assertEquals(String(value).length, 2_000_000);
});

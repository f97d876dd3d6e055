import { assertEquals, assertThrows } from "@std/assert";
import { readJsonReply } from "../../lib/judges/read_json_reply.ts";
import { readOrFault } from "./said.ts";

const read = (reply: string) => readOrFault(() => readJsonReply(reply));

Deno.test("readJsonReply() takes the JSON out of prose and fences (jdg-01)", () => {
  const reply =
    'Looking at the chunks, the date is missing.\n\n```json\n{"verdict": "unsupported", "chunk": null}\n```\nLet me know!';
  assertEquals(read(reply), { verdict: "unsupported", chunk: null });
  assertEquals(read('```\n{"a": 1}'), { a: 1 });
  assertEquals(read('See [1]: {"a": 1}.'), { a: 1 });
  assertEquals(read('A draft: {"a": 1}\n```json\n{"a": 2}\n```'), { a: 2 });
  assertEquals(read('```json\n{"code": "```ts\\nx\\n```"}\n```'), { code: "```ts\nx\n```" });
  assertEquals(read('<think>{"a": 1}?</think>{"a": 2}'), { a: 2 });
  assertEquals(read('\uFEFF{"a": 1}'), { a: 1 });
  assertEquals(read('"{\\"a\\": 1}"'), { a: 1 });
  assertEquals(read('As {"v": ...} asks: {"v": 1}'), { v: 1 });
});

Deno.test("readJsonReply() leaves strings alone (jdg-04, jdg-31)", () => {
  assertEquals(read('{"verdict":"supported","reason":"it lists bolts, nuts, ] and stops",}'), {
    verdict: "supported",
    reason: "it lists bolts, nuts, ] and stops",
  });
  assertEquals(
    read(
      'Result: {"verdict":"supported","evidence":{"chunk":2,"quote":"use } to close"}} - end',
    ),
    { verdict: "supported", evidence: { chunk: 2, quote: "use } to close" } },
  );
  assertEquals(read('{"q": "a,} b,] // no comment", "n": [1, 2,],}'), {
    q: "a,} b,] // no comment",
    n: [1, 2],
  });
  assertEquals(read('{"q": "she said \\"{\\"", "path": "C:\\dir", "two": "a\nb"}'), {
    ...{ q: 'she said "{"', path: "C:\\dir", two: "a\nb" },
  });
});

Deno.test("readJsonReply() reads Python's notation, comments and bare keys (jdg-18)", () => {
  assertEquals(read("{'verdict': 'unsupported', 'quoted': True, 'chunk': None}"), {
    ...{ verdict: "unsupported", quoted: true, chunk: null },
  });
  assertEquals(read("{'r': 'it doesn't say', 'q': \"it's 'so'\", ok: False}"), {
    ...{ r: "it doesn't say", q: "it's 'so'", ok: false },
  });
  assertEquals(read('{"a": 1, // first\n /* then */ "b": 2}'), { a: 1, b: 2 });
  assertEquals(read("{\u201Ca\u201D: \u201Cb\u201D}"), { a: "b" });
});

Deno.test("readJsonReply() never completes what is cut off, nor reads a part of it", () => {
  for (const cut of ['{"verdict": "supp', '[{"id": 1}, {"id": 2', '{"a": {"b": 1}', "{'a': [1"]) {
    assertEquals(read(cut), "!truncated", cut);
    assertEquals(read(`Here:\n\`\`\`json\n${cut}`), "!truncated", cut);
  }
  assertEquals(read('{"a": 1} and {"b": '), "!truncated");
  assertEquals(read('<think>{"a": 1}'), "!truncated");
});

Deno.test("readJsonReply() refuses what is empty, no JSON, or no one value (jdg-36, jdg-23)", () => {
  for (const empty of ["", "   \n", "```json\n```", "\u200B", "<think>hm</think>"]) {
    assertEquals(read(empty), "!empty", empty);
  }
  assertEquals(read("{}"), {});
  assertEquals(read("[]"), []);
  assertEquals(read("none at all"), "!no-verdict");
  assertEquals(read('{"score": NaN}'), "!malformed");
  assertEquals(read('{"score": 1e999}'), "!malformed");
  assertEquals(read('{"a": 1, "a": 2}'), "!malformed");
  assertEquals(read('{"a": 1, "a": 1}'), { a: 1 });
  assertEquals(read('{"a" "b", "c": {"d": 1}}'), "!malformed");
  assertEquals(read('{"x": y, "c": {"d": 1}}'), "!malformed");
  assertEquals(Object.keys(readJsonReply('{"__proto__": 1}') as object), ["__proto__"]);
});

Deno.test("readJsonReply() is not slow on brackets without end", () => {
  assertEquals(read("{".repeat(50_000)), "!malformed");
  assertEquals(read("[".repeat(50_000)), "!malformed");
  assertEquals(read('{"a":'.repeat(20_000)), "!malformed");
});

Deno.test("readJsonReply() says what is wrong", () => {
  assertThrows(
    () => readJsonReply('{"score": NaN}'),
    SyntaxError,
    'Cannot read the reply as NaN is no JSON value: current value is "{\\"score\\": NaN}"',
  );
  const notText: unknown = 5;
  assertThrows(
    () => readJsonReply(notText as string),
    TypeError,
    "Cannot read the reply as reply must be a text: current value is 5",
  );
});

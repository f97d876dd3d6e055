import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { readRows } from "../../lib/data/read_rows.ts";
import { scanRows } from "../../lib/data/scan_rows.ts";
import { drain, places, withFile } from "./_files.ts";

async function read(
  name: string,
  content: string,
  options: Parameters<typeof readRows>[1] = {},
): Promise<{ rows: unknown[]; found: string[] }> {
  return await withFile(name, content, async (path) => {
    const { rows, error } = await drain(readRows(path, options));
    return { rows: rows.map(({ line, value }) => [line, value]), found: places(error) };
  });
}

Deno.test("readRows() reads the same rows from every kind of file", async () => {
  const files = {
    "a.jsonl": '{"id":"q1","ok":true,"n":null}\n{"id":"q2","ok":false,"n":2}\n',
    "a.NDJSON": '{"id":"q1","ok":true,"n":null}\n{"id":"q2","ok":false,"n":2}',
    "a.json": '[{"id":"q1","ok":true,"n":null},\n{"id":"q2","ok":false,"n":2}]\n',
    "a.csv": "id,ok,n\nq1,true,\nq2,false,2\n",
    "a.tsv": "id\tok\tn\nq1\ttrue\t\nq2\tfalse\t2\n",
  };
  for (const [name, content] of Object.entries(files)) {
    const { rows, found } = await read(name, content, { id: "id", types: "json" });
    assertEquals(found, []);
    const line = /\.[ct]sv$/.test(name) ? 2 : 1;
    assertEquals(rows, [
      [line, { id: "q1", ok: true, n: null }],
      [line + 1, { id: "q2", ok: false, n: 2 }],
    ]);
  }
});

Deno.test("readRows() takes only objects for rows, with or without rules", async () => {
  assertEquals(await read("a.jsonl", '1\n{"a":1}\n'), {
    rows: [[2, { a: 1 }]],
    found: ["1:1: a row must be a JSON object, got the number 1"],
  });
  assertEquals((await read("a.json", '[{"a":1},\n [2]]')).found, [
    "2:2: a row must be a JSON object, got array",
  ]);
});

Deno.test("readRows() knows the line on which each item of a .json array begins", async () => {
  const text = '\ufeff\n[ {"a": [1,\n {"b": "]},{\\"\\\\"}]}\n,\n\n{"a":\n2}, {"a":"x,y"}\n]\n';
  assertEquals(await read("a.json", text), {
    rows: [
      [2, { a: [1, { b: ']},{"\\' }] }],
      [6, { a: 2 }],
      [7, { a: "x,y" }],
    ],
    found: [],
  });
  assertEquals(await read("a.json", "[]"), { rows: [], found: [] });
  const rows = Array.from({ length: 200 }, (_, i) => ({ id: i, text: "a\nb" }));
  const { rows: pretty } = await read("a.json", JSON.stringify(rows, null, 2), { id: "id" });
  // Each item takes 4 lines: the brace, two fields, the brace.
  assertEquals(pretty, rows.map((row, i) => [2 + 4 * i, row]));
});

Deno.test("readRows() says what is wrong with a .json file by line and column", async () => {
  const found = async (content: string) => (await read("a.json", content)).found;
  assertEquals(await found('[\n  {"a": 1},\n  {"a": b}\n]'), ["3:9: expected a value, found b"]);
  assertEquals(await found('[{"a": 1}'), ['1:10: expected "," or "]", found the end']);
  assertEquals(await found('{"rows": []}'), [
    "1: expected a JSON array of objects, got object",
  ]);
  assertEquals(await found('{"a":1}\n{"a":2}\n'), [
    "1: this is JSON Lines, not one JSON array: name the file .jsonl",
  ]);
});

Deno.test("readRows() says which files it reads", () => {
  for (const name of ["labels.xlsx", "labels", "dir.csv/labels", "labels.jsonl.gz", "/dev/stdin"]) {
    const { message } = assertThrows(() => readRows(name), RangeError);
    const extensions = ".jsonl, .ndjson, .json, .csv, .tsv";
    assertEquals(message, `Cannot read ${name} as its extension must be one of ${extensions}`);
  }
});

Deno.test("scanRows() names the file and no action when it cannot tell the format", async () => {
  await assertRejects(
    () => scanRows("notes.txt", {}, () => {}),
    RangeError,
    "Cannot read notes.txt as its extension must be one of .jsonl",
  );
});

Deno.test("readRows() gives line and column of a field in a .json array, however it is laid out", async () => {
  const fields = { id: { type: "string" }, n: { type: "number" } } as const;
  const text = '[\n  {"id": "a", "n": 1}, {"id": 2,\n    "n": "x", "m": 0\n  },\n  {"id": "a"}]\n';
  assertEquals((await read("a.json", text, { fields, id: "id" })).found, [
    "2:31: id must be a string, got the number 2",
    '3:10: n must be a number, got the string "x"',
    '3:15: unknown field "m": did you mean "n"?',
    "5:3: n is missing",
    '5:10: duplicate id "a": first on line 2',
  ]);
});

Deno.test("readRows() finds the columns of many faults on one long line in one pass", async () => {
  const count = 50_000;
  const items = Array.from({ length: count }, (_, i) => `{"a":"${i % 2}"}`);
  let sum = 0;
  const { found } = await read("a.json", `[${items.join(",")}]`, {
    fields: { a: { type: "number" } },
    onProblem: ({ line, column = 0 }) => void (sum += line * column),
  });
  assertEquals(found, []);
  // Items take 10 characters with their commas: the value of item i (from 0) is in column 10 i + 7.
  assertEquals(sum, 10 * (count * (count - 1)) / 2 + 7 * count);
});

Deno.test("scanRows() visits the rows of every kind of file and gives its hash", async () => {
  for (const [name, content] of [["a.csv", "id\nx\ny\n"], ["a.json", '[{"id":"x"},{"id":"y"}]']]) {
    await withFile(name, content, async (path) => {
      const ids: unknown[] = [];
      const { rows, problems, hash } = await scanRows(path, { id: "id", hash: true }, (row) => {
        ids.push(row.id);
      });
      assertEquals([rows, problems, ids], [2, 0, ["x", "y"]]);
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
      assertEquals(hash, new Uint8Array(digest).toHex());
    });
  }
});

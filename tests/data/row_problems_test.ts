/** Where and how the problems of rows are reported. */
import { assertEquals } from "@std/assert";
import { readJsonl } from "../../lib/data/read_jsonl.ts";
import type { Problem } from "../../lib/data/row.ts";
import { drain, places, withFile } from "./_files.ts";

/** What reading this text gives: the rows, and the places of the error. */
async function read(
  content: string,
  options: Parameters<typeof readJsonl>[1] = {},
): Promise<{ rows: unknown[]; found: string[] }> {
  return await withFile("a.jsonl", content, async (path) => {
    const { rows, error } = await drain(readJsonl(path, options));
    return { rows: rows.map(({ line, value }) => [line, value]), found: places(error) };
  });
}

Deno.test("readJsonl() gives the column of a field by its name, whatever stands around it", async () => {
  const fields = { a: { type: "number" }, 'q"\u00e9': { type: "number" } } as const;
  const column = async (line: string) => {
    const { found } = await read(line, { fields, maxProblems: 9 });
    return found.map((place) => place.split(": ")[0]);
  };
  const good = '"q\\"\\u00e9":0';
  // Names that only look like the one that is meant: in a string, in a nested object, escaped.
  assertEquals(await column(`{"a":"{\\"a\\":1}",${good}}`), ["1:6"]);
  assertEquals(await column(`{${good},"a":[{"a":"]}"},1]}`), ["1:20"]);
  assertEquals(await column(`{"a":1,"q\\"\u00e9":"x"}`), ["1:15"]);
  // A character beyond U+FFFF is two code units; white space may stand anywhere.
  assertEquals(await column(` { "\u{1f600}" : {} , "a" : null ,${good}}`), ["1:4", "1:22"]);
  // Of equal names the last counts.
  assertEquals(await column(`{"a":"x","a":"y",${good}}`), ["1:14"]);
  assertEquals(await column(`{"a":"x","\\u0061":"y",${good}}`), ["1:19"]);
  assertEquals(await column("  {}"), ["1:3", "1:3"]);
});

Deno.test("readJsonl() finds the columns of many faults in one long row in one pass", async () => {
  const count = 100_000;
  const members = Array.from({ length: count }, (_, i) => `"${100_000 + i}x":[]`);
  let sum = 0;
  const { rows } = await read(`{${members.join(",")}}`, {
    fields: { a: { type: "number", optional: true } },
    onProblem: ({ column = 0 }) => void (sum += column),
  });
  assertEquals(rows, []);
  // Members take 13 characters with their commas: the name of member i (from 0) is in column 13 i + 2.
  assertEquals(sum, 13 * (count * (count - 1)) / 2 + 2 * count);
});

Deno.test("readJsonl() reports a repeated id and the other faults of its row, in either order", async () => {
  const fields = { id: { type: "string" }, n: { type: "number" } } as const;
  const text = '{"id":"a","n":1}\n{"id":"a","n":"x"}\n{"id":"b"}\n{"id":"b","n":2}\n';
  const { rows, found } = await read(text, { id: "id", fields });
  assertEquals(rows, [[1, { id: "a", n: 1 }]]);
  assertEquals(found, [
    '2:15: n must be a number, got the string "x"',
    '2:7: duplicate id "a": first on line 1',
    "3:1: n is missing",
    '4:7: duplicate id "b": first on line 3',
  ]);
  const wrong = '{"id":null,"n":1}\n{"n":1}\n{"id":1,"n":1}\n{"id":"1","n":1}\n';
  assertEquals((await read(wrong, { id: "id", fields })).found, [
    "1:7: id must be a string, got null",
    "2:1: id is missing",
    "3:7: id must be a string, got the number 1",
    '4:7: duplicate id "1": first on line 3',
  ]);
});

Deno.test("readJsonl() refuses ids that JSON.parse may have rounded, rather than call them equal", async () => {
  const ids = [
    "9007199254740991",
    "9007199254740993",
    "9007199254740992",
    "1.5",
    "1e400",
    "-1",
    "1.0",
  ];
  const text = ids.map((id) => `{"id":${id}}`).join("\n");
  const rule =
    "id must be a string or an integer within \u00b19007199254740991: write it as a string";
  for (
    const options of [{ id: "id" }, {
      id: "id",
      fields: { id: { type: ["number", "string"] } },
    }] as const
  ) {
    const { rows, found } = await read(text, { ...options, maxProblems: 4, onProblem: undefined });
    assertEquals(rows.map((row) => (row as number[])[0]), [1, 6, 7]);
    assertEquals(found, [`2:7: ${rule}, and 3 more lines alike`]);
  }
  assertEquals((await read('{"id":1e400}', { id: "id" })).found, [`1:7: ${rule}`]);
});

Deno.test("readJsonl() folds problems of one kind into a line, so that others are seen", async () => {
  const lines = [...Array(1490).fill('{"n":"x"}'), "{}", '{"n":null}', '{"n":null}', '{"n":null}'];
  await withFile("a.jsonl", lines.join("\n"), async (path) => {
    const fields = { n: { type: "number" } } as const;
    const { error } = await drain(readJsonl(path, { fields }));
    assertEquals(error?.message.split("\n"), [
      `Cannot read ${path} as it has 1,494 problems:`,
      `${path}:1:6: n must be a number, got the string "x", and 1,489 more lines alike`,
      `${path}:1491:1: n is missing`,
      `${path}:1492:6: n must be a number, got null`,
      `${path}:1493:6: n must be a number, got null`,
      `${path}:1494:6: n must be a number, got null`,
    ]);
    const cause = error?.cause as Problem[];
    assertEquals(cause.map(({ line }) => line), Array.from({ length: 20 }, (_, i) => i + 1));
    assertEquals(cause[4].message, `${path}:5:6: n must be a number, got the string "x"`);
    const { error: short } = await drain(readJsonl(path, { fields, maxProblems: 3 }));
    assertEquals(short?.message.split("\n").map((line) => line.replace(path, "a.jsonl")), [
      "Cannot read a.jsonl as it has 1,494 problems, the first 3 of them:",
      `${path}:1:6`.replace(path, "a.jsonl") +
      ': n must be a number, got the string "x", and 1,489 more lines alike',
      "a.jsonl:1491:1: n is missing",
      "a.jsonl:1492:6: n must be a number, got null",
    ]);
  });
});

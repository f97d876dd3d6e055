import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { readCsv } from "../../lib/data/read_csv.ts";
import type { Problem } from "../../lib/data/row.ts";
import { drain, fromHex, places, withFile } from "./_files.ts";

const encoder = new TextEncoder();

async function read(
  content: string | Uint8Array,
  options: Parameters<typeof readCsv>[1] = {},
): Promise<{ rows: unknown[]; found: string[] }> {
  return await withFile("a.csv", content, async (path) => {
    const { rows, error } = await drain(readCsv(path, options));
    if (error !== undefined && !(error instanceof SyntaxError)) throw error;
    return { rows: rows.map(({ line, value }) => [line, value]), found: places(error) };
  });
}

Deno.test("readCsv() gives rows by the header with their lines, all cells as text", async () => {
  assertEquals(await read("id,n\na,1\n\nb,\n"), {
    rows: [[2, { id: "a", n: "1" }], [4, { id: "b", n: "" }]],
    found: [],
  });
  assertEquals(await read(""), { rows: [], found: [] });
  assertEquals(await read("id,n"), { rows: [], found: [] });
  assertEquals((await read("\n \nid,n\na,1")).rows, [[4, { id: "a", n: "1" }]]);
});

Deno.test("readCsv() counts the lines inside quotes, whatever ends them", async () => {
  for (const end of ["\n", "\r\n"]) {
    const lines = ["id,text", '1,"a', "", 'b ""c"", d"', "2,x", '"', 'y",z', "3,last"];
    const { rows, found } = await read(lines.join(end));
    assertEquals(found, []);
    assertEquals(rows, [
      [2, { id: "1", text: `a${end}${end}b "c", d` }],
      [5, { id: "2", text: "x" }],
      [6, { id: `${end}y`, text: "z" }],
      [8, { id: "3", text: "last" }],
    ]);
  }
  assertEquals((await read("id,n\ra,1\rb,2")).rows, [
    [2, { id: "a", n: "1" }],
    [3, { id: "b", n: "2" }],
  ]);
});

Deno.test("readCsv() guesses the delimiter from the header outside quotes", async () => {
  assertEquals((await read("id\tb\n1\t2,3\n")).rows, [[2, { id: "1", b: "2,3" }]]);
  assertEquals((await read('"a;b;c",d\n1,2\n')).rows, [[2, { "a;b;c": "1", d: "2" }]]);
  assertEquals((await read("id\nx;y\n")).rows, [[2, { id: "x;y" }]]);
  assertEquals((await read("id|b\n1|2\n", { delimiter: "|" })).rows, [[2, { id: "1", b: "2" }]]);
  assertEquals((await read("a,b;c\n1,2\n", { delimiter: "," })).rows, [[2, {
    a: "1",
    "b;c": "2",
  }]]);
});

Deno.test("readCsv() reports rows with too few or too many cells and reads on", async () => {
  assertEquals(await read('id,a,b\n1,2\n"x\ny",2,3,4\n1,2,3\n'), {
    rows: [[5, { id: "1", a: "2", b: "3" }]],
    found: ["2: 2 cells found, expected 3", "3: 4 cells found, expected 3"],
  });
  assertEquals((await read("id,a\n1\n")).found, ["2: 1 cell found, expected 2"]);
});

Deno.test("readCsv() reports repeated, missing and unknown columns, and reads no row", async () => {
  assertEquals(await read("id,a,id\n1,2,3\n"), {
    rows: [],
    found: ['1: columns 1 and 3 have the same name "id"'],
  });
  const fields = { answer: { type: "string" }, note: { type: "string", optional: true } } as const;
  assertEquals((await read("id,anwser\n1,2\n3,4\n", { id: "id", fields })).found, [
    '1: column "answer" missing: found "id" and "anwser"',
    '1: unknown field "anwser": did you mean "answer"?',
  ]);
  assertEquals((await read("a\n1\n", { id: "id", fields, unknown: "allow" })).found, [
    '1: 1 column found, expected "id" and "answer"',
  ]);
  assertEquals((await read("x,y\n", { id: "id", fields, unknown: "allow" })).found, [
    '1: columns "id" and "answer" missing: found "x" and "y"',
  ]);
  assertEquals((await read("id,answer\n1,2\n", { id: "id", fields })).found, []);
});

Deno.test("readCsv() calls a nameless column by its number, as pandas writes its index without a name", async () => {
  // pandas 2: pd.DataFrame({"h": [True], "j": [False]}).to_csv()
  assertEquals(await read(",h,j\n0,True,False\n", { types: "json" }), {
    rows: [[2, { "column 1": 0, h: true, j: false }]],
    found: [],
  });
  assertEquals((await read("id,, \na,1,2\n")).rows, [[2, {
    id: "a",
    "column 2": "1",
    "column 3": "2",
  }]]);
  assertEquals((await read(",h\n0,1\n", { id: "id" })).found, [
    '1: column "id" missing: found "column 1" and "h"',
  ]);
  assertEquals(await read(",column 1\n0,1\n"), {
    rows: [],
    found: ['1: columns 1 and 2 have the same name "column 1"'],
  });
  const fields = { h: { type: "string" } } as const;
  assertEquals((await read(",h\n0,1\n", { fields })).found, [
    '1: unknown field "column 1": known fields are h',
  ]);
});

Deno.test("readCsv() reports quotes where none may be, and the good rows before them", async () => {
  const rest = "reading stopped here, as rows after it cannot be told apart";
  const inside = "a quote in a cell of this record that does not begin with one " +
    `(quote the cell and double the quote): ${rest}`;
  assertEquals(await read('id,a\r\n1,"x\r\ny"\r\n2,5" pipe\r\n3,z\r\n'), {
    rows: [[2, { id: "1", a: "x\r\ny" }]],
    found: [`4: ${inside}`],
  });
  assertEquals((await read('id,a\n1,"x\n2,y\n')).found, [
    `2: a quoted cell of this record is never closed: ${rest}`,
  ]);
  assertEquals((await read('id,a\n1,"x"y\n2,y\n')).found, [
    `2: a quoted cell of this record goes on after its closing quote: ${rest}`,
  ]);
});

Deno.test("readCsv() reports invalid UTF-8 by line and byte column, after the rows before it", async () => {
  // 6 lines; the bad byte is in the quoted cell that begins on line 4 and goes on to line 6.
  const bytes = Uint8Array.from([
    ...encoder.encode('id,a\n1,é\n\n2,"x\ny\nz '),
    ...fromHex("e9"),
    ...encoder.encode('"\n3,w\n'),
  ]);
  assertEquals(await read(bytes), {
    rows: [[2, { id: "1", a: "é" }]],
    found: ["6:3: invalid UTF-8: byte 0xE9 (save the file as UTF-8)"],
  });
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[..."id,a"].flatMap((c) => [c.charCodeAt(0), 0])]);
  assertEquals((await read(utf16)).found, ["1: this looks like UTF-16: save the file as UTF-8"]);
});

Deno.test("readCsv() reads files of many blocks, with quoted line ends at every place", async () => {
  const count = 60_000;
  const cell = (i: number) => i % 3 === 0 ? `"a ""${i}""\n, é"` : `plain ${i}`;
  const lines = Array.from({ length: count }, (_, i) => `q${i},${cell(i)},${"x".repeat(i % 40)}`);
  const text = `id,a,b\n${lines.join("\n")}\n`;
  assert(text.length > 2 * 1024 ** 2);
  await withFile("a.csv", text, async (path) => {
    let line = 2;
    let index = 0;
    for await (const row of readCsv(path, { id: "id" })) {
      const quoted = index % 3 === 0;
      assertEquals(row.line, line);
      assertEquals(row.value.id, `q${index}`);
      assertEquals(row.value.a, quoted ? `a "${index}"\n, é` : `plain ${index}`);
      line += quoted ? 2 : 1;
      index++;
    }
    assertEquals(index, count);
  });
});

Deno.test("readCsv() finds repeated ids and holds cells to the rules", async () => {
  const fields = { label: { type: "boolean" } } as const;
  const text = "id,label\n1,true\n1,false\n2,maybe\n,true\n";
  assertEquals(await read(text, { id: "id", fields, types: "json" }), {
    rows: [[2, { id: "1", label: true }]],
    found: [
      '3: duplicate id "1": first on line 2',
      '4: label must be a boolean, got the string "maybe"',
      "5: id must not be empty",
    ],
  });
  assertEquals((await read("id,label\n1,true\n", { fields, unknown: "allow" })).found, [
    '2: label must be a boolean, got the string "true"',
  ]);
});

Deno.test('readCsv() reads cells as JSON with types "json", as far as that loses nothing', async () => {
  const cells: readonly (readonly [string, unknown])[] = [
    ["true", true],
    ["TRUE", true],
    ["False", false],
    ["null", null],
    ["", null],
    ["0.50", 0.5],
    ["-1e3", -1000],
    ["007", "007"],
    ["+1", "+1"],
    [".5", ".5"],
    ["1e999", "1e999"],
    ["12345678901234567890", "12345678901234567890"],
    ["NaN", "NaN"],
    ["yes", "yes"],
    [" 1", " 1"],
  ];
  const text = `id,value,more\n${cells.map(([cell], i) => `${i}.0,${cell},x`).join("\n")}\n`;
  const { rows, found } = await read(text, { id: "id", types: "json" });
  assertEquals(found, []);
  assertEquals(
    rows,
    cells.map(([, value], i) => [i + 2, { id: `${i}.0`, value, more: "x" }]),
  );
});

Deno.test('readCsv() lets the rule of a column decide what types "json" may make of it', async () => {
  const fields = {
    answer: { type: "string" },
    score: { type: ["number", "null"] },
    note: { type: "string", optional: true },
    n: { type: "number" },
  } as const;
  const { rows, found } = await read("answer,score,note,n\n42,,,1\ntrue,1,null,2\n,1,x,3\n", {
    fields,
    types: "json",
    id: "n",
  });
  assertEquals(rows, [
    [2, { answer: "42", score: null, n: 1 }],
    [3, { answer: "true", score: 1, note: "null", n: 2 }],
  ]);
  assertEquals(found, ["4: answer must be a string, got null"]);
});

Deno.test("readCsv() bounds the size of a record", async () => {
  const text = `id,a\n1,"${"x".repeat(3 * 1024 ** 2)}"\n`;
  const { found } = await read(text, { maxLineBytes: 1024 ** 2 });
  assertEquals(found, ["2: the record is too long: the limit, maxLineBytes, is 1 MiB"]);
});

Deno.test("readCsv() keeps a column called __proto__ as a column", async () => {
  const { rows } = await read("id,__proto__\n1,2\n");
  assertEquals(JSON.stringify(rows), '[[2,{"id":"1","__proto__":"2"}]]');
});

Deno.test("readCsv() hands problems to onProblem and refuses options that make no sense", async () => {
  const found: Problem[] = [];
  const { rows } = await read("a,b\n1\n1,2\n", { onProblem: (problem) => found.push(problem) });
  assertEquals(rows.length, 1);
  assertEquals(found.map(({ rule }) => rule), ["cell-count"]);
  assertThrows(() => readCsv("a.csv", { delimiter: ",," }), RangeError, "delimiter must be one");
  const types = { types: "auto" } as unknown as Parameters<typeof readCsv>[1];
  assertThrows(() => readCsv("a.csv", types), RangeError, 'types must be "text" or "json"');
});

Deno.test("readCsv() names the file it cannot find", async () => {
  const { error } = await drain(readCsv("tests/data/none.csv"));
  assertStringIncludes(error?.message ?? "", "none.csv");
});

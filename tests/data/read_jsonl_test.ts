import {
  assert,
  assertEquals,
  assertRejects,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { readJsonl } from "../../lib/data/read_jsonl.ts";
import type { Problem } from "../../lib/data/row.ts";
import { drain, fromHex, places, withFile } from "./_files.ts";

const encoder = new TextEncoder();

/** What reading this text gives: the rows, and the places of the error. */
async function read(
  content: string | Uint8Array,
  options: Parameters<typeof readJsonl>[1] = {},
): Promise<{ rows: unknown[]; found: string[] }> {
  return await withFile("a.jsonl", content, async (path) => {
    const { rows, error } = await drain(readJsonl(path, options));
    if (error !== undefined && !(error instanceof SyntaxError)) throw error;
    return { rows: rows.map(({ line, value }) => [line, value]), found: places(error) };
  });
}

Deno.test("readJsonl() gives nothing for an empty file and for blank lines", async () => {
  assertEquals(await read(""), { rows: [], found: [] });
  assertEquals(await read("\n \r\n\t\n"), { rows: [], found: [] });
  assertEquals(await read(fromHex("efbbbf")), { rows: [], found: [] });
});

Deno.test("readJsonl() takes CRLF, no final line end, U+2028 and lone surrogate escapes", async () => {
  const { rows, found } = await read('{"a":1}\r\n\r\n"x\u2028y"\r\n"\\ud800"');
  assertEquals(rows, [[1, { a: 1 }], [3, "x\u2028y"], [4, "\ud800"]]);
  assertEquals(found, []);
});

Deno.test("readJsonl() keeps the last of equal keys, and __proto__ as a field like others", async () => {
  assertEquals((await read('{"a":1,"a":2}')).rows, [[1, { a: 2 }]]);
  const { found } = await read('{"a":1,"__proto__":2}', { fields: { a: { type: "number" } } });
  assertEquals(found, ['1:8: unknown field "__proto__": known fields are a']);
});

Deno.test("readJsonl() says where each line stops being JSON and what to do", async () => {
  const lines: readonly (readonly [string, string])[] = [
    ['{"id": "a", "ans', "17: expected a quote that closes the string, found the end"],
    ['{"a":1', '7: expected "," or "}", found the end'],
    ["\u0000\u0000", "1: expected a value, found U+0000 (NUL)"],
    ['{"a":NaN}', "6: expected a value, found NaN (JSON has no NaN: write null)"],
    ['{"a":-Infinity}', "6: expected a value, found -Infinity (JSON has no -Infinity: write null)"],
    ['{"a":undefined}', "6: expected a value, found undefined (JSON has no undefined: write null)"],
    ["{'a':1}", '2: expected a name in double quotes, found "\'"'],
    ["['a']", '2: expected a value, found "\'" (JSON strings take double quotes)'],
    ['{"a":True}', "6: expected a value, found True (JSON writes true)"],
    ['{"a":None}', "6: expected a value, found None (JSON writes null)"],
    ['{"a":1,}', '8: expected a name after the comma, found "}"'],
    ["[1,]", '4: expected a value after the comma, found "]"'],
    ['{"a":1}{"a":2}', '8: expected nothing after the value, found "{"'],
    ['{"a" 1}', '6: expected ":" after the name, found "1"'],
    ['{"a":"b\tc"}', "8: expected a control character in a string as \\u, found U+0009"],
    ['"\\x41"', '3: expected one of "\\/bfnrtu after the backslash, found "x"'],
    ['"\\u12g4"', "4: expected four hexadecimal digits after \\u"],
    ['\ufeff{"a":1}', "1: expected a value, found U+FEFF (byte order mark)"],
    ['{"\u{1f600}": x}', "8: expected a value, found x"],
    ["{\u201ca\u201d:1}", '2: expected a name in double quotes, found "\u201c"'],
    ['[1"2"]', '3: expected "," or "]", found \'"\''],
  ];
  const text = ["0", ...lines.map(([line]) => line)].join("\n");
  const { rows, found } = await read(text, { maxProblems: 100 });
  assertEquals(rows, [[1, 0]]);
  assertEquals(found, lines.map(([, message], index) => `${index + 2}:${message}`));
});

Deno.test("readJsonl() says once that a file is an array or is spread over lines", async () => {
  const rows = Array.from({ length: 500 }, (_, i) => ({ id: i }));
  const array = "this is a JSON array over several lines, not JSON Lines: " +
    "name the file .json for readRows, or write one object a line";
  assertEquals((await read(JSON.stringify(rows, null, 2))).found, [`1: ${array}`]);
  const lines = `[${rows.map((row) => JSON.stringify(row)).join(",\n")}]`;
  assertEquals((await read(`\n${lines}`)).found, [`2: ${array}`]);
  const spread = "this is JSON spread over several lines, not JSON Lines: write one value a line";
  const objects = rows.map((row) => JSON.stringify(row, null, 2)).join("\n");
  assertEquals((await read(objects)).found, [`1: ${spread}`]);
  assertEquals((await read('{ "id": 1,\r\n  "a": 2 }\r\n')).found, [`1: ${spread}`]);
  const cut = await read('{"id": 1, "answ\n{"id": 2}');
  assertEquals([cut.found.length, cut.rows.length], [1, 1]);
  assertEquals((await read(JSON.stringify(rows), { id: "id" })).found, [
    "1:1: a row must be a JSON object, got array",
  ]);
  // Only a first line tells of the layout; a later one is a bad line like others.
  assertEquals((await read('{"id":1}\n{\n{"id":2}')).found.length, 1);
  assertEquals((await read('{"id":1}\n{\n{"id":2}')).rows.length, 2);
});

Deno.test("readJsonl() says that a file looks like UTF-16, with and without its mark", async () => {
  const text = '{"id":1}\n{"id":2}\n';
  const little = Uint8Array.from([...text].flatMap((c) => [c.charCodeAt(0), 0]));
  const big = Uint8Array.from([...text].flatMap((c) => [0, c.charCodeAt(0)]));
  const marked = (mark: number[], bytes: Uint8Array) => Uint8Array.from([...mark, ...bytes]);
  for (const bytes of [little, big, marked([0xff, 0xfe], little), marked([0xfe, 0xff], big)]) {
    assertEquals(await read(bytes), {
      rows: [],
      found: ["1: this looks like UTF-16: save the file as UTF-8"],
    });
  }
});

Deno.test("readJsonl() names the byte column of invalid UTF-8 and reads the other lines", async () => {
  const bad: readonly (readonly [string, string])[] = [
    ["22e922", "2: invalid UTF-8: byte 0xE9"],
    ["22c3a9e28222", "4: invalid UTF-8: byte 0xE2"],
    ["22eda08022", "2: invalid UTF-8: byte 0xED"],
    ["22c0af22", "2: invalid UTF-8: byte 0xC0"],
    ["22f4908080", "2: invalid UTF-8: byte 0xF4"],
    ["22e282", "2: invalid UTF-8: byte 0xE2"],
  ];
  const good = `"${"é".repeat(80_000)}"`;
  const parts = bad.flatMap(([hex]) => [...fromHex(hex), 10, ...encoder.encode(good), 10]);
  const { rows, found } = await read(Uint8Array.from(parts).slice(0, -1));
  assertEquals(rows.length, bad.length);
  assertEquals(
    found,
    bad.map(([, message], index) => `${2 * index + 1}:${message} (save the file as UTF-8)`),
  );
});

Deno.test("readJsonl() holds rows to the types of fields", async () => {
  const fields = {
    id: { type: "string" },
    hallucinated: { type: "boolean" },
    score: { type: ["number", "null"], optional: true },
  } as const;
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['{"id":"a","hallucinated":true}', []],
    ['{"id":"a","hallucinated":false,"score":null}', []],
    ['{"score":0.5,"hallucinated":true,"id":"a"}', []],
    ['{"id":"a","hallucinated":"true"}', [
      '26: hallucinated must be a boolean, got the string "true"',
    ]],
    ['{"id":"a","hallucinated":null}', ["26: hallucinated must be a boolean, got null"]],
    ['{"id":"a"}', ["1: hallucinated is missing"]],
    ['{"id":1,"hallucinated":0}', [
      "7: id must be a string, got the number 1",
      "24: hallucinated must be a boolean, got the number 0",
    ]],
    ['{"id":"a","hallucinated":true,"score":"1"}', [
      '39: score must be a number or null, got the string "1"',
    ]],
    ['{"id":"a","hallucinated":true,"score":1e999}', ["39: score is too large for a number"]],
    ['{"id":"a","hallucinated":true,"constructor":1}', [
      '31: unknown field "constructor": known fields are id, hallucinated, score',
    ]],
    ['{"Id":"a","Hallucinated":true}', [
      '2: unknown field "Id": did you mean "id"?',
      '11: unknown field "Hallucinated": did you mean "hallucinated"?',
      "1: id is missing",
      "1: hallucinated is missing",
    ]],
    ["[]", ["1: a row must be a JSON object, got array"]],
    ["null", ["1: a row must be a JSON object, got null"]],
  ];
  const text = lines.map(([line]) => line).join("\n");
  const { rows, found } = await read(text, { fields });
  assertEquals(rows.length, 3);
  assertEquals(found, lines.flatMap(([, all], i) => all.map((message) => `${i + 1}:${message}`)));
  const open = await read('{"id":"a","hallucinated":true,"x":1}', { fields, unknown: "allow" });
  assertEquals(open.found, []);
  const inherited = await read('{"a":1}', { fields: { valueOf: { type: "string" } } as const });
  assertEquals(inherited.found.at(-1), "1:1: valueOf is missing");
});

Deno.test("readJsonl() compares ids as text and refuses missing and empty ones", async () => {
  const text =
    '{"id":1}\n{"id":"1"}\n{"id":""}\n{}\n{"id":null}\n{"id":"2"}\n{"id":2}\n{"id":"1"}\n';
  const { rows, found } = await read(text, { id: "id" });
  assertEquals(rows.map((row) => (row as number[])[0]), [1, 6]);
  assertEquals(found, [
    '2:7: duplicate id "1": first on line 1',
    "3:7: id must not be empty",
    "4:1: id is missing",
    "5:7: id must be a string or a number, got null",
    '7:7: duplicate id "2": first on line 6',
    '8:7: duplicate id "1": first on line 1',
  ]);
});

Deno.test("readJsonl() knows the id field where fields leave it out", async () => {
  const fields = { answer: { type: "string" } } as const;
  assertEquals((await read('{"id":7,"answer":""}', { id: "id", fields })).found, []);
});

Deno.test("readJsonl() takes only strings and numbers for ids, whatever their rule says", async () => {
  const fields = { id: { type: ["string", "null"], optional: true } } as const;
  assertEquals((await read('{"id":null}\n{}\n{"id":"a"}', { id: "id", fields })).found, [
    "1:7: id must be a string or a number, got null",
    "2:1: id is missing",
  ]);
});

Deno.test("readJsonl() finds duplicates across the pieces of a file, with non-ASCII lines between", async () => {
  const count = 20_000;
  const line = (i: number) => JSON.stringify({ text: "é\u2028日本".repeat(i % 7), id: `q${i}` });
  const lines = Array.from({ length: count }, (_, i) => line(i));
  // Line 20,001 repeats line 1, and so on, in steps of 997 around the file.
  const repeats = Array.from({ length: 300 }, (_, i) => (i * 997) % count);
  const text = [...lines, ...repeats.map(line)].join("\n");
  const { rows, found } = await read(text, { id: "id", maxProblems: 1000 });
  assertEquals(rows.length, count);
  assertEquals(
    found,
    repeats.map((first, i) =>
      `${count + i + 1}:${line(first).lastIndexOf('"q') + 1}: duplicate id "q${first}": ` +
      `first on line ${first + 1}`
    ),
  );
});

Deno.test("readJsonl() lists problems up to the limit and says how many there are", async () => {
  const lines = Array.from({ length: 25 }, (_, i) => `x${i}\n`);
  await withFile("a.jsonl", lines.join(""), async (path) => {
    const error = await assertRejects(() => Array.fromAsync(readJsonl(path)), SyntaxError);
    const lines = error.message.split("\n");
    assertEquals(lines[0], `Cannot read ${path} as it has 25 problems, the first 20 of them:`);
    assertEquals(lines.length, 21);
    assertEquals((error.cause as Problem[]).length, 20);
    const { error: short } = await drain(readJsonl(path, { maxProblems: 2 }));
    assertEquals(short?.message.split("\n").length, 3);
  });
});

Deno.test("readJsonl() hands every problem to onProblem, skips the row and throws nothing", async () => {
  const found: Problem[] = [];
  const { rows } = await read("x\n1\ny\n".repeat(20), {
    maxProblems: 3,
    onProblem: (problem) => found.push(problem),
  });
  assertEquals(rows.length, 20);
  assertEquals(found.length, 40);
  assertEquals([found[1].line, found[1].column, found[1].rule], [3, 1, "json"]);
});

Deno.test("readJsonl() measures the limit of a line in bytes", async () => {
  // "ééé" with its quotes is 8 bytes but 5 characters.
  const { rows, found } = await read('"ééé"\n"éé"\n1234567\n12345678\n', { maxLineBytes: 7 });
  assertEquals(rows, [[2, "éé"], [3, 1234567]]);
  const message = "the line is too long: the limit, maxLineBytes, is 7 bytes";
  assertEquals(found, [`1: ${message}`, `4: ${message}`]);
});

Deno.test("readJsonl() reads on after a line that is too long at the end of a block", async () => {
  const long = `"${"x".repeat(3 * 1024 ** 2)}"`;
  const { rows, found } = await read(`1\n${long}\n2\n${long}`, { maxLineBytes: 2 * 1024 ** 2 });
  assertEquals(rows, [[1, 1], [3, 2]]);
  assertEquals(found.map((place) => place.split(":")[0]), ["2", "4"]);
});

Deno.test("readJsonl() takes lines that are longer than a block, and lines around its edges", async () => {
  const block = 1024 ** 2;
  for (const length of [block - 3, block - 2, block - 1, block, block + 1, 9 * block]) {
    const { rows, found } = await read(`"${"x".repeat(length)}"\n1\n`);
    assertEquals(found, []);
    assertEquals(rows.map((row) => (row as number[])[0]), [1, 2]);
    assertEquals(String((rows[0] as unknown[])[1]).length, length);
  }
});

Deno.test("readJsonl() closes the file when its loop is left", async () => {
  await withFile("a.jsonl", "1\n2\n3\n", async (path) => {
    for await (const { value } of readJsonl(path)) {
      assertEquals(value, 1);
      break;
    }
  });
});

Deno.test("readJsonl() reads deep nesting without a stack overflow", async () => {
  const deep = "[".repeat(100_000);
  const { found } = await read(`1\n${deep}`);
  assertEquals(found, ["2:100001: expected a value, found the end"]);
});

Deno.test("readJsonl() refuses options that make no sense before it reads", () => {
  // A notebook cell is not type-checked, so anything may come in.
  const call = (options: unknown) => () =>
    readJsonl("none.jsonl", options as Parameters<typeof readJsonl>[1]);
  assertThrows(call({ feilds: {} }), TypeError, "there is no option feilds: did you mean fields?");
  assertThrows(call({ hash: true }), TypeError, "there is no option hash");
  assertThrows(
    call({ maxProblems: 0 }),
    RangeError,
    "Cannot read JSON Lines as maxProblems must be an integer from 1 to 9007199254740991: " +
      "current value is 0",
  );
  assertThrows(call({ maxLineBytes: 2 ** 30 }), RangeError, "maxLineBytes must be");
  assertThrows(call({ unknown: "ignore" }), RangeError, 'unknown must be "error" or "allow"');
  assertThrows(call({ id: 3 }), TypeError, "id must be the name of a field: current value is 3");
  assertThrows(
    call({ fields: { a: { type: "text" } } }),
    TypeError,
    "fields.a.type must be one or more of string, number, boolean, array, object, null",
  );
  assertThrows(call({ fields: { a: "string" } }), TypeError, "fields.a.type");
});

Deno.test("readJsonl() fails clearly for a folder and a file that is not there", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const { error } = await drain(readJsonl(folder));
    assertEquals(error?.message, `Cannot read ${folder} as it is a directory`);
    const { error: none } = await drain(readJsonl(`${folder}/none.jsonl`));
    assert(none instanceof Deno.errors.NotFound);
    assertStringIncludes(none.message, "none.jsonl");
  } finally {
    await Deno.remove(folder);
  }
});

Deno.test("readJsonl() takes a URL and names the file by its path", async () => {
  await withFile("a b.jsonl", "{]", async (path) => {
    const { error } = await drain(readJsonl(new URL(`file://${path.replace(" ", "%20")}`)));
    assertStringIncludes(error?.message ?? "", `${path}:1:2: `);
  });
});

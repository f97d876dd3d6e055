/** Ways in which data files went wrong elsewhere, each with the outcome that is right here. */
import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { readCsv } from "../../lib/data/read_csv.ts";
import { readJsonl } from "../../lib/data/read_jsonl.ts";
import { drain, fromHex, places, withFile } from "./_files.ts";

Deno.test("dat-01 readCsv() strips one byte order mark, or the first column would look missing", async () => {
  await withFile("a.csv", fromHex("efbbbf69642c616e737765720a312c5965730a"), async (path) => {
    const { rows } = await drain(readCsv(path, { id: "id" }));
    assertEquals(rows, [{ line: 2, value: { id: "1", answer: "Yes" } }]);
  });
});

Deno.test("dat-02 readJsonl() strips one byte order mark, at which JSON.parse would throw", async () => {
  await withFile("a.jsonl", fromHex("efbbbf7b226964223a2231227d0a"), async (path) => {
    assertEquals((await drain(readJsonl(path))).rows, [{ line: 1, value: { id: "1" } }]);
  });
});

Deno.test("dat-03 readCsv() strips the byte order mark before it looks for quotes", async () => {
  const hex = "efbbbf226964222c22616e73776572220a312c5965730a";
  await withFile("a.csv", fromHex(hex), async (path) => {
    const { rows } = await drain(readCsv(path));
    assertEquals(rows, [{ line: 2, value: { id: "1", answer: "Yes" } }]);
  });
});

Deno.test("dat-04 readJsonl() skips blank lines but counts them, so that the error names line 5", async () => {
  const text = '{"id":"a"}\n\n   \n{"id":"b"}\n{"id":}\n';
  await withFile("labels.jsonl", text, async (path) => {
    const { rows, error } = await drain(readJsonl(path, { id: "id" }));
    assertEquals(rows.map(({ value, line }) => [value.id, line]), [["a", 1], ["b", 4]]);
    assert(error instanceof SyntaxError);
    assertEquals(
      error.message,
      `Cannot read ${path} as it has 1 problem:\n${path}:5:7: expected a value, found "}"`,
    );
    assertEquals(error.cause, [{
      file: path,
      line: 5,
      column: 7,
      rule: "json",
      message: `${path}:5:7: expected a value, found "}"`,
    }]);
  });
});

Deno.test("dat-08 readJsonl() names a line of 600 MB as too long, holds none of it and reads on", async () => {
  await withFile("a.jsonl", '{"id":"a"}\n', async (path) => {
    using file = await Deno.open(path, { write: true });
    // A hole: the file system gives 600 MB of zeros for it and stores none.
    await file.seek(600e6, Deno.SeekMode.Start);
    await file.write(new TextEncoder().encode('\n{"id":"b"}\n'));
    const before = Deno.memoryUsage().rss;
    let grown = 0;
    const problems: string[] = [];
    const rows = readJsonl(path, {
      id: "id",
      maxLineBytes: 8 * 1024 ** 2,
      onProblem: ({ line, message, rule }) => {
        problems.push(`${line} ${rule} ${message.replace(path, "a.jsonl")}`);
      },
    });
    const ids: unknown[] = [];
    for await (const { value, line } of rows) {
      ids.push([value.id, line]);
      grown = Math.max(grown, Deno.memoryUsage().rss - before);
    }
    assertEquals(ids, [["a", 1], ["b", 3]]);
    assertEquals(problems, [
      "2 line-length a.jsonl:2: the line is too long: the limit, maxLineBytes, is 8 MiB",
    ]);
    assert(grown < 100e6, `memory grew by ${grown} bytes`);
  });
});

Deno.test("dat-08 readJsonl() takes lines up to 64 MiB by default and not a byte more", async () => {
  const limit = 64 * 1024 ** 2;
  const line = new Uint8Array(limit + 1).fill(0x61);
  line[0] = 0x22;
  line[limit - 1] = 0x22;
  line[limit] = 10;
  await withFile("a.jsonl", line, async (path) => {
    const [row] = await Array.fromAsync(readJsonl(path));
    assert(typeof row.value === "string" && row.value.length === limit - 2);
    line[limit - 1] = 0x61;
    line[limit] = 0x22;
    await Deno.writeFile(path, line);
    const { rows, error } = await drain(readJsonl(path));
    assertEquals(rows, []);
    assertEquals(places(error), ["1: the line is too long: the limit, maxLineBytes, is 64 MiB"]);
  });
});

Deno.test("dat-10 readJsonl() refuses Latin-1, as a replacement character would change the data", async () => {
  await withFile("a.jsonl", fromHex("7b226964223a22636166e9227d0a"), async (path) => {
    const { rows, error } = await drain(readJsonl(path));
    assertEquals(rows, []);
    // {"id":"caf is 10 bytes.
    assertEquals(places(error), ["1:11: invalid UTF-8: byte 0xE9 (save the file as UTF-8)"]);
  });
});

Deno.test("dat-12 readJsonl() names both lines of a repeated id, or one row would replace the other", async () => {
  const text = '{"id":"q1","answer":"a"}\n{"id":"q2","answer":"b"}\n{"id":"q1","answer":"c"}\n';
  await withFile("a.jsonl", text, async (path) => {
    const { rows, error } = await drain(readJsonl(path, { id: "id" }));
    assertEquals(rows.map(({ value }) => value.answer), ["a", "b"]);
    assertEquals(places(error), ['3:7: duplicate id "q1": first on line 1']);
  });
});

Deno.test("dat-14 readJsonl() names line, field, expected and found type of a wrong value", async () => {
  const text = '{"id":"a","reference":[["Lunch is at noon."]]}\n';
  await withFile("a.jsonl", text, async (path) => {
    const fields = { id: { type: "string" }, reference: { type: "string" } } as const;
    const { error } = await drain(readJsonl(path, { fields }));
    assertEquals(places(error), ["1:23: reference must be a string, got array"]);
  });
});

Deno.test("dat-16 readJsonl() refuses an object for a text, which a prompt would show as [object Object]", async () => {
  await withFile("a.jsonl", '{"id":"a","answer":{"text":"noon"}}\n', async (path) => {
    const fields = { id: { type: "string" }, answer: { type: "string" } } as const;
    const error = await assertRejects(() => Array.fromAsync(readJsonl(path, { fields })));
    assert(error instanceof Error);
    assertStringIncludes(error.message, "answer must be a string, got object");
    assert(!error.message.includes("[object"));
  });
});

Deno.test("dat-17 readJsonl() reports an unknown field with the nearest one, as a slip must not switch off a check", async () => {
  await withFile("a.jsonl", '{"id":"a","answer":"noon","requird":["noon"]}\n', async (path) => {
    const fields = {
      id: { type: "string" },
      answer: { type: "string" },
      required: { type: "array", optional: true },
    } as const;
    const { error } = await drain(readJsonl(path, { fields }));
    assertEquals(places(error), ['1:27: unknown field "requird": did you mean "required"?']);
  });
});

Deno.test("dat-19 readCsv() guesses the semicolon, or a short file would be read as one column", async () => {
  await withFile("a.csv", "id;question;answer\n1;When, exactly?;noon\n", async (path) => {
    const { rows } = await drain(readCsv(path));
    assertEquals(rows, [{
      line: 2,
      value: { id: "1", question: "When, exactly?", answer: "noon" },
    }]);
    const fields = { id: { type: "string" }, answer: { type: "string" } } as const;
    const { error } = await drain(readCsv(path, { delimiter: ",", fields, unknown: "allow" }));
    assertEquals(places(error), ['1: 1 column found, expected "id" and "answer"']);
  });
});

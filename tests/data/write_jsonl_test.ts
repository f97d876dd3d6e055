import { assert, assertEquals, assertRejects } from "@std/assert";
import { readJsonl } from "../../lib/data/read_jsonl.ts";
import { writeJsonl } from "../../lib/data/write_jsonl.ts";
import { drain, withFile } from "./_files.ts";

Deno.test("writeJsonl() replaces the file by rows that readJsonl() gives back", async () => {
  await withFile("a.jsonl", "old\n", async (path) => {
    const rows = [{ a: "x\n\u2028" }, [1, [null, true]], "é", -0.5, Object.create(null)];
    assertEquals(await writeJsonl(path, rows), 5);
    const { rows: read } = await drain(readJsonl(path));
    assertEquals(read.map(({ value }) => value), [...rows.slice(0, 4), {}]);
    assertEquals(await writeJsonl(path, []), 0);
    assertEquals(await Deno.readTextFile(path), "");
  });
});

Deno.test("writeJsonl() takes sync and async iterables of any length", async () => {
  await withFile("a.jsonl", "", async (path) => {
    const numbers = function* () {
      for (let i = 0; i < 50_000; i++) yield { i };
    };
    assertEquals(await writeJsonl(path, numbers()), 50_000);
    assertEquals((await drain(readJsonl(path))).rows.at(-1), {
      line: 50_000,
      value: { i: 49_999 },
    });
    assertEquals(await writeJsonl(new URL(`file://${path}`), ReadableStream.from([1, 2])), 2);
    assertEquals(await Deno.readTextFile(path), "1\n2\n");
  });
});

Deno.test("writeJsonl() refuses what JSON cannot hold, by its place, and leaves the file alone", async () => {
  const loop: Record<string, unknown> = {};
  loop.again = { loop };
  const bad: readonly (readonly [unknown, string])[] = [
    [{ score: NaN }, "rows[1].score is NaN: use null"],
    [{ a: [0, -Infinity] }, "rows[1].a[1] is -Infinity: use null"],
    [{ "a b": { c: undefined } }, 'rows[1]["a b"].c is undefined: leave the field out'],
    [undefined, "rows[1] is undefined"],
    [[, 1], "rows[1][0] is undefined"],
    [{ n: 1n }, "rows[1].n is a bigint"],
    [{ f: () => 1 }, "rows[1].f is a function"],
    [{ at: new Date(0) }, "rows[1].at is a Date, not a plain object"],
    [{ at: new Map() }, "rows[1].at is a Map, not a plain object"],
    [loop, "rows[1].again.loop contains itself"],
  ];
  await withFile("a.jsonl", "old\n", async (path) => {
    for (const [row, message] of bad) {
      const error = await assertRejects(() => writeJsonl(path, [{}, row, {}]));
      assert(error instanceof TypeError || error instanceof RangeError);
      assert(error.message.startsWith(`Cannot write JSON Lines as ${message}`), error.message);
    }
    assertEquals(await Deno.readTextFile(path), "old\n");
    const names = Array.from(Deno.readDirSync(path.slice(0, -"/a.jsonl".length)));
    assertEquals(names.map(({ name }) => name), ["a.jsonl"]);
  });
});

Deno.test("writeJsonl() takes the same object twice, which is no loop", async () => {
  await withFile("a.jsonl", "", async (path) => {
    const shared = { a: 1 };
    await writeJsonl(path, [{ x: shared, y: [shared, shared] }]);
    assertEquals(await Deno.readTextFile(path), '{"x":{"a":1},"y":[{"a":1},{"a":1}]}\n');
  });
});

Deno.test("writeJsonl() appends, ends a last line that was cut, and keeps rows before a bad one", async () => {
  await withFile("a.jsonl", "", async (path) => {
    await writeJsonl(path, [1], { append: true });
    await writeJsonl(path, [2], { append: true });
    await Deno.writeTextFile(path, '{"cut', { append: true });
    await assertRejects(() => writeJsonl(path, [3, NaN, 4], { append: true }), RangeError);
    assertEquals(await Deno.readTextFile(path), '1\n2\n{"cut\n3\n');
    const created = path.replace("a.jsonl", "new.jsonl");
    assertEquals(await writeJsonl(created, [5], { append: true }), 1);
    assertEquals(await Deno.readTextFile(created), "5\n");
  });
});

Deno.test("writeJsonl() refuses an unknown option", async () => {
  await assertRejects(
    () => writeJsonl("none.jsonl", [], { apend: true } as Parameters<typeof writeJsonl>[2]),
    TypeError,
    "Cannot write JSON Lines as there is no option apend: did you mean append?",
  );
});

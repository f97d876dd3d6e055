import { assertEquals, assertRejects } from "@std/assert";
import { openJournal } from "../../lib/data/open_journal.ts";
import { withFile } from "./_files.ts";

Deno.test("openJournal() goes on after being killed at any byte, and loses no whole entry", () =>
  withFile("run.jsonl", "", async (path) => {
    {
      await using journal = await openJournal(path);
      await Promise.all([journal.append("a", { answer: "é" }), journal.append("b", null)]);
    }
    const bytes = await Deno.readFile(path);
    const lines = new TextDecoder().decode(bytes).split("\n");
    const first = new TextEncoder().encode(lines[0]).length;
    for (let cut = 0; cut <= bytes.length; cut++) {
      await Deno.writeFile(path, bytes.subarray(0, cut));
      const whole = cut >= bytes.length - 1 ? ["a", "b"] : cut >= first ? ["a"] : [];
      const line = cut > first + 1 ? 2 : 1;
      const isTorn = ![0, first, first + 1, bytes.length - 1, bytes.length].includes(cut);
      {
        await using journal = await openJournal(path);
        assertEquals([...journal.entries().keys()], whole, `cut at ${cut}`);
        const dropped = `${path}:${line}: the last line was torn and is dropped`;
        assertEquals(journal.dropped, isTorn ? dropped : null, `cut at ${cut}`);
        await journal.append("c", 1);
      }
      await using again = await openJournal(path);
      assertEquals([...again.entries().keys()], [...whole, "c"], `cut at ${cut}`);
    }
  }));

Deno.test("openJournal() touches no file that is no journal", async () => {
  for (const text of ["notes", "notes\n", '{"id":"a","value":1}\n{"id":\n{"id":"b","value":2}\n']) {
    await withFile("run.jsonl", text, async (path) => {
      await assertRejects(() => openJournal(path), SyntaxError, "is no entry with id and value");
      assertEquals(await Deno.readTextFile(path), text);
    });
  }
});

Deno.test("openJournal() keeps the last value of an id and refuses what JSON cannot hold", () =>
  withFile("run.jsonl", "", async (path) => {
    await using journal = await openJournal(path);
    await journal.append("a", 1);
    await journal.append("a", 2);
    await assertRejects(async () => await journal.append("b", NaN), RangeError, "NaN");
    assertEquals([...journal.entries()], [["a", 2]]);
  }));

Deno.test("openJournal() keeps all that comes at once, in order, and waits for it when closed", async () => {
  const file = await Deno.makeTempFile({ suffix: ".jsonl" });
  const ids = Array.from({ length: 200 }, (_, i) => `q${i}`);
  const journal = await openJournal(file);
  const appended = Promise.all(ids.map((id) => journal.append(id, { id })));
  await journal[Symbol.asyncDispose]();
  await appended;
  await using again = await openJournal(file);
  assertEquals([...again.entries().keys()], ids);
  await Deno.remove(file);
});

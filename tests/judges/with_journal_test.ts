import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import type { Complete, Completion } from "../../lib/data/complete.ts";
import { openJournal } from "../../lib/data/open_journal.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { completionError } from "../../lib/judges/completion_error.ts";
import { completionKey } from "../../lib/judges/completion_key.ts";
import { withJournal } from "../../lib/judges/with_journal.ts";
import { requestOf } from "./journal_run.ts";

const REQUEST = requestOf(0);
const GOOD: Completion = {
  ...{ text: "PASS", finish: "stop", usage: null, model: null, latencyMs: 1 },
  ...{ attempts: 1, cached: false },
};

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("withJournal() makes no call again whose line is written, whatever came", () =>
  inFolder(async (folder) => {
    const replies: readonly Completion[] = [
      GOOD,
      { ...GOOD, finish: "length" },
      { ...GOOD, finish: "content_filter", text: null },
    ];
    let calls = 0;
    const model: Complete = ({ messages }) => {
      calls++;
      return Promise.resolve(replies[Number(messages[0].content.slice(5))]);
    };
    for (const cached of [false, true]) {
      await using journal = await openJournal(`${folder}/journal.jsonl`);
      const complete = withJournal(model, journal);
      for (const [i, reply] of replies.entries()) {
        const expected = { ...reply, cached, attempts: cached ? 0 : 1 };
        assertEquals(await complete(requestOf(i)), expected);
        assertEquals((await complete(requestOf(i))).cached, true);
      }
    }
    assertEquals(calls, 3);
  }));

Deno.test("withJournal() asks again after a failure, and makes the same call at once only once", () =>
  inFolder(async (folder) => {
    await using journal = await openJournal(`${folder}/journal.jsonl`);
    let calls = 0;
    const complete = withJournal(() => {
      calls++;
      return calls === 1
        ? Promise.reject(completionError("unavailable", "x"))
        : Promise.resolve(GOOD);
    }, journal);
    await assertRejects(() => complete(REQUEST), Error);
    assertEquals(journal.entries().size, 0);
    const replies = await Promise.all(Array.from({ length: 9 }, () => complete(REQUEST)));
    assertEquals([calls, replies.filter(({ cached }) => !cached).length], [2, 1]);
    assertEquals([...journal.entries().keys()], [completionKey(REQUEST)]);
    // A repeat is a call of its own.
    await complete({ ...REQUEST, repeat: 1 });
    assertEquals(calls, 3);
  }));

Deno.test("withJournal() refuses the journal of something else", () =>
  inFolder(async (folder) => {
    await using journal = await openJournal(`${folder}/journal.jsonl`);
    await journal.append("q1", { answer: "noon" });
    assertThrows(
      () => withJournal(() => Promise.resolve(GOOD), journal),
      SyntaxError,
      'Cannot make withJournal as entry "q1" of the journal is no reply: open another file',
    );
  }));

Deno.test("withJournal() pays for nothing more once it cannot write", async () => {
  let calls = 0;
  const journal = {
    ...{ entries: () => new Map<string, unknown>(), dropped: null },
    append: () => Promise.reject(new Error("no space left")),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  const complete = withJournal(() => {
    calls++;
    return Promise.resolve(GOOD);
  }, journal);
  for (let i = 0; i < 3; i++) {
    await assertRejects(() => complete(requestOf(i)), Error, "no space left");
  }
  assertEquals(calls, 1);
});

Deno.test("withJournal() keeps a reply of which members are undefined", () =>
  inFolder(async (folder) => {
    await using journal = await openJournal(`${folder}/journal.jsonl`);
    const complete = withJournal(() => Promise.resolve({ ...GOOD, json: undefined }), journal);
    await complete(REQUEST);
    assertEquals(journal.entries().get(completionKey(REQUEST)), { ...GOOD });
  }));

const [ITEMS, CONCURRENCY, KILLS] = [200, 8, 20];

Deno.test("withJournal() loses nothing and repeats no journalled call, killed at 20 points", () =>
  inFolder(async (folder) => {
    const [journal, result] = [`${folder}/journal.jsonl`, `${folder}/result.json`];
    const random = createRandom(20);
    const itemOf = new Map(
      Array.from({ length: ITEMS }, (_, i) => [completionKey(requestOf(i)), i]),
    );
    /** Items whose line was whole when the process now running started. */
    let finished = new Set<number>();
    let asked: number[] = [];
    let calls = 0;
    let onCall = (_: number) => {};
    await using server = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      async (request) => {
        const text = await request.text();
        asked.push(Number(text.slice(5)));
        calls++;
        onCall(asked.length);
        await new Promise((resolve) => setTimeout(resolve, random() * 6));
        return new Response(`reply to ${text}`);
      },
    );

    async function run(killAt: number): Promise<boolean> {
      asked = [];
      const child = new Deno.Command(Deno.execPath(), {
        args: [
          ...["run", "--no-check", "--allow-net=127.0.0.1", `--allow-read=${folder}`],
          ...[`--allow-write=${folder}`, new URL("./journal_run.ts", import.meta.url).href],
          ...[`http://127.0.0.1:${server.addr.port}`, journal, result],
          ...[String(ITEMS), String(CONCURRENCY)],
        ],
        ...{ stdout: "null", stderr: "inherit" },
      }).spawn();
      let killing: Promise<void> | null = null;
      onCall = (count) => {
        if (count !== killAt) return;
        // Anywhere between a call, its reply and its line.
        killing = new Promise((resolve) => setTimeout(resolve, random() * 8)).then(() => {
          try {
            child.kill("SIGKILL");
          } catch {
            // It has ended by itself.
          }
        });
      };
      const { success } = await child.status;
      await killing;
      return success;
    }

    for (let kill = 0; kill < KILLS; kill++) {
      assertEquals(await run(1 + Math.floor(random() * 7)), false);
      const lines = (await Deno.readTextFile(journal)).split("\n").slice(0, -1);
      const items = lines.map((line) => itemOf.get(JSON.parse(line).id));
      assertEquals(new Set(items).size, items.length, "a line stands twice");
      assertEquals(asked.filter((item) => finished.has(item)), []);
      finished = new Set(items.map((item) => item ?? -1));
      const lost = asked.filter((item) => !finished.has(item));
      assert(lost.length <= CONCURRENCY, `${lost.length} calls are to be repeated`);
    }
    assert(finished.size < ITEMS);
    assertEquals(await run(Infinity), true);
    assertEquals(asked.filter((item) => finished.has(item)), []);
    const texts: string[] = JSON.parse(await Deno.readTextFile(result));
    assertEquals(texts, Array.from({ length: ITEMS }, (_, i) => `reply to item ${i}`));
    assert(calls <= ITEMS + KILLS * CONCURRENCY, `${calls} calls`);
    await using kept = await openJournal(journal);
    assertEquals(kept.entries().size, ITEMS);
  }));

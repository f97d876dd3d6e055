import { assert, assertEquals, assertRejects } from "@std/assert";
import { collectTraces } from "../../lib/cases/collect_traces.ts";
import type { TraceJournal } from "../../lib/cases/trace_journal.ts";
import type { Case } from "../../lib/data/case.ts";

const chunks = [{ id: "c1", text: "Rugs: 45 days." }];
const cases: readonly Case[] = ["a", "b", "c", "d", "e"].map((id) => ({
  ...{ id, type: "answerable" as const, expect: "answer" as const, question: `${id}?` },
  chunks,
}));

function mapJournal(kept = new Map<string, unknown>()): TraceJournal & { kept: typeof kept } {
  return { kept, entries: () => kept, append: (id, value) => void kept.set(id, value) };
}

Deno.test("collectTraces() keeps the order of the cases whatever answers first", async () => {
  const waiting: (() => void)[] = [];
  const running = collectTraces(cases, async ({ id }) => {
    // The first of each pair waits until the second has answered.
    if (waiting.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else waiting.pop()?.();
    return { answer: id.toUpperCase(), citations: ["c1"] };
  }, { concurrency: 2 });
  // The fifth has nobody to wake it.
  const wake = setInterval(() => waiting.pop()?.(), 1);
  const traces = await running;
  clearInterval(wake);
  assertEquals(traces.map(({ id, answer }) => [id, answer]), [
    ...[["a", "A"], ["b", "B"], ["c", "C"], ["d", "D"], ["e", "E"]],
  ]);
  assertEquals(traces[0], {
    ...{ id: "a", question: "a?", chunks, answer: "A", citations: ["c1"] },
  });
});

Deno.test("collectTraces() never has more calls under way than it may", async () => {
  let now = 0;
  let most = 0;
  await collectTraces(cases, async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    return { answer: null };
  }, { concurrency: 3 });
  assertEquals(most, 3);
});

Deno.test("collectTraces() makes a trace of an answer that throws or is none", async () => {
  const seen: unknown[] = [];
  const traces = await collectTraces(cases.slice(0, 3), ({ id }) => {
    if (id === "a") throw new TypeError("no such model");
    if (id === "b") return Promise.reject("quota");
    return { answer: 7 } as never;
  }, { concurrency: 1, onProgress: (progress) => seen.push(progress) });
  assertEquals(traces.map(({ answer, error }) => [answer, error]), [
    [null, "TypeError: no such model"],
    [null, "quota"],
    [
      null,
      "TypeError: Cannot record the answer as answer must be a text or null: current value is 7",
    ],
  ]);
  assertEquals(seen[1], { done: 2, total: 3, id: "b", error: "quota" });
});

Deno.test("collectTraces() takes what a journal holds and asks again what had failed", async () => {
  const journal = mapJournal();
  let down = true;
  const asked: string[] = [];
  const answer = ({ id }: Case) => {
    asked.push(id);
    if (id === "b" && down) throw new Error("down");
    return { answer: id };
  };
  await collectTraces(cases.slice(0, 3), answer, { journal });
  down = false;
  const traces = await collectTraces(cases, answer, { journal });
  assertEquals(asked, ["a", "b", "c", "b", "d", "e"]);
  assertEquals(traces.map((trace) => trace.answer), ["a", "b", "c", "d", "e"]);
});

Deno.test("collectTraces() refuses the journal of other cases", async () => {
  const journal = mapJournal(new Map([["a", { id: "a", question: "other?", answer: "x" }]]));
  await assertRejects(
    () => collectTraces(cases, () => ({ answer: "x" }), { journal }),
    RangeError,
    'Cannot collect the traces as the journal must hold answers to these cases, unlike its entry "a": current value is "other?"',
  );
});

Deno.test("collectTraces() on abort starts no call, keeps what is done and rejects", async () => {
  const journal = mapJournal();
  const ending = new AbortController();
  const asked: string[] = [];
  const reason = new Error("enough");
  const error = await assertRejects(() =>
    collectTraces(cases, ({ id }, { signal }) => {
      asked.push(id);
      if (id === "c") {
        ending.abort(reason);
        signal?.throwIfAborted();
      }
      return { answer: id };
    }, { concurrency: 1, journal, signal: ending.signal })
  );
  assertEquals(error, reason);
  assertEquals(asked, ["a", "b", "c"]);
  // The call that the abort cut off is no failed answer.
  assertEquals([...journal.kept.keys()], ["a", "b"]);
  const traces = await collectTraces(cases, ({ id }) => ({ answer: id }), { journal });
  assertEquals(traces.length, 5);
});

Deno.test("collectTraces() ends where the journal cannot keep an answer", async () => {
  const journal = {
    entries: () => new Map(),
    append: () => Promise.reject(new Error("disk full")),
  };
  let asked = 0;
  await assertRejects(
    () =>
      collectTraces(cases, () => {
        asked++;
        return { answer: "x" };
      }, { journal, concurrency: 1 }),
    Error,
    "disk full",
  );
  assertEquals(asked, 1);
});

Deno.test("collectTraces() repeats each case, under keys of their own", async () => {
  const journal = mapJournal();
  let clock = 0;
  const traces = await collectTraces(
    cases.slice(0, 2),
    (_case, { attempt }) => ({ answer: `${attempt}` }),
    { repeats: 2, journal, now: () => clock += 5, concurrency: 1 },
  );
  assertEquals(traces.map(({ id, answer, latency_ms }) => [id, answer, latency_ms]), [
    ...[["a", "1", 5], ["a", "2", 5], ["b", "1", 5], ["b", "2", 5]],
  ]);
  assertEquals([...journal.kept.keys()], ["a#1", "a#2", "b#1", "b#2"]);
});

Deno.test("collectTraces() names what is wrong with its arguments", async () => {
  const bad: readonly [unknown, unknown, unknown, string][] = [
    ["x", () => {}, {}, "Cannot collect the traces as cases must be a list of cases"],
    [[{ id: "a" }], () => {}, {}, "cases[0] must be a case with id, question and chunks"],
    [[cases[0], cases[0]], () => {}, {}, "unlike that of cases[0] and cases[1]"],
    [cases, 3, {}, "answer must be a function: current value is 3"],
    [cases, () => {}, { concurrency: 0 }, "concurrency must be an integer >= 1"],
    [cases, () => {}, { concurency: 1 }, "there is no option concurency"],
    [cases, () => {}, { journal: {} }, "journal must have entries() and append()"],
  ];
  for (const [list, answer, options, message] of bad) {
    const call = collectTraces as (...args: unknown[]) => Promise<unknown>;
    const error = await assertRejects(() => call(list, answer, options), Error);
    assert(error.message.includes(message), error.message);
  }
});

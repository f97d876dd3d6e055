import { assert, assertEquals, assertRejects } from "@std/assert";
import type { Completion } from "../../lib/data/complete.ts";
import { completionError } from "../../lib/judges/completion_error.ts";
import type { JudgeCallOptions } from "../../lib/judges/judge.ts";
import { judgeFingerprint } from "../../lib/judges/judge_fingerprint.ts";
import type { JudgeProgress } from "../../lib/judges/judge_run.ts";
import { progressLine } from "../../lib/judges/progress_line.ts";
import { runJudge } from "../../lib/judges/run_judge.ts";

const PROMPT = { name: "audit", version: "1", system: "Judge.", user: "{{answer}}" };

/** A judge that waits for as many turns as its item says: later items may end first. */
async function slow(item: number): Promise<string> {
  for (let turn = 0; turn < item; turn++) await Promise.resolve();
  return `verdict ${item}`;
}

const REPLY: Completion = {
  text: "PASS",
  finish: "stop",
  usage: { promptTokens: 10, completionTokens: 2 },
  ...{ model: "gpt-4o-2024-08-06", latencyMs: null, attempts: 1, cached: false },
};

Deno.test("runJudge() keeps the order of the items whichever ends first", async () => {
  const items = Object.freeze([9, 1, 5, 0, 7]);
  const { results, warnings } = await runJudge(items, slow, { concurrency: 3 });
  assertEquals(results, items.map((item, index) => ({ index, verdict: `verdict ${item}` })));
  assertEquals(warnings, []);
});

Deno.test("runJudge() has at most `concurrency` judgements under way", async () => {
  let now = 0;
  let most = 0;
  const judge = async (item: number) => {
    most = Math.max(most, ++now);
    await slow(item);
    now--;
    return true;
  };
  await runJudge([3, 1, 4, 1, 5, 9, 2, 6], judge, { concurrency: 3 });
  assertEquals([most, now], [3, 0]);
});

Deno.test("runJudge() of no items gives no results", async () => {
  const { results, manifest } = await runJudge([], slow);
  assertEquals([results, manifest.items], [[], 0]);
});

Deno.test("runJudge() types each failure and goes on", async () => {
  const errors: readonly [unknown, string][] = [
    [completionError("rate-limited", "429", { status: 429, attempts: 4 }), "rate-limited"],
    [completionError("filtered", "filter"), "filtered"],
    [completionError("truncated", "cut"), "truncated"],
    [completionError("refused", "too long", { status: 400 }), "refused"],
    [new SyntaxError("no verdict"), "unparsable"],
    [new DOMException("late", "TimeoutError"), "timeout"],
    [new TypeError("bug"), "unavailable"],
    ["a text", "unavailable"],
  ];
  const { results } = await runJudge([...errors, null], (item) => {
    if (item === null) return "fine";
    throw item[0];
  }, { concurrency: 1 });
  assertEquals(
    results.map(({ failure, verdict }) => failure?.kind ?? verdict),
    [...errors.map(([, kind]) => kind), "fine"],
  );
  assertEquals(results[0].failure, {
    kind: "rate-limited",
    message: "429",
    attempts: 4,
    status: 429,
  });
});

Deno.test("runJudge() takes no verdict for one: undefined and null are failures", async () => {
  const { results } = await runJudge([undefined, null, false, 0, ""], (item) => item);
  assertEquals(results.map(({ failure }) => failure?.kind), [
    ...["unparsable", "unparsable"],
    ...[undefined, undefined, undefined],
  ]);
});

for (
  const [name, error] of [
    ["a spent budget", completionError("budget", "10 calls are spent")],
    ["a refused key", completionError("refused", "401", { status: 401 })],
    ["a spent quota", completionError("refused", "insufficient_quota", { status: 429 })],
    ["an unknown model", completionError("refused", "404", { status: 404 })],
  ] as const
) {
  Deno.test(`runJudge() stops asking after ${name}, and keeps what is done`, async () => {
    const asked: number[] = [];
    const { results, warnings } = await runJudge([0, 1, 2, 3, 4, 5], async (item) => {
      asked.push(item);
      await slow(item);
      if (item === 2) throw error;
      return true;
    }, { concurrency: 2 });
    assert(asked.length < 6 && !asked.includes(5), String(asked));
    assertEquals(results.slice(0, 2).map(({ verdict }) => verdict), [true, true]);
    // What was under way when the error came was waited for.
    for (const at of asked) if (at !== 2) assertEquals(results[at].verdict, true);
    assertEquals(results[5].failure, { kind: error.kind, message: `Not asked: ${error.message}` });
    assertEquals(warnings, [
      `${6 - asked.length} of 6 were not asked (${error.kind}): ${error.message}`,
    ]);
  });
}

Deno.test("runJudge() ends early on its signal, which the judge gets, and keeps what is done", async () => {
  const controller = new AbortController();
  const given: (AbortSignal | undefined)[] = [];
  const judge = (item: number, { signal }: JudgeCallOptions) => {
    given.push(signal);
    if (item === 1) controller.abort();
    return item;
  };
  const options = { concurrency: 1, signal: controller.signal };
  const { results, warnings } = await runJudge([0, 1, 2, 3], judge, options);
  assertEquals(given, [controller.signal, controller.signal]);
  assertEquals(results.map(({ verdict, failure }) => String(failure?.kind ?? verdict)), [
    ...["0", "1", "aborted", "aborted"],
  ]);
  assertEquals(warnings, ["2 of 4 were not asked (aborted): the run was aborted"]);
});

Deno.test("runJudge() asks repeats one by one, with their number", async () => {
  const judge = (item: string, { repeat }: JudgeCallOptions) => `${item}${repeat}`;
  const items = [{ id: "a" }, { id: "b" }];
  const { results, manifest } = await runJudge(
    items,
    ({ id }, options) => judge(id, options),
    { repeats: 2 },
  );
  assertEquals(results, [
    { index: 0, id: "a", repeat: 0, verdict: "a0" },
    { index: 0, id: "a", repeat: 1, verdict: "a1" },
    { index: 1, id: "b", repeat: 0, verdict: "b0" },
    { index: 1, id: "b", repeat: 1, verdict: "b1" },
  ]);
  assertEquals([manifest.items, manifest.repeats], [2, 2]);
});

Deno.test("runJudge() takes ids from the items or from `id`, each once", async () => {
  const { results } = await runJudge(["x", "y"], slow.bind(null, 0), {
    id: (item) => `id-${item}`,
  });
  assertEquals(results.map(({ id }) => id), ["id-x", "id-y"]);
  await assertRejects(
    () => runJudge([{ id: "a" }, { id: "b" }, { id: "a" }], () => true),
    RangeError,
    "Cannot run the judge as every id must stand once, unlike that of items[0] and items[2]: " +
      'current value is "a"',
  );
});

Deno.test("runJudge() tells rate and time left by the clock it is given", async () => {
  let clock = 0;
  const seen: JudgeProgress[] = [];
  await runJudge([true, false, true, true], (item) => {
    clock += 500;
    if (!item) throw completionError("timeout", "late");
    return item;
  }, { concurrency: 1, now: () => clock, onProgress: (progress) => seen.push(progress) });
  assertEquals(seen, [
    { done: 1, total: 4, failed: 0, perSecond: 2, secondsLeft: 1.5 },
    { done: 2, total: 4, failed: 1, perSecond: 2, secondsLeft: 1 },
    { done: 3, total: 4, failed: 1, perSecond: 2, secondsLeft: 0.5 },
    { done: 4, total: 4, failed: 1, perSecond: 2, secondsLeft: 0 },
  ]);
});

Deno.test("runJudge() tells the rate of late, not that of what a journal gave at once", async () => {
  let clock = 0;
  let last: JudgeProgress | undefined;
  const items = Array.from({ length: 100 }, (_, i) => i);
  await runJudge(items, (item) => {
    if (item >= 50) clock += 1000;
    return true;
  }, {
    ...{ concurrency: 1, now: () => clock },
    onProgress: (progress) => {
      if (progress.done === 90) last = progress;
    },
  });
  // 90 in 40 s would be 2.25 a second; the last 20 took 20 s.
  assertEquals([last?.perSecond, last?.secondsLeft], [1, 10]);
});

Deno.test("runJudge() outlives a progress callback that throws", async () => {
  const { results, warnings } = await runJudge([1, 2], () => true, {
    onProgress() {
      throw new Error("no display");
    },
  });
  assertEquals(results.length, 2);
  assertEquals(warnings, ["onProgress threw: no display"]);
});

Deno.test("runJudge() adds up usage, cached replies apart, and names the models that replied", async () => {
  const replies = [REPLY, { ...REPLY, cached: true }, { ...REPLY, usage: null, model: null }];
  const { usage, manifest } = await runJudge(replies, (reply, { onCompletion }) => {
    onCompletion?.(reply);
    return true;
  });
  assertEquals(usage, {
    ...{ calls: 2, cached: 1, promptTokens: 10, completionTokens: 2, unknown: 1 },
  });
  assertEquals(manifest.resolvedModels, ["gpt-4o-2024-08-06"]);
});

Deno.test("runJudge() puts judge and generator in the manifest, and no secret", async () => {
  const settings = { model: "gpt-4o", temperature: 0, apiKey: "sk-secret-secret" };
  const judge = Object.assign(() => true, { judgeName: "audit", prompt: PROMPT, settings });
  const { manifest } = await runJudge([1], judge, { generator: "llama3.2" });
  assertEquals(manifest.fingerprint, judgeFingerprint(judge));
  assertEquals([manifest.judge, manifest.model, manifest.generators], ["audit", "gpt-4o", [
    "llama3.2",
  ]]);
  assertEquals(manifest.prompt?.version, "1");
  assertEquals(manifest.settings, { model: "gpt-4o", temperature: 0 });
});

const kin: readonly [string, string | readonly string[], RegExp | null][] = [
  ["gpt-4o", "gpt-4o", /^the judge is the model that wrote the answers \(gpt-4o\)/],
  ["azure/gpt-4o", "gpt-3.5-turbo", /both of the GPT family/],
  ["claude-sonnet-4", ["llama3.2", "claude-haiku"], /claude-haiku .* both of the Claude family/],
  ["gpt-4o", "llama3.2", null],
  ["my-model", "gpt-4o", null],
];
for (const [model, generator, expected] of kin) {
  Deno.test(`runJudge() of ${model} over ${generator} ${expected ? "warns" : "does not warn"}`, async () => {
    const judge = Object.assign(() => true, { settings: { complete: { model } } });
    const { warnings, manifest } = await runJudge([1], judge, { generator });
    assertEquals(manifest.model, model);
    assertEquals(warnings.length, expected ? 1 : 0);
    if (expected) assert(expected.test(warnings[0]), warnings[0]);
  });
}

Deno.test("runJudge() warns of kin that only the server's reply tells", async () => {
  const judge = Object.assign(
    (_: number, { onCompletion }: JudgeCallOptions) => {
      onCompletion?.(REPLY);
      return true;
    },
    { settings: { model: "my-deployment" } },
  );
  const { warnings } = await runJudge([1], judge, { generator: "gpt-3.5-turbo" });
  assert(/gpt-4o-2024-08-06 .* both of the GPT family/.test(warnings[0]), warnings[0]);
});

Deno.test("runJudge() refuses what it cannot take, in its own words", async () => {
  const unknown = { repeats: 1, concurency: 2 };
  await assertRejects(
    () => runJudge([1], () => true, unknown),
    TypeError,
    "Cannot run the judge as there is no option concurency: did you mean concurrency?",
  );
  await assertRejects(
    () => runJudge([1], () => true, { concurrency: 0 }),
    RangeError,
    "Cannot run the judge as concurrency must be an integer >= 1: current value is 0",
  );
});

Deno.test("progressLine() leaves out what is not known", () => {
  const progress = { done: 0, total: 1234567, failed: 0, perSecond: null, secondsLeft: null };
  assertEquals(progressLine(progress), "0 of 1,234,567 judged");
  assertEquals(
    progressLine({ ...progress, done: 3, perSecond: 0.512, secondsLeft: 7322 }),
    "3 of 1,234,567 judged, 0.51 a second, 2 h 2 min left",
  );
  assertEquals(
    progressLine({ ...progress, done: 1234567, perSecond: 512.4, secondsLeft: 0 }),
    "1,234,567 of 1,234,567 judged, 512 a second",
  );
  assertEquals(
    progressLine({ ...progress, perSecond: 41, secondsLeft: 12.2 }),
    "0 of 1,234,567 judged, 41 a second, 13 s left",
  );
});

import { assertEquals, assertRejects } from "@std/assert";
import type { Completion } from "../../lib/data/complete.ts";
import { type CompletionError, completionError } from "../../lib/judges/completion_error.ts";
import { replayComplete } from "../../lib/judges/replay_complete.ts";
import { withCache } from "../../lib/judges/with_cache.ts";
import { withRateLimit } from "../../lib/judges/with_rate_limit.ts";

const REQUEST = { messages: [{ role: "user", content: "x".repeat(384) }], maxTokens: 100 } as const;
// 384 / 4 + 4 for the message + 100 for the reply.
const ESTIMATE = 200;
const GOOD: Completion = {
  ...{ text: "PASS", finish: "stop", usage: null, model: null, latencyMs: 1 },
  ...{ attempts: 1, cached: false },
};

function clock() {
  let time = 0;
  return {
    now: () => time,
    async sleep(ms: number): Promise<void> {
      await Promise.resolve();
      time += ms;
    },
  };
}

Deno.test("withRateLimit() starts no more calls in any minute than it may, in order", async () => {
  const time = clock();
  const starts: [string, number][] = [];
  const complete = withRateLimit(({ messages }) => {
    starts.push([messages[0].content, time.now()]);
    return Promise.resolve(GOOD);
  }, { callsPerMinute: 3, ...time });
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  await Promise.all(names.map((content) => complete({ messages: [{ role: "user", content }] })));
  assertEquals(starts.map(([name]) => name), names);
  assertEquals(starts.map(([, at]) => at), [0, 0, 0, 60_000, 60_000, 60_000, 120_000]);
});

Deno.test("withRateLimit() counts tokens as estimated, then as used", async () => {
  for (
    const [usage, third] of [
      // 2 x 200 of 500 leave no room for a third; 2 x 50 do.
      [{ promptTokens: 190, completionTokens: 10 }, 60_000],
      [{ promptTokens: 40, completionTokens: 10 }, 0],
      [null, 60_000],
    ] as const
  ) {
    const time = clock();
    const starts: number[] = [];
    const complete = withRateLimit(() => {
      starts.push(time.now());
      return Promise.resolve({ ...GOOD, usage });
    }, { tokensPerMinute: 2.5 * ESTIMATE, ...time });
    for (let i = 0; i < 3; i++) await complete(REQUEST);
    assertEquals(starts, [0, 0, third]);
  }
});

Deno.test("withRateLimit() lets a call above the limit through alone", async () => {
  const time = clock();
  const starts: number[] = [];
  const complete = withRateLimit(() => {
    starts.push(time.now());
    return Promise.resolve(GOOD);
  }, { tokensPerMinute: 10, ...time });
  await Promise.all([complete(REQUEST), complete(REQUEST)]);
  assertEquals(starts, [0, 60_000]);
});

Deno.test("withRateLimit() waits for nothing that costs nothing (llm-18)", async () => {
  let slept = 0;
  const options = { callsPerMinute: 1, now: () => 0, sleep: () => Promise.resolve(void slept++) };
  const folder = await Deno.makeTempDir();
  const cached = withCache(() => Promise.resolve(GOOD), { folder });
  await cached(REQUEST);
  // A cache says beforehand what it holds; other functions only afterwards.
  for (const model of [cached, replayComplete(() => "PASS")]) {
    const complete = withRateLimit(model, options);
    for (let i = 0; i < 5; i++) assertEquals((await complete(REQUEST)).cached, true);
  }
  const side = withRateLimit(cached, options);
  await Promise.all(Array.from({ length: 5 }, () => side(REQUEST)));
  assertEquals(slept, 0);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("withRateLimit() lets the next in line go as soon as one gives its place back", async () => {
  let calls = 0;
  const complete = withRateLimit(() => {
    calls++;
    return Promise.resolve({ ...GOOD, cached: true, attempts: 0 });
  }, { callsPerMinute: 1 });
  // By the real clock: without the place given back this would take minutes.
  await Promise.all(Array.from({ length: 5 }, () => complete(REQUEST)));
  assertEquals(calls, 5);
});

Deno.test("withRateLimit() lets go at an abort, and the others in line stay", async () => {
  const complete = withRateLimit(() => Promise.resolve(GOOD), { callsPerMinute: 1 });
  await complete(REQUEST);
  const stop = new AbortController();
  const calls = [1, 2].map(() => complete(REQUEST, { signal: stop.signal }));
  stop.abort();
  for (const call of calls) {
    assertEquals((await assertRejects(() => call, Error) as CompletionError).kind, "aborted");
  }
});

Deno.test("withRateLimit() counts a call that failed", async () => {
  const time = clock();
  const starts: number[] = [];
  const complete = withRateLimit(() => {
    starts.push(time.now());
    return Promise.reject(completionError("rate-limited", "x"));
  }, { callsPerMinute: 1, ...time });
  await assertRejects(() => complete(REQUEST), Error);
  await assertRejects(() => complete(REQUEST), Error);
  assertEquals(starts, [0, 60_000]);
});

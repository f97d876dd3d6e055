import { assert, assertEquals, assertRejects } from "@std/assert";
import type { Completion } from "../../lib/data/complete.ts";
import {
  type CompletionError,
  completionError,
  type FailureKind,
} from "../../lib/judges/completion_error.ts";
import { openaiComplete } from "../../lib/judges/openai.ts";
import { withRetries } from "../../lib/judges/with_retries.ts";
import { fault, modelServer, reply } from "./model_server.ts";

const REQUEST = { messages: [{ role: "user", content: "Grounded?" }] } as const;
const GOOD: Completion = {
  ...{ text: "PASS", finish: "stop", usage: null, model: null, latencyMs: 1 },
  ...{ attempts: 1, cached: false },
};

/** A clock that only sleeping moves. */
function clock() {
  const waits: number[] = [];
  let time = 0;
  return {
    waits,
    now: () => time,
    sleep(ms: number): Promise<void> {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
}

function timeOnly() {
  const { now, sleep } = clock();
  return { now, sleep };
}

Deno.test("withRetries() asks again after 429, 500, a page and a break, and says how often", async () => {
  await using server = modelServer((i) => {
    if (i === 0) return fault(429, {}, { "retry-after": "3" });
    if (i === 1) return fault(500, {});
    if (i === 2) return new Response("<html>", { headers: { "content-type": "text/html" } });
    return reply("PASS");
  });
  const { waits, ...time } = clock();
  const complete = withRetries(openaiComplete({ model: "m", baseURL: server.baseURL }), {
    ...time,
    random: () => 0.5,
    baseDelayMs: 1000,
  });
  const { text, attempts, latencyMs } = await complete(REQUEST);
  // 3 s as asked and .5 x 1 s of spread; then 2 s and 4 s of our own, each (1 + .5) / 2 of it.
  assertEquals(waits, [3500, 1500, 3000]);
  assertEquals([text, attempts, latencyMs], ["PASS", 4, 8000]);
});

Deno.test("withRetries() asks once what cannot succeed (llm-05)", async () => {
  const answers = [
    fault(400, { code: "content_filter" }),
    fault(429, { code: "insufficient_quota" }, { "retry-after": "1" }),
    fault(401, {}),
    fault(422, {}),
  ];
  for (const answer of answers) {
    await using server = modelServer(() => answer);
    const complete = withRetries(openaiComplete({ model: "m", baseURL: server.baseURL }));
    const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
    assertEquals([error.attempts, server.bodies.length], [1, 1]);
  }
});

Deno.test("withRetries() retries by kind", async () => {
  const kinds: readonly (readonly [FailureKind, number])[] = [
    ["rate-limited", 4],
    ["unavailable", 4],
    ["timeout", 4],
    ["filtered", 1],
    ["truncated", 1],
    ["unparsable", 1],
    ["budget", 1],
    ["refused", 1],
    ["aborted", 1],
  ];
  for (const [kind, tries] of kinds) {
    let calls = 0;
    const complete = withRetries(() => {
      calls++;
      return Promise.reject(completionError(kind, "x", { status: 499 }));
    }, timeOnly());
    const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
    assertEquals([calls, error.attempts, error.kind, error.status], [tries, tries, kind, 499]);
  }
});

Deno.test("withRetries() retries network faults of other functions, and no mistake of the caller", async () => {
  const errors: readonly (readonly [Error, number])[] = [
    [new TypeError("error sending request for url (http://x/)"), 4],
    [new TypeError("fetch failed"), 4],
    [new Deno.errors.ConnectionReset("reset"), 4],
    [new DOMException("slow", "TimeoutError"), 4],
    [new TypeError("x is not a function"), 1],
    [new RangeError("network of mistakes"), 1],
  ];
  for (const [thrown, tries] of errors) {
    let calls = 0;
    const complete = withRetries(() => {
      calls++;
      return Promise.reject(thrown);
    }, timeOnly());
    await assertRejects(() => complete(REQUEST), Error);
    assertEquals(calls, tries, String(thrown));
  }
});

Deno.test("withRetries() ends at once where the wait would outlast the time", async () => {
  for (const [asked, options] of [[60_000, { totalTimeoutMs: 60_000 }], [600_001, {}]] as const) {
    const { waits, ...time } = clock();
    const complete = withRetries(
      () => Promise.reject(completionError("rate-limited", "x", { retryAfterMs: asked })),
      { ...time, ...options, random: () => 0 },
    );
    const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
    assertEquals([error.kind, error.attempts, error.retryAfterMs], ["rate-limited", 1, asked]);
    assertEquals(waits, []);
  }
});

Deno.test("withRetries() gives up on a try that takes too long, and asks again", async () => {
  let calls = 0;
  const signals: AbortSignal[] = [];
  const complete = withRetries((_, { signal } = {}) => {
    if (signal) signals.push(signal);
    return ++calls === 1 ? new Promise(() => {}) : Promise.resolve(GOOD);
  }, { tryTimeoutMs: 20, baseDelayMs: 0 });
  assertEquals((await complete(REQUEST)).attempts, 2);
  assert(signals[0].aborted && !signals[1].aborted);
  const never = withRetries(() => new Promise(() => {}), { totalTimeoutMs: 20 });
  const error = await assertRejects(() => never(REQUEST), Error) as CompletionError;
  assertEquals([error.kind, error.attempts], ["timeout", 1]);
});

Deno.test("withRetries() ends a call and a wait at an abort", async () => {
  for (const during of ["call", "wait"]) {
    const stop = new AbortController();
    const complete = withRetries(() => {
      setTimeout(() => stop.abort(), 5);
      return during === "call"
        ? new Promise(() => {})
        : Promise.reject(completionError("unavailable", "x"));
    }, { baseDelayMs: 60_000, maxDelayMs: 60_000 });
    const call = complete(REQUEST, { signal: stop.signal });
    assertEquals((await assertRejects(() => call, Error) as CompletionError).kind, "aborted");
    const again = complete(REQUEST, { signal: stop.signal });
    assertEquals((await assertRejects(() => again, Error) as CompletionError).kind, "aborted");
  }
});

Deno.test("withRetries() leaves a reply from a cache as it is, and the settings", async () => {
  const model = Object.assign(
    () => Promise.resolve({ ...GOOD, attempts: 0, cached: true, latencyMs: 7 }),
    { settings: { model: "m" } },
  );
  const complete = withRetries(model);
  assertEquals(await complete(REQUEST), { ...GOOD, attempts: 0, cached: true, latencyMs: 7 });
  assertEquals(complete.settings, { model: "m" });
});

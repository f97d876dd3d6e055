import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import type { Completion } from "../../lib/data/complete.ts";
import {
  type CompletionError,
  completionError,
  failureOf,
} from "../../lib/judges/completion_error.ts";
import { estimateRun } from "../../lib/judges/estimate_run.ts";
import { withBudget } from "../../lib/judges/with_budget.ts";
import { withRetries } from "../../lib/judges/with_retries.ts";

// 3984 / 4 + 4 = 1000 tokens, and a reply of 100.
const REQUEST = {
  messages: [{ role: "user", content: "x".repeat(3984) }],
  maxTokens: 100,
} as const;
const PRICES = { prompt: 10, completion: 100 };
const GOOD: Completion = {
  ...{ text: "PASS", finish: "stop", model: null, latencyMs: 1, attempts: 1, cached: false },
  usage: { promptTokens: 900, completionTokens: 10 },
};

/** How many of several calls at once are answered, and why the rest are not. */
async function outcomes(calls: readonly Promise<Completion>[]) {
  const settled = await Promise.allSettled(calls);
  const failed = settled.filter((it) => it.status === "rejected");
  return {
    answered: settled.length - failed.length,
    kinds: [...new Set(failed.map(({ reason }) => failureOf(reason).kind))],
  };
}

Deno.test("withBudget() makes no call too many, however many are asked for at once", async () => {
  let made = 0;
  const complete = withBudget(async () => {
    made++;
    await new Promise((resolve) => setTimeout(resolve, 1));
    return GOOD;
  }, { calls: 7 });
  const found = await outcomes(Array.from({ length: 20 }, () => complete(REQUEST)));
  assertEquals([found.answered, found.kinds, made], [7, ["budget"], 7]);
  assertEquals(complete.spent(), {
    calls: 7,
    tokens: 7 * 910,
    cost: null,
    cached: 0,
    estimated: 0,
  });
});

Deno.test("withBudget() waits for calls under way rather than stop too early", async () => {
  // One call is set aside for with 1,100 tokens and uses 910: 4,000 are enough for 4 calls, not for
  // 3 as four reservations side by side would have it; a fifth would need 4 x 910 + 1,100.
  const complete = withBudget(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return GOOD;
  }, { tokens: 4000 });
  const found = await outcomes(Array.from({ length: 8 }, () => complete(REQUEST)));
  assertEquals([found.answered, found.kinds, complete.spent().tokens], [4, ["budget"], 3640]);
});

Deno.test("withBudget() counts money by the tokens used, and says what is spent", async () => {
  // A call costs 900 x 10 + 10 x 100 = 10,000 of a million: .01; set aside are .02.
  const complete = withBudget(() => Promise.resolve(GOOD), { cost: 0.04, prices: PRICES });
  for (let i = 0; i < 3; i++) await complete(REQUEST);
  const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
  assertEquals(error.kind, "budget");
  assertEquals(
    error.message,
    "Cannot complete as the budget of 0.04 (cost) would be exceeded: 0.03 are spent, " +
      "the next call may take 0.02",
  );
  assertEquals(complete.spent().calls, 3);
});

Deno.test("withBudget() charges nothing for a reply from a cache (llm-18)", async () => {
  const replies = [GOOD, { ...GOOD, cached: true, attempts: 0 }];
  let next = 0;
  const complete = withBudget(() => Promise.resolve(replies[next++]), { calls: 1, prices: PRICES });
  await complete(REQUEST);
  // The budget of calls is spent: what a cache keeps is asked of it all the same.
  const kept = Object.assign(() => Promise.resolve(GOOD), {
    lookUp: () => Promise.resolve({ ...GOOD, cached: true, attempts: 0 }),
  });
  const free = withBudget(kept, { calls: 0 });
  assertEquals((await free(REQUEST)).cached, true);
  assertEquals([free.spent().calls, free.spent().cached], [0, 1]);
  assertEquals(complete.spent(), { calls: 1, tokens: 910, cost: 0.01, cached: 0, estimated: 0 });

  next = 0;
  const both = withBudget(() => Promise.resolve(replies[next++]), { calls: 2, prices: PRICES });
  await both(REQUEST);
  await both(REQUEST);
  assertEquals([both.spent().calls, both.spent().cost, both.spent().cached], [1, 0.01, 1]);
});

Deno.test("withBudget() counts failed calls, and those that may have been charged", async () => {
  const cases = [
    [completionError("rate-limited", "x"), 0, 0],
    [completionError("timeout", "x"), 1100, 1],
    [completionError("truncated", "x", { completion: GOOD }), 910, 0],
    [new TypeError("x"), 0, 0],
  ] as const;
  for (const [error, tokens, estimated] of cases) {
    const complete = withBudget(() => Promise.reject(error), {});
    await assertRejects(() => complete(REQUEST), Error);
    assertEquals(complete.spent(), { calls: 1, tokens, cost: null, cached: 0, estimated });
  }
  const silent = withBudget(() => Promise.resolve({ ...GOOD, usage: null }), {});
  await silent(REQUEST);
  assertEquals([silent.spent().tokens, silent.spent().estimated], [1100, 1]);
});

Deno.test("withBudget() counts each try within retries, and its stop is no reason to try again", async () => {
  let made = 0;
  const budgeted = withBudget(() => {
    made++;
    return Promise.reject(completionError("unavailable", "x"));
  }, { calls: 3 });
  const complete = withRetries(budgeted, { tries: 10, sleep: () => Promise.resolve() });
  const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
  assertEquals([error.kind, error.attempts, made, budgeted.spent().calls], ["budget", 3, 3, 3]);
});

Deno.test("withBudget() gives back what an aborted call had set aside", async () => {
  let finish = () => {};
  const complete = withBudget(() => new Promise((resolve) => finish = () => resolve(GOOD)), {
    tokens: 2000,
  });
  const first = complete(REQUEST);
  await Promise.resolve();
  const stop = new AbortController();
  const second = complete(REQUEST, { signal: stop.signal });
  await Promise.resolve();
  stop.abort();
  assertEquals((await assertRejects(() => second, Error) as CompletionError).kind, "aborted");
  finish();
  await first;
  // 910 + 1,100 > 2,000: it would wait for ever if the second were still set aside for.
  const third = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
  assertEquals(third.kind, "budget");
});

Deno.test("withBudget() refuses a sum of money without prices", () => {
  assertThrows(
    () => withBudget(() => Promise.resolve(GOOD), { cost: 1 }),
    TypeError,
    "Cannot make withBudget as prices must be given where cost is: current value is undefined",
  );
});

Deno.test("estimateRun() counts calls, tokens and cost before a call is made", () => {
  const run = [REQUEST, { ...REQUEST, maxTokens: undefined }];
  assertEquals(estimateRun(run), {
    calls: 2,
    promptTokens: 2000,
    completionTokens: 356,
    cost: null,
  });
  // 2,000 x 10 + 200 x 100 of a million.
  assertEquals(estimateRun(run, { prices: PRICES, maxTokens: 100 }).cost, 0.04);
  assertEquals(estimateRun([]), { calls: 0, promptTokens: 0, completionTokens: 0, cost: null });
  const chinese = estimateRun([{ messages: [{ role: "user", content: "退货期限为三十天" }] }]);
  assert(chinese.promptTokens >= 8, "eight characters of Chinese are about as many tokens");
  assertThrows(
    () => estimateRun([REQUEST, {} as typeof REQUEST]),
    TypeError,
    "Cannot estimate a run as requests[1] must be a request with messages",
  );
});

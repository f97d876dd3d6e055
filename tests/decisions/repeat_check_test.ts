import { assert, assertEquals, assertRejects } from "@std/assert";
import { assertStablePassRate } from "../../lib/decisions/assert_stable_pass_rate.ts";
import { repeatCheck } from "../../lib/decisions/repeat_check.ts";

Deno.test("repeatCheck() keeps every attempt, and 4 of 5 reach .8", async () => {
  const result = await repeatCheck((_id, attempt) => attempt !== 2);
  assertEquals([result.runs, result.threshold, result.pass], [5, 0.8, true]);
  assertEquals(result.scores, [1, 0, 1, 1, 1]);
  assertEquals(result.meanScore, 0.8);
  assertEquals([result.passRate.estimate, result.passRate.n], [0.8, 5]);
  assert(result.passRate.lower !== null && result.passRate.lower < 0.8);
  assertEquals(result.unstable, ["check"]);
  assertEquals(result.cases[0].attempts.map(({ status }) => status), [
    "pass",
    "fail",
    "pass",
    "pass",
    "pass",
  ]);
  assertEquals((await repeatCheck((_id, attempt) => attempt > 2)).pass, false);
});

Deno.test("repeatCheck() never runs a deterministic failure again", async () => {
  const asked: string[] = [];
  const result = await repeatCheck((id, attempt) => {
    asked.push(`${id} ${attempt}`);
    return id === "sure" ? { pass: false, deterministic: true, reason: "no citation" } : true;
  }, { ids: ["sure", "model"], runs: 3 });
  assertEquals(asked, ["sure 1", "model 1", "model 2", "model 3"]);
  assertEquals([result.failing, result.unstable], [["sure"], []]);
  assertEquals(result.cases[0].passRate.n, 1);
});

Deno.test("repeatCheck() counts an attempt that threw as none that passed", async () => {
  const result = await repeatCheck((_id, attempt) => {
    if (attempt < 3) throw new Error("timeout");
    return { pass: true, score: 0.9 };
  });
  assertEquals(result.scores, [0.9, 0.9, 0.9]);
  assertEquals(result.passRate.estimate, 0.6);
  assertEquals(result.cases[0].attempts[0], {
    attempt: 1,
    status: "error",
    score: null,
    deterministic: false,
    reason: "timeout",
  });
  const none = await repeatCheck(() => Promise.reject(new Error("down")), { threshold: 0 });
  assertEquals([none.meanScore, none.passRate.estimate], [null, 0]);
});

Deno.test("repeatCheck() takes attempts of one case for rows of one cluster", async () => {
  const ids = Array.from({ length: 30 }, (_, i) => `c${i}`);
  const result = await repeatCheck((id) => Number(id.slice(1)) % 2 === 0, { ids });
  assertEquals(result.passRate.n, 150);
  assert(result.passRate.method.startsWith("cluster"));
  assertEquals(result.unstable, []);
});

Deno.test("repeatCheck() stops at a signal and refuses what it cannot read", async () => {
  await assertRejects(
    () => repeatCheck(() => true, { signal: AbortSignal.abort(new Error("enough")) }),
    Error,
    "enough",
  );
  await assertRejects(
    () => repeatCheck(() => true, { runs: 0 }),
    RangeError,
    "Cannot repeat the check as runs must be an integer >= 1: current value is 0",
  );
  await assertRejects(() => repeatCheck(() => 1 as never), TypeError, "a boolean or an object");
  await assertRejects(
    () => repeatCheck(() => ({ pass: true, score: NaN })),
    TypeError,
    "its score must be a finite number: current value is NaN",
  );
  await assertRejects(
    () => repeatCheck(() => true, { retries: 1 } as never),
    TypeError,
    "no option",
  );
});

Deno.test("assertStablePassRate() says what to look at, and in which order", async () => {
  assertEquals((await assertStablePassRate((_id, attempt) => attempt !== 5)).pass, true);
  const error = await assertRejects(
    () => assertStablePassRate((id) => id === "good", { ids: ["good", "bad"] }),
    Error,
  );
  assert(error.message.includes("  bad: .000 (.000 to .434), n 5, scores 0, 0, 0, 0, 0"));
  assert(!error.message.includes("good:"));
  const order = ["retrieval first", "prompt", "threshold"].map((word) =>
    error.message.lastIndexOf(word)
  );
  assertEquals(order, order.toSorted((a, b) => a - b));
  await assertRejects(
    () => assertStablePassRate(() => ({ pass: false, deterministic: true })),
    Error,
    "more runs would not change them",
  );
});

import { assert, assertEquals, assertThrows } from "@std/assert";
import { completionError, type FailureKind, failureOf } from "../../lib/judges/completion_error.ts";

Deno.test("completionError() makes an error with its kind and details", () => {
  const error = completionError("rate-limited", "Too many calls.", {
    status: 429,
    retryAfterMs: 1500,
    attempts: 3,
  });
  assert(error instanceof Error);
  assertEquals(error.name, "CompletionError");
  assertEquals(String(error), "CompletionError: Too many calls.");
  assertEquals([error.kind, error.status, error.retryAfterMs, error.attempts], [
    "rate-limited",
    429,
    1500,
    3,
  ]);
});

Deno.test("completionError() keeps no secret in its message", () => {
  const secrets = [
    "Incorrect API key provided: sk-proj-abcdef1234567890.",
    "Authorization: Bearer abc.def-123456 was refused",
    '{"api_key": "s3cr3tvalue"} is wrong',
    "api-key: s3cr3tvalue",
    "no access for gsk_abcdefgh12345678",
    "cannot reach http://bob:s3cr3tvalue@10.0.0.1:8080/v1",
    "cannot reach bob:s3cr3tvalue@models.test/v1",
    "cannot reach https://s3cr3tvalue@models.test",
  ];
  for (const message of secrets) {
    const error = completionError("refused", message);
    assert(!/abcdef|s3cr3t|abc\.def/.test(error.message), error.message);
    assert(error.message.includes("***"), error.message);
  }
  const plain = "Maximum context length is 8192 tokens; the basic plan has no api key limit.";
  assertEquals(completionError("refused", plain).message, plain);
  const address = "See https://models.test/@team/limits: write to help@models.test at 08:30.";
  assertEquals(completionError("refused", address).message, address);
});

Deno.test("completionError() refuses an unknown kind, an empty message and unknown details", () => {
  assertThrows(
    () => completionError("slow" as FailureKind, "x"),
    RangeError,
    "Cannot make a completion error as kind must be one of filtered, truncated, unparsable, timeout, " +
      'rate-limited, budget, refused, unavailable, aborted: current value is "slow"',
  );
  assertThrows(() => completionError("timeout", ""), TypeError, "message must be a text");
  assertThrows(
    () => completionError("timeout", "x", { stauts: 1 } as Record<string, number>),
    TypeError,
    "there is no option stauts: did you mean status?",
  );
});

Deno.test("failureOf() tells what was thrown by what it is", () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [completionError("filtered", "x"), "filtered"],
    [new DOMException("x", "AbortError"), "aborted"],
    [new DOMException("x", "TimeoutError"), "timeout"],
    [new SyntaxError("x"), "unparsable"],
    [new TypeError("error sending request"), "unavailable"],
    ["x", "unavailable"],
    [null, "unavailable"],
  ];
  for (const [error, kind] of cases) assertEquals(failureOf(error).kind, kind, String(error));
});

Deno.test("failureOf() is plain data that JSON can hold, without what is not known", () => {
  const failure = failureOf(completionError("timeout", "Too slow.", { attempts: 4, reply: "?" }));
  assertEquals(failure, { kind: "timeout", message: "Too slow.", attempts: 4 });
  assertEquals(JSON.parse(JSON.stringify(failure)), failure);
});

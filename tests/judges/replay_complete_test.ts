import { assertEquals, assertRejects } from "@std/assert";
import type { Completion } from "../../lib/data/complete.ts";
import type { CompletionError } from "../../lib/judges/completion_error.ts";
import { completionKey } from "../../lib/judges/completion_key.ts";
import { replayComplete } from "../../lib/judges/replay_complete.ts";

const REQUEST = { messages: [{ role: "user", content: "Grounded?" }] } as const;
const RECORDED: Completion = {
  ...{ text: "PASS", finish: "stop", model: "m", latencyMs: 800, attempts: 2, cached: false },
  usage: { promptTokens: 5, completionTokens: 1 },
};

Deno.test("replayComplete() gives what is recorded under the key, as a map or an object", async () => {
  const settings = { model: "m" };
  const key = completionKey(REQUEST, settings);
  for (const recorded of [{ [key]: RECORDED }, new Map([[key, RECORDED]])]) {
    const complete = replayComplete(recorded, { settings });
    assertEquals(await complete(REQUEST), { ...RECORDED, attempts: 0, cached: true });
    assertEquals(complete.settings, settings);
  }
});

Deno.test("replayComplete() gives what a function says, and a text as a reply without usage", async () => {
  const complete = replayComplete(({ messages }) => messages[0].content.toUpperCase());
  const { text, usage, cached } = await complete(REQUEST);
  assertEquals([text, usage, cached], ["GROUNDED?", null, true]);
});

Deno.test("replayComplete() names what is not recorded", async () => {
  const complete = replayComplete({}, { keyOf: () => "q7" });
  const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
  assertEquals(error.kind, "refused");
  assertEquals(
    error.message,
    'Cannot replay as no reply is recorded under q7 for the request "Grounded?"',
  );
  await assertRejects(
    () => replayComplete({ constructor: 1 } as never, { keyOf: () => "constructor" })(REQUEST),
    Error,
    "what is recorded is no reply under constructor",
  );
  await assertRejects(
    () => replayComplete({}, { keyOf: () => "toString" })(REQUEST),
    Error,
    "no reply is recorded under toString",
  );
});

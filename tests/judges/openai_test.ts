import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import type { CompletionRequest } from "../../lib/data/complete.ts";
import type { CompletionError } from "../../lib/judges/completion_error.ts";
import { openaiComplete, type OpenaiCompleteOptions } from "../../lib/judges/openai.ts";
import { type Answer, fault, modelServer, rawServer, reply } from "./model_server.ts";

const REQUEST: CompletionRequest = {
  messages: [{ role: "system", content: "Judge." }, { role: "user", content: "Grounded?" }],
};
const SHAPED: CompletionRequest = {
  ...REQUEST,
  reply: { name: "verdict", schema: { type: "object", properties: { ok: { type: "boolean" } } } },
};
const KEY = "sk-test-0123456789abcdef";

/** The error of one call to a server that answers so. */
async function failure(
  answer: Answer,
  options: Partial<OpenaiCompleteOptions> = {},
  request = REQUEST,
): Promise<CompletionError & { readonly calls: number }> {
  await using server = modelServer(answer);
  const complete = openaiComplete({ model: "m", baseURL: server.baseURL, apiKey: KEY, ...options });
  const error = await assertRejects(() => complete(request), Error) as CompletionError;
  assertEquals(error.name, "CompletionError", error.stack);
  assert(!Deno.inspect(error).includes(KEY), "the key is in the error");
  return Object.assign(error, { calls: server.bodies.length });
}

Deno.test("openaiComplete() sends what it is asked, and reads text, usage, model and finish", async () => {
  await using server = modelServer(() => reply("PASS"));
  let time = 0;
  const complete = openaiComplete({
    ...{ model: "m", baseURL: server.baseURL, apiKey: ` ${KEY}\n`, maxTokens: 64 },
    ...{ extra: { reasoning_effort: "low" }, now: () => time += 5 },
  });
  assertEquals(await complete({ ...REQUEST, seed: 7 }), {
    ...{ text: "PASS", finish: "stop", model: "m-2026", attempts: 1, cached: false },
    usage: { promptTokens: 12, completionTokens: 3 },
    latencyMs: 5,
  });
  assertEquals(server.bodies[0], {
    ...{ model: "m", messages: REQUEST.messages, temperature: 0, max_tokens: 64, seed: 7 },
    reasoning_effort: "low",
  });
  assertEquals(server.requests[0].headers.get("authorization"), `Bearer ${KEY}`);
  assertEquals(complete.settings, {
    ...{ provider: "openai", model: "m", baseURL: server.baseURL, temperature: 0 },
    ...{ structured: "auto", maxTokens: 64, extra: { reasoning_effort: "low" } },
  });
  await complete({ ...REQUEST, temperature: 0.7, maxTokens: 8 });
  assertEquals([server.bodies[1].temperature, server.bodies[1].max_tokens], [0.7, 8]);
});

Deno.test("openaiComplete() asks for a shape by schema and gives the reply as JSON", async () => {
  await using server = modelServer((i) => reply(i === 0 ? '{"ok": true}' : "Yes, I think so."));
  const complete = openaiComplete({ model: "m", baseURL: server.baseURL });
  assertEquals((await complete(SHAPED)).json, { ok: true });
  assertEquals(server.bodies[0].response_format, {
    type: "json_schema",
    json_schema: { ...SHAPED.reply, strict: true },
  });
  const prose = await complete(SHAPED);
  assertEquals([prose.text, "json" in prose], ["Yes, I think so.", false]);
});

/** What servers without structured output say of it. */
const REFUSALS: readonly (readonly [string, () => Response])[] = [
  ["OpenAI", () => fault(400, { message: "Unsupported value.", param: "response_format" })],
  [
    "vLLM",
    () =>
      Response.json({ object: "error", message: "json_schema is no known type", code: 400 }, {
        status: 400,
      }),
  ],
  [
    "FastAPI",
    () =>
      Response.json({ detail: [{ loc: ["body", "response_format"], msg: "extra fields" }] }, {
        status: 422,
      }),
  ],
  ["Ollama", () => Response.json({ error: "response_format is not supported" }, { status: 400 })],
  ["a list", () => Response.json([{ error: { message: "no schema here" } }], { status: 400 })],
  ["llama.cpp", () => fault(500, { message: "failed to parse grammar", type: "server_error" })],
];
for (const [name, refusal] of REFUSALS) {
  Deno.test(`openaiComplete() does without structured output where ${name} refuses it, and remembers`, async () => {
    await using server = modelServer((_, { response_format }) =>
      response_format === undefined ? reply('{"ok":false}') : refusal()
    );
    const complete = openaiComplete({ model: "m", baseURL: server.baseURL });
    const first = await complete(SHAPED);
    assertEquals([first.json, first.attempts], [{ ok: false }, 3]);
    assertEquals((await complete(SHAPED)).attempts, 1);
    const sent = server.bodies.map((body) => body.response_format as { type: string } | undefined);
    assertEquals(sent.map((it) => it?.type), ["json_schema", "json_object", undefined, undefined]);
    // Who is not held to the shape is told it.
    assert(JSON.stringify(server.bodies[3].messages).includes("JSON Schema"));
  });
}

Deno.test("openaiComplete() keeps to the way of asking that it is told", async () => {
  const error = await failure(REFUSALS[0][1], { structured: "json_schema" }, SHAPED);
  assertEquals([error.kind, error.status, error.calls], ["refused", 400, 1]);
});

Deno.test("openaiComplete() reads logprobs, and does without where they are refused", async () => {
  const content = [{ token: "P", logprob: -0.1, top_logprobs: [{ token: "P", logprob: -0.1 }] }];
  await using server = modelServer((i, body) =>
    i === 0
      ? reply("P", { logprobs: { content } })
      : body.logprobs
      ? fault(400, { message: "logprobs are not supported" })
      : reply("P")
  );
  const complete = openaiComplete({ model: "m", baseURL: server.baseURL });
  const asked = { ...REQUEST, topLogprobs: 1 };
  assertEquals((await complete(asked)).logprobs, [
    { token: "P", logprob: -0.1, top: [{ token: "P", logprob: -0.1 }] },
  ]);
  assertEquals("logprobs" in await complete(asked), false);
});

Deno.test("openaiComplete() names the token limit as newer models want it", async () => {
  await using server = modelServer((_, body) =>
    "max_tokens" in body
      ? fault(400, { message: "Use 'max_completion_tokens' instead.", param: "max_tokens" })
      : reply("P")
  );
  const complete = openaiComplete({
    ...{ model: "m", baseURL: server.baseURL, maxTokens: 9, temperature: null },
  });
  assertEquals((await complete(REQUEST)).attempts, 2);
  assertEquals(server.bodies[1], {
    model: "m",
    messages: REQUEST.messages,
    max_completion_tokens: 9,
  });
});

Deno.test("openaiComplete() gives a filtered or cut reply as what it is (llm-04)", async () => {
  const cases: readonly (readonly [Record<string, unknown>, string | null, string])[] = [
    [{ finish_reason: "content_filter", message: { content: null } }, null, "content_filter"],
    [{ finish_reason: "stop", message: { content: null } }, null, "stop"],
    [{ finish_reason: "stop", message: { content: null, refusal: "No." } }, null, "content_filter"],
    [{ finish_reason: "content_filter", message: {} }, null, "content_filter"],
    [{ finish_reason: "length", message: { content: "PA" } }, "PA", "length"],
    [{ finish_reason: "SAFETY", message: { content: "" } }, "", "content_filter"],
    [{ finish_reason: null, message: { content: "PASS" } }, "PASS", "other"],
  ];
  for (const [choice, text, finish] of cases) {
    await using server = modelServer(() => Response.json({ choices: [choice] }));
    const completion = await openaiComplete({ model: "m", baseURL: server.baseURL })(REQUEST);
    assertEquals([completion.text, completion.finish], [text, finish]);
    assertEquals([completion.usage, completion.model], [null, null]);
    assertEquals(server.bodies.length, 1);
  }
});

Deno.test("openaiComplete() tells what failed, after one try (llm-05)", async () => {
  const cases: readonly (readonly [Response, string, number?])[] = [
    [fault(400, { code: "content_filter" }), "filtered"],
    [fault(400, { innererror: { code: "ResponsibleAIPolicyViolation" } }), "filtered"],
    [fault(429, { code: "content_filter" }), "filtered"],
    [fault(400, { code: "data_inspection_failed" }), "filtered"],
    [fault(400, { code: "context_length_exceeded" }), "refused"],
    [fault(401, { code: "invalid_api_key", message: `Incorrect key ${KEY}` }), "refused"],
    [fault(403, {}), "refused"],
    [fault(404, { code: "model_not_found" }), "refused"],
    [fault(409, {}), "refused"],
    [fault(429, { code: "insufficient_quota" }, { "retry-after": "1" }), "refused"],
    [fault(429, { type: "insufficient_quota", code: null }), "refused"],
    [fault(402, {}), "refused"],
    [fault(429, { code: "rate_limit_exceeded" }), "rate-limited"],
    [fault(429, {}, { "retry-after": "3" }), "rate-limited", 3000],
    [fault(429, {}, { "retry-after-ms": "250", "retry-after": "1" }), "rate-limited", 250],
    [
      fault(429, {}, {
        "retry-after": "Wed, 21 Oct 2026 07:28:10 GMT",
        date: "Wed, 21 Oct 2026 07:28:00 GMT",
      }),
      "rate-limited",
      10_000,
    ],
    [fault(429, { message: "Please try again in 20ms. Visit us." }), "rate-limited", 20],
    [fault(429, { message: "Please try again in 1m2.5s." }), "rate-limited", 62_500],
    [fault(429, { message: "Please retry after 26 seconds." }), "rate-limited", 26_000],
    [fault(429, { message: "Limit 30 a minute, try later" }), "rate-limited"],
    [fault(408, {}), "timeout"],
    [fault(500, {}), "unavailable"],
    [fault(503, {}, { "retry-after": "2" }), "unavailable", 2000],
    [new Response("<html>Bad gateway</html>", { status: 502 }), "unavailable"],
    [new Response(null, { status: 529 }), "unavailable"],
  ];
  for (const [response, kind, wait] of cases) {
    const { status } = response;
    const error = await failure(() => response);
    const found = [error.kind, error.status, error.retryAfterMs, error.attempts, error.calls];
    assertEquals(found, [kind, status, wait, 1, 1], error.message);
  }
});

Deno.test("openaiComplete() takes no page and no empty body for a reply", async () => {
  const page = "<!DOCTYPE html><html>Sign in</html>";
  const bodies: readonly (readonly [Response, string, RegExp])[] = [
    [
      new Response(page, { headers: { "content-type": "text/html" } }),
      "unavailable",
      /page of HTML/,
    ],
    [
      new Response(page, { headers: { "content-type": "application/json" } }),
      "unavailable",
      /no JSON/,
    ],
    [Response.json({}), "unavailable", /no choices/],
    [Response.json({ choices: [] }), "unavailable", /no choices/],
    [new Response("", { headers: { "content-type": "application/json" } }), "unavailable", /200/],
    [Response.json({ error: { code: 429, message: "Slow down" } }), "rate-limited", /Slow down/],
    [Response.json({ error: { message: "Overloaded" } }), "unavailable", /Overloaded/],
  ];
  for (const [response, kind, message] of bodies) {
    const error = await failure(() => response);
    assertEquals(error.kind, kind, error.message);
    assert(message.test(error.message), error.message);
  }
});

Deno.test("openaiComplete() reads JSON that is sent as text", async () => {
  const body = await reply("PASS").text();
  await using server = modelServer(() => new Response(body));
  const complete = openaiComplete({ model: "m", baseURL: server.baseURL });
  assertEquals((await complete(REQUEST)).text, "PASS");
});

Deno.test("openaiComplete() tells a body that breaks off and a server that is not there", async () => {
  const whole = await reply("PASS").text();
  const head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
  const cut = whole.slice(0, whole.length / 2);
  for (const length of [`content-length: ${whole.length}\r\n`, "connection: close\r\n"]) {
    using server = rawServer(`${head}${length}\r\n${cut}`);
    const complete = openaiComplete({ model: "m", baseURL: server.baseURL });
    const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
    assertEquals(error.kind, "unavailable", error.message);
  }
  const closed = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const baseURL = `http://127.0.0.1:${closed.addr.port}/v1`;
  closed.close();
  const complete = openaiComplete({ model: "m", baseURL });
  const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
  assertEquals([error.kind, error.attempts], ["unavailable", 1]);
});

Deno.test("openaiComplete() gives up on a slow head and on a slow body, and at an abort", async () => {
  const { promise: never, resolve } = Promise.withResolvers<Response>();
  const slowBody = new Response(
    new ReadableStream({ start: (it) => it.enqueue(new Uint8Array(1)) }),
    {
      headers: { "content-type": "application/json" },
    },
  );
  await using server = modelServer((i) => i === 1 ? slowBody : never);
  const complete = openaiComplete({ model: "m", baseURL: server.baseURL, timeoutMs: 60 });
  for (const _ of ["head", "body"]) {
    const error = await assertRejects(() => complete(REQUEST), Error) as CompletionError;
    assertEquals(error.kind, "timeout");
    assertEquals(error.message, "Cannot complete as no reply came within 60 ms");
  }
  const stop = new AbortController();
  const patient = openaiComplete({ model: "m", baseURL: server.baseURL });
  const call = patient(REQUEST, { signal: stop.signal });
  stop.abort();
  assertEquals((await assertRejects(() => call, Error) as CompletionError).kind, "aborted");
  resolve(reply("late"));
});

Deno.test("openaiComplete() reaches a deployment of Azure", async () => {
  await using server = modelServer(() => reply("PASS"));
  const endpoint = server.baseURL.replace("/v1", "/");
  const azure = { endpoint, apiVersion: "2024-10-21", deployment: "judge" };
  const complete = openaiComplete({ model: "gpt-4o", apiKey: KEY, azure });
  assertEquals((await complete(REQUEST)).text, "PASS");
  const url = new URL(server.requests[0].url);
  assertEquals(url.pathname, "/openai/deployments/judge/chat/completions");
  assertEquals(url.search, "?api-version=2024-10-21");
  assertEquals(server.requests[0].headers.get("api-key"), KEY);
  assert(!JSON.stringify(complete.settings).includes(KEY));
});

Deno.test("openaiComplete() refuses what it cannot work with, without showing a key", () => {
  const make = (options: unknown) => () => openaiComplete(options as OpenaiCompleteOptions);
  const baseURL = "http://127.0.0.1:9/v1";
  const cases: readonly (readonly [unknown, string])[] = [
    [{ model: "", baseURL }, "model must be a text that is not empty"],
    [{ model: "m", baseUrl: baseURL }, "there is no option baseUrl: did you mean baseURL?"],
    [{ model: "m", baseURL: "localhost:11434" }, "baseURL must be an address beginning with http"],
    [{ model: "m", baseURL: "http://me:secret@x/v1" }, "must hold no user, password or query"],
    [{ model: "m", baseURL: "http://me:secret@x:99999/v1" }, "baseURL must be an address"],
    [{ model: "m", baseURL: "me:secret@x/v1" }, "baseURL must be an address"],
    [{ model: "m", baseURL, temperature: -1 }, "temperature must be a number >= 0"],
    [{ model: "m", baseURL, maxTokens: 0.5 }, "maxTokens must be an integer >= 1"],
    [{ model: "m", baseURL, structured: "xml" }, "structured must be one of auto"],
    [{ model: "m", baseURL, apiKey: "secret key" }, "apiKey must be a text of letters"],
  ];
  for (const [options, message] of cases) {
    const error = assertThrows(make(options), Error, message);
    assert(!error.message.includes("secret key") && !error.message.includes("me:secret"));
  }
});

import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { collectTraces } from "../../lib/cases/collect_traces.ts";
import { endpointAnswer } from "../../lib/cases/endpoint_answer.ts";
import type { Case } from "../../lib/data/case.ts";

const one: Case = {
  ...{ id: "q1", type: "answerable", expect: "answer", question: "How long?", chunks: [] },
  history: [{ role: "user", text: "Hello" }],
};

async function serving(
  handler: (request: Request) => Response | Promise<Response>,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, handler);
  try {
    await use(`http://127.0.0.1:${server.addr.port}/ask?key=secret`);
  } finally {
    await server.shutdown();
  }
}

Deno.test("endpointAnswer() posts the question and reads the trace", async () => {
  const bodies: unknown[] = [];
  await serving(async (request) => {
    bodies.push([request.method, request.headers.get("x-key"), await request.json()]);
    return Response.json({
      ...{ answer: "45 days", chunks: [{ id: "c1", text: "45 days." }], citations: ["c1"] },
      model: "m-1",
    });
  }, async (url) => {
    const [trace] = await collectTraces([one], endpointAnswer(url, { headers: { "x-key": "k" } }));
    assertEquals(trace, {
      ...{ id: "q1", question: "How long?", answer: "45 days", citations: ["c1"], model: "m-1" },
      chunks: [{ id: "c1", text: "45 days." }],
    });
  });
  const { id, question, history } = one;
  assertEquals(bodies, [["POST", "k", { id, question, history }]]);
});

Deno.test("endpointAnswer() says what is wrong with a response, not the key in its address", async () => {
  const html = { headers: { "content-type": "text/html" } };
  const answers: readonly [Response, string][] = [
    [new Response("overloaded", { status: 503 }), "the status is 503"],
    [new Response("<html>Log in</html>", html), "it is HTML, not JSON: <html>Log in</html>"],
    [new Response("<!DOCTYPE html>"), "it is HTML, not JSON"],
    [new Response("ok"), "it is no JSON: ok"],
    [new Response(""), "it is no JSON: an empty body"],
    [Response.json([1]), "it is no JSON object: [1]"],
    [
      Response.json({ anwser: "x" }),
      "the field answer is missing: fields are anwser, of which anwser is nearest",
    ],
    [Response.json({ answer: 4 }), "answer must be a text or null: current value is 4"],
    [
      Response.json({ answer: "x", chunks: [{ id: "a" }] }),
      'chunks[0] must be an object with the texts id and text: current value is {"id":"a"}',
    ],
    [Response.json({ answer: "x", citations: "a" }), "citations must be a list of chunk ids"],
  ];
  for (const [response, message] of answers) {
    await serving(() => response, async (url) => {
      const ask = endpointAnswer(url);
      const error = await assertRejects(async () => await ask(one, { attempt: 1 }), Error);
      assert(error.message.startsWith("Cannot read the answer of http://127.0.0.1:"));
      assert(error.message.includes(`/ask as ${message}`), error.message);
    });
  }
});

Deno.test("endpointAnswer() gives up after its time", async () => {
  const held: (() => void)[] = [];
  await serving(() => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    held.push(() => resolve(new Response("late")));
    return promise;
  }, async (url) => {
    const [trace] = await collectTraces([one], endpointAnswer(url, { timeout: 20 }));
    assert(trace?.error?.includes("no answer came within 20 ms"), trace?.error);
    held.forEach((let_go) => let_go());
  });
});

Deno.test("endpointAnswer() names what is wrong with its arguments", () => {
  assertThrows(
    () => endpointAnswer("ftp://x"),
    RangeError,
    'Cannot ask the endpoint as url must be an address that begins with http:// or https://: current value is "ftp://x"',
  );
  assertThrows(() => endpointAnswer(7 as never), TypeError, "url must be an address");
  assertThrows(() => endpointAnswer("http://x", { timeout: 0 }), RangeError, "timeout");
});

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

Deno.test("endpointAnswer() names the address that cannot be reached, and why", async () => {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, () => {
    throw new Error("never asked");
  });
  const { port } = server.addr;
  await server.shutdown();
  const ask = endpointAnswer(`http://me:secret@127.0.0.1:${port}/ask?key=secret`);
  const error = await assertRejects(async () => await ask(one, { attempt: 1 }), Error);
  const begin = `Cannot ask the endpoint http://127.0.0.1:${port}/ask as the connection failed: `;
  assert(error.message.startsWith(begin), error.message);
  assert(/refused/i.test(error.message) && !error.message.includes("secret"), error.message);
});

Deno.test("collectTraces() makes a member of the wrong kind the error of its case", async () => {
  const wrong: readonly (readonly [object, string])[] = [
    [{ prompt_chunk_ids: 5 }, "prompt_chunk_ids must be a list of texts"],
    [{ tool_output: [1] }, "tool_output must be a list of texts"],
    [{ answerable: "no" }, "answerable must be a boolean"],
    [{ latency_ms: "fast" }, "latency_ms must be a number"],
  ];
  for (const [member, message] of wrong) {
    const [trace] = await collectTraces([one], () => ({ answer: "x", ...member }));
    assertEquals(trace?.answer, null);
    assert(trace?.error?.includes(message), trace?.error);
  }
  await serving(
    () => Response.json({ answer: "x", citations: null, chunks: null, model: null }),
    async (url) => {
      const [trace] = await collectTraces([one], endpointAnswer(url));
      assertEquals(trace, { id: "q1", question: "How long?", chunks: [], answer: "x" });
    },
  );
});

/** A server of replies in a thread of its own, as a provider is none of the caller's work; told how long to take. */
const body = JSON.stringify({ choices: [{ message: { content: "PASS" }, finish_reason: "stop" }] });
const headers = { "content-type": "application/json" };
const ms = Number(new URL(import.meta.url).searchParams.get("ms"));

const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
  await request.arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, ms));
  return new Response(body, { headers });
});
// Types of pages know no `postMessage` of a worker.
Reflect.get(globalThis, "postMessage")(server.addr.port);

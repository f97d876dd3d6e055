/** A server on loopback that speaks the OpenAI protocol as a test tells it to. */
export interface ModelServer extends AsyncDisposable {
  readonly baseURL: string;
  /** The bodies that came, in order. */
  readonly bodies: Record<string, unknown>[];
  /** The requests that came, in order. */
  readonly requests: { readonly url: string; readonly headers: Headers }[];
}

/** What to answer the request of an index, from 0, and its body. */
export type Answer = (
  index: number,
  body: Record<string, unknown>,
) => Response | Promise<Response>;

/** Starts a server; `await using` stops it. */
export function modelServer(answer: Answer): ModelServer {
  const bodies: Record<string, unknown>[] = [];
  const requests: { readonly url: string; readonly headers: Headers }[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    const body = await request.json();
    requests.push({ url: request.url, headers: new Headers(request.headers) });
    bodies.push(body);
    return answer(bodies.length - 1, body);
  });
  return {
    ...{ baseURL: `http://127.0.0.1:${server.addr.port}/v1`, bodies, requests },
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** A good reply. */
export function reply(content: string | null, more: Record<string, unknown> = {}): Response {
  return Response.json({
    model: "m-2026",
    choices: [{ message: { role: "assistant", content }, finish_reason: "stop", ...more }],
    usage: { prompt_tokens: 12, completion_tokens: 3 },
  });
}

/** An error as OpenAI words it. */
export function fault(
  status: number,
  error: Record<string, unknown>,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: { message: "no", ...error } }, { status, headers });
}

/** A server of bytes, for what no HTTP server would send. */
export function rawServer(answer: string): { readonly baseURL: string } & Disposable {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const accepting = (async () => {
    for await (const connection of listener) {
      await connection.read(new Uint8Array(65536)).catch(() => null);
      await connection.write(new TextEncoder().encode(answer)).catch(() => 0);
      connection.close();
    }
  })();
  void accepting;
  return {
    baseURL: `http://127.0.0.1:${listener.addr.port}/v1`,
    [Symbol.dispose]: () => listener.close(),
  };
}

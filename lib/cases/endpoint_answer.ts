import type { Case } from "../data/case.ts";
import { readEndpointBody, shownUrl } from "./_endpoint_body.ts";
import {
  isObject,
  outOfRange,
  requireOptions,
  requirePositiveInteger,
  wrongKind,
} from "./_require.ts";
import type { AnswerCase, AnswerContext, CollectedAnswer } from "./collect_traces.ts";

/** Options of {@linkcode endpointAnswer}. */
export interface EndpointAnswerOptions {
  /** Headers beside `content-type`, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which an answer is given up, an integer >= 1. Default 60000. */
  readonly timeout?: number;
}

const ACTION = "ask the endpoint";
const OPTIONS: Record<keyof EndpointAnswerOptions, true> = { headers: true, timeout: true };

/**
 * Asks a system over HTTP, for {@linkcode collectTraces}.
 *
 * Posts `{ id, question, history }` as JSON and reads `{ answer, chunks, citations, ... }`, the fields of a
 * trace; `answer` is a text or null, `chunks` a list of passages with `id` and `text`. A bad status, a page of
 * HTML and a missing field are each named in the error. Needs permission to reach the host.
 *
 * @param url Address of the endpoint, http or https.
 * @param options Headers and the time an answer may take.
 * @returns The function to hand to `collectTraces`.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If `url` is no address of the web, or `timeout` is out of range.
 *
 * @example
 * ```ts
 * import { endpointAnswer } from "@touchstone/eval/cases";
 * import type { Case } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
 *   const { question } = await request.json();
 *   return Response.json({ answer: `You asked: ${question}`, chunks: [] });
 * });
 * const answer = endpointAnswer(`http://127.0.0.1:${server.addr.port}/answer`);
 * const one: Case = { id: "q1", type: "answerable", expect: "answer", question: "Why?", chunks: [] };
 *
 * assertEquals((await answer(one, { attempt: 1 })).answer, "You asked: Why?");
 * await server.shutdown();
 * ```
 */
export function endpointAnswer(
  url: string | URL,
  options: EndpointAnswerOptions = {},
): AnswerCase {
  const address = readUrl(url);
  requireOptions(options, OPTIONS, ACTION);
  const { headers = {}, timeout = 60000 } = options;
  requirePositiveInteger(timeout, "timeout", ACTION);
  if (!isObject(headers) || !Object.values(headers).every((value) => typeof value === "string")) {
    throw wrongKind("headers must be an object of texts", headers, ACTION);
  }
  return (oneCase, context) => post(address, headers, timeout, oneCase, context);
}

function readUrl(url: unknown): URL {
  const need = "url must be an address that begins with http:// or https://";
  if (typeof url !== "string" && !(url instanceof URL)) throw wrongKind(need, url, ACTION);
  const address = URL.parse(String(url));
  if (address === null || !/^https?:$/.test(address.protocol)) {
    throw outOfRange(need, String(url), ACTION);
  }
  return address;
}

async function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  timeout: number,
  { id, question, history }: Case,
  { signal }: AnswerContext,
): Promise<CollectedAnswer> {
  const late = new AbortController();
  const timer = setTimeout(() =>
    late.abort(
      new Error(`Cannot ${ACTION} ${shownUrl(url)} as no answer came within ${timeout} ms`),
    ), timeout);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: JSON.stringify({ id, question, ...history && { history } }),
      signal: signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]),
    });
    return readEndpointBody(url, response, await response.text());
  } catch (error) {
    throw error instanceof TypeError && !late.signal.aborted ? unreachable(url, error) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch` says that it failed, and only at the end of its cause why; what comes before holds the whole address. */
function unreachable(url: URL, error: TypeError): Error {
  const { cause, message } = error;
  const last = cause instanceof Error ? cause.message.split(": ").at(-1) : undefined;
  const why = last === undefined || last.includes(url.host) ? message : last;
  return new Error(`Cannot ${ACTION} ${shownUrl(url)} as the connection failed: ${why}`);
}

import { nearestName } from "../data/nearest_name.ts";
import { isChunk, isObject } from "./_require.ts";
import type { CollectedAnswer } from "./collect_traces.ts";

/** An address without what may hold a key: user, password, query. */
export function shownUrl({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}

/** The answer in a response, or an error that says what is the matter with it. */
export function readEndpointBody(url: URL, response: Response, text: string): CollectedAnswer {
  const cannot = (reason: string) =>
    new Error(`Cannot read the answer of ${shownUrl(url)} as ${reason}`);
  const { ok, status, statusText } = response;
  if (!ok) throw cannot(`the status is ${`${status} ${statusText}`.trim()}: ${start(text)}`);
  const type = response.headers.get("content-type") ?? "";
  if (/html/i.test(type) || /^\s*<(!doctype|html)\b/i.test(text)) {
    throw cannot(`it is HTML, not JSON: ${start(text)}`);
  }
  const body = parse(text);
  if (body === undefined) throw cannot(`it is no JSON: ${start(text)}`);
  if (!isObject(body)) throw cannot(`it is no JSON object: ${start(text)}`);
  const { answer } = body;
  const [chunks, citations] = [body.chunks ?? [], body.citations ?? []];
  if (answer === undefined) throw cannot(missing(body));
  if (typeof answer !== "string" && answer !== null) {
    throw cannot(
      `answer must be a text or null: current value is ${start(JSON.stringify(answer))}`,
    );
  }
  if (!Array.isArray(chunks)) throw cannot("chunks must be a list of passages");
  const bad = chunks.findIndex((chunk) => !isChunk(chunk));
  if (bad >= 0) {
    throw cannot(
      `chunks[${bad}] must be an object with the texts id and text: current value is ${
        start(JSON.stringify(chunks[bad]))
      }`,
    );
  }
  if (!Array.isArray(citations) || !citations.every((id) => typeof id === "string")) {
    throw cannot("citations must be a list of chunk ids");
  }
  return { ...body, answer };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function missing(body: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(body);
  const near = nearestName("answer", names);
  const hint = near === undefined ? "" : `, of which ${near} is nearest`;
  const there = names.length === 0 ? "there are none" : `fields are ${names.join(", ")}${hint}`;
  return `the field answer is missing: ${there}`;
}

function start(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 120 ? `${line.slice(0, 120)}...` : line || "an empty body";
}

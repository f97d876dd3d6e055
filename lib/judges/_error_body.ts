import { parsedJson } from "./_parsed_json.ts";
import { isObject } from "./_require_call.ts";

/** What a server says of a failed call, whatever its dialect. */
export interface ServerFault {
  /** Its words, cut. */
  readonly message: string;
  /** Its codes: `code`, `type` and `param`, and those within, in lower case. */
  readonly codes: readonly string[];
}

/**
 * Reads the body of an answer that is an error.
 *
 * OpenAI and Azure nest `{ error: { message, code, innererror } }`, Ollama gives `{ error: "text" }`, vLLM `{ message,
 * code }`, FastAPI `{ detail }`, Gemini a list with one of the first; a proxy gives a page.
 */
export function readServerFault(text: string): ServerFault {
  const body = parsedJson(text);
  if (body === undefined) {
    const page = /^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text);
    return { message: page ? "a page of HTML" : cut(text.trim()), codes: [] };
  }
  const fault = faultWithin(body);
  if (!isObject(fault)) return { message: cut(words(fault)), codes: [] };
  const said = fault.message ?? fault.detail ?? fault.error ?? fault;
  return { message: cut(words(said)), codes: codesOf(fault) };
}

/** The part of a body that tells of the error. */
function faultWithin(body: unknown): unknown {
  const whole = Array.isArray(body) && body.length > 0 ? body[0] : body;
  if (!isObject(whole)) return whole;
  return isObject(whole.error) || typeof whole.error === "string" ? whole.error : whole;
}

function codesOf(fault: Readonly<Record<string, unknown>>): string[] {
  const own = [fault.code, fault.type, fault.param, fault.status]
    .filter((code) => typeof code === "string" || typeof code === "number")
    .map((code) => String(code).toLowerCase());
  const inner = fault.innererror ?? fault.inner_error ?? fault.metadata;
  return isObject(inner) ? [...own, ...codesOf(inner)] : own;
}

function words(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}

/** Long enough to find the cause, short enough for a report. */
function cut(text: string): string {
  return text.length > 600 ? `${text.slice(0, 600)}...` : text;
}

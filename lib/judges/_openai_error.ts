import { readServerFault, type ServerFault } from "./_error_body.ts";
import { isObject } from "./_require_call.ts";
import { retryAfterMs } from "./_retry_after.ts";
import { withoutSecrets } from "./_without_secrets.ts";
import { type CompletionError, completionError, type FailureKind } from "./completion_error.ts";

const ANSWERED = "Cannot complete as the server answered";
/** Codes of a content filter, of whatever status: OpenAI, Azure, DashScope. */
const FILTER =
  /content_?filter|responsibleaipolicy|content_policy|moderation|data_?inspection|image_content_policy|safety/;
/** Codes of an account that will not answer however long one waits. */
const QUOTA =
  /insufficient_(?:user_)?quota|billing|insufficient_balance|payment_required|account_deactivated/;

/** What is known of an HTTP answer that is an error. */
export interface HttpFault {
  readonly status: number;
  readonly fault: ServerFault;
  readonly headers: Headers;
}

/** What the errors of a call tell beside the fault, and what they must not tell. */
export interface FaultContext {
  readonly attempts: number;
  readonly secret: string;
  readonly now: () => number;
}

/** The error of an answer with a status of 400 or more. */
export function httpError(
  { status, fault, headers }: HttpFault,
  { attempts, secret, now }: FaultContext,
): CompletionError {
  const kind = kindOf(status, fault);
  const waits = kind === "rate-limited" || kind === "unavailable" || kind === "timeout";
  const wait = waits ? retryAfterMs(headers, fault.message, now) : undefined;
  const code = fault.codes.length > 0 ? ` (${fault.codes[0]})` : "";
  return completionError(
    kind,
    withoutSecrets(`${ANSWERED} ${status}${code}: ${fault.message || "nothing more"}`, [secret]),
    { status, attempts, ...wait === undefined ? {} : { retryAfterMs: wait } },
  );
}

/** Only 429, 408 and 5xx may go otherwise the next time; what is in the codes goes before the status. */
function kindOf(status: number, { codes, message }: ServerFault): FailureKind {
  if (codes.some((code) => FILTER.test(code))) return "filtered";
  if (status === 400 && /content management policy|content filter/i.test(message)) {
    return "filtered";
  }
  if (codes.some((code) => QUOTA.test(code))) return "refused";
  if (status === 429) return "rate-limited";
  if (status === 408 || status === 504) return "timeout";
  return status >= 500 ? "unavailable" : "refused";
}

/** The error of a 200 that holds no completion. */
export function badBodyError(body: unknown, context: FaultContext): CompletionError {
  if (typeof body === "object" && body !== null && "error" in body && body.error) {
    const fault = readServerFault(JSON.stringify(body));
    const status = fault.codes.map(Number).find((code) => code >= 400 && code < 600) ?? 500;
    return httpError({ status, fault, headers: new Headers() }, context);
  }
  const what = typeof body === "string" ? readServerFault(body).message : "";
  const message = `${ANSWERED} 200 without a completion, with ${what || "no choices"}`;
  const { attempts, secret } = context;
  return completionError("unavailable", withoutSecrets(message, [secret]), {
    ...{ status: 200, attempts },
  });
}

/** The HTTP answer that the client's error stands for; `null` where there was none. */
export function httpFaultOf(error: unknown): HttpFault | null {
  if (!(error instanceof Error) || !("status" in error) || !("headers" in error)) return null;
  const { status, headers } = error;
  if (typeof status !== "number" || !(headers instanceof Headers)) return null;
  const body = "error" in error && isObject(error.error) ? error.error.message : undefined;
  const fault = readServerFault(typeof body === "string" ? body : error.message);
  return { status, fault, headers };
}

/** The error of a call that had no HTTP answer, or one that broke off. */
export function networkError(error: unknown, { attempts, secret }: FaultContext): CompletionError {
  const said: string[] = [];
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    if (!said.includes(at.message)) said.push(at.message);
  }
  const why = error instanceof SyntaxError
    ? `the reply broke off or is no JSON (${said.join(": ")})`
    : `the connection failed (${said.join(": ") || String(error)})`;
  return completionError("unavailable", withoutSecrets(`Cannot complete as ${why}`, [secret]), {
    attempts,
  });
}

/**
 * `fetch` with the body of an error as it came, as the text of `error.message`: the client would throw away what is
 * in no field `error`.
 */
export async function fetchFaults(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  const { ok, status } = response;
  // The client leaves an empty body open.
  if (ok && response.headers.get("content-length") !== "0") return response;
  const text = await response.text().catch(() => "");
  const headers = new Headers(response.headers);
  for (const name of ["content-length", "content-encoding"]) headers.delete(name);
  if (ok) return new Response(null, { status, headers });
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify({ error: { message: text } }), { status, headers });
}

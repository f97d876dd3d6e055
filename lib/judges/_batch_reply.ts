import type { Completion, CompletionRequest } from "../data/complete.ts";
import { readServerFault } from "./_error_body.ts";
import { badBodyError, httpError } from "./_openai_error.ts";
import { readReply } from "./_openai_reply.ts";
import { isObject } from "./_require_call.ts";
import { completionError } from "./completion_error.ts";

const CONTEXT = { attempts: 1, secret: "", now: () => 0 };

/** The completion that a line of a batch's results holds, or the error of why there is none, thrown. */
export function readBatchReply(
  row: Readonly<Record<string, unknown>>,
  request: CompletionRequest,
): Completion {
  const { response, error } = row;
  if (isObject(response)) {
    const { status_code: status = 200, body } = response;
    if (typeof status === "number" && status >= 400) {
      const fault = readServerFault(JSON.stringify(body ?? error ?? {}));
      throw httpError({ status, fault, headers: new Headers() }, CONTEXT);
    }
    const reply = readReply(body, request);
    if (reply === null) throw badBodyError(body ?? "nothing", CONTEXT);
    return { ...reply, latencyMs: null, attempts: 1, cached: false };
  }
  if (error === undefined || error === null) {
    const message = "Cannot read a result of the batch as it has neither response nor error";
    throw completionError("unavailable", message, { attempts: 1 });
  }
  const { message, codes } = readServerFault(JSON.stringify({ error }));
  const [code] = codes;
  // An expired or cancelled batch never asked; a server's error may be another the next time.
  const status = statusOf(codes);
  if (status !== null) {
    const fault = { message, codes };
    throw httpError({ status, fault, headers: new Headers() }, CONTEXT);
  }
  const said = code === undefined ? message : `${code}: ${message}`;
  throw completionError("unavailable", `The batch gave no reply (${said})`, { attempts: 1 });
}

/** What a code says of the cause, as a status would. */
function statusOf(codes: readonly string[]): number | null {
  if (codes.some((code) => /rate_?limit/.test(code))) return 429;
  if (codes.some((code) => /time_?out/.test(code))) return 408;
  const invalid =
    /content_?filter|responsibleaipolicy|content_policy|insufficient_quota|billing|invalid|context_length|unauthori|not_found/;
  return codes.some((code) => invalid.test(code)) ? 400 : null;
}

import type { CompletionRequest } from "../data/complete.ts";
import type { JsonObject } from "../data/json_value.ts";
import { sha256Hex } from "../data/sha256_hex.ts";
import { inOrder } from "./_in_order.ts";
import { isObject, requireRequest, wrongKind } from "./_require_call.ts";

const ACTION = "make the key of a call";

/**
 * The key of a call: SHA-256 over everything that shapes its reply.
 *
 * That is the whole request, the index of the repeat included, and the settings of the function: model, base URL,
 * temperature, limits. By it caches, journals and recorded replies know a call again. The order of fields does not
 * matter, nor whether one is left out or `undefined`; a repeat of 0 is the same as none.
 *
 * @param request The request.
 * @param settings What else shapes the reply: `complete.settings`. Default: none.
 * @returns 64 hexadecimal digits in lower case.
 * @throws {TypeError} If `request` is no request or `settings` no object, or they hold what JSON cannot.
 * @throws {RangeError} If they hold a number that is not finite.
 *
 * @example
 * ```ts
 * import { completionKey } from "@touchstone/eval/judges";
 * import { assertEquals, assertNotEquals } from "@std/assert";
 *
 * const request = { messages: [{ role: "user", content: "Grounded?" }] } as const;
 * assertEquals(completionKey({ ...request, repeat: 0 }), completionKey(request));
 * assertNotEquals(completionKey({ ...request, repeat: 1 }), completionKey(request));
 * assertNotEquals(completionKey(request, { model: "a" }), completionKey(request, { model: "b" }));
 * ```
 */
export function completionKey(request: CompletionRequest, settings: JsonObject = {}): string {
  requireRequest(request, "request", ACTION);
  if (!isObject(settings)) throw wrongKind("settings must be an object", settings, ACTION);
  const { repeat = 0, ...rest } = request;
  return sha256Hex(JSON.stringify({ request: { ...rest, repeat }, settings }, plain));
}

/** Fields in one order; what JSON would leave out or alter is refused, as two calls would share a key. */
function plain(name: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new RangeError(`Cannot ${ACTION} as ${name} must be finite: current value is ${value}`);
  }
  if (typeof value === "function" || typeof value === "symbol" || typeof value === "bigint") {
    throw wrongKind(`${name} must be what JSON can hold`, value, ACTION);
  }
  if (!isObject(value)) return value;
  // JSON writes a Map as {}, whatever it holds.
  if (value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)) {
    throw wrongKind(`${name} must be what JSON can hold`, value, ACTION);
  }
  return inOrder(value);
}

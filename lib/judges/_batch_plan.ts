import type { CompletionRequest } from "../data/complete.ts";
import type { JsonObject } from "../data/json_value.ts";
import { sha256Hex } from "../data/sha256_hex.ts";
import { bodyOf, type ServerSupport } from "./_openai_body.ts";
import { modelSettings } from "./_judge_settings.ts";
import {
  isObject,
  outOfRange,
  requireCallable,
  requireFilledText,
  requireOptionalCallable,
  requireOptionalNumber,
  requireOptions,
  requireRequest,
  wrongKind,
} from "./_require_call.ts";
import type { BatchOptions } from "./batch_options.ts";
import type { Judge } from "./judge.ts";

const OPTIONS: Record<keyof BatchOptions<unknown>, true> = {
  ...{ model: true, temperature: true, maxTokens: true, structured: true, limit: true },
  ...{ url: true, repeats: true, id: true },
};
const FORMATS: readonly unknown[] = ["json_schema", "json_object", "none"];
const LIMITS: readonly unknown[] = ["max_completion_tokens", "max_tokens"];

/** Options that have been read: how a request of the judge becomes one of a batch. */
export interface BatchPlan<Item> {
  readonly url: string;
  readonly repeats: number;
  readonly id?: (item: Item, index: number) => string;
  readonly requestFor: (item: Item, index: number) => CompletionRequest;
  readonly bodyFor: (request: CompletionRequest) => JsonObject;
}

/** The plan of a batch, or an error that names what is wrong. */
export function readBatchPlan<Item, Verdict>(
  judge: Judge<Item, Verdict>,
  options: BatchOptions<Item>,
  action: string,
  more: Readonly<Record<string, true>> = {},
): BatchPlan<Item> {
  if (!isObject(judge) && typeof judge !== "function") {
    throw wrongKind("judge must be a judge", judge, action);
  }
  const settings: unknown = judge.settings ?? {};
  requireCallable(judge.requestOf, "judge.requestOf", action);
  requireCallable(judge.parse, "judge.parse", action);
  if (!isObject(settings)) throw wrongKind("judge.settings must be an object", settings, action);
  requireOptions(options, { ...OPTIONS, ...more }, action);
  const own: Readonly<Record<string, unknown>> = modelSettings(settings as JsonObject) ?? {};
  const { model = own.model, temperature = own.temperature ?? 0 } = options;
  const { maxTokens = own.maxTokens, structured = "json_schema", repeats = 1, id } = options;
  const { limit = "max_completion_tokens", url = "/v1/chat/completions" } = options;
  requireFilledText(model, "model", action);
  requireFilledText(url, "url", action);
  if (temperature !== null) {
    requireOptionalNumber(temperature, "temperature", { atLeast: 0 }, action);
  }
  requireOptionalNumber(maxTokens, "maxTokens", { atLeast: 1, integer: true }, action);
  requireOptionalNumber(repeats, "repeats", { atLeast: 1, integer: true }, action);
  requireOptionalCallable(id, "id", action);
  if (!FORMATS.includes(structured)) {
    throw outOfRange(`structured must be one of ${FORMATS.join(", ")}`, structured, action);
  }
  if (!LIMITS.includes(limit)) {
    throw outOfRange(`limit must be one of ${LIMITS.join(", ")}`, limit, action);
  }
  const support: ServerSupport = { structured, fixed: true, logprobs: true, limit };
  const defaults = {
    model: String(model),
    temperature: temperature === null ? null : Number(temperature),
    ...maxTokens === undefined ? {} : { maxTokens: Number(maxTokens) },
    extra: isObject(own.extra) ? own.extra as JsonObject : {},
  };
  const requestFor = (item: Item, index: number) => {
    try {
      return judge.requestOf(item);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new TypeError(`Cannot ${action} as items[${index}] makes no request: ${why}`);
    }
  };
  const bodyFor = (request: CompletionRequest) => {
    requireRequest(request, "what judge.requestOf gives", action);
    return bodyOf(request, defaults, support);
  };
  return { url, repeats, id, requestFor, bodyFor };
}

/** How a judgement is called in a batch, but for the hash of its request. */
export function placeName(id: string | undefined, index: number, repeat: number): string {
  // No id begins so when encoded.
  return `${id === undefined ? `#${index}` : encodeURIComponent(id)}.${repeat}`;
}

/** The hash of what is sent, by which a changed request is known. */
export function bodyHash(url: string, body: JsonObject): string {
  return sha256Hex(JSON.stringify([url, body])).slice(0, 24);
}

import type { Completion, CompletionRequest, FinishReason } from "../data/complete.ts";
import { parsedJson } from "./_parsed_json.ts";
import { isObject } from "./_require_call.ts";

const FINISHES: Record<FinishReason, true> = {
  stop: true,
  length: true,
  content_filter: true,
  other: true,
};

/** A kept completion as it is given again, at no cost; `null` where the value is none. */
export function readKept(value: unknown): Completion | null {
  if (!isObject(value)) return null;
  const { text, finish, usage, model, latencyMs } = value;
  const whole = (text === null || typeof text === "string") &&
    typeof finish === "string" && Object.hasOwn(FINISHES, finish) &&
    (usage === null || isUsage(usage)) &&
    (model === null || typeof model === "string") &&
    (latencyMs === null || typeof latencyMs === "number");
  if (!whole) return null;
  const kept = value as unknown as Completion;
  return { ...kept, attempts: 0, cached: true };
}

function isUsage(value: unknown): boolean {
  return isObject(value) && typeof value.promptTokens === "number" &&
    typeof value.completionTokens === "number";
}

/**
 * Whether a reply may stand for later ones: it ended of itself, says something, and is JSON where a shape was
 * asked for, be it with words around. A cut or empty reply would be replayed for ever.
 */
export function isWhole({ text, finish, json }: Completion, request: CompletionRequest): boolean {
  if (finish !== "stop" || text === null || text.trim() === "") return false;
  return request.reply === undefined || json !== undefined || holdsJson(text);
}

function holdsJson(text: string): boolean {
  const start = text.search(/[{[]/);
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  return parsedJson(text.slice(Math.max(0, start), end + 1)) !== undefined;
}

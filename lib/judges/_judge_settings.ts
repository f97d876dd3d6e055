import type { JsonObject } from "../data/json_value.ts";
import { isObject } from "./_require_call.ts";

/** Names of what authorises a call: none belongs in settings, and none enters a fingerprint or a manifest. */
const SECRET =
  /^(?:api[-_]?key|authori[sz]ation|password|secret|(?:access|auth|bearer)[-_]?token|headers)$/i;

/** Settings without what authorises a call, however deep. */
export function openSettings(settings: JsonObject): JsonObject {
  const open = Object.entries(settings).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(open.map(([name, value]) => [name, openValue(value)]));
}

function openValue(value: unknown): JsonObject[string] {
  if (Array.isArray(value)) return value.map((item) => openValue(item) ?? null);
  return isObject(value) ? openSettings(value as JsonObject) : value as JsonObject[string];
}

/** The settings of the judge's model, which stand among the judge's own or under a name such as `complete`. */
export function modelSettings(settings: JsonObject): JsonObject | null {
  if (typeof settings.model === "string") return settings;
  for (const value of Object.values(settings)) {
    if (isObject(value) && typeof value.model === "string") return value as JsonObject;
  }
  return null;
}

/** The name of the judge's model; `null` where its settings tell none. */
export function modelNameOf(settings: JsonObject): string | null {
  const name = modelSettings(settings)?.model;
  return typeof name === "string" ? name : null;
}

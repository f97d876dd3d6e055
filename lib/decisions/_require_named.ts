import { nearestName } from "../data/nearest_name.ts";
import { wrongType } from "./_argument_error.ts";
import { requireObject } from "./_require.ts";

/** Throws unless `options` is an object of which every name is known; a slip is told the nearest. */
export function requireKnownOptions(
  options: unknown,
  known: Readonly<Record<string, true>>,
  action: string,
): void {
  requireObject(options, "options", "an object", action);
  const names = Object.keys(known);
  for (const name of Object.keys(options as object)) {
    if (Object.hasOwn(known, name)) continue;
    const near = nearestName(name, names);
    const meant = near === undefined ? `options are ${names.join(", ")}` : `did you mean ${near}?`;
    throw new TypeError(`Cannot ${action} as there is no option ${name}: ${meant}`);
  }
}

/** Throws unless a value is a text with something in it. */
export function requireOneText(value: unknown, name: string, action: string): void {
  if (typeof value === "string" && value !== "") return;
  throw wrongType(action, name, "a text that is not empty", value);
}

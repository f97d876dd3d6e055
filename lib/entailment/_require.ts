import { nearestName } from "../data/nearest_name.ts";

/** The error for an argument of the wrong kind. */
export function wrongKind(need: string, value: unknown, action: string): TypeError {
  return new TypeError(`Cannot ${action} as ${need}: current value is ${shown(value)}`);
}

/** The error for a value out of range. */
export function outOfRange(need: string, value: unknown, action: string): RangeError {
  return new RangeError(`Cannot ${action} as ${need}: current value is ${shown(value)}`);
}

/** A value as a message shows it: what JSON cannot hold is named. */
function shown(value: unknown): string {
  if (typeof value === "function") return "a function";
  const whole = typeof value === "bigint" || typeof value === "symbol" || value !== value ||
    value === Infinity || value === -Infinity;
  const text = whole ? String(value) : JSON.stringify(value, named) ?? String(value);
  return text.length > 100 ? `${text.slice(0, 100)}...` : text;
}

/** What would stop JSON, by its name. */
function named(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}n` : value;
}

/** Whether a value is an object that is no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Throws unless `options` is an object of which every name is known: notebook cells are not type-checked. */
export function requireOptions(
  options: unknown,
  known: Readonly<Record<string, true>>,
  action: string,
): void {
  if (!isObject(options)) throw wrongKind("options must be an object", options, action);
  const names = Object.keys(known);
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue;
    const near = nearestName(name, names);
    const meant = near === undefined ? "" : `, did you mean ${near}`;
    const list = names.length === 0 ? "there are none" : `options are ${names.join(", ")}`;
    throw new TypeError(`Cannot ${action} as there is no option ${name}${meant}: ${list}`);
  }
}

/** Throws unless a value is a text. */
export function requireText(
  value: unknown,
  name: string,
  action: string,
): asserts value is string {
  if (typeof value !== "string") throw wrongKind(`${name} must be a text`, value, action);
}

/** Throws unless a value is a text with something in it. */
export function requireFilledText(value: unknown, name: string, action: string): void {
  requireText(value, name, action);
  if (value.trim() === "") throw outOfRange(`${name} must not be empty`, value, action);
}

/** Throws unless a value is a list of texts. */
export function requireTexts(value: unknown, name: string, action: string): void {
  if (!Array.isArray(value)) throw wrongKind(`${name} must be a list of texts`, value, action);
  value.forEach((one: unknown, i) => requireText(one, `${name}[${i}]`, action));
}

/** Throws unless a value is a function. */
export function requireFunction(value: unknown, name: string, action: string): void {
  if (typeof value !== "function") throw wrongKind(`${name} must be a function`, value, action);
}

/** Throws unless a value is left out or true or false. */
export function requireOptionalBoolean(value: unknown, name: string, action: string): void {
  if (value === undefined || typeof value === "boolean") return;
  throw wrongKind(`${name} must be true or false`, value, action);
}

/** Throws unless an option is left out or a signal. */
export function requireSignal(value: unknown, action: string): void {
  if (value === undefined || value instanceof AbortSignal) return;
  throw wrongKind("signal must be an AbortSignal", value, action);
}

/** Throws unless a value is an integer of at least `least`. */
export function requireInteger(value: unknown, name: string, least: number, action: string): void {
  const need = `${name} must be an integer >= ${least}`;
  if (typeof value !== "number") throw wrongKind(need, value, action);
  if (!Number.isSafeInteger(value) || value < least) throw outOfRange(need, value, action);
}

/** Throws unless a value is a number from 0 to 1. */
export function requireShare(value: unknown, name: string, action: string): void {
  const need = `${name} must be a number from 0 to 1`;
  if (typeof value !== "number") throw wrongKind(need, value, action);
  if (!(value >= 0 && value <= 1)) throw outOfRange(need, value, action);
}

/** Throws unless a value is one of some texts. */
export function requireOneOf(
  value: unknown,
  known: readonly string[],
  name: string,
  action: string,
): void {
  if (typeof value === "string" && known.includes(value)) return;
  const need = `${name} must be one of ${known.join(", ")}`;
  throw (typeof value === "string" ? outOfRange : wrongKind)(need, value, action);
}

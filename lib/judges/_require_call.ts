import { nearestName } from "../data/nearest_name.ts";

/** The error for an argument of the wrong kind. */
export function wrongKind(need: string, value: unknown, action: string): TypeError {
  return new TypeError(`Cannot ${action} as ${need}: current value is ${shown(value)}`);
}

/** The error for a value out of range. */
export function outOfRange(need: string, value: unknown, action: string): RangeError {
  return new RangeError(`Cannot ${action} as ${need}: current value is ${shown(value)}`);
}

/** A value as a message shows it, briefly: what it holds may be long, or nobody's business. */
export function shown(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 100 ? `${text.slice(0, 100)}...` : text;
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
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known);
    const near = nearestName(name, names);
    const meant = near === undefined ? `options are ${names.join(", ")}` : `did you mean ${near}?`;
    throw new TypeError(`Cannot ${action} as there is no option ${name}: ${meant}`);
  }
}

/** Throws unless a value is a function. */
export function requireCallable(value: unknown, name: string, action: string): void {
  if (typeof value !== "function") throw wrongKind(`${name} must be a function`, value, action);
}

/** Throws unless an option is left out or a function. */
export function requireOptionalCallable(value: unknown, name: string, action: string): void {
  if (value !== undefined) requireCallable(value, name, action);
}

/** Throws unless an option is left out or a signal. */
export function requireSignal(value: unknown, action: string): void {
  if (value === undefined || value instanceof AbortSignal) return;
  throw wrongKind("signal must be an AbortSignal", value, action);
}

/** Throws unless a value can be gone through, at once or as it comes; `need` says what it must be. */
export function requireIterable(value: unknown, need: string, action: string): void {
  const iterates = typeof value === "object" && value !== null &&
    (Symbol.iterator in value || Symbol.asyncIterator in value);
  if (!iterates) throw wrongKind(need, value, action);
}

/** Throws unless a value is a text with something in it. */
export function requireFilledText(value: unknown, name: string, action: string): void {
  if (typeof value !== "string" || value === "") {
    throw wrongKind(`${name} must be a text that is not empty`, value, action);
  }
}

/** Throws unless an option is left out or a number within bounds. */
export function requireOptionalNumber(
  value: unknown,
  name: string,
  { atLeast, integer = false }: { readonly atLeast: number; readonly integer?: boolean },
  action: string,
): void {
  if (value === undefined) return;
  const need = `${name} must be ${integer ? "an integer" : "a number"} >= ${atLeast}`;
  if (typeof value !== "number") throw wrongKind(need, value, action);
  const fits = value >= atLeast && Number.isFinite(value) && (!integer || Number.isInteger(value));
  if (!fits) throw outOfRange(need, value, action);
}

/** Throws unless a value is a request with messages of role and content. */
export function requireRequest(request: unknown, name: string, action: string): void {
  const need = `${name} must be a request with messages of role and content`;
  if (!isObject(request) || !Array.isArray(request.messages)) {
    throw wrongKind(need, request, action);
  }
  const wrong = request.messages.find((message: unknown) =>
    !isObject(message) || typeof message.role !== "string" || typeof message.content !== "string"
  );
  if (wrong !== undefined || request.messages.length === 0) {
    throw wrongKind(need, request.messages.length === 0 ? request : wrong, action);
  }
}

/** The error for an argument of the wrong kind. */
export function wrongKind(action: string, name: string, need: string, value: unknown): TypeError {
  return new TypeError(refused(action, name, need, value));
}

/** The error for a value out of range. */
export function outOfRange(action: string, name: string, need: string, value: unknown): RangeError {
  return new RangeError(refused(action, name, need, value));
}

function refused(action: string, name: string, need: string, value: unknown): string {
  const shown = typeof value === "number"
    ? String(value)
    : value instanceof Map
    ? "a Map"
    : value instanceof Set
    ? "a Set"
    : JSON.stringify(value) ?? typeof value;
  const short = shown.length > 100 ? `${shown.slice(0, 100)}...` : shown;
  return `Cannot compute ${action} as ${name} must be ${need}: current value is ${short}`;
}

/** Throws unless `value` is a list of ids. */
export function requireIds(value: unknown, name: string, action: string): void {
  if (!Array.isArray(value)) throw wrongKind(action, name, "an array of ids", value);
  for (let index = 0; index < value.length; index++) {
    if (typeof value[index] === "string") continue;
    throw wrongKind(action, `${name}[${index}]`, "a text", value[index]);
  }
}

/** Throws unless `k` is a number of places. */
export function requireK(k: unknown, action: string): void {
  if (Number.isInteger(k) && Number(k) >= 1) return;
  throw outOfRange(action, "k", "an integer >= 1", k);
}

/** Whether a value is an object with names: no list, nor a Map, which would count as an empty object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !(Symbol.iterator in value);
}

/** Throws unless every id of `grades` has a finite number. */
export function requireGrades(grades: unknown, name: string, action: string): void {
  if (!isObject(grades)) {
    throw wrongKind(action, name, "an object with a grade for each id", grades);
  }
  for (const [id, grade] of Object.entries(grades)) {
    if (Number.isFinite(grade)) continue;
    throw outOfRange(action, `${name}[${JSON.stringify(id)}]`, "a finite number", grade);
  }
}

/** Throws unless `options` is an object of which every name is known. */
export function requireKnownOptions(
  options: unknown,
  known: Readonly<Record<string, true>>,
  action: string,
): void {
  if (!isObject(options)) throw wrongKind(action, "options", "an object", options);
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known).join(", ");
    throw new TypeError(
      `Cannot compute ${action} as there is no option ${name}: options are ${names}`,
    );
  }
}

/** Throws unless `value` is one of the words. */
export function requireWord(
  value: unknown,
  allowed: readonly string[],
  name: string,
  action: string,
): void {
  if (allowed.includes(value as string)) return;
  throw outOfRange(action, name, `one of ${allowed.join(", ")}`, value);
}

/** Throws unless `value` is a least grade for relevance: above 0, as 0 says "not relevant". */
export function requireRelevanceLevel(value: unknown, action: string): void {
  if (typeof value === "number" && value > 0 && value < Infinity) return;
  throw outOfRange(action, "relevanceLevel", "a number > 0", value);
}

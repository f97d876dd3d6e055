/** Throws unless `value` is an integer of at least `minimum`. */
export function requireInteger(value: number, name: string, action: string, minimum = 0): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!Number.isSafeInteger(value) || value < minimum) {
    throw outOfRange(action, name, `an integer >= ${minimum}`, value);
  }
}

/** Throws unless `value` is a finite number. */
export function requireFinite(value: number, name: string, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!Number.isFinite(value)) throw outOfRange(action, name, "a finite number", value);
}

/** Throws if `value` is `NaN`; infinities pass, as the ends of a distribution's range. */
export function requireNumber(value: number, name: string, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (Number.isNaN(value)) throw outOfRange(action, name, "a number", value);
}

/** Throws unless `value` is a finite number above 0. */
export function requirePositive(value: number, name: string, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!(value > 0 && value < Infinity)) throw outOfRange(action, name, "a number > 0", value);
}

/** Throws unless `value` can be the parameter of a beta, chi-square or t distribution. */
export function requireShape(value: number, name: string, action: string): void {
  requirePositive(value, name, action);
  // Beyond it the products of these parameters are no longer exact, and every fraction is long.
  if (value > 1e15) throw outOfRange(action, name, "at most 1e15", value);
}

/** Throws unless `value` is an integer that seeds a generator. */
export function requireSeed(value: number, action: string): void {
  if (typeof value !== "number") throw wrongType(action, "seed", "an integer", value);
  if (!Number.isSafeInteger(value)) throw outOfRange(action, "seed", "an integer", value);
}

/** Throws unless `value` lies strictly between 0 and 1, as a confidence level must. */
export function requireLevel(value: number, action: string, name = "level"): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!(value > 0 && value < 1)) throw outOfRange(action, name, "between 0 and 1", value);
}

/** Throws unless `value` lies in [0, 1]. */
export function requireProbability(value: number, name: string, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!(value >= 0 && value <= 1)) throw outOfRange(action, name, "in [0, 1]", value);
}

/** Throws unless `value` is an object that is no list, as options and inputs by name must be. */
export function requireObject(value: unknown, name: string, action: string): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType(action, name, "an object", value);
  }
}

/**
 * Throws unless every name in `given` is known: notebook cells are not type-checked, and a slip such as
 * `confidence` for `level` would be passed over without a word.
 */
export function requireOptions(
  given: object,
  known: Readonly<Record<string, true>>,
  action: string,
  kind: "option" | "input" = "option",
): void {
  requireObject(given, kind === "option" ? "options" : "input", action);
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known).join(", ");
    throw new TypeError(
      `Cannot compute ${action} as there is no ${kind} ${name}: ${kind}s are ${names}`,
    );
  }
}

/** Throws unless `value` is one of `allowed`. */
export function requireOneOf(
  value: string,
  allowed: readonly string[],
  name: string,
  action: string,
): void {
  if (!allowed.includes(value)) {
    throw outOfRange(action, name, `one of ${allowed.join(", ")}`, value);
  }
}

/** The error for a value of the right type that is out of range. */
export function outOfRange(
  action: string,
  name: string,
  requirement: string,
  value: unknown,
): RangeError {
  return new RangeError(
    `Cannot compute ${action} as ${name} must be ${requirement}: current value is ${show(value)}`,
  );
}

/** The error for a value of the wrong type. */
export function wrongType(
  action: string,
  name: string,
  requirement: string,
  value: unknown,
): TypeError {
  const found = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return new TypeError(
    `Cannot compute ${action} as ${name} must be ${requirement}: current value is ${
      show(value)
    } (${found})`,
  );
}

function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "object" && value !== null) {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > 60 ? `${text.slice(0, 57)}...` : text;
  }
  return String(value);
}

/** The error for a value of the right type that is out of range. */
export function outOfRange(
  action: string,
  name: string,
  requirement: string,
  value: unknown,
): RangeError {
  return new RangeError(message(action, name, requirement, value));
}

/** The error for a value of the wrong type. */
export function wrongType(
  action: string,
  name: string,
  requirement: string,
  value: unknown,
): TypeError {
  return new TypeError(message(action, name, requirement, value));
}

/** Throws unless `value` is a string, or `undefined` where it is `optional`. */
export function requireText(value: unknown, name: string, action: string, optional = false): void {
  if (typeof value === "string" || (optional && value === undefined)) return;
  throw wrongType(action, name, "a string", value);
}

/** Throws unless `value` is an integer of at least 0. */
export function requireCount(value: unknown, name: string, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!Number.isSafeInteger(value) || value < 0) {
    throw outOfRange(action, name, "an integer >= 0", value);
  }
}

function message(action: string, name: string, requirement: string, value: unknown): string {
  const shown = typeof value === "object" || typeof value === "string"
    ? JSON.stringify(value)
    : String(value);
  return `Cannot compute ${action} as ${name} must be ${requirement}: current value is ${shown}`;
}

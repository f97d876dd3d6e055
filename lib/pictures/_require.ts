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

/** The options of a picture, unchecked but for title, subtitle and names; throws unless these are right. */
export function requireOptions(
  options: unknown,
  known: readonly string[],
  action: string,
): Readonly<Record<string, unknown>> {
  if (typeof options !== "object" || options === null) {
    throw wrongType(action, "options", "an object with a title", options);
  }
  const fields: Readonly<Record<string, unknown>> = { ...options };
  for (const name of Object.keys(fields)) {
    if (known.includes(name)) continue;
    const names = known.join(", ");
    throw new TypeError(
      `Cannot compute ${action} as there is no option ${name}: options are ${names}`,
    );
  }
  requireText(fields.title, "title", action);
  requireText(fields.subtitle, "subtitle", action, true);
  return fields;
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

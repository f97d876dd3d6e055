/** The error for a value of the wrong type. */
export function wrongType(action: string, name: string, need: string, value: unknown): TypeError {
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return new TypeError(`${message(action, name, need, value)} (${kind})`);
}

/** The error for a value of the right type that is out of range. */
export function outOfRange(action: string, name: string, need: string, value: unknown): RangeError {
  return new RangeError(message(action, name, need, value));
}

function message(action: string, name: string, need: string, value: unknown): string {
  return `Cannot ${action} as ${name} must be ${need}: current value is ${shown(value)}`;
}

/** A value as a message shows it, briefly: what it holds may be long, or nobody's business. */
function shown(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 100 ? `${text.slice(0, 100)}...` : text;
}

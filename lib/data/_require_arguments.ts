/** Throws unless `value` is a text: notebook cells are not type-checked. */
export function requireText(value: unknown, name: string, action: string): void {
  if (typeof value !== "string") throw wrongKind(value, name, "a text", action);
}

/** Throws unless `value` is a list. */
export function requireList(value: unknown, name: string, action: string): void {
  if (!Array.isArray(value)) throw wrongKind(value, name, "a list", action);
}

/** Throws unless `value` is an object that is no list. */
export function requireObject(value: unknown, name: string, action: string): void {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  throw wrongKind(value, name, "an object", action);
}

/** Throws unless `value` is a function. */
export function requireFunction(value: unknown, name: string, action: string): void {
  if (typeof value !== "function") throw wrongKind(value, name, "a function", action);
}

/** Throws unless `value` can name a file. */
export function requirePath(value: unknown, action: string): void {
  if ((typeof value === "string" && value !== "") || value instanceof URL) return;
  throw wrongKind(value, "path", "a file's name or a URL", action);
}

/** The error for an argument of the wrong kind. */
export function wrongKind(value: unknown, name: string, need: string, action: string): TypeError {
  const shown = Array.isArray(value)
    ? "a list"
    : typeof value === "object" && value !== null
    ? "an object"
    : typeof value === "string"
    ? JSON.stringify(value)
    : typeof value === "function"
    ? "a function"
    : String(value);
  return new TypeError(
    `Cannot ${action} as ${name} must be ${need}: current value is ${shown}`,
  );
}

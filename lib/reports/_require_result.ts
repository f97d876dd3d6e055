/** Throws unless `value` is an object whose members `lists` are lists; `need` says of what it is. */
export function requireResult(
  value: unknown,
  name: string,
  need: string,
  lists: readonly string[],
  action: string,
): void {
  const given = typeof value === "object" && value !== null ? value as Record<string, unknown> : {};
  if (lists.every((list) => Array.isArray(given[list]) && given[list].every(isObject))) return;
  throw new TypeError(`Cannot compute ${action} as ${name} must be ${need}`);
}

/** Throws unless `results` is a list of case results. */
export function requireResults(results: unknown, action: string): void {
  if (Array.isArray(results) && results.every(isResult)) return;
  throw new TypeError(
    `Cannot compute ${action} as results must be a list of results of cases`,
  );
}

function isResult(result: unknown): boolean {
  if (!isObject(result)) return false;
  const { id, outcome, properties } = result as Readonly<Record<string, unknown>>;
  return typeof id === "string" && typeof outcome === "string" && Array.isArray(properties) &&
    properties.every(isObject);
}

function isObject(value: unknown): boolean {
  return typeof value === "string" ||
    (typeof value === "object" && value !== null && Object.keys(value).length > 0);
}

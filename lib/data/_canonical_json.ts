/** JSON with the keys of every object in order of their code units, two spaces deep, and a final newline. */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(value, (_, part) => isObject(part) ? ordered(part) : part, 2)}\n`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ordered(object: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(object);
  return Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0));
}

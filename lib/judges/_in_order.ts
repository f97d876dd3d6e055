/** An object with its fields in the order of their names, so that equal ones are equal as JSON. */
export function inOrder(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(object);
  return Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0));
}

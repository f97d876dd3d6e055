/**
 * A value as one line of JSON. `name` is what messages call the value, such as `rows[3]`.
 *
 * `JSON.stringify` would write `NaN` as `null`, leave out `undefined` and turn a `Map` into `{}`,
 * all without a word; here these are errors.
 */
export function jsonLine(value: unknown, name: string): string {
  requireJson(value, name, []);
  return `${JSON.stringify(value)}\n`;
}

function requireJson(value: unknown, name: string, parents: readonly object[]): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new RangeError(`${cannot(name)} is ${value}: use null`);
    return;
  }
  if (typeof value !== "object") {
    const kind = value === undefined ? "undefined: leave the field out" : `a ${typeof value}`;
    throw new TypeError(`${cannot(name)} is ${kind}`);
  }
  if (parents.includes(value)) throw new TypeError(`${cannot(name)} contains itself`);
  const path = [...parents, value];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) requireJson(value[i], `${name}[${i}]`, path);
    return;
  }
  const prototype = Object.getPrototypeOf(value);
  // An object of another realm, such as a worker's, has another Object.prototype.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError(`${cannot(name)} is a ${prototype.constructor?.name}, not a plain object`);
  }
  for (const [key, member] of Object.entries(value)) {
    const dotted = /^[A-Za-z_$][\w$]*$/.test(key);
    requireJson(member, dotted ? `${name}.${key}` : `${name}[${JSON.stringify(key)}]`, path);
  }
}

function cannot(name: string): string {
  return `Cannot write JSON Lines as ${name}`;
}

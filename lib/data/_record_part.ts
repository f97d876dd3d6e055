/** An object whose fields are unchecked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Throws unless a value is an interval. */
export function checkInterval(value: unknown, where: string): void {
  const { estimate, lower, upper, n, level, method, reason } = fieldsOf(
    value,
    where,
    "an interval",
  );
  must(estimate === null || isNumber(estimate), where, "estimate", "a number or null", estimate);
  const bounded = isNumber(estimate) && isNumber(lower) && isNumber(upper) && lower <= upper;
  const unbounded = lower === null && upper === null && typeof reason === "string";
  must(bounded || unbounded, where, "bounds", "two numbers, or null with a reason", {
    lower,
    upper,
  });
  must(isCount(n), where, "n", "an integer >= 0", n);
  must(isNumber(level) && level > 0 && level < 1, where, "level", "between 0 and 1", level);
  must(typeof method === "string", where, "method", "a text", method);
}

/** Throws unless a part holds; `where` and `name` say which. */
export function must(
  holds: boolean,
  where: string,
  name: string,
  need: string,
  value: unknown,
): void {
  if (holds) return;
  throw new TypeError(
    `Cannot read ${where} as ${name} must be ${need}: current value is ${JSON.stringify(value)}`,
  );
}

/** A value as an object, or an error. */
export function fieldsOf(value: unknown, where: string, need: string): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  throw new TypeError(
    `Cannot read ${where} as it must be ${need}: current value is ${JSON.stringify(value)}`,
  );
}

/** Whether a value is a finite number. */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Whether a value is an integer of at least 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Whether a value is a text or `null`. */
export function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

/** Whether a value is a list of texts. */
export function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

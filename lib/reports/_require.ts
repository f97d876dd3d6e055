/** Throws unless the options of a report are an object, with a list of requirements if any. */
export function requireOptions(options: unknown, action: string): void {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new TypeError(`Cannot compute ${action} as options must be an object`);
  }
  const { requirements } = options as { readonly requirements?: unknown };
  if (Array.isArray(requirements) && !requirements.every((one) => one?.interval)) {
    throw new TypeError(
      `Cannot compute ${action} as requirements must be what checkRequirement gives`,
    );
  }
  for (const name of ["requirements", "align"]) {
    const list = (options as Readonly<Record<string, unknown>>)[name];
    if (list !== undefined && !Array.isArray(list)) {
      throw new TypeError(`Cannot compute ${action} as ${name} must be an array`);
    }
  }
}

/** Throws unless every option has a known name: notebook cells are not type-checked. */
export function requireOptionNames(
  options: object,
  known: Readonly<Record<string, true>>,
  action: string,
): void {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known).join(", ");
    throw new TypeError(
      `Cannot compute ${action} as there is no option ${name}: options are ${names}`,
    );
  }
}

/** Throws unless `paint` is a function. */
export function requirePaint(paint: unknown, action: string): void {
  if (typeof paint === "function") return;
  throw new TypeError(`Cannot compute ${action} as paint must be a function`);
}

/** Throws unless `rows` are rows of text. */
export function requireRows(rows: unknown, action: string): void {
  if (Array.isArray(rows) && rows.every(isRow)) return;
  throw new TypeError(`Cannot compute ${action} as rows must be an array of arrays of text`);
}

/** Throws unless `head` is a row of text. */
export function requireHead(head: unknown, action: string): void {
  if (isRow(head)) return;
  throw new TypeError(`Cannot compute ${action} as head must be an array of text`);
}

function isRow(row: unknown): boolean {
  return Array.isArray(row) && row.every((cell) => typeof cell === "string");
}

/** The error for a value that `calibrateJudge` or its kin cannot take. */
export function cannotCalibrate(requirement: string, value: unknown): RangeError {
  return new RangeError(
    `Cannot calibrate the judge as ${requirement}: current value is ${JSON.stringify(value)}`,
  );
}

/** The error for a value of the wrong kind. */
export function wrongKind(requirement: string, value: unknown): TypeError {
  return new TypeError(
    `Cannot calibrate the judge as ${requirement}: current value is ${JSON.stringify(value)}`,
  );
}

/** Throws unless `value` is an object that is no list; `need` says of what. */
export function requireObject(value: unknown, name: string, need: string, action: string): void {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  const shown = Array.isArray(value) ? "an array" : String(value);
  throw new TypeError(`Cannot ${action} as ${name} must be ${need}: current value is ${shown}`);
}

/** Throws unless the arguments are of the kinds that an unchecked cell may get wrong. */
export function requireArguments(human: unknown, judge: unknown, options: unknown): void {
  if (!Array.isArray(human)) throw wrongKind("human must be an array, one entry a row", human);
  if (typeof judge !== "object" || judge === null) {
    throw wrongKind("judge must be an array of verdicts, or scores with their direction", judge);
  }
  if (!Array.isArray(judge) && !Array.isArray((judge as { scores?: unknown }).scores)) {
    throw wrongKind("judge.scores must be an array, one entry a row", judge);
  }
  if (typeof options !== "object" || options === null) {
    throw wrongKind("options must be an object", options);
  }
  const { level = 0.95, name = "", slices = {} } = options as Record<string, unknown>;
  if (typeof level !== "number") throw wrongKind("level must be a number", level);
  if (!(level > 0 && level < 1)) throw cannotCalibrate("level must be between 0 and 1", level);
  if (typeof name !== "string") throw wrongKind("name must be a text", name);
  if (typeof slices !== "object" || slices === null) {
    throw wrongKind("slices must be an object of columns", slices);
  }
  for (const list of ["groups", "generators", "notes"]) {
    const value = (options as Record<string, unknown>)[list] ?? [];
    if (!Array.isArray(value)) throw wrongKind(`${list} must be an array`, value);
  }
}

/** Throws unless a slice has one scalar a row. */
export function requireSlice(column: readonly unknown[], name: string, rows: number): void {
  requireLength(column, `slices.${name}`, rows);
  column.forEach((value, row) => {
    if (value === null || ["string", "number", "boolean"].includes(typeof value)) return;
    throw wrongKind(`slices.${name}[${row}] must be a text, a number, a boolean or null`, value);
  });
}

/** Throws unless a column has one entry a row. */
export function requireLength(column: readonly unknown[], name: string, rows: number): void {
  if (!Array.isArray(column)) throw wrongKind(`${name} must be an array, one entry a row`, column);
  if (column.length !== rows) {
    throw cannotCalibrate(`${name}.length must be ${rows}, one entry a row`, column.length);
  }
}

/** Throws unless every option has a known name: notebook cells are not type-checked. */
export function requireOptionNames(
  options: object,
  known: Readonly<Record<string, true>>,
  task: string,
): void {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known).join(", ");
    throw new TypeError(`Cannot ${task} as there is no option ${name}: options are ${names}`);
  }
}

import { requireObject } from "./_require.ts";
import type { CategoricalColumn, NumericColumn } from "./_compare_column.ts";
import type { ExplainErrorsOptions, JudgedRows } from "./explain_errors.ts";
import type { SliceColumns } from "./slice_columns.ts";

/** Throws unless every list has one good entry a row and the options are in range. */
export function requireErrorInputs(
  { human, judge, columns }: JudgedRows,
  { minRows, alpha, level, groups }: ExplainErrorsOptions,
): void {
  if (!Array.isArray(human)) throw wrongType("human must be an array", human);
  requireObject(columns, "columns", "an object of lists by name", "compute explainErrors");
  const lists = { judge, ...groups === undefined ? {} : { groups } };
  for (const [name, list] of Object.entries(lists)) requireRows(list, name, human.length);
  for (const [name, list] of Object.entries(columns)) {
    requireRows(list, `columns.${name}`, human.length);
    list.forEach((value, row) => requireValue(value, `columns.${name}[${row}]`));
  }
  human.forEach((label, row) => {
    if (label === "undecided") return;
    requireVerdict(label, `human[${row}]`);
  });
  judge.forEach((verdict, row) => requireVerdict(verdict, `judge[${row}]`));
  if (!Number.isSafeInteger(minRows) || Number(minRows) < 1) {
    throw outOfRange("minRows must be an integer >= 1", minRows);
  }
  for (const [name, value] of Object.entries({ alpha, level })) {
    if (!(Number(value) > 0 && Number(value) < 1)) {
      throw outOfRange(`${name} must be between 0 and 1`, value);
    }
  }
}

/** The columns by kind, and the one that names the system. */
export function readErrorColumns(
  columns: SliceColumns,
  { categorical: named = [], system }: ExplainErrorsOptions,
): {
  readonly numeric: readonly NumericColumn[];
  readonly categorical: readonly CategoricalColumn[];
  readonly system: CategoricalColumn | null;
} {
  if (!Array.isArray(named)) throw wrongType("categorical must be an array", named);
  for (const name of [...named, ...system === undefined ? [] : [system]]) {
    if (!Object.hasOwn(columns, name)) {
      throw outOfRange(`a column must be one of ${Object.keys(columns).join(", ")}`, name);
    }
  }
  const systemName = system ?? "system";
  const numeric: NumericColumn[] = [];
  const categorical: CategoricalColumn[] = [];
  for (const [name, values] of Object.entries(columns)) {
    if (name !== systemName && !named.includes(name) && isNumeric(values)) {
      numeric.push({ name, values });
    } else categorical.push({ name, values });
  }
  return { numeric, categorical, system: categorical.find((it) => it.name === systemName) ?? null };
}

function isNumeric(values: SliceColumns[string]): values is readonly (number | null)[] {
  return values.every((value) => value === null || typeof value === "number") &&
    values.some((value) => value !== null);
}

function requireRows(list: readonly unknown[], name: string, rows: number): void {
  if (!Array.isArray(list)) throw wrongType(`${name} must be an array`, list);
  if (list.length !== rows) {
    throw outOfRange(`${name}.length must be ${rows}, one entry a row`, list.length);
  }
}

function requireVerdict(value: unknown, name: string): void {
  if (value === true || value === false || value === null) return;
  throw wrongType(`${name} must be true, false or null`, value);
}

function requireValue(value: unknown, name: string): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value !== "number") {
    throw wrongType(`${name} must be a string, number, boolean or null`, value);
  }
  if (!Number.isFinite(value)) throw outOfRange(`${name} must be a finite number`, value);
}

function outOfRange(requirement: string, value: unknown): RangeError {
  return new RangeError(message(requirement, value));
}

function wrongType(requirement: string, value: unknown): TypeError {
  return new TypeError(message(requirement, value));
}

function message(requirement: string, value: unknown): string {
  const shown = typeof value === "string" ? JSON.stringify(value) : String(value);
  return `Cannot compute explainErrors as ${requirement}: current value is ${shown}`;
}

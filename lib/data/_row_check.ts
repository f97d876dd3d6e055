import { describeJson } from "./_json_type.ts";
import { nearestName } from "./nearest_name.ts";
import type { RowFaults } from "./_row_faults.ts";
import type { JsonObject, JsonType, JsonValue } from "./json_value.ts";
import type { RowRules } from "./row_options.ts";

/** A field rule made ready for a million rows. */
interface CompiledField {
  readonly name: string;
  readonly types: readonly JsonType[];
  readonly bits: number;
  readonly optional: boolean;
}

const bits: Readonly<Record<JsonType, number>> = {
  string: 1,
  number: 2,
  boolean: 4,
  null: 8,
  array: 16,
  object: 32,
};

/** A function that reports every rule an object breaks and says whether it broke none. */
export function createRowCheck(
  { fields, unknown, id }: RowRules,
  faults: RowFaults,
): (row: JsonObject) => boolean {
  const compiled = Object.entries(fields ?? {}).map(([name, rule]) =>
    compile(name, [rule.type].flat(), rule.optional ?? false)
  );
  if (id !== undefined && !compiled.some((field) => field.name === id)) {
    // Known here; what it must be is checked with the ids.
    compiled.push(compile(id, ["string", "number", "boolean", "null", "array", "object"], true));
  }
  const byName = new Map(compiled.map((field) => [field.name, field]));
  const required = compiled.filter((field) => !field.optional);
  const closed = isClosed({ fields, unknown });
  // Rows mostly list their fields in the same order, so a field is looked for at the place where
  // it stood in the row before. A map or a lookup in the row for each field takes twice as long.
  const layout: { readonly key: string; readonly field: CompiledField | undefined }[] = [];

  return function check(row) {
    let passed = true;
    let missing = required.length;
    let left = compiled.length;
    let at = 0;
    for (const key in row) {
      let place = layout[at];
      if (place === undefined || place.key !== key) {
        place = layout[at] = { key, field: byName.get(key) };
      }
      at++;
      const { field } = place;
      if (field === undefined) {
        if (!closed) continue;
        faults.add("unknown-field", unknownField(key, [...byName.keys()]), key);
        passed = false;
        continue;
      }
      if (!field.optional) missing--;
      const value = row[key];
      const fault = value === undefined ? undefined : typeFault(field, value, key === id);
      if (fault !== undefined) {
        faults.add("field-type", fault, key);
        passed = false;
      }
      left--;
      if (left === 0 && !closed) break;
    }
    if (missing === 0) return passed;
    for (const { name } of required) {
      if (!Object.hasOwn(row, name)) faults.add("missing-field", `${name} is missing`, name);
    }
    return false;
  };
}

/** Whether fields that no rule knows are problems. */
export function isClosed({ fields, unknown }: RowRules): boolean {
  return (unknown ?? (fields === undefined ? "allow" : "error")) === "error";
}

/** The message for a field that no rule knows. */
export function unknownField(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined
    ? `unknown field ${JSON.stringify(name)}: known fields are ${known.join(", ")}`
    : `unknown field ${JSON.stringify(name)}: did you mean ${JSON.stringify(near)}?`;
}

function compile(name: string, types: readonly JsonType[], optional: boolean): CompiledField {
  const mask = types.reduce((sum, type) => sum | bits[type], 0);
  return { name, types, bits: mask, optional };
}

function typeFault(
  { name, types, bits }: CompiledField,
  value: JsonValue,
  isId: boolean,
): string | undefined {
  if ((bits & bitOf(value)) === 0) {
    return `${name} must be ${types.map(withArticle).join(" or ")}, got ${describeJson(value)}`;
  }
  // JSON.parse reads 1e999 as Infinity, which no result could hold. The check of ids says more.
  if ((value === Infinity || value === -Infinity) && !isId) {
    return `${name} is too large for a number`;
  }
  return undefined;
}

function bitOf(value: JsonValue): number {
  switch (typeof value) {
    case "string":
      return bits.string;
    case "number":
      return bits.number;
    case "boolean":
      return bits.boolean;
    default:
      return value === null ? bits.null : Array.isArray(value) ? bits.array : bits.object;
  }
}

function withArticle(type: JsonType): string {
  if (type === "null") return type;
  return type === "array" || type === "object" ? `an ${type}` : `a ${type}`;
}

import { type Fault, type FieldReader, present } from "./_field_reader.ts";
import { describeJson, jsonTypeOf } from "./_json_type.ts";
import type { JsonObject, JsonType, JsonValue } from "./json_value.ts";
import { nearestName } from "./nearest_name.ts";

/** A field of a row: what it is called here and elsewhere, and how it is read. */
export interface NamedField extends FieldReader {
  /** Its name in memory, and what else a file may call it. */
  readonly names: readonly [string, ...string[]];
}

/** What a row held. */
export interface ReadFields {
  /** Values by the names they have in memory. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Fields that no reader knows and whose names are near none: columns of somebody else. */
  readonly foreign: JsonObject;
}

/** Reads the fields of an object; `where` goes before their names in faults. */
export function readFields(
  row: JsonObject,
  fields: readonly NamedField[],
  fault: Fault,
  where = "",
): ReadFields {
  const byName = new Map(fields.flatMap((field) => field.names.map((name) => [name, field])));
  const values: Record<string, unknown> = {};
  const from: Record<string, string> = {};
  const foreign: Record<string, JsonValue> = {};
  for (const [name, value] of present(row)) {
    const field = byName.get(name);
    if (field === undefined) {
      const near = name.startsWith("x_") ? undefined : nearestName(name, [...byName.keys()]);
      if (near === undefined) foreign[name] = value;
      else fault(`unknown field ${JSON.stringify(where + name)}: did you mean "${near}"?`);
      continue;
    }
    const [own] = field.names;
    if (own in from && !isSame(row[from[own]], value)) {
      fault(`${where}${from[own]} and ${where}${name} mean the same and differ`);
    }
    from[own] = name;
    if (!field.types.includes(jsonTypeOf(value))) {
      const need = field.types.map(withArticle).join(" or ");
      fault(`${where}${name} must be ${need}, got ${describeJson(value)}`);
      continue;
    }
    values[own] = field.read(value, where + name, fault);
  }
  return { values, foreign };
}

function isSame(a: JsonValue | undefined, b: JsonValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withArticle(type: JsonType): string {
  return type === "array" || type === "object" ? `an ${type}` : `a ${type}`;
}

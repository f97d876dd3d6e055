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
export type ReadRow = (row: JsonObject, fault: Fault, where?: string) => ReadFields;

/** Makes ready for many rows. */
export function createRowReader(fields: readonly NamedField[]): ReadRow {
  const byName = new Map(fields.flatMap((field) => field.names.map((name) => [name, field])));
  const nearestKnown = rememberNearest([...byName.keys()]);
  return function readRow(row, fault, where = "") {
    const values: Record<string, unknown> = {};
    const from = new Map<string, string>();
    const foreign: [string, JsonValue][] = [];
    for (const [name, value] of present(row)) {
      const field = byName.get(name);
      if (field === undefined) {
        const near = nearestKnown(name);
        if (near === undefined) foreign.push([name, value]);
        else fault(`unknown field ${JSON.stringify(where + name)}: did you mean "${near}"?`);
        continue;
      }
      const [own] = field.names;
      const before = from.get(own);
      if (before !== undefined && !isSame(row[before], value)) {
        fault(`${where}${before} and ${where}${name} mean the same and differ`);
      }
      from.set(own, name);
      if (!field.types.includes(jsonTypeOf(value))) {
        const need = field.types.map(withArticle).join(" or ");
        fault(`${where}${name} must be ${need}, got ${describeJson(value)}`);
        continue;
      }
      values[own] = field.read(value, where + name, fault);
    }
    return { values, foreign: Object.fromEntries(foreign) };
  };
}

/** Rows have the same few columns, and looking for the nearest name is slow. Fields named `x_*` are private. */
function rememberNearest(known: readonly string[]): (name: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  return (name) => {
    if (name.startsWith("x_")) return undefined;
    if (found.has(name)) return found.get(name);
    if (found.size >= 1000) found.clear();
    const near = nearestName(name, known);
    found.set(name, near);
    return near;
  };
}

function isSame(a: JsonValue | undefined, b: JsonValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withArticle(type: JsonType): string {
  return type === "array" || type === "object" ? `an ${type}` : `a ${type}`;
}

import { CASE_TYPES_OF } from "./_case_row.ts";
import type { Fault } from "./_field_reader.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";

/** A row of a table, whose cells are all text, as JSON would hold it; empty cells are left out. */
export function decodeCells(row: JsonObject, fault: Fault): JsonObject {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, cell]) =>
      cell === "" || cell === undefined ? [] : [[name, decodeCell(name, cell, fault)]]
    ),
  );
}

function decodeCell(name: string, cell: JsonValue, fault: Fault): JsonValue {
  const types = CASE_TYPES_OF.get(name);
  const text = String(cell).trim();
  if (types === undefined) return cell;
  if (types.includes("string") && !(types.includes("array") && text.startsWith("["))) return cell;
  const plain = types.includes("boolean") ? text.toLowerCase() : text;
  try {
    return JSON.parse(plain);
  } catch {
    fault(`${name} must be JSON of type ${types.join(" or ")}, got the text ${text.slice(0, 40)}`);
    return null;
  }
}

import { requirePath } from "./_require_arguments.ts";
import { readRows } from "./read_rows.ts";
import type { Incident } from "./incident.ts";
import type { JsonObject } from "./json_value.ts";
import type { FieldRule } from "./row_options.ts";

const FIELDS: Readonly<Record<keyof Incident, FieldRule>> = {
  incident_id: { type: "string" },
  question: { type: "string" },
  retrieved_context: { type: "array" },
  hallucinated_answer: { type: "string" },
  why_it_reached_production: { type: "string" },
  grounded_claims: { type: "array" },
  required_facts: { type: "array", optional: true },
  forbidden_facts: { type: "array", optional: true },
};

/**
 * Reads a file of incidents: JSON Lines, or one JSON array by its extension `.json`.
 *
 * For the record of what went wrong, which `incidentCases` makes cases of. Needs `--allow-read` for the file.
 *
 * @param path The file, UTF-8 text.
 * @returns The incidents in order.
 * @throws {SyntaxError} If a row lacks a field, has an unknown one or one of another type, names file and line.
 * @throws {TypeError} If `path` is no file name.
 * @throws {RangeError} If the extension is unknown.
 *
 * @example
 * ```ts
 * import { readIncidents } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".json" });
 * await Deno.writeTextFile(file, JSON.stringify([{
 *   incident_id: "fee-1",
 *   question: "What does a return cost?",
 *   retrieved_context: ["Returns are free."],
 *   hallucinated_answer: "A return costs $10.",
 *   why_it_reached_production: "Nobody had asked it before.",
 *   grounded_claims: ["Returns are free."],
 * }]));
 * const [incident] = await readIncidents(file);
 * assertEquals(incident?.incident_id, "fee-1");
 * await Deno.remove(file);
 * ```
 */
export async function readIncidents(path: string | URL): Promise<readonly Incident[]> {
  requirePath(path, "read incidents");
  const incidents: Incident[] = [];
  for await (const { line, value } of readRows(path, { id: "incident_id", fields: FIELDS })) {
    incidents.push(asIncident(value, `${path}:${line}`));
  }
  return incidents;
}

/** A row whose fields have the right types; the members of its lists are looked at here. */
function asIncident(row: JsonObject, place: string): Incident {
  requireMembers(row, "retrieved_context", isContext, "texts or passages with id and text", place);
  requireMembers(row, "grounded_claims", isText, "texts", place);
  requireMembers(row, "required_facts", isFact, "texts or lists of wordings", place);
  requireMembers(row, "forbidden_facts", isFact, "texts or lists of wordings", place);
  return row as unknown as Incident;
}

function requireMembers(
  row: JsonObject,
  name: keyof Incident,
  isRight: (value: unknown) => boolean,
  need: string,
  place: string,
): void {
  const list = row[name] ?? [];
  const bad = Array.isArray(list) ? list.findIndex((member: unknown) => !isRight(member)) : -1;
  if (bad < 0 || !Array.isArray(list)) return;
  const shown = JSON.stringify(list[bad]);
  throw new SyntaxError(`${place}: ${name} must hold ${need}: ${name}[${bad}] is ${shown}`);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function isFact(value: unknown): boolean {
  return isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText));
}

function isContext(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isText(value);
  return "id" in value && isText(value.id) && "text" in value && typeof value.text === "string";
}

import type { JsonObject, JsonValue } from "../data/json_value.ts";
import type { VegaLiteSpec } from "../pictures/vega_lite_spec.ts";

const MOST_ROWS = 60;

/** The title of a spec and the data in it, as text: what a picture says where there is no picture. */
export function textTable(spec: VegaLiteSpec): string {
  const tables = new Map<string, JsonObject[]>();
  const seen = new Set<string>();
  for (const rows of datasets(spec)) {
    // Layers may hold the same rows, panels rows of the same kind.
    const identity = JSON.stringify(rows);
    if (seen.has(identity)) continue;
    seen.add(identity);
    const first = Object.keys(rows[0])[0] ?? "";
    tables.set(first, [...tables.get(first) ?? [], ...rows]);
  }
  return [heading(spec), ...[...tables.values()].map(write)].filter((part) => part !== "")
    .join("\n\n");
}

function datasets(value: JsonValue | undefined): JsonObject[][] {
  if (Array.isArray(value)) return value.flatMap(datasets);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== "values" || !Array.isArray(inner)) return datasets(inner);
    const rows = inner.filter(isObject);
    return rows.length === 0 ? [] : [rows];
  });
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function heading({ title }: VegaLiteSpec): string {
  const parts = isObject(title) ? [title.text, title.subtitle] : [title];
  return parts.flat().filter((line) => typeof line === "string").join("\n");
}

function write(rows: readonly JsonObject[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [
    columns,
    ...rows.slice(0, MOST_ROWS).map((row) => columns.map((c) => cell(row[c]))),
  ];
  const widths = columns.map((_, j) => Math.max(...cells.map((line) => line[j].length)));
  const lines = cells.map((line) =>
    line.map((text, j) => text.padEnd(widths[j])).join("  ").trimEnd()
  );
  if (rows.length > MOST_ROWS) lines.push(`and ${rows.length - MOST_ROWS} more rows`);
  return lines.join("\n");
}

function cell(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return "-";
  if (typeof value === "number") return `${Number(value.toPrecision(4))}`;
  if (typeof value === "object") return JSON.stringify(value);
  return `${value}`.replaceAll("\n", " ");
}

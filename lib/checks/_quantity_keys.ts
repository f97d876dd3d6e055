import { inBase, UNITS } from "./_units.ts";
import type { Quantity } from "./quantity.ts";

/** The numbers under which a quantity is found whatever its unit: of a date its year, month and day. */
export function writtenValues(quantity: Quantity): readonly number[] {
  const { kind, value, text } = quantity;
  if (kind === "time") return [value, value - 720, value + 720];
  if (kind === "version") return [value, Number.parseFloat(text.replace(/^v/i, ""))];
  if (kind !== "date") return quantity.values ?? [value];
  return [quantity.iso ?? "", ...(quantity.alternatives ?? [])].flatMap((iso) =>
    iso.split("-").filter((part) => part !== "").map(Number)
  );
}

/** The values in base units under which a measure or share is found. */
export function baseValues(quantity: Quantity): readonly (readonly [string, number])[] {
  const values = quantity.values ?? [quantity.value];
  if (quantity.kind === "percent") return values.map((value) => ["share", value / 100] as const);
  if (quantity.kind === "time") return [["time", quantity.value * 60]];
  if (quantity.share) return [["share", quantity.value]];
  const unit = UNITS.get(quantity.unit ?? "");
  if (quantity.kind !== "measure" || unit === undefined) return [];
  // Months join the days they may stand for, and decimal bytes their binary worth.
  const dimension = unit.dimension === "calendar" ? "time" : unit.dimension;
  const worth = unit.dimension === "calendar" ? 30.4375 * 86400 : 1;
  return values.map((value) => [dimension, inBase(value, unit) * worth] as const);
}

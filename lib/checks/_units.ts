import { UNIT_TABLE } from "./_unit_table.ts";

/** A unit of measure: its own name, what it measures, and its worth in the dimension's base unit. */
export interface Unit {
  readonly name: string;
  readonly dimension: string;
  readonly factor: number;
  /** What is added before the factor: 459.67 for degrees Fahrenheit. */
  readonly offset: number;
  /** A worth that is also in use: 1024² bytes for MB. */
  readonly other?: number;
}

const BINARY: Readonly<Record<string, number>> = {
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  TB: 1024 ** 4,
  PB: 1024 ** 5,
};

/** Every unit by its own name. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(UNIT_TABLE).flatMap(([dimension, rows]) =>
    rows.map(([name, factor, , offset = 0]): [string, Unit] => [
      name,
      { name, dimension, factor, offset, ...(BINARY[name] && { other: BINARY[name] }) },
    ])
  ),
);

/** Spellings as they stand, those that hold only glued to their digits, and those in any case. */
export const EXACT = new Map<string, Unit>();
export const GLUED = new Map<string, Unit>();
export const ANY_CASE = new Map<string, Unit>();

for (const [name, , spellings] of Object.values(UNIT_TABLE).flat()) {
  const unit = UNITS.get(name);
  for (const spelling of spellings.split(" ")) {
    if (unit === undefined || spelling === "") continue;
    if (spelling[0] === "=") EXACT.set(spelling.slice(1), unit);
    else if (spelling[0] === "!") GLUED.set(spelling.slice(1), unit);
    else {
      EXACT.set(spelling, unit);
      ANY_CASE.set(spelling.toLowerCase(), unit);
    }
  }
}

/** A value in the base unit of its dimension, by the unit's usual worth or by its other one. */
export function inBase(value: number, unit: Unit, other = false): number {
  return (value + unit.offset) * (other && unit.other !== undefined ? unit.other : unit.factor);
}

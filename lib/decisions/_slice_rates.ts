import type { SliceRates } from "../data/calibration_record.ts";
import type { HumanVerdict } from "../data/combine_raters.ts";
import { createGroupTally, type GroupColumn, type GroupTally } from "./_group_tally.ts";
import type { SliceColumns } from "./slice_columns.ts";
import { ratesOf } from "./_judge_rates.ts";

/** What the rows without a value are called. */
export const NO_VALUE = "(none)";

/** Numbers by their size, before names by their letters. */
export function byName(a: string, b: string): number {
  const x = Number(a || NaN);
  const y = Number(b || NaN);
  if (Number.isNaN(x) || Number.isNaN(y)) {
    return Number.isNaN(x) === Number.isNaN(y) ? (a < b ? -1 : 1) : Number.isNaN(x) ? 1 : -1;
  }
  return x - y;
}

/** The rates of each value of each column, columns as given, values in order of their name. */
export function sliceRates(
  slices: SliceColumns,
  human: readonly HumanVerdict[],
  judge: readonly (boolean | null)[],
  tuned: readonly boolean[] | null,
  options: { readonly level: number; readonly seed: number },
  groups?: GroupColumn,
): readonly SliceRates[] {
  const rates: SliceRates[] = [];
  for (const [slice, column] of Object.entries(slices)) {
    const values = new Map<string | number | boolean | null, SliceTally>();
    for (let row = 0; row < column.length; row++) {
      const label = human[row];
      if (typeof label !== "boolean" || tuned?.[row]) continue;
      const value = column[row] ?? null;
      let own = values.get(value);
      if (!own) values.set(value, own = { cells: [0, 0, 0, 0, 0], groups: createGroupTally() });
      const verdict = judge[row];
      const cell = verdict === null ? 4 : (label ? 2 : 0) + (verdict ? 1 : 0);
      own.cells[cell]++;
      if (groups && cell < 4) own.groups.add(groups[row], cell);
    }
    const named = [...values].map(([value, own]): [string, SliceTally] => [nameOf(value), own]);
    named.sort(([a], [b]) => byName(a, b));
    for (const [value, { cells, groups }] of named) {
      rates.push({ slice, value, ...ratesOf(cells, cells[4], options, groups.cells()) });
    }
  }
  return rates;
}

interface SliceTally {
  /** The four cells of the table, and the rows without a verdict. */
  readonly cells: number[];
  readonly groups: GroupTally;
}

function nameOf(value: string | number | boolean | null): string {
  return value === null || value === "" ? NO_VALUE : String(value);
}

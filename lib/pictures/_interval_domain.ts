import type { Interval } from "../statistics/interval.ts";
import { outOfRange } from "./_require.ts";
import type { IntervalRow } from "./interval_plot.ts";

type Domain = readonly [number, number];

/** 0 to 1, or as far in tenths as the intervals and the bar reach beyond that. */
export function reach(rows: readonly IntervalRow[], bar: number | undefined): Domain {
  const values = rows.flatMap((row) => positions(row.interval));
  if (bar !== undefined) values.push(bar);
  let least = 0;
  let most = 1;
  for (const value of values) {
    least = Math.min(least, Math.floor(value * 10) / 10);
    most = Math.max(most, Math.ceil(value * 10) / 10);
  }
  return [least, most];
}

/** Throws unless all rows and the bar lie in the domain: nothing may be cut off. */
export function requireInside(
  rows: readonly IntervalRow[],
  bar: number | undefined,
  [least, most]: Domain,
  requirement: string,
  action: string,
): void {
  rows.forEach((row, i) => {
    const outside = positions(row.interval).find((value) => value < least || value > most);
    if (outside === undefined) return;
    throw outOfRange(action, `rows[${i}].interval`, requirement, outside);
  });
  if (bar !== undefined && (bar < least || bar > most)) {
    throw outOfRange(action, "bar", requirement, bar);
  }
}

/** All numbers that an interval puts on the axis. */
function positions({ estimate, lower, upper }: Interval): number[] {
  return [estimate, lower, upper].filter((value) => value !== null);
}

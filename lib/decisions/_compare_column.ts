import { differenceInterval } from "../statistics/difference_interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import type { ErrorClass } from "./_error_classes.ts";
import type { ErrorFinding } from "./error_findings.ts";
import { fisherExactP } from "./_fisher_exact_p.ts";
import { NO_VALUE } from "./_slice_rates.ts";

/** A finding before all comparisons are known. */
export type Comparison = Omit<ErrorFinding, "adjustedP" | "sentence">;

/** A column with its name; `values` has one entry a row of the data. */
export interface NumericColumn {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A column with its name; `values` has one entry a row of the data. */
export interface CategoricalColumn {
  readonly name: string;
  readonly values: readonly (string | number | boolean | null)[];
}

/** How a comparison is made. */
export interface ComparisonOptions {
  readonly level: number;
  readonly minRows: number;
}

/** Erred rows among a number of rows. */
export interface Count {
  successes: number;
  n: number;
}

/** What a value is compared with where there are several others. */
export const OTHERS = "the others";

/** The name of a value of a categorical column. */
export function valueName(value: string | number | boolean | null): string {
  return value === null || value === "" ? NO_VALUE : String(value);
}

/**
 * Each value against all others, in order of first appearance. Of two values the one on which the judge errs
 * more against the other: the other way round would be the same table once more.
 */
export function compareValues(
  { error, rows, erred }: ErrorClass,
  column: CategoricalColumn,
  options: ComparisonOptions,
): readonly Comparison[] {
  const counts = new Map<string, Count>();
  const total = { successes: 0, n: 0 };
  rows.forEach((row, i) => {
    const value = valueName(column.values[row]);
    const count = counts.get(value) ?? { successes: 0, n: 0 };
    counts.set(value, count);
    for (const one of [count, total]) {
      one.n++;
      if (erred[i]) one.successes++;
    }
  });
  const sides = counts.size === 2
    ? [worseFirst([...counts])]
    : [...counts].map((one) => [one, null] as const);
  return sides.map(([[value, here], other]) => {
    const elsewhere = { successes: total.successes - here.successes, n: total.n - here.n };
    const untested = whyUntested(total, Math.min(here.n, elsewhere.n), options.minRows);
    return {
      error,
      column: column.name,
      kind: "categorical",
      value,
      where: `${column.name} is ${value}`,
      against: other === null ? OTHERS : `${column.name} is ${other[0]}`,
      ...rates(here, elsewhere, options),
      effect: differenceInterval(here, elsewhere, { level: options.level }),
      pValue: untested === null ? fisherExactP(here, elsewhere) : null,
      untested,
      withoutValue: 0,
    };
  });
}

/** The two values, the one with the higher rate of errors first. */
function worseFirst([first, second]: readonly (readonly [string, Count])[]) {
  const [a, b] = [first[1], second[1]];
  // a/n < b/m without rounding.
  return a.successes * b.n < b.successes * a.n
    ? [second, first] as const
    : [first, second] as const;
}

/** The rates of both sides, with intervals. */
export function rates(
  here: Count,
  elsewhere: Count,
  { level }: ComparisonOptions,
): Pick<Comparison, "here" | "elsewhere"> {
  return {
    here: wilsonInterval(here.successes, here.n, { level }),
    elsewhere: wilsonInterval(elsewhere.successes, elsewhere.n, { level }),
  };
}

/** Why two sides are not compared, the smaller of which has `fewest` rows; `null` if they are. */
export function whyUntested(total: Count, fewest: number, minRows: number): string | null {
  if (fewest < minRows) return `fewer than ${minRows} rows`;
  if (total.successes === 0) return "the judge never errs";
  return total.successes === total.n ? "the judge always errs" : null;
}

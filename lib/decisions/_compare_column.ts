import { median } from "simple-statistics";
import { differenceInterval } from "../statistics/difference_interval.ts";
import { rocAuc } from "../statistics/roc_auc.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import type { ErrorClass } from "./_error_classes.ts";
import type { ErrorFinding } from "./error_findings.ts";
import { fisherExactP } from "./_fisher_exact_p.ts";
import { rankSumP } from "./_rank_sum_p.ts";
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

interface Count {
  successes: number;
  n: number;
}

/** The name of a value of a categorical column. */
export function valueName(value: string | number | boolean | null): string {
  return value === null || value === "" ? NO_VALUE : String(value);
}

/** Each value against all others, in order of first appearance. */
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
  return [...counts].map(([value, here]) => {
    const elsewhere = { successes: total.successes - here.successes, n: total.n - here.n };
    const untested = whyUntested(total, Math.min(here.n, elsewhere.n), options.minRows);
    return {
      error,
      column: column.name,
      kind: "categorical",
      value,
      where: `${column.name} is ${value}`,
      against: "the others",
      ...rates(here, elsewhere, options),
      effect: differenceInterval(here, elsewhere, options),
      pValue: untested === null ? fisherExactP(here, elsewhere) : null,
      untested,
      withoutValue: 0,
    };
  });
}

/** Erred rows against right ones by the size of a value, shown as two halves. */
export function compareSizes(
  { error, rows, erred }: ErrorClass,
  column: NumericColumn,
  options: ComparisonOptions,
): Comparison {
  const scores: number[] = [];
  const labels: boolean[] = [];
  rows.forEach((row, i) => {
    const value = column.values[row];
    if (value === null) return;
    scores.push(value);
    labels.push(erred[i]);
  });
  const effect = rocAuc({ labels, scores }, { level: options.level });
  const total = { successes: effect.positives, n: effect.n };
  const pValue = rankSumP(labels, scores);
  const untested = whyUntested(total, total.n, options.minRows) ??
    (pValue === null ? "all values are the same" : null);
  const worseIsHigher = (effect.estimate ?? 1) >= 0.5;
  const halves = halvesOf(column.name, scores, labels);
  const [here, elsewhere] = worseIsHigher ? halves : halves.toReversed();
  return {
    error,
    column: column.name,
    kind: "numeric",
    value: null,
    where: here.name,
    against: elsewhere.name,
    ...rates(here.count, elsewhere.count, options),
    effect,
    pValue: untested === null ? pValue : null,
    untested,
    withoutValue: rows.length - scores.length,
  };
}

function rates(here: Count, elsewhere: Count, { level }: ComparisonOptions) {
  return {
    here: wilsonInterval(here.successes, here.n, { level }),
    elsewhere: wilsonInterval(elsewhere.successes, elsewhere.n, { level }),
  };
}

/** The rows above the median and the others; where none is above it, those at it and those below. */
function halvesOf(name: string, scores: readonly number[], labels: readonly boolean[]) {
  const middle = scores.length === 0 ? 0 : median([...scores]);
  const shown = Number(middle.toPrecision(4));
  const above = scores.some((score) => score > middle);
  const higher = { successes: 0, n: 0 };
  const lower = { successes: 0, n: 0 };
  scores.forEach((score, i) => {
    const half = score > middle || (!above && score === middle) ? higher : lower;
    half.n++;
    if (labels[i]) half.successes++;
  });
  return [
    { name: `${name} is ${above ? "above" : "at least"} ${shown}`, count: higher },
    { name: `${name} is ${above ? "at most" : "below"} ${shown}`, count: lower },
  ];
}

function whyUntested(total: Count, fewest: number, minRows: number): string | null {
  if (fewest < minRows) return `fewer than ${minRows} rows`;
  if (total.successes === 0) return "the judge never errs";
  return total.successes === total.n ? "the judge always errs" : null;
}

import { median } from "simple-statistics";
import { rocAuc } from "../statistics/roc_auc.ts";
import {
  type Comparison,
  type ComparisonOptions,
  type Count,
  type NumericColumn,
  rates,
  whyUntested,
} from "./_compare_column.ts";
import type { ErrorClass } from "./_error_classes.ts";
import { rankSumP } from "./_rank_sum_p.ts";

/** Fewest erred and fewest right rows by which sizes are compared: the rank sum is taken as normal. */
const FEWEST_OF_A_KIND = 5;

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
  const worseIsHigher = (effect.estimate ?? 1) >= 0.5;
  const halves = halvesOf(column.name, scores, labels);
  const [here, elsewhere] = worseIsHigher ? halves : halves.toReversed();
  const untested = whyUntested(total, total.n, options.minRows) ??
    (pValue === null ? "all values are the same" : null) ??
    whyTooFew(total, Math.min(here.count.n, elsewhere.count.n), options.minRows);
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

/** Why sizes are not compared where there are rows, errors and different values. */
function whyTooFew({ successes, n }: Count, smallerHalf: number, minRows: number): string | null {
  if (smallerHalf < minRows) return `fewer than ${minRows} rows in a half`;
  if (successes < FEWEST_OF_A_KIND) return `fewer than ${FEWEST_OF_A_KIND} errors`;
  return n - successes < FEWEST_OF_A_KIND ? `fewer than ${FEWEST_OF_A_KIND} right verdicts` : null;
}

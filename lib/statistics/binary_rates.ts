import {
  outOfRange,
  requireInteger,
  requireLevel,
  requireOptions,
  requireSeed,
  wrongType,
} from "./_require.ts";
import { readTable, type Table, tableOf } from "./_table.ts";
import { bootstrapTable } from "./_table_bootstrap.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import { wilsonInterval } from "./wilson_interval.ts";
import type { TableBootstrapOptions } from "./table_bootstrap_options.ts";

/** Options of {@linkcode binaryRates}. */
export interface BinaryRatesOptions extends TableBootstrapOptions {
  /** Which label counts as positive. Required: a default would silently swap the rates. */
  readonly positive: Label;
}

/** The rates of a binary judge, each with its interval and its own n. */
export interface BinaryRates {
  /** Rows that are positive in both. */
  readonly truePositives: number;
  /** Rows that only the prediction calls positive. */
  readonly falsePositives: number;
  /** Rows that only the reference calls positive. */
  readonly falseNegatives: number;
  /** Rows that are positive in neither. */
  readonly trueNegatives: number;
  /** Recall, the true positive rate: positives that were caught; n is the reference's positives. */
  readonly sensitivity: Interval;
  /** The true negative rate: negatives that were passed; n is the reference's negatives. */
  readonly specificity: Interval;
  /** Share of rows called positive that are; n is the predicted positives. */
  readonly precision: Interval;
  /** Share of rows called negative that are; n is the predicted negatives. */
  readonly negativePredictiveValue: Interval;
  /** Share of rows that are called right. */
  readonly accuracy: Interval;
  /** Mean of sensitivity and specificity. */
  readonly balancedAccuracy: Interval;
  /** Sensitivity + specificity - 1: 0 for a judge that says nothing. */
  readonly youdenJ: Interval;
  /** Harmonic mean of precision and sensitivity. */
  readonly f1: Interval;
  /** Share of rows that the reference calls positive. */
  readonly prevalence: Interval;
}

const ACTION = "binaryRates";
const OPTIONS: Record<keyof BinaryRatesOptions, true> = {
  positive: true,
  level: true,
  resamples: true,
  seed: true,
};

/**
 * Sensitivity, specificity and the other rates of a judge with two labels.
 *
 * Proportions get Wilson intervals; `balancedAccuracy`, `youdenJ` and `f1` a bootstrap of the table
 * (two rows are spread over the cells first, so that a perfect table keeps a width). A rate without a
 * denominator is undefined (`null` with a reason), where some packages give 0.
 *
 * @param matrix A 2 x 2 count table: rows the reference, columns the prediction.
 * @param options Which label is positive; level, resamples and seed.
 * @returns The four counts and the rates.
 * @throws {RangeError} If the table does not have two labels, `positive` is not one of them, a count is
 *   no integer >= 0, or an option is out of range.
 * @throws {TypeError} If `matrix` is no count table, or an option is unknown.
 *
 * @example
 * ```ts
 * import { binaryRates, formatInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const matrix = { labels: ["faithful", "hallucinated"], counts: [[52, 8], [4, 44]] };
 * const rates = binaryRates(matrix, { positive: "hallucinated" });
 *
 * assertEquals(formatInterval(rates.sensitivity), ".917 (.804 to .967), n 48");
 * assertEquals(formatInterval(rates.specificity), ".867 (.758 to .931), n 60");
 * ```
 */
export function binaryRates(matrix: CountTable, options: BinaryRatesOptions): BinaryRates {
  if (typeof options !== "object" || options === null) {
    throw wrongType(ACTION, "options", "an object with the positive label", options);
  }
  requireOptions(options, OPTIONS, ACTION);
  const { positive, level = 0.95, resamples = 2000, seed = 1 } = options;
  requireLevel(level, ACTION);
  requireInteger(resamples, "resamples", ACTION, 2);
  requireSeed(seed, ACTION);
  const given = readTable(matrix, ACTION);
  if (given.size !== 2) {
    throw outOfRange(ACTION, "matrix.labels.length", "2", given.size);
  }
  const at = matrix.labels.indexOf(positive);
  if (at < 0) {
    throw outOfRange(ACTION, "positive", `one of the labels ${matrix.labels.join(", ")}`, positive);
  }
  const table = at === 1 ? given : tableOf(given.cells.slice().reverse(), 2);
  const [trueNegatives, falsePositives, falseNegatives, truePositives] = table.cells;
  const rate = (successes: number, n: number) => wilsonInterval(successes, n, { level });
  const resampled = bootstrapTable(
    table,
    { balancedAccuracy: balancedAccuracyOf, youdenJ: youdenOf, f1: f1Of },
    { level, resamples, seed },
  );
  return {
    truePositives,
    falsePositives,
    falseNegatives,
    trueNegatives,
    sensitivity: rate(truePositives, truePositives + falseNegatives),
    specificity: rate(trueNegatives, trueNegatives + falsePositives),
    precision: rate(truePositives, truePositives + falsePositives),
    negativePredictiveValue: rate(trueNegatives, trueNegatives + falseNegatives),
    accuracy: rate(truePositives + trueNegatives, table.n),
    ...resampled,
    prevalence: rate(truePositives + falseNegatives, table.n),
  };
}

function youdenOf({ cells, rows }: Table): number | null {
  return rows[0] === 0 || rows[1] === 0 ? null : cells[0] / rows[0] + cells[3] / rows[1] - 1;
}

function balancedAccuracyOf(table: Table): number | null {
  const youden = youdenOf(table);
  return youden === null ? null : (youden + 1) / 2;
}

function f1Of({ cells }: Table): number | null {
  const denominator = 2 * cells[3] + cells[1] + cells[2];
  return denominator === 0 ? null : 2 * cells[3] / denominator;
}

import { complement, type Limits, mixtureLimits, shareLimits } from "./_ratio_limits.ts";
import { requireLevel, requireObject, requireOptions } from "./_require.ts";
import { readWeightedRows } from "./_weighted_rows.ts";
import { linearised, type Ratio, type VerdictStrata, verdictStrata } from "./_verdict_strata.ts";
import type { Label } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** Labelled rows and what each stands for. */
export interface WeightedRatesInput {
  /** What people say, one entry a row. */
  readonly human: readonly Label[];
  /** What the judge says of the same rows, in the same order. */
  readonly judge: readonly Label[];
  /**
   * How many scored rows each stands for, above 0: of each verdict, scored rows over labelled ones. Their sum
   * is taken as the number of scored rows; weights known in proportion only give wider bounds.
   */
  readonly weights: readonly number[];
}

/** Options of {@linkcode weightedRates}. */
export interface WeightedRatesOptions {
  /** Which label is positive. Default `true` where the labels are booleans; else required. */
  readonly positive?: Label;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** A rate of weighted rows; its `n` counts labelled rows. */
export type WeightedRate = Interval & {
  /** Linearised standard error, within verdicts and between them; `null` where undefined. */
  readonly standardError: number | null;
  /**
   * How many rows of a simple random sample would say as much: from the standard error, or from the bounds at
   * a rate of 0 or 1. 0 where there are none.
   */
  readonly effectiveN: number;
};

/** What a judge does to the rows it scored, from labels picked by its verdict. */
export interface WeightedRates {
  /** Share of the positives that the judge caught. */
  readonly sensitivity: WeightedRate;
  /** Share of the negatives that the judge passed. */
  readonly specificity: WeightedRate;
  /** Share of the scored rows that are positive. */
  readonly prevalence: WeightedRate;
  /** Share of the scored rows that the judge calls right. */
  readonly accuracy: WeightedRate;
}

const ACTION = "weightedRates";
const OPTIONS: Record<keyof WeightedRatesOptions, true> = { positive: true, level: true };

/**
 * A judge's rates from labels that were not drawn evenly, such as half of them among what it flagged.
 *
 * Labels picked by the judge's verdict bias its rates: half flagged and half passed turn a true sensitivity
 * of .80 and specificity of .95, at prevalence .1, into .966 and .731. Weights undo it. The bounds combine
 * Wilson's of three proportions: flagged among the scored rows, and positive among the labelled rows of each
 * verdict (MOVER). Where weights differ within a verdict, its rows count as Kish's effective ones, and the
 * weights of a verdict should add up to its scored rows. For labels drawn evenly use
 * {@linkcode binaryRates}. Sensitivity and specificity come from the same rows and are not independent.
 *
 * Measured coverage of the 95 % interval, half of 100 labels or more flagged and half passed of 4,000 scored
 * rows, prevalence .05 to .5, sensitivity .8, specificity .95: .93 to .97, weights even or uneven.
 *
 * @param input People's labels, the judge's, and the weights, all in the same order.
 * @param options Which label is positive, and the level.
 * @returns The rates with intervals, method `"weighted-mover"`, standard errors and effective rows. A rate
 *   without rows is undefined; where a verdict has no labelled row there are no bounds.
 * @throws {RangeError} If lists differ in length, a weight is not above 0, or there are more than two labels.
 * @throws {TypeError} If an entry is of the wrong kind, naming its index, or an option is unknown.
 *
 * @see Begg and Greenes, Biometrics 39 (1983) 207, for verification bias; Donner and Zou, Stat. Med. 31
 *   (2012), for the bounds of a ratio; Cochran, Sampling Techniques (1977), for the standard error.
 *
 * @example
 * ```ts
 * import { formatInterval, weightedRates } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * // Of 8,000 answers 1,000 are flagged; 100 of each verdict have labels.
 * const judge = Array.from({ length: 200 }, (_, row) => row < 100);
 * const human = judge.map((flag, row) => flag ? row < 64 : row >= 198);
 * const weights = judge.map((flag) => flag ? 1000 / 100 : 7000 / 100);
 * const { sensitivity, specificity } = weightedRates({ human, judge, weights });
 *
 * assertEquals(formatInterval(sensitivity), ".821 (.562 to .944), n 66");
 * assertEquals(formatInterval(specificity), ".950 (.937 to .962), n 134");
 * ```
 */
export function weightedRates(
  input: WeightedRatesInput,
  options: WeightedRatesOptions = {},
): WeightedRates {
  requireOptions(options, OPTIONS, ACTION);
  requireObject(input, "input", ACTION);
  const { positive = true, level = 0.95 } = options;
  requireLevel(level, ACTION);
  const rows = readWeightedRows(input, positive, ACTION);
  const z = normalQuantile((1 + level) / 2);
  const strata = verdictStrata(rows, z);

  const rate = (ratio: Ratio, none: string, limits: readonly [number, number] | null) => {
    const about = { level, method: "weighted-mover" };
    const parts = linearised(rows, ratio);
    if (parts === null) {
      const nothing = { estimate: null, lower: null, upper: null, n: 0, ...about };
      return { ...nothing, standardError: null, effectiveN: 0, reason: none };
    }
    const { estimate, standardError, rows: n } = parts;
    if (limits === null) {
      const reason = `no labelled row is ${rows.judge[0] === 1 ? "passed" : "flagged"}`;
      const nothing = { lower: null, upper: null, standardError: null, effectiveN: 0 };
      return { estimate, ...nothing, n, ...about, reason };
    }
    const lower = Math.min(estimate, limits[0]);
    const upper = Math.max(estimate, limits[1]);
    const effectiveN = effectiveRows(estimate, standardError, { rate: estimate, lower, upper }, z);
    return { estimate, lower, upper, n, ...about, standardError, effectiveN };
  };
  const bounds = strata === null ? null : boundsOf(strata);
  return {
    sensitivity: rate(
      { counts: (_, judge) => judge === 1, among: (human) => human === 1 },
      "no labelled row is positive",
      bounds?.sensitivity ?? null,
    ),
    specificity: rate(
      { counts: (_, judge) => judge === 0, among: (human) => human === 0 },
      "no labelled row is negative",
      bounds?.specificity ?? null,
    ),
    prevalence: rate(
      { counts: (human) => human === 1, among: () => true },
      "no observations",
      bounds?.prevalence ?? null,
    ),
    accuracy: rate(
      { counts: (human, judge) => human === judge, among: () => true },
      "no observations",
      bounds?.accuracy ?? null,
    ),
  };
}

function boundsOf({ flagged, positiveIfFlagged, positiveIfPassed }: VerdictStrata) {
  const passed = complement(flagged);
  const negativeIfFlagged = complement(positiveIfFlagged);
  const negativeIfPassed = complement(positiveIfPassed);
  return {
    sensitivity: shareLimits(flagged, positiveIfFlagged, positiveIfPassed),
    specificity: shareLimits(passed, negativeIfPassed, negativeIfFlagged),
    prevalence: mixtureLimits(flagged, positiveIfFlagged, positiveIfPassed),
    accuracy: mixtureLimits(flagged, positiveIfFlagged, negativeIfPassed),
  };
}

/** Rows of a simple random sample with this standard error; at 0 and 1 those with Wilson's bounds. */
function effectiveRows(
  estimate: number,
  standardError: number,
  { lower, upper }: Limits,
  z: number,
): number {
  if (standardError > 1e-12) return estimate * (1 - estimate) / standardError ** 2;
  return estimate > 0.5 ? z * z * lower / (1 - lower) : z * z * (1 - upper) / upper;
}

import { momentsOf, tunedLambda } from "./_ppi.ts";
import {
  outOfRange,
  requireLevel,
  requireOneOf,
  requireOptions,
  requireProbability,
  wrongType,
} from "./_require.ts";
import type { Interval } from "./interval.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** What {@linkcode ppiMean} estimates from. */
export interface PpiMeanInput {
  /** Rows that people and the judge have scored: a random sample of all rows. */
  readonly labelled: {
    /** What people say, one entry a row: numbers, or booleans for a rate. */
    readonly human: readonly (number | boolean)[];
    /** What the judge says of the same rows, in the same order. */
    readonly judge: readonly (number | boolean)[];
  };
  /** Rows that only the judge has scored. */
  readonly unlabelled: {
    /** What the judge says. */
    readonly judge: readonly (number | boolean)[];
  };
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /** How much the judge counts, in [0, 1]: 0 the labels alone, 1 in full. Default: tuned to the data. */
  readonly lambda?: number;
  /**
   * What variances are divided by: `"n"` (default), the number of rows, as the paper and its code have it;
   * `"n-1"`, one less, a little wider: take it below some 50 labels.
   */
  readonly divisor?: "n" | "n-1";
}

/** A mean from few labels and many judgements. */
export type PpiMean = Interval & {
  /** How much the judge counted, in [0, 1]. */
  readonly lambda: number;
  /** Standard error of the mean; `null` where undefined. */
  readonly standardError: number | null;
  /** Rows that only the judge has scored. */
  readonly unlabelled: number;
  /** What the labels say alone, for comparison. */
  readonly classical: Interval;
  /** What to beware of. */
  readonly warnings: readonly string[];
};

const ACTION = "ppiMean";
const INPUTS: Record<keyof PpiMeanInput, true> = {
  labelled: true,
  unlabelled: true,
  level: true,
  lambda: true,
  divisor: true,
};
const NO_SPREAD = "no variation: the standard error is 0, which says nothing about other rows";
/** Fewer differences between people and judge than this leave the judge's errors unmeasured. */
const FEW_DIFFERENCES = 5;

/**
 * The mean of what people would say of all rows, from few labels and many judgements (PPI++).
 *
 * The judge's mean over the rows that only it has scored, plus what people say beyond it on the labelled
 * rows; the judge counts by `lambda`, tuned so that a poor judge does no harm. For rates (booleans) and for
 * means of grades. Needs labels drawn at random from the rows scored: where they were picked, or the
 * prevalence has moved, use {@linkcode correctedRate}. `n` is the labelled rows. A mean of booleans is
 * clipped to [0, 1].
 *
 * Measured coverage of the 95 % interval of a rate, 1,000 rows that only the judge has scored, sensitivity .9,
 * specificity .95: at least .93 where 30 labelled rows can be expected to be positive, .92 with 10, .88 with
 * five; that of the labels alone does the same.
 *
 * @param input Labelled rows, the judge's scores of the others, level, lambda and divisor.
 * @returns The mean with its interval, lambda, the labels' own mean, and warnings.
 * @throws {RangeError} If lists differ in length, a number is not finite or beyond 1e150, naming its index,
 *   or an option is out of range.
 * @throws {TypeError} If an entry is neither number nor boolean, naming its index, or an option is unknown.
 *
 * @see Angelopoulos, Duchi and Zrnic, PPI++, arXiv 2311.01453.
 *
 * @example
 * ```ts
 * import { formatInterval, ppiMean } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const human = [1, 1, 0, 1, 0, 1, 1, 0, 1, 0];
 * const judge = [1, 1, 1, 1, 0, 1, 1, 0, 1, 1];
 * const others = Array.from({ length: 40 }, (_, row) => row < 30 ? 1 : 0);
 * const rate = ppiMean({ labelled: { human, judge }, unlabelled: { judge: others } });
 *
 * assertEquals(formatInterval(rate), ".574 (.318 to .831), n 10");
 * assertEquals(rate.lambda.toFixed(6), "0.515789");
 * ```
 */
export function ppiMean(input: PpiMeanInput): PpiMean {
  requireOptions(input, INPUTS, ACTION, "input");
  const { labelled, unlabelled, level = 0.95, divisor = "n" } = input;
  requireLevel(level, ACTION);
  requireOneOf(divisor, ["n", "n-1"], "divisor", ACTION);
  if (input.lambda !== undefined) requireProbability(input.lambda, "lambda", ACTION);
  const human = numbersOf(labelled?.human, "labelled.human");
  const judge = numbersOf(labelled?.judge, "labelled.judge");
  const others = numbersOf(unlabelled?.judge, "unlabelled.judge");
  const n = human.length;
  if (judge.length !== n) {
    const need = `${n}, that of labelled.human`;
    throw outOfRange(ACTION, "labelled.judge.length", need, judge.length);
  }
  const isRate = labelled.human.every((label) => typeof label === "boolean");
  const limit = (value: number) => isRate ? Math.min(1, Math.max(0, value)) : value;
  const divisorOf = (rows: number) => Math.max(1, divisor === "n" ? rows : rows - 1);
  const meanWith = (estimate: number, variance: number, method: string): Mean => {
    const about = { n, level, method };
    const standardError = Math.sqrt(variance);
    const none = { lower: null, upper: null, standardError, ...about };
    if (n < 2) return { estimate: limit(estimate), ...none, reason: "one label shows no spread" };
    if (standardError <= 1e-12 * Math.abs(estimate)) {
      return { estimate: limit(estimate), ...none, standardError: 0, reason: NO_SPREAD };
    }
    const reach = normalQuantile((1 + level) / 2) * standardError;
    const [lower, upper] = [limit(estimate - reach), limit(estimate + reach)];
    return { estimate: limit(estimate), lower, upper, standardError, ...about };
  };
  const parts = { lambda: 0, unlabelled: others.length };
  if (n === 0) {
    const none = { estimate: null, lower: null, upper: null, n, level, reason: "no labelled rows" };
    const classical: Interval = { ...none, method: "normal" };
    return { ...none, ...parts, method: "ppi", standardError: null, classical, warnings: [] };
  }
  const own = momentsOf(human);
  const { standardError: _, ...classical } = meanWith(
    own.mean,
    own.squares / divisorOf(n) / n,
    "normal",
  );
  const lambda = others.length === 0
    ? 0
    : input.lambda ?? tunedLambda(human, judge, others, divisorOf);
  const beyond = momentsOf(human.map((label, row) => label - lambda * judge[row]));
  const judged = others.length === 0 ? { mean: 0, squares: 0 } : momentsOf(others);
  const variance = beyond.squares / divisorOf(n) / n +
    lambda ** 2 * judged.squares / divisorOf(others.length) / Math.max(1, others.length);
  const mean = meanWith(lambda * judged.mean + beyond.mean, variance, "ppi");
  const warnings = warningsOf(human, judge, others.length, lambda);
  return { ...mean, ...parts, lambda, classical, warnings };
}

type Mean = Interval & { readonly standardError: number };

function warningsOf(
  human: Float64Array,
  judge: Float64Array,
  others: number,
  lambda: number,
): string[] {
  if (others === 0) return ["no row is scored by the judge alone: this is the labels' own mean"];
  if (lambda === 0) return ["the judge adds nothing (lambda 0): this is the labels' own mean"];
  const differences = human.reduce((sum, label, row) => sum + (label === judge[row] ? 0 : 1), 0);
  if (differences >= FEW_DIFFERENCES) return [];
  return [
    `judge and people differ on ${differences} labelled rows: the interval may be too narrow, as the ` +
    "judge's errors are hardly measured",
  ];
}

function numbersOf(values: readonly (number | boolean)[] | undefined, name: string): Float64Array {
  if (!Array.isArray(values)) throw wrongType(ACTION, name, "an array", values);
  const numbers = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const value: unknown = values[i];
    if (typeof value !== "number" && typeof value !== "boolean") {
      throw wrongType(ACTION, `${name}[${i}]`, "a number or boolean", value);
    }
    numbers[i] = Number(value);
    if (!Number.isFinite(numbers[i])) {
      throw outOfRange(ACTION, `${name}[${i}]`, "a finite number", value);
    }
    // Beyond it squares overflow.
    if (Math.abs(numbers[i]) > 1e150) {
      throw outOfRange(ACTION, `${name}[${i}]`, "at most 1e150 in size", value);
    }
  }
  return numbers;
}

import { MOST_LABELS } from "./_first_whole.ts";
import {
  outOfRange,
  requireLevel,
  requireOneOf,
  requireOptions,
  requirePositive,
  requireProbability,
  wrongType,
} from "./_require.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** What {@linkcode sampleSizeForDifference} plans. */
export interface SampleSizeForDifferenceInput {
  /** The two rates that should be told apart, each in [0, 1]. */
  readonly rates: readonly [first: number, second: number];
  /** Probability of finding the difference if it is there; between `alpha` and 1. Default .8. */
  readonly power?: number;
  /** Probability of finding one that is not there, between 0 and 1. Default .05. */
  readonly alpha?: number;
  /** Whether the test looks to both sides (default) or to the expected one only. */
  readonly sides?: "two" | "one";
  /** How the variance is taken. Default `"pooled"`; described at the function. */
  readonly method?: "pooled" | "unpooled" | "arcsine";
  /** Rows of the second group for each of the first, above 0. Default 1. */
  readonly ratio?: number;
}

/** What {@linkcode sampleSizeForDifference} finds. */
export interface DifferenceSampleSize {
  /** Rows of each group, whole, in the order of `rates`; `null` where no number suffices. */
  readonly n: readonly [first: number, second: number] | null;
  /** The same before rounding up. */
  readonly unrounded: readonly [first: number, second: number] | null;
  /** Cohen's h, the distance of the rates on the arcsine scale, at least 0. */
  readonly cohenH: number;
  /** The method used. */
  readonly method: "pooled" | "unpooled" | "arcsine";
  /** Why there is no n; only where there is none. */
  readonly reason?: string;
}

const ACTION = "sampleSizeForDifference";
const INPUTS: Record<keyof SampleSizeForDifferenceInput, true> = {
  rates: true,
  power: true,
  alpha: true,
  sides: true,
  method: true,
  ratio: true,
};

/**
 * How many rows in each of two groups it takes to tell two rates apart.
 *
 * For two systems on different rows, tested without continuity correction; the chance of an error in the
 * wrong direction is left out. On the same rows it takes fewer, by how often both agree. Unpooled and arcsine
 * are for comparison with other work: at rates near 0 and 1 they promise too much (unpooled gives 0
 * rows for rates 0 and 1, and here at least 1).
 *
 * - `"pooled"`: the variance under "no difference" from the mean rate, as R's `power.prop.test`.
 * - `"unpooled"`: both variances from the rates themselves.
 * - `"arcsine"`: by Cohen's h, as statsmodels' `NormalIndPower`.
 *
 * @param input The rates, power, alpha, sides, method and ratio.
 * @returns Rows of each group, whole and unrounded, and Cohen's h; equal rates have `n: null` with a
 *   reason, as has a plan of more than 100,000,000 rows in a group.
 * @throws {RangeError} If a number is out of range, `power` is not above `alpha`, or an option unknown.
 * @throws {TypeError} If `rates` is no pair, or a number is none, or an option is unknown.
 *
 * @see J. L. Fleiss, B. Levin and M. C. Paik, Statistical Methods for Rates and Proportions (3rd ed.
 *   2003), ch. 4, for pooled; J. Cohen, Statistical Power Analysis (2nd ed. 1988), ch. 6.
 *
 * @example
 * ```ts
 * import { sampleSizeForDifference } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(sampleSizeForDifference({ rates: [0.8, 0.9] }).n, [199, 199]);
 * assertEquals(sampleSizeForDifference({ rates: [0.8, 0.9], ratio: 2 }).n, [144, 287]);
 * ```
 */
export function sampleSizeForDifference(
  input: SampleSizeForDifferenceInput,
): DifferenceSampleSize {
  requireOptions(input, INPUTS, ACTION, "input");
  const { rates, power = 0.8, alpha = 0.05, sides = "two", method = "pooled", ratio = 1 } = input;
  if (!Array.isArray(rates) || rates.length !== 2) {
    throw wrongType(ACTION, "rates", "a pair of rates", rates);
  }
  const [p, q] = rates;
  requireProbability(p, "rates[0]", ACTION);
  requireProbability(q, "rates[1]", ACTION);
  requireLevel(alpha, ACTION, "alpha");
  requireLevel(power, ACTION, "power");
  if (power <= alpha) throw outOfRange(ACTION, "power", `above alpha (${alpha})`, power);
  requireOneOf(sides, ["two", "one"], "sides", ACTION);
  requireOneOf(method, ["pooled", "unpooled", "arcsine"], "method", ACTION);
  requirePositive(ratio, "ratio", ACTION);

  const cohenH = Math.abs(2 * Math.asin(Math.sqrt(p)) - 2 * Math.asin(Math.sqrt(q)));
  if (p === q) {
    const reason = "the rates are equal: no number of rows tells them apart";
    return { n: null, unrounded: null, cohenH, method, reason };
  }
  const zAlpha = -normalQuantile(sides === "two" ? alpha / 2 : alpha);
  const zPower = normalQuantile(power);
  const mean = (p + ratio * q) / (1 + ratio);
  const variance = p * (1 - p) + q * (1 - q) / ratio;
  const first = {
    pooled: () => {
      const none = mean * (1 - mean) * (1 + 1 / ratio);
      return ((zAlpha * Math.sqrt(none) + zPower * Math.sqrt(variance)) / (p - q)) ** 2;
    },
    unpooled: () => variance * ((zAlpha + zPower) / (p - q)) ** 2,
    arcsine: () => (1 + 1 / ratio) * ((zAlpha + zPower) / cohenH) ** 2,
  }[method]();
  const unrounded = [first, first * ratio] as const;
  // Not `>`: a ratio of 1e-324 may give a product of 0 and infinity.
  if (!(Math.max(...unrounded) <= MOST_LABELS)) {
    const reason = `more than ${MOST_LABELS.toLocaleString("en")} rows in a group`;
    return { n: null, unrounded: null, cohenH, method, reason };
  }
  return { n: [atLeastOne(unrounded[0]), atLeastOne(unrounded[1])], unrounded, cohenH, method };
}

function atLeastOne(rows: number): number {
  return Math.max(1, Math.ceil(rows));
}

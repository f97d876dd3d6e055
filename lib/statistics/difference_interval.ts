import { miettinenNurminen } from "./_miettinen_nurminen.ts";
import {
  outOfRange,
  requireInteger,
  requireLevel,
  requireOneOf,
  requireOptions,
  wrongType,
} from "./_require.ts";
import { rateLimits, squareAndAdd } from "./_square_and_add.ts";
import type { Interval } from "./interval.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** A rate as what it was counted from. */
export interface CountedRate {
  /** How many of the observations count, an integer from 0 to `n`. */
  readonly successes: number;
  /** Number of observations, an integer of at least 0. */
  readonly n: number;
}

/** A method of {@linkcode differenceInterval}, described there. */
export type DifferenceMethod =
  | "newcombe"
  | "newcombe-cc"
  | "wald"
  | "agresti-caffo"
  | "miettinen-nurminen";

/** Options of {@linkcode differenceInterval}. */
export interface DifferenceIntervalOptions {
  /** How the bounds are computed. Default `"newcombe"`. */
  readonly method?: DifferenceMethod;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

type Bounds = readonly [lower: number, upper: number];

const ACTION = "differenceInterval";
const OPTIONS: Record<keyof DifferenceIntervalOptions, true> = { method: true, level: true };

const BOUNDS: Readonly<
  Record<DifferenceMethod, (a: CountedRate, b: CountedRate, z: number) => Bounds>
> = {
  "newcombe": (a, b, z) => squareAndAdd(limits(a, z, 0), limits(b, z, 0)),
  "newcombe-cc": (a, b, z) => squareAndAdd(limits(a, z, 0.5), limits(b, z, 0.5)),
  "wald": wald,
  "agresti-caffo": (a, b, z) => wald(oneMoreOfEach(a), oneMoreOfEach(b), z),
  "miettinen-nurminen": miettinenNurminen,
};

/**
 * The interval of the difference `a - b` of two rates that were counted on different rows.
 *
 * For two systems on two samples, or two slices of one. Where both were tried on the same rows, use
 * {@linkcode pairedDifferenceInterval}, which is narrower; two intervals that overlap do not show that
 * there is no difference. The methods:
 *
 * - `"newcombe"`: squares and adds the Wilson intervals of the rates. Never leaves [-1, 1].
 * - `"newcombe-cc"`: the same from the continuity-corrected ones. Conservative.
 * - `"miettinen-nurminen"`: inverts the score test; near the level for small samples too.
 * - `"agresti-caffo"`: Wald's with a success and a failure more on each side; may leave [-1, 1].
 * - `"wald"`: the textbook's, to compare with other work. Too narrow for small n and rare outcomes, may leave
 *   [-1, 1], and without bounds where its standard error is 0 (both rates 0 or 1).
 *
 * Least exact coverage of the 95 % interval, rates .02, .04 ... .98, 20, 50, 100 or 500 rows on either side:
 * `"newcombe-cc"` .950; `"agresti-caffo"` .931 (20 and 20 rows, rates .66 and .98); `"miettinen-nurminen"`
 * .928 (50 and 20 rows, .02 and .04), else .931 (500 and 500 rows not computed); `"newcombe"` .932 from 50
 * rows beside 100 on. Below that it is too narrow where rates are far apart: .924 with 50 and 50 rows (.04 and
 * .98), .920 with 50 and 20 (.94 and .02), .880 with 20 and 20 (.02 and .98; .928 at most .5 apart). Wald's
 * .338 (500 and 20 rows, .02 and .02).
 *
 * @param a The first rate, `{ successes, n }`.
 * @param b The second rate, which is subtracted.
 * @param options Method and level.
 * @returns The difference in [-1, 1] with its interval; `n` is the rows of both. Without rows on either
 *   side the estimate is `null`, with a reason.
 * @throws {RangeError} If a count is not an integer >= 0, successes exceed n, or an option is unknown.
 * @throws {TypeError} If `a` or `b` is not `{ successes, n }`.
 *
 * @see R. G. Newcombe, Interval estimation for the difference between independent proportions, Statistics
 *   in Medicine 17 (1998) 873-890, methods 10 and 11; A. Agresti and B. Caffo, The American Statistician 54
 *   (2000) 280-288; O. Miettinen and M. Nurminen, Statistics in Medicine 4 (1985) 213-226.
 *
 * @example
 * ```ts
 * import { differenceInterval, formatInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * // 56 of 70 answers are right with the new prompt, 48 of 80 with the old one.
 * const gain = differenceInterval({ successes: 56, n: 70 }, { successes: 48, n: 80 });
 *
 * assertEquals(formatInterval(gain), ".200 (.052 to .334), n 150");
 * ```
 */
export function differenceInterval(
  a: CountedRate,
  b: CountedRate,
  options: DifferenceIntervalOptions = {},
): Interval {
  requireOptions(options, OPTIONS, ACTION);
  const { method = "newcombe", level = 0.95 } = options;
  requireCounted(a, "a");
  requireCounted(b, "b");
  requireOneOf(method, Object.keys(BOUNDS), "method", ACTION);
  requireLevel(level, ACTION);

  const about = { n: a.n + b.n, level, method };
  const nothing = { lower: null, upper: null };
  if (a.n === 0 || b.n === 0) {
    const reason = `no observations in ${a.n === 0 ? "a" : "b"}`;
    return { estimate: null, ...nothing, ...about, reason };
  }
  const estimate = a.successes / a.n - b.successes / b.n;
  const [lower, upper] = BOUNDS[method](a, b, -normalQuantile((1 - level) / 2));
  if (lower === upper) {
    const reason = "the standard error is 0, which says nothing about other rows: ask for newcombe";
    return { estimate, ...nothing, ...about, reason };
  }
  return { estimate, lower, upper, ...about };
}

function limits({ successes, n }: CountedRate, z: number, correction: number) {
  return rateLimits(successes, n, z, correction);
}

function wald(a: CountedRate, b: CountedRate, z: number): Bounds {
  const p = a.successes / a.n;
  const q = b.successes / b.n;
  const reach = z * Math.sqrt(p * (1 - p) / a.n + q * (1 - q) / b.n);
  return [p - q - reach, p - q + reach];
}

function oneMoreOfEach({ successes, n }: CountedRate): CountedRate {
  return { successes: successes + 1, n: n + 2 };
}

function requireCounted(rate: CountedRate, name: string): void {
  if (typeof rate !== "object" || rate === null) {
    throw wrongType(ACTION, name, "{ successes, n }", rate);
  }
  requireInteger(rate.n, `${name}.n`, ACTION);
  requireInteger(rate.successes, `${name}.successes`, ACTION);
  if (rate.successes > rate.n) {
    throw outOfRange(ACTION, `${name}.successes`, `at most n (${rate.n})`, rate.successes);
  }
}

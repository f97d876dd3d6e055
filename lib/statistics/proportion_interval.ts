import { agrestiCoullInterval } from "./agresti_coull_interval.ts";
import { clopperPearsonInterval } from "./clopper_pearson_interval.ts";
import type { Interval } from "./interval.ts";
import { jeffreysEqualTailedInterval } from "./jeffreys_equal_tailed_interval.ts";
import { jeffreysInterval } from "./jeffreys_interval.ts";
import { requireProportion } from "./_proportion.ts";
import type { ProportionOptions } from "./proportion_options.ts";
import { requireOneOf, requireOptions } from "./_require.ts";
import { wilsonCcInterval } from "./wilson_cc_interval.ts";
import { wilsonInterval } from "./wilson_interval.ts";

/** The methods of {@linkcode proportionInterval}. */
export type ProportionMethod =
  | "wilson"
  | "wilson-cc"
  | "clopper-pearson"
  | "agresti-coull"
  | "jeffreys"
  | "jeffreys-equal-tailed";

/** Options of {@linkcode proportionInterval}. */
export interface ProportionIntervalOptions extends ProportionOptions {
  /** How the bounds are computed; `"wilson"` unless told. */
  readonly method?: ProportionMethod;
}

const METHODS: Readonly<Record<ProportionMethod, typeof wilsonInterval>> = {
  "wilson": wilsonInterval,
  "wilson-cc": wilsonCcInterval,
  "clopper-pearson": clopperPearsonInterval,
  "agresti-coull": agrestiCoullInterval,
  "jeffreys": jeffreysInterval,
  "jeffreys-equal-tailed": jeffreysEqualTailedInterval,
};

const OPTIONS: Record<keyof ProportionIntervalOptions, true> = {
  method: true,
  level: true,
  sides: true,
};

/**
 * The confidence interval of a proportion, by the method that is named.
 *
 * For a method that comes from a setting. Wilson, the default, suits nearly every rate; Clopper-Pearson
 * keeps its level for every rate and suits promises; the others are for comparison with other work.
 * In a script the shorthand of one method, {@linkcode wilsonInterval} say, reads better. Not for
 * observations that depend on each other, such as several questions about one document: resample those
 * with {@linkcode bootstrapInterval}.
 *
 * @param successes How many of the observations count, an integer from 0 to `n`.
 * @param n Number of observations, an integer >= 0.
 * @param options Method, level and sides.
 * @returns The interval, with the name of its method; with n = 0 the estimate is `null`, reason
 * `"no observations"`.
 * @throws {RangeError} If a count is not an integer >= 0, `successes` exceeds `n`, or an option is
 * @throws {TypeError} If an option is unknown.
 * out of range.
 * @see L. D. Brown, T. T. Cai and A. DasGupta, Interval estimation for a binomial proportion,
 * Statistical Science 16 (2001) 101-133, which compares the methods.
 *
 * @example
 * ```ts
 * import { formatInterval, proportionInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const exact = proportionInterval(38, 200, { method: "clopper-pearson", level: 0.9 });
 * assertEquals(formatInterval(exact), ".190 (.146 to .241), n 200");
 * ```
 */
export function proportionInterval(
  successes: number,
  n: number,
  options: ProportionIntervalOptions = {},
): Interval {
  requireOptions(options, OPTIONS, "proportionInterval");
  const { method = "wilson", ...rest } = options;
  requireOneOf(method, Object.keys(METHODS), "method", "proportionInterval");
  requireProportion(successes, n, rest, "proportionInterval");
  return METHODS[method](successes, n, rest);
}

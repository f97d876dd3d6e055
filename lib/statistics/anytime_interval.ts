import type { Interval } from "./interval.ts";
import { logGamma } from "./log_gamma.ts";
import { outOfRange, requireInteger, requireLevel, requireOptions } from "./_require.ts";

/** Options of {@linkcode anytimeInterval}. */
export interface AnytimeIntervalOptions {
  /** Confidence that the rate is within the bounds at every look, between 0 and 1. Default .95. */
  readonly level?: number;
}

const ACTION = "anytimeInterval";
const OPTIONS: Record<keyof AnytimeIntervalOptions, true> = { level: true };
const PRIOR = 0.5;

/**
 * An interval for a proportion that may be looked at after every observation.
 *
 * The chance that the true rate is ever outside, at whichever of endlessly many looks, is at most 1 - level. So a rate may be
 * watched week by week, and the watching stopped when it pleases, without false alarms piling up as they do with
 * {@linkcode wilsonInterval}: looked at after every observation, that one misses sooner or later. The price is width: about
 * 1.7 times Wilson's.
 *
 * The bounds hold every rate p at which the mixture of likelihoods over Jeffreys' prior is less than 1 / (1 - level) times
 * the likelihood at p.
 *
 * @param successes How many of the observations so far count, an integer from 0 to `n`.
 * @param n Number of observations so far, an integer >= 0.
 * @param options Level.
 * @returns The interval, method `"beta-mixture"`; with n = 0 the estimate is `null`, reason `"no observations"`.
 * @throws {RangeError} If a count is not an integer >= 0, `successes` exceeds `n`, or the level is not between 0 and 1.
 * @throws {TypeError} If a value is no number, or an option is unknown.
 * @see H. Robbins, Statistical methods related to the law of the iterated logarithm, Ann. Math. Statist. 41 (1970)
 * 1397-1409; S. Howard et al., Time-uniform, nonparametric, nonasymptotic confidence sequences, arXiv 1810.08240.
 *
 * @example
 * ```ts
 * import { anytimeInterval } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const { upper } = anytimeInterval(0, 30);
 *
 * assertAlmostEquals(upper ?? 1, 0.1612, 1e-4); // Wilson's, good for a single look, is .1135
 * ```
 */
export function anytimeInterval(
  successes: number,
  n: number,
  options: AnytimeIntervalOptions = {},
): Interval {
  requireOptions(options, OPTIONS, ACTION);
  requireInteger(successes, "successes", ACTION);
  requireInteger(n, "n", ACTION);
  if (successes > n) throw outOfRange(ACTION, "successes", `at most n = ${n}`, successes);
  const { level = 0.95 } = options;
  requireLevel(level, ACTION);
  const about = { n, level, method: "beta-mixture" };
  if (n === 0) {
    return { ...about, estimate: null, lower: null, upper: null, reason: "no observations" };
  }
  const failures = n - successes;
  // Where log p^s (1 - p)^f falls below this, the mixture is too much likelier.
  const least = logBeta(successes + PRIOR, failures + PRIOR) - logBeta(PRIOR, PRIOR) +
    Math.log(1 - level);
  const logLikelihood = (p: number) =>
    (successes === 0 ? 0 : successes * Math.log(p)) +
    (failures === 0 ? 0 : failures * Math.log1p(-p));
  const estimate = successes / n;
  return {
    ...about,
    estimate,
    lower: successes === 0 ? 0 : crossing(logLikelihood, least, 0, estimate),
    upper: failures === 0 ? 1 : crossing(logLikelihood, least, 1, estimate),
  };
}

/** Where a function that falls from `inside` to `outside` crosses `level`, by halving. */
function crossing(f: (p: number) => number, level: number, outside: number, inside: number) {
  let [out, within] = [outside, inside];
  for (let step = 0; step < 200; step++) {
    const middle = (out + within) / 2;
    if (middle === out || middle === within) break;
    if (f(middle) < level) out = middle;
    else within = middle;
  }
  return out;
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

import { betaTails } from "./_beta_tails.ts";
import { requireBinomial } from "./_require_binomial.ts";

/**
 * P(X > k): the probability of more than `k` successes in `n` independent trials.
 *
 * For exact tests of "more than by chance"; for "at least k" ask for k - 1. It keeps the digits that
 * `1 - binomialCdf(k, n, p)` loses.
 *
 * Largest relative error measured against 40-digit mpmath: 2e-13 over 1,965 tails, `n` to 1e6,
 * `p` from 1e-7 to 1 - 1e-7, results down to 1e-300 (where it is largest; the median is 1e-16).
 *
 * @param k Number of successes, an integer; the probability is 1 below 0 and 0 from `n` on.
 * @param n Number of trials, an integer >= 0.
 * @param p Probability of a success, in [0, 1].
 * @returns The probability, in [0, 1].
 * @throws {RangeError} If `k` or `n` is not an integer, `n` is negative, or `p` is not in [0, 1].
 * @see https://dlmf.nist.gov/8.17.E5: it is the lower tail of Beta(k + 1, n - k) at p.
 *
 * @example
 * ```ts
 * import { binomialSf } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * // Ten heads in ten tosses.
 * assertAlmostEquals(binomialSf(9, 10, 0.5), 1 / 1024, 1e-18);
 * ```
 */
export function binomialSf(k: number, n: number, p: number): number {
  requireBinomial(k, n, p, "binomialSf");
  if (k < 0) return 1;
  if (k >= n) return 0;
  return betaTails(p, 1 - p, k + 1, n - k).lower;
}

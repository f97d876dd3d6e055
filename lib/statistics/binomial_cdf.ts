import { betaTails } from "./_beta_tails.ts";
import { requireBinomial } from "./_require_binomial.ts";

/**
 * P(X <= k): the probability of at most `k` successes in `n` independent trials.
 *
 * For exact tests against a limit: with 3 errors in 1,000 answers, `binomialCdf(3, 1000, 0.01)` is
 * the p-value of "the error rate is 1 % or more". For the upper tail use {@linkcode binomialSf}.
 *
 * Largest relative error measured against 40-digit mpmath: 2e-13 over 1,965 tails, `n` to 1e6,
 * `p` from 1e-7 to 1 - 1e-7, results down to 1e-300 (where it is largest; the median is 1e-16).
 *
 * @param k Number of successes, an integer; the probability is 0 below 0 and 1 from `n` on.
 * @param n Number of trials, an integer >= 0.
 * @param p Probability of a success, in [0, 1].
 * @returns The probability, in [0, 1].
 * @throws {RangeError} If `k` or `n` is not an integer, `n` is negative, or `p` is not in [0, 1].
 * @see https://dlmf.nist.gov/8.17.E5: it is the upper tail of Beta(k + 1, n - k) at p.
 *
 * @example
 * ```ts
 * import { binomialCdf } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * // (1 + 5 + 10) of 32 equally likely outcomes of five tosses have at most two heads.
 * assertAlmostEquals(binomialCdf(2, 5, 0.5), 16 / 32, 1e-15);
 * ```
 */
export function binomialCdf(k: number, n: number, p: number): number {
  requireBinomial(k, n, p, "binomialCdf");
  if (k < 0) return 0;
  if (k >= n) return 1;
  return betaTails(p, 1 - p, k + 1, n - k).upper;
}

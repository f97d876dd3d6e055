import { logGamma1p } from "./_log_gamma1p.ts";
import { requirePositive } from "./_require.ts";

/**
 * The natural logarithm of the gamma function, for x > 0.
 *
 * For factorials and binomial coefficients beyond double range: `logGamma(n + 1)` is log n!. Not for
 * probabilities of large counts, where differences of it lose digits: use {@linkcode binomialPmf}.
 *
 * Largest relative error measured against 40-digit mpmath: 7e-16 over 4,000 values from 1e-300
 * to 1e12, many of them near 1 and 2.
 *
 * @param x A number > 0.
 * @returns log Gamma(x); `Infinity` where that is beyond double range, from x = 2.56e305.
 * @throws {RangeError} If `x` is not a finite number > 0.
 * @see https://dlmf.nist.gov/5.7.E3 near 1 and 2, https://dlmf.nist.gov/5.11.E1 (Stirling) elsewhere.
 *
 * @example
 * ```ts
 * import { logGamma } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * assertAlmostEquals(logGamma(6), Math.log(5 * 4 * 3 * 2), 1e-14);
 * ```
 */
export function logGamma(x: number): number {
  requirePositive(x, "x", "logGamma");
  return x < 0.5 ? logGamma1p(x) - Math.log(x) : logGamma1p(x - 1);
}

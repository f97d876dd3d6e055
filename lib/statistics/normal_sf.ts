import { normalTail } from "./_normal_tail.ts";
import { requireNumber } from "./_require.ts";

/**
 * P(Z > x) of a standard normal variable, the survival function.
 *
 * For one-sided p-values; twice `normalSf(Math.abs(z))` is the two-sided one. It keeps its digits in
 * the far upper tail, where `1 - normalCdf(x)` has none.
 *
 * Largest relative error measured against 40-digit mpmath: 7e-16 over 4,000 values of `x` from
 * -8.2 to 37.
 *
 * @param x Any number, infinities too.
 * @returns The probability, in [0, 1].
 * @throws {RangeError} If `x` is `NaN`.
 * @see W. J. Cody, Rational Chebyshev approximations for the error function, Mathematics of
 * Computation 23 (1969) 631-637.
 *
 * @example
 * ```ts
 * import { normalSf } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * assertAlmostEquals(normalSf(7), 1.279812543885835e-12, 1e-24);
 * ```
 */
export function normalSf(x: number): number {
  requireNumber(x, "x", "normalSf");
  return x < 0 ? 1 - normalTail(-x) : normalTail(x);
}

import { requireNumber, requireShape } from "./_require.ts";
import { studentTail } from "./_student_tail.ts";

/**
 * P(T <= t) of Student's t distribution.
 *
 * For p-values of a mean or of few clusters, with an estimated variance. The upper tail is
 * `studentTCdf(-t, df)`, which keeps its digits where `1 - studentTCdf(t, df)` does not.
 *
 * Largest relative error measured against 40-digit mpmath: 2e-13 over 1,148 cases, `df` from .1 to 1e6,
 * results down to 1e-300 (where it is largest; the median is 2e-16).
 *
 * @param t Any number, infinities too.
 * @param df Degrees of freedom, above 0 and at most 1e15, not necessarily an integer.
 * @returns The probability, in [0, 1].
 * @throws {RangeError} If an argument is out of its range.
 * @see M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, equation 26.7.1: it is an
 * incomplete beta function of df / (df + t^2).
 *
 * @example
 * ```ts
 * import { studentTCdf } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * // With 1 degree of freedom (Cauchy) it is 1/2 + atan(t) / pi.
 * assertAlmostEquals(studentTCdf(-1, 1), 0.25, 1e-15);
 * ```
 */
export function studentTCdf(t: number, df: number): number {
  requireNumber(t, "t", "studentTCdf");
  requireShape(df, "df", "studentTCdf");
  return t < 0 ? studentTail(-t, df) : 1 - studentTail(t, df);
}

/** What a grade is worth: 2^grade - 1, or the grade itself. */
export type Gain = "exponential" | "linear";

/**
 * The gain of a grade, relative to 2^`most` or `most`, where `most` is the highest grade: a ratio of sums is the
 * same, and no grade overflows. Grades of 0 and below gain nothing.
 */
export function relativeGain(grade: number, most: number, gain: Gain): number {
  if (!(grade > 0)) return 0;
  if (gain === "linear") return grade / most;
  // For small grades 2^grade - 1 would lose its digits.
  if (grade < 1) return Math.expm1(grade * Math.LN2) * 2 ** -most;
  return 2 ** (grade - most) - 2 ** -most;
}

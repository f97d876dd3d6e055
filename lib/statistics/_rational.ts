/** A quotient of two polynomials, the coefficients of each from the highest power down. */
export type Rational = readonly [numerator: readonly number[], denominator: readonly number[]];

/** The value of `rational` at `x`. */
export function evaluateRational([numerator, denominator]: Rational, x: number): number {
  let top = 0;
  let bottom = 0;
  for (const coefficient of numerator) top = top * x + coefficient;
  for (const coefficient of denominator) bottom = bottom * x + coefficient;
  return top / bottom;
}

/**
 * The most whole successes at a rate of at most `rate` among `n`: floor(rate * n) without the trap that
 * .29 * 100 is 28.999999999999996 in floating point. A product that a rounding of `rate` and of the
 * product itself can have brought below a whole number is that number.
 */
export function wholeSuccesses(rate: number, n: number): number {
  const product = rate * n;
  const nearest = Math.round(product);
  return Math.abs(product - nearest) <= product * 2 ** -50 ? nearest : Math.floor(product);
}

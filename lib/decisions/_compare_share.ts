/** Differences below this are rounding of binary fractions, as in .8 - .7 against .1. */
const ROUNDING = 1e-12;

/**
 * The sign of `k / n - rate`, exact: the rate is taken as the decimal that it was written as, and compared in
 * integers. A rate that is the nearest number to `k / n`, as 2 / 3 is, equals it.
 */
export function compareShare(k: number, n: number, rate: number): -1 | 0 | 1 {
  if (k / n === rate) return 0;
  const [numerator, denominator] = decimal(rate);
  const left = BigInt(k) * denominator;
  const right = numerator * BigInt(n);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The largest `k` with `k / n` at most `rate`. */
export function mostWithin(n: number, rate: number): number {
  const guess = Math.round(rate * n);
  return compareShare(guess, n, rate) <= 0 ? guess : guess - 1;
}

/** The sign of `a - b`, where less than rounding is none. */
export function compareNumbers(a: number, b: number): -1 | 0 | 1 {
  if (Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(a), Math.abs(b))) return 0;
  return a < b ? -1 : 1;
}

/** 15 digits: all that a decimal keeps in a binary fraction, so that .1 + .2 is .3. */
function decimal(rate: number): readonly [bigint, bigint] {
  const [digits, exponent] = rate.toExponential(14).split("e");
  const power = 14 - Number(exponent);
  return [BigInt(digits.replace(".", "")), 10n ** BigInt(power)];
}

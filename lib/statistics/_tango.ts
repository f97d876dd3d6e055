import { lastWhere } from "./_last_where.ts";

/**
 * The score limits of a difference of paired rates: T. Tango, Statistics in Medicine 17 (1998) 891-908.
 * `b` and `c` count the pairs in which only the first, only the second is positive.
 */
export function tangoLimits(
  b: number,
  c: number,
  n: number,
  z: number,
): readonly [lower: number, upper: number] {
  return [-upperLimit(c, b, n, z), upperLimit(b, c, n, z)];
}

function upperLimit(b: number, c: number, n: number, z: number): number {
  const isCompatible = (difference: number) => {
    const onlySecond = restrictedRate(b, c, n, difference);
    const variance = Math.max(0, 2 * onlySecond + difference * (1 - difference));
    return n * difference - (b - c) <= z * Math.sqrt(n * variance);
  };
  return b === n ? 1 : lastWhere(isCompatible, (b - c) / n, 1);
}

/** The likeliest share of pairs with only the second positive, if the rates differ by `difference`. */
function restrictedRate(b: number, c: number, n: number, difference: number): number {
  const linear = (2 * n - b + c) * difference - b - c;
  const constant = -c * difference * (1 - difference);
  const root = Math.sqrt(Math.max(0, linear ** 2 - 8 * n * constant));
  // The same root of 2n q^2 + linear q + constant either way, each where it subtracts nothing.
  return linear > 0 ? -2 * constant / (linear + root) : (root - linear) / (4 * n);
}

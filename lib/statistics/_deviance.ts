/**
 * a (t - log(1 + t)) at t = difference / a, with expected = a + difference computed apart.
 *
 * The deviance of Loader (2000), bd0(a, expected) = a log(a / expected) + expected - a, taken from the
 * difference, which her form would lose to rounding where expected is near a.
 */
export function deviance(a: number, difference: number, expected: number): number {
  const v = difference / (a + expected);
  if (Math.abs(v) > 1 / 3) {
    const ratio = expected / a;
    return difference - a * (ratio < Infinity ? Math.log(ratio) : Math.log(expected) - Math.log(a));
  }
  // log(1 + t) = 2 artanh v and a t = v (2a + a t): what is left is
  // difference v - 2 a v^3 (1/3 + v^2/5 + ...).
  const v2 = v * v;
  let power = 1;
  let sum = 0;
  for (let odd = 3; power > 1e-18; odd += 2) {
    sum += power / odd;
    power *= v2;
  }
  return v * (difference - 2 * a * v2 * sum);
}

/** a - (a + b) x without the rounding of the sum and the product (Dekker, Numer. Math. 18, 1971). */
export function excess(a: number, b: number, x: number): number {
  const n = a + b;
  const added = n - a;
  const sumError = (a - (n - added)) + (b - added);
  const product = n * x;
  const [nHigh, nLow] = split(n);
  const [xHigh, xLow] = split(x);
  const productError = nLow * xLow - (((product - nHigh * xHigh) - nLow * xHigh) - nHigh * xLow);
  return (a - product) - productError - sumError * x;
}

/** `value` as a sum of two numbers of at most 26 bits each (Veltkamp). */
function split(value: number): readonly [high: number, low: number] {
  const scaled = value * 134217729;
  const high = scaled - (scaled - value);
  return [high, value - high];
}

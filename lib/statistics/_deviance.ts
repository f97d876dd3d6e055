/**
 * a (t - log(1 + t)) at t = difference / a, with `ratio` = 1 + t computed apart.
 *
 * The deviance of Loader (2000), bd0(a, m) = a log(a / m) + m - a at m = a + difference, taken from the
 * difference, which would be lost to rounding where m is near a.
 */
export function deviance(a: number, difference: number, ratio: number): number {
  const v = difference / (2 * a + difference);
  if (Math.abs(v) > 1 / 3) {
    // A ratio beyond doubles has an a so small that its logarithm does not matter.
    return difference - a * Math.log(Math.min(ratio, Number.MAX_VALUE));
  }
  // log(1 + t) = 2 artanh v and a t = 2 a v + v difference: what is left is
  // v difference - 2 a v^3 (1/3 + v^2/5 + ...).
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

/**
 * The lower limit of Wilson's score interval: the smaller root p of (x/n - p)^2 = z^2 p (1 - p) / n.
 * As the constant term over the larger root, so that a limit near 0 keeps its digits.
 */
export function scoreLower(x: number, n: number, z: number): number {
  return x === 0 ? 0 : x * x / n / halfSum(x, n, z);
}

/** The upper limit of Wilson's score interval: the larger root. */
export function scoreUpper(x: number, n: number, z: number): number {
  return x === n ? 1 : Math.min(1, halfSum(x, n, z) / (n + z * z));
}

/** The larger root times n + z^2. */
function halfSum(x: number, n: number, z: number): number {
  return x + z * z / 2 + z * Math.sqrt(x * (1 - x / n) + z * z / 4);
}

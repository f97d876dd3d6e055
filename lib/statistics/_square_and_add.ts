import { scoreLower, scoreUpper } from "./_score_limits.ts";

/** A rate and the limits of its own interval. */
export interface RateLimits {
  readonly rate: number;
  readonly lower: number;
  readonly upper: number;
}

/** A rate with its Wilson limits, each moved out by `correction` successes. */
export function rateLimits(successes: number, n: number, z: number, correction = 0): RateLimits {
  return {
    rate: successes / n,
    lower: scoreLower(Math.max(0, successes - correction), n, z),
    upper: scoreUpper(Math.min(n, successes + correction), n, z),
  };
}

/**
 * Newcombe's limits of the difference of two rates, from the limits of each; `phi` is the correlation of
 * the two where they are paired.
 */
export function squareAndAdd(
  first: RateLimits,
  second: RateLimits,
  phi = 0,
): readonly [lower: number, upper: number] {
  const difference = first.rate - second.rate;
  return [
    difference - reach(first.rate - first.lower, second.upper - second.rate, phi),
    difference + reach(first.upper - first.rate, second.rate - second.lower, phi),
  ];
}

/** sqrt(x^2 - 2 phi x y + y^2), in a form whose terms are never negative. */
function reach(x: number, y: number, phi: number): number {
  return Math.sqrt((x - y) ** 2 + 2 * (1 - phi) * x * y);
}

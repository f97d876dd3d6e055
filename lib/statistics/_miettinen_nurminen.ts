import { lastWhere } from "./_last_where.ts";
import type { CountedRate } from "./difference_interval.ts";

/**
 * The score limits of a difference of two independent rates, with the variance times N / (N - 1):
 * Miettinen and Nurminen, Statistics in Medicine 4 (1985) 213-226.
 */
export function miettinenNurminen(
  a: CountedRate,
  b: CountedRate,
  z: number,
): readonly [lower: number, upper: number] {
  return [-upperLimit(b, a, z), upperLimit(a, b, z)];
}

function upperLimit(a: CountedRate, b: CountedRate, z: number): number {
  const observed = a.successes / a.n - b.successes / b.n;
  const total = a.n + b.n;
  const isCompatible = (difference: number) => {
    const rate = restrictedRate(a, b, difference);
    const variance = spread(rate + difference, a.n) + spread(rate, b.n);
    return difference - observed <= z * Math.sqrt(variance * total / (total - 1));
  };
  return observed === 1 ? 1 : lastWhere(isCompatible, observed, 1);
}

/**
 * The likeliest rate of `b` if that of `a` is larger by `difference`: where the slope of the log
 * likelihood, which only falls, passes 0. The closed form (the root of a cubic) loses half the digits
 * where two roots are close.
 */
function restrictedRate(a: CountedRate, b: CountedRate, difference: number): number {
  const isBelow = (rate: number) => slope(a, rate + difference) + slope(b, rate) > 0;
  return lastWhere(isBelow, Math.max(0, -difference), Math.min(1, 1 - difference));
}

function slope({ successes, n }: CountedRate, rate: number): number {
  const p = Math.min(1, Math.max(0, rate));
  const rising = successes === 0 ? 0 : successes / p;
  const falling = successes === n ? 0 : (n - successes) / (1 - p);
  return rising - falling;
}

function spread(rate: number, n: number): number {
  return Math.max(0, rate * (1 - rate)) / n;
}

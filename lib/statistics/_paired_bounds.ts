import { rateLimits, squareAndAdd } from "./_square_and_add.ts";
import { tangoLimits } from "./_tango.ts";
import type { PairedCounts, PairedDifferenceMethod } from "./paired_difference_interval.ts";

type Bounds = readonly [lower: number, upper: number];

/** The bounds of the difference of two paired rates, by each method. */
export const PAIRED_BOUNDS: Readonly<
  Record<PairedDifferenceMethod, (pairs: PairedCounts, z: number) => Bounds>
> = {
  "newcombe": (pairs, z) => newcombe(pairs, z, countOf(pairs) / 2),
  "newcombe-plain-phi": (pairs, z) => newcombe(pairs, z, 0),
  "tango": (pairs, z) => tangoLimits(pairs.onlyFirst, pairs.onlySecond, countOf(pairs), z),
  "wald": (pairs, z) => wald(pairs.onlyFirst, pairs.onlySecond, countOf(pairs), z),
  "bonett-price": bonettPrice,
};

/** The number of pairs. */
export function countOf({ both, onlyFirst, onlySecond, neither }: PairedCounts): number {
  return both + onlyFirst + onlySecond + neither;
}

function newcombe(pairs: PairedCounts, z: number, correction: number): Bounds {
  const n = countOf(pairs);
  const first = rateLimits(pairs.both + pairs.onlyFirst, n, z);
  const second = rateLimits(pairs.both + pairs.onlySecond, n, z);
  return squareAndAdd(first, second, phiOf(pairs, correction));
}

/** The correlation of the two, its numerator brought nearer to 0 by `correction` if it is positive. */
function phiOf({ both, onlyFirst, onlySecond, neither }: PairedCounts, correction: number): number {
  const margins = [both + onlyFirst, onlySecond + neither, both + onlySecond, onlyFirst + neither];
  if (margins.includes(0)) return 0;
  // Exactly 1, as the reach of the interval is the root of its distance from 1.
  if (correction === 0 && onlyFirst + onlySecond === 0) return 1;
  const excess = both * neither - onlyFirst * onlySecond;
  const corrected = excess > 0 ? Math.max(0, excess - correction) : excess;
  return corrected / margins.reduce((product, margin) => product * Math.sqrt(margin), 1);
}

function wald(b: number, c: number, n: number, z: number): Bounds {
  const reach = z * Math.sqrt(b + c - (b - c) * ((b - c) / n)) / n;
  return [(b - c) / n - reach, (b - c) / n + reach];
}

function bonettPrice(pairs: PairedCounts, z: number): Bounds {
  const [lower, upper] = wald(pairs.onlyFirst + 1, pairs.onlySecond + 1, countOf(pairs) + 2, z);
  return [Math.max(-1, lower), Math.min(1, upper)];
}

import { betaTails } from "./_beta_tails.ts";
import { logScaledBeta } from "./_log_gamma1p.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** A point of (0, 1) and its distance from 1, each with its own digits. */
export interface BetaPoint {
  /** The point. */
  readonly x: number;
  /** 1 - x. */
  readonly y: number;
}

/**
 * The point that leaves `lower` below it and `upper` = 1 - `lower` above it under Beta(a, b). Of the
 * two tails the smaller must be exact.
 */
export function betaInverse(lower: number, upper: number, a: number, b: number): BetaPoint {
  if (lower <= 0) return { x: 0, y: 1 };
  if (upper <= 0) return { x: 1, y: 0 };
  if (lower <= upper) return lowerPoint(lower, a, b);
  const { x, y } = lowerPoint(upper, b, a);
  return { x: y, y: x };
}

/** The point for a lower tail p of at most 1/2. */
function lowerPoint(p: number, a: number, b: number): BetaPoint {
  if (b === 1) return { x: Math.pow(p, 1 / a), y: -Math.expm1(Math.log(p) / a) };
  if (a === 1) return { x: -Math.expm1(Math.log1p(-p) / b), y: Math.exp(Math.log1p(-p) / b) };
  // p = x^a / (a B(a, b)) is exact where the next term of the series, of size b x, cannot show.
  const logX = (Math.log(p) + logScaledBeta(a, b)) / a;
  if (logX + Math.log1p(b) < -40) return { x: Math.exp(logX), y: 1 };
  return pointAt(solveOdds(p, a, b, startOdds(p, a, b, logX)));
}

/**
 * Newton's method for log(lower tail) = log p in u = log(x / y), kept as the odds x / y. The log of a
 * beta's distribution function is concave in u, so from below the root the steps never overshoot; the
 * bracket holds the steps from above.
 */
function solveOdds(p: number, a: number, b: number, start: number): number {
  let odds = start;
  let low = 0;
  let high = Infinity;
  for (let count = 0; count < 200; count++) {
    const { x, y } = pointAt(odds);
    const { lower, weight } = betaTails(x, y, a, b);
    if (lower < p) low = odds;
    else high = odds;
    // d log(lower) / du is weight / lower.
    const slope = weight / lower;
    const step = Math.log(p / lower) / slope;
    let next = odds * Math.exp(step);
    if (!(next >= low && next <= high)) next = middle(low, high);
    else if (step * step * (1 + slope) < 1e-17) return next;
    if (next === odds) return odds;
    odds = next;
  }
  return odds;
}

/** The geometric middle of a bracket of odds, by logarithms since the ends may be 0 and Infinity. */
function middle(low: number, high: number): number {
  const from = low > 0 ? Math.log(low) : -745;
  const to = high < Infinity ? Math.log(high) : 709;
  return Math.exp((from + to) / 2);
}

/** A starting value, from the leading term of the series or the normal approximation. */
function startOdds(p: number, a: number, b: number, logX: number): number {
  if (a > 1 && b > 1) {
    // M. Abramowitz and I. A. Stegun, equation 26.5.22.
    const z = -normalQuantile(p);
    const fromA = 1 / (2 * a - 1);
    const fromB = 1 / (2 * b - 1);
    const h = 2 / (fromA + fromB);
    const l = (z * z - 3) / 6;
    const w = z * Math.sqrt(h + l) / h - (fromB - fromA) * (l + 5 / 6 - 2 / (3 * h));
    return a / b * Math.exp(-2 * w);
  }
  const x = Math.exp(logX);
  return x < 0.5 ? x / (1 - x) : a / b;
}

function pointAt(odds: number): BetaPoint {
  return { x: odds < Infinity ? odds / (1 + odds) : 1, y: 1 / (1 + odds) };
}

import { deviance, excess } from "./_deviance.ts";
import { logScaledBeta } from "./_log_gamma1p.ts";
import { stirlingError } from "./_stirling_error.ts";

/** Both tails of a beta distribution at a point, and x^a y^b / B(a, b) there. */
export interface BetaTails {
  /** P(X <= x). */
  readonly lower: number;
  /** P(X > x). */
  readonly upper: number;
  /** x^a y^b / B(a, b), the slope of `lower` in log(x / y). */
  readonly weight: number;
}

/**
 * The tails of Beta(a, b) at x, with y = 1 - x given apart: of the two, the smaller must be exact.
 *
 * The tail on the far side of the mean comes first, the other by subtraction where that costs no
 * digits, so that a small tail is never a difference.
 */
export function betaTails(x: number, y: number, a: number, b: number): BetaTails {
  if (x <= 0) return { lower: 0, upper: 1, weight: 0 };
  if (y <= 0) return { lower: 1, upper: 0, weight: 0 };
  const lambda = x <= y ? excess(a, b, x) : -excess(b, a, y);
  if (lambda < 0) {
    const { lower, upper, weight } = tailsBelowMean(y, x, b, a, -lambda);
    return { lower: upper, upper: lower, weight };
  }
  return tailsBelowMean(x, y, a, b, lambda);
}

function tailsBelowMean(x: number, y: number, a: number, b: number, lambda: number): BetaTails {
  const weight = betaWeight(x, y, a, b, lambda);
  if (b < 1 && y < 0.5 && y * a < 1) {
    const lower = upperNearZero(y, b, a);
    return { lower, upper: 1 - lower, weight };
  }
  const lower = clip(weight / fraction(x, a, b, lambda));
  const upper = a < 1 && x < 0.5 && x * b < 1 ? upperNearZero(x, a, b) : 1 - lower;
  return { lower, upper, weight };
}

/**
 * The upper tail for a < 1 near x = 0, where the lower tail may be nearly 1 and the fraction slow:
 * 1 - I = -expm1(log I) with I = x^a / (a B) (1 + a sum of (1 - b)_n x^n / (n! (a + n))), DLMF 8.17.7.
 */
function upperNearZero(x: number, a: number, b: number): number {
  let power = 1;
  let sum = 0;
  for (let n = 1; Math.abs(power) > 1e-17; n++) {
    power *= (n - b) * x / n;
    sum += power / (a + n);
  }
  return clip(-Math.expm1(a * Math.log(x) - logScaledBeta(a, b) + Math.log1p(a * sum)));
}

/**
 * x^a y^b / B(a, b), by Loader's saddle-point form: Stirling's errors and the deviances of a and b
 * from their expectations (a + b) x and (a + b) y, which are lambda = a - (a + b) x away.
 */
export function betaWeight(x: number, y: number, a: number, b: number, lambda: number): number {
  const n = a + b;
  const distance = deviance(a, -lambda, n / a * x) + deviance(b, lambda, n / b * y);
  const correction = stirlingError(n) - stirlingError(a) - stirlingError(b);
  return Math.sqrt(a / n * b / (2 * Math.PI)) * Math.exp(correction - distance);
}

/**
 * x^a y^b / B(a, b) over the lower tail: the continued fraction of A. R. Didonato and A. H. Morris,
 * ACM TOMS 18 (1992) 360-373, section 3.4 (BFRAC), evaluated by the modified Lentz method.
 */
function fraction(x: number, a: number, b: number, lambda: number): number {
  let value = a * (lambda + 1) / (a + 1);
  let c = value;
  let d = 0;
  for (let m = 1; m < 1e7; m++) {
    const odd = a + 2 * m - 1;
    const common = m * (b - m) * x / odd;
    const numerator = (a + m - 1) * (a + b + m - 1) * x / odd * common;
    const term = m + common + (a + m) * (lambda + 1 + m * (2 - x)) / (odd + 2);
    d = 1 / (term + numerator * d);
    c = term + numerator / c;
    const factor = c * d;
    value *= factor;
    if (Math.abs(factor - 1) < 1e-16) break;
  }
  return value;
}

function clip(tail: number): number {
  return Math.min(1, Math.max(0, tail));
}

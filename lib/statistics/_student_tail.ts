import { betaInverse } from "./_beta_inverse.ts";
import { betaTails } from "./_beta_tails.ts";
import { logScaledBeta } from "./_log_gamma1p.ts";

/** P(T > t) of Student's t for t >= 0: half the lower tail of Beta(df/2, 1/2) at df / (df + t^2). */
export function studentTail(t: number, df: number): number {
  if (t === Infinity) return 0;
  const a = df / 2;
  // Both x = df / (df + t^2) and 1 - x, each from the ratio that is below 1.
  if (t * t < df) {
    const ratio = t * t / df;
    return 0.5 * betaTails(1 / (1 + ratio), ratio / (1 + ratio), a, 0.5).lower;
  }
  const logRatio = Math.log(df) - 2 * Math.log(t);
  // So far out only the leading term x^a / (a B) remains, and x itself may underflow.
  if (logRatio < -40) return 0.5 * Math.exp(a * logRatio - logScaledBeta(a, 0.5));
  const ratio = df / t / t;
  return 0.5 * betaTails(ratio / (1 + ratio), 1 / (1 + ratio), a, 0.5).lower;
}

/** The t >= 0 with P(T > t) = tail, for a tail in (0, 1/2]; `Infinity` where t is beyond doubles. */
export function studentInverse(tail: number, df: number): number {
  const a = df / 2;
  const logX = (Math.log(2 * tail) + logScaledBeta(a, 0.5)) / a;
  if (logX < -40) return Math.sqrt(df) * Math.exp(-logX / 2);
  const { x, y } = betaInverse(2 * tail, 1 - 2 * tail, a, 0.5);
  return Math.sqrt(df * (y / x));
}

import { logGamma } from "../statistics/log_gamma.ts";

/**
 * Fisher's exact two-sided p-value of two counted rates: the chance of all tables with the same margins that
 * are no likelier than this one.
 */
export function fisherExactP(
  a: { readonly successes: number; readonly n: number },
  b: { readonly successes: number; readonly n: number },
): number {
  const successes = a.successes + b.successes;
  const first = Math.max(0, successes - b.n);
  const last = Math.min(a.n, successes);
  const whole = logChoose(a.n + b.n, successes);
  const logChance = (count: number) =>
    logChoose(a.n, count) + logChoose(b.n, successes - count) - whole;
  // Equal chances differ by rounding: a hair's breadth counts as equal.
  const observed = logChance(a.successes) + 1e-7;
  let p = 0;
  for (let count = first; count <= last; count++) {
    const chance = logChance(count);
    if (chance <= observed) p += Math.exp(chance);
  }
  return Math.min(1, p);
}

function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}

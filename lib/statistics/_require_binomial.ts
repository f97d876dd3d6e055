import { requireInteger, requireProbability } from "./_require.ts";

/** Throws unless `k` is an integer of any sign, `n` an integer >= 0 and `p` a probability. */
export function requireBinomial(k: number, n: number, p: number, action: string): void {
  requireInteger(n, "n", action);
  if (!(k < 0 && Number.isSafeInteger(k))) requireInteger(k, "k", action);
  requireProbability(p, "p", action);
}

import type { Concordance } from "./_concordance.ts";
import { normalSf } from "./normal_sf.ts";

/**
 * The exact two-sided p-value without ties: the share of orders of n items with at most as many pairs in
 * reverse order, or at most as many in order, as were found. Cost: n times that number.
 */
export function exactKendallP(n: number, inOrder: number): number {
  const pairs = n * (n - 1) / 2;
  const fewest = Math.min(inOrder, pairs - inOrder);
  // Shares of orders by their number of reversed pairs: item k can reverse with 0 to k - 1 others.
  let shares = new Float64Array(fewest + 1);
  shares[0] = 1;
  for (let k = 2; k <= n; k++) {
    const next = new Float64Array(fewest + 1);
    let window = 0;
    for (let reversed = 0; reversed <= fewest; reversed++) {
      window += shares[reversed];
      if (reversed >= k) window -= shares[reversed - k];
      next[reversed] = window / k;
    }
    shares = next;
  }
  let tail = 0;
  for (const share of shares) tail += share;
  return Math.min(1, 2 * tail);
}

/** The normal p-value with the variance that ties leave; at least 3 pairs, neither list constant. */
export function asymptoticKendallP(
  n: number,
  difference: number,
  { tiesInX, tiesInY }: Pick<Concordance, "tiesInX" | "tiesInY">,
): number {
  const x = tieSums(tiesInX);
  const y = tieSums(tiesInY);
  const ordered = n * (n - 1);
  const variance = (ordered * (2 * n + 5) - x.spread - y.spread) / 18 +
    x.pairs * y.pairs / (2 * ordered) + x.triples * y.triples / (9 * ordered * (n - 2));
  return Math.min(1, 2 * normalSf(Math.abs(difference) / Math.sqrt(variance)));
}

function tieSums(sizes: readonly number[]) {
  let pairs = 0;
  let triples = 0;
  let spread = 0;
  for (const size of sizes) {
    pairs += size * (size - 1);
    triples += size * (size - 1) * (size - 2);
    spread += size * (size - 1) * (2 * size + 5);
  }
  return { pairs, triples, spread };
}

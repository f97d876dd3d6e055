/** The most labels that a plan is searched for: more than anybody will label. */
export const MOST_LABELS = 1e8;

/**
 * The smallest integer from `start` on at which `holds`, for a condition that keeps holding once it does;
 * `null` where it takes more than {@linkcode MOST_LABELS}.
 */
export function firstWhole(holds: (n: number) => boolean, start: number): number | null {
  let below = start - 1;
  let n = start;
  while (n <= MOST_LABELS && !holds(n)) {
    below = n;
    n *= 2;
  }
  if (n > MOST_LABELS) return null;
  while (n - below > 1) {
    const middle = Math.floor((below + n) / 2);
    if (holds(middle)) n = middle;
    else below = middle;
  }
  return n;
}

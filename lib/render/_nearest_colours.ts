/** A pixel may be off by so much of 256 in any channel: unseen on the edge of a letter. */
const NEAR = 32;
/** The share of pixels that may be off. */
const RARE = 0.001;

/**
 * Which colour stands for each where only `most` may be: the commonest for themselves, any other by the nearest of them.
 * The edges of text over a band have hundreds of shades, a pixel or two each. `undefined` where that could be seen.
 *
 * @param counts How many pixels each colour has; a colour is red, green and blue in 24 bits.
 */
export function nearestColours(
  counts: ReadonlyMap<number, number>,
  most: number,
): ReadonlyMap<number, number> | undefined {
  const ordered = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  const kept = ordered.slice(0, most).map(([colour]) => colour);
  const rest = ordered.slice(most);
  const sum = (colours: typeof ordered) => colours.reduce((total, [, count]) => total + count, 0);
  if (sum(rest) > RARE * sum(ordered)) return undefined;
  const stand = new Map(kept.map((colour) => [colour, colour]));
  for (const [colour] of rest) {
    let [nearest, least] = [0, Infinity];
    for (const candidate of kept) {
      const distance = farthestChannel(colour, candidate);
      if (distance < least) [nearest, least] = [candidate, distance];
    }
    if (least > NEAR) return undefined;
    stand.set(colour, nearest);
  }
  return stand;
}

function farthestChannel(a: number, b: number): number {
  return Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs((a >> 8 & 255) - (b >> 8 & 255)),
    Math.abs((a & 255) - (b & 255)),
  );
}

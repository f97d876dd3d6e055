/** Places across a picture that points are kept at: about a pixel each, with at most four points, so 2,000 in all. */
const PLACES = 500;

/**
 * Which points of a curve to draw, so that the picture is the same as if all were drawn: across the picture, at each place of
 * about a pixel, the first and the last point and those lowest and highest. In order; all where they are few.
 *
 * @see U. Jugel et al., M4: a visualization-oriented time series data aggregation, PVLDB 7 (2014) 797-808.
 */
export function drawnPoints(x: readonly number[], y: readonly number[]): readonly number[] {
  const n = x.length;
  if (n <= 4 * PLACES) return Array.from({ length: n }, (_, at) => at);
  let [least, most] = [Infinity, -Infinity];
  for (const value of x) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const width = most - least || 1;
  const kept: number[] = [];
  let at = 0;
  while (at < n) {
    const place = placeOf(x[at], least, width);
    let [low, high, last] = [at, at, at];
    while (last + 1 < n && placeOf(x[last + 1], least, width) === place) {
      last++;
      if (y[last] < y[low]) low = last;
      if (y[last] > y[high]) high = last;
    }
    kept.push(...[...new Set([at, low, high, last])].sort((a, b) => a - b));
    at = last + 1;
  }
  return kept;
}

/** The place of a value, whichever way the values go. */
function placeOf(value: number, least: number, width: number): number {
  return Math.min(PLACES - 1, Math.floor((value - least) / width * PLACES));
}

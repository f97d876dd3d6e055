/**
 * The places, counted from 0, at which something relevant is retrieved for the first time.
 *
 * The rule of every measure here: what is retrieved twice counts once, at its first place, and its repeat
 * takes up a place, as it does on the page of whoever reads the list.
 */
export function firstPlaces(
  retrieved: readonly string[],
  relevant: ReadonlySet<string>,
  k: number = retrieved.length,
): number[] {
  const seen = new Set<string>();
  const places: number[] = [];
  for (let place = 0; place < Math.min(k, retrieved.length); place++) {
    const id = retrieved[place];
    if (!relevant.has(id) || seen.has(id)) continue;
    seen.add(id);
    places.push(place);
  }
  return places;
}

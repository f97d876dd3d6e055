import type { CodedRatings } from "./_read_ratings.ts";

/**
 * Units by their profile: how often each label was given, whoever gave it. No agreement coefficient can
 * tell two units of one profile apart, so a million units of few labels cost no more than some dozen.
 * Entries `start[i]` to `start[i + 1]` of `label` and `count` are those of profile `i`.
 */
export interface Profiles {
  /** How many units have each profile. */
  readonly units: Float64Array;
  /** Ratings a unit of each profile has. */
  readonly ratings: Int32Array;
  readonly start: Int32Array;
  readonly label: Int32Array;
  readonly count: Int32Array;
}

/**
 * Groups the units that have at least `least` ratings.
 *
 * The sorted labels of a unit are a path in a tree that grows as new ones are met: exact for any number
 * of labels and raters, and one look-up a rating.
 */
export function profilesOf(
  { raters, units, codes, labels }: CodedRatings,
  least: number,
): Profiles {
  const next = new Map<number, number>();
  const profileAt: number[] = [];
  const frequency: number[] = [];
  const ratings: number[] = [];
  const start = [0];
  const label: number[] = [];
  const count: number[] = [];
  const given = new Int32Array(raters);
  let nodes = 1;
  for (let unit = 0; unit < units; unit++) {
    const size = sortInto(given, codes, unit * raters, raters);
    if (size < least) continue;
    let node = 0;
    for (let k = 0; k < size; k++) {
      const step = node * labels.length + given[k];
      let child = next.get(step);
      if (child === undefined) {
        child = nodes++;
        next.set(step, child);
      }
      node = child;
    }
    const known = profileAt[node];
    if (known !== undefined) {
      frequency[known]++;
      continue;
    }
    profileAt[node] = frequency.length;
    frequency.push(1);
    ratings.push(size);
    for (let k = 0; k < size; k++) {
      if (k > 0 && given[k] === given[k - 1]) count[count.length - 1]++;
      else {
        label.push(given[k]);
        count.push(1);
      }
    }
    start.push(label.length);
  }
  return {
    units: Float64Array.from(frequency),
    ratings: Int32Array.from(ratings),
    start: Int32Array.from(start),
    label: Int32Array.from(label),
    count: Int32Array.from(count),
  };
}

/** Sorts the codes of one unit into `given` and says how many there are. */
function sortInto(given: Int32Array, codes: Int32Array, from: number, raters: number): number {
  let size = 0;
  for (let r = 0; r < raters; r++) {
    const code = codes[from + r];
    if (code < 0) continue;
    let place = size++;
    while (place > 0 && given[place - 1] > code) {
      given[place] = given[place - 1];
      place--;
    }
    given[place] = code;
  }
  return size;
}

import type { Label } from "./confusion_matrix.ts";

/** Units that got the same labels equally often: alpha cannot tell them apart. */
export interface Profile {
  /** How many units have this profile. */
  readonly units: number;
  /** Ratings a unit, at least 2. */
  readonly ratings: number;
  /** Positions of the labels that occur. */
  readonly labels: readonly number[];
  /** How often each of them occurs. */
  readonly counts: readonly number[];
}

/** Groups the units with at least two ratings by their profile. */
export function profilesOf(
  ratings: readonly (readonly (Label | null | undefined)[])[],
  labels: readonly Label[],
): readonly Profile[] {
  const position = new Map(labels.map((label, i) => [label, i]));
  const profiles = new Map<string, { units: number } & Omit<Profile, "units">>();
  const given: number[] = [];
  for (let unit = 0; unit < ratings[0].length; unit++) {
    given.length = 0;
    for (const rater of ratings) {
      const label = rater[unit];
      if (label === null || label === undefined) continue;
      const at = position.get(label);
      if (at !== undefined) given.push(at);
    }
    if (given.length < 2) continue;
    given.sort((a, b) => a - b);
    const key = given.join(" ");
    const known = profiles.get(key);
    if (known) {
      known.units++;
      continue;
    }
    const distinct = [...new Set(given)];
    const counts = distinct.map((label) => given.filter((other) => other === label).length);
    profiles.set(key, { units: 1, ratings: given.length, labels: distinct, counts });
  }
  return [...profiles.values()];
}

/** Alpha of units with these profiles, `weights[i]` of the i-th; `null` where only one label occurs. */
export function alphaOf(
  profiles: readonly Profile[],
  weights: ArrayLike<number>,
  size: number,
  distanceOf: (counts: Float64Array) => Float64Array,
): number | null {
  const totals = new Float64Array(size);
  let ratings = 0;
  profiles.forEach(({ labels, counts, ratings: each }, i) => {
    labels.forEach((label, k) => totals[label] += weights[i] * counts[k]);
    ratings += weights[i] * each;
  });
  const distance = distanceOf(totals);
  let observed = 0;
  profiles.forEach(({ labels, counts, ratings: each }, i) => {
    let apart = 0;
    for (let a = 0; a < labels.length; a++) {
      for (let b = a + 1; b < labels.length; b++) {
        apart += counts[a] * counts[b] * distance[labels[a] * size + labels[b]];
      }
    }
    observed += weights[i] * apart / (each - 1);
  });
  let expected = 0;
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) expected += totals[a] * totals[b] * distance[a * size + b];
  }
  return expected === 0 ? null : 1 - (ratings - 1) * observed / expected;
}

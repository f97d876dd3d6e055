import type { CodedRatings } from "./_read_ratings.ts";
import type { UnitSums } from "./_unit_comparisons.ts";

/** Counts the labels that the others gave, and gives the person's own, -1 where there is none. */
export function countOthers(
  { codes, raters }: CodedRatings,
  unit: number,
  person: number,
  counts: Int32Array,
): number {
  counts.fill(0);
  for (let r = 0; r < raters; r++) {
    const code = codes[unit * raters + r];
    if (r !== person && code >= 0) counts[code]++;
  }
  return codes[unit * raters + person];
}

/** Right or wrong by the label that most of the others gave; `null` where two labels lead. */
export function withMajority(counts: Int32Array, person: number, judge: number): UnitSums | null {
  let leader = 0;
  for (let code = 1; code < counts.length; code++) if (counts[code] > counts[leader]) leader = code;
  const tied = counts.some((count, code) => code !== leader && count === counts[leader]);
  if (tied) return null;
  return { comparisons: 1, person: person === leader ? 1 : 0, judge: judge === leader ? 1 : 0 };
}

/** The share of the others who gave the same label. */
export function withEach(counts: Int32Array, person: number, judge: number): UnitSums {
  let others = 0;
  for (const count of counts) others += count;
  return {
    comparisons: 1,
    person: counts[person] / others,
    judge: judge < 0 ? 0 : counts[judge] / others,
  };
}

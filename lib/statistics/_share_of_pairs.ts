import { effectiveWilson } from "./_effective_wilson.ts";
import { pairsThatAgree } from "./_multi_rater_coefficient.ts";
import type { Profiles } from "./_rating_profiles.ts";
import type { Interval } from "./interval.ts";

/** The mean share of a unit's pairs of ratings that agree, over the units rated twice or more. */
export function shareOfPairs(profiles: Profiles, nearness: Float64Array, level: number): Interval {
  const { units, ratings } = profiles;
  const shares = new Float64Array(units.length);
  let n = 0;
  let sum = 0;
  let comparisons = 0;
  for (let i = 0; i < units.length; i++) {
    if (ratings[i] < 2) continue;
    shares[i] = pairsThatAgree(profiles, i, nearness);
    n += units[i];
    sum += units[i] * shares[i];
    comparisons += units[i] * ratings[i] * (ratings[i] - 1) / 2;
  }
  const about = { n, level, method: "wilson-effective" };
  if (n === 0) {
    const reason = "no unit has two ratings";
    return { estimate: null, lower: null, upper: null, ...about, reason };
  }
  const estimate = sum / n;
  let spread = 0;
  for (let i = 0; i < units.length; i++) {
    if (ratings[i] >= 2) spread += units[i] * (shares[i] - estimate) ** 2;
  }
  const mean = { estimate, variance: spread / n / n, units: n, comparisons };
  return { estimate, ...effectiveWilson(mean, level), ...about };
}

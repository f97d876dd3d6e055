import { effectiveWilson } from "./_effective_wilson.ts";
import type { Interval } from "./interval.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** Sums over the comparisons in one unit: how many, and how much of them was right. */
export interface UnitSums {
  readonly comparisons: number;
  readonly person: number;
  readonly judge: number;
}

/** How many comparisons there are in all units; each unit has at least one. */
export function countComparisons(units: readonly UnitSums[]): number {
  let sum = 0;
  for (const { comparisons } of units) sum += comparisons;
  return sum;
}

/** The person's or the judge's share over all comparisons, with an interval over units, its `n`. */
export function shareOver(
  units: readonly UnitSums[],
  side: "person" | "judge",
  level: number,
): Interval {
  const comparisons = countComparisons(units);
  let sum = 0;
  for (const unit of units) sum += unit[side];
  const about = { n: units.length, level, method: "wilson-effective" };
  if (comparisons === 0) {
    return { estimate: null, lower: null, upper: null, ...about, reason: NOTHING };
  }
  const estimate = sum / comparisons;
  let spread = 0;
  for (const unit of units) spread += (unit[side] - estimate * unit.comparisons) ** 2;
  const mean = { estimate, variance: spread / comparisons ** 2, units: units.length, comparisons };
  return { estimate, ...effectiveWilson(mean, level), ...about };
}

/**
 * The judge's share less the person's. Bonett and Price's interval, its two added pairs (one each way)
 * being two units of the mean size: it has a width where nothing differs.
 * Source: J. Educ. Behav. Stat. 37 (2012) 479.
 */
export function differenceOver(units: readonly UnitSums[], level: number): Interval {
  const total = countComparisons(units);
  let sum = 0;
  for (const { judge, person } of units) sum += judge - person;
  const about = { n: units.length, level, method: "bonett-price" };
  if (total === 0) return { estimate: null, lower: null, upper: null, ...about, reason: NOTHING };
  const estimate = sum / total;
  const added = total / units.length;
  const size = total + 2 * added;
  const centre = sum / size;
  let spread = (added - centre * added) ** 2 + (-added - centre * added) ** 2;
  for (const { comparisons, judge, person } of units) {
    spread += (judge - person - centre * comparisons) ** 2;
  }
  const reach = normalQuantile((1 + level) / 2) * Math.sqrt(spread) / size;
  return {
    estimate,
    lower: Math.max(-1, Math.min(estimate, centre - reach)),
    upper: Math.min(1, Math.max(estimate, centre + reach)),
    ...about,
  };
}

const NOTHING = "nothing to compare";

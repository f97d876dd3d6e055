import { sum } from "simple-statistics";
import type { AnnotatorAdvantage } from "./_annotator_advantage.ts";
import { effectiveWilson } from "./_effective_wilson.ts";
import type { Interval } from "./interval.ts";

/** The mean over annotators of the judge's advantage; its variance by each item's part in it, its `n` the items. */
export function averageAdvantage(
  advantages: readonly AnnotatorAdvantage[],
  units: number,
  level: number,
): Interval {
  const known = advantages.filter(({ items }) => items.length > 0);
  const parts = new Float64Array(units);
  const used = new Set<number>();
  let total = 0;
  let comparisons = 0;
  for (const { items, judge } of known) {
    const share = sum(judge) / items.length;
    total += share;
    comparisons += items.length;
    items.forEach((item, i) => {
      used.add(item);
      parts[item] += (judge[i] - share) / items.length / known.length;
    });
  }
  const about = { n: used.size, level, method: "wilson-effective" };
  if (comparisons === 0) {
    return { estimate: null, lower: null, upper: null, ...about, reason: "nothing to compare" };
  }
  const estimate = total / known.length;
  let variance = 0;
  for (const part of parts) variance += part ** 2;
  const mean = { estimate, variance, units: used.size, comparisons };
  return { estimate, ...effectiveWilson(mean, level), ...about };
}

import type { Interval } from "../statistics/interval.ts";
import { normalQuantile } from "../statistics/normal_quantile.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { compareNumbers, compareShare, mostWithin } from "./_compare_share.ts";
import type { GateDecision } from "./gate_result.ts";
import type { Budget } from "./gates.ts";

/** A rate and what it is held against. */
export interface Judged {
  readonly observed: Interval;
  readonly budget: Budget;
  readonly rule: "count" | "point" | "bound";
  readonly sense: "at most" | "at least";
  /** Failing cases; other than those observed where it is asked what if. */
  readonly failures: number | null;
}

/** More cases than this are no plan. */
const MOST_CASES = 100_000_000;

/** How many of the n cases fail, where the estimate is a share of whole cases. */
export function failuresOf(
  { estimate, n, method }: Interval,
  sense: "at most" | "at least",
): number | null {
  if (n === 0) return 0;
  if (
    estimate === null || estimate < 0 || estimate > 1 || !/wilson|clopper|jeffreys/.test(method)
  ) {
    return null;
  }
  const k = Math.round(estimate * n);
  return sense === "at most" ? k : n - k;
}

/** Whether it passes. */
export function outcomeOf({ observed, budget, rule, sense, failures }: Judged): GateDecision {
  const { estimate, n } = observed;
  if (n === 0 || estimate === null) return "insufficient-evidence";
  if (rule === "count") {
    if (failures === null) return "insufficient-evidence";
    return failures <= budget.value ? "pass" : "fail";
  }
  if (rule === "bound") return byBound(boundsOf(observed, sense, failures), budget.value, sense);
  const sign = failures === null
    ? compareNumbers(estimate, budget.value)
    : compareShare(sense === "at most" ? failures : n - failures, n, budget.value);
  return (sense === "at most" ? sign <= 0 : sign >= 0) ? "pass" : "fail";
}

function byBound(
  { lower, upper }: Pick<Interval, "lower" | "upper">,
  bar: number,
  sense: "at most" | "at least",
): GateDecision {
  if (lower === null || upper === null) return "insufficient-evidence";
  const [passes, fails] = sense === "at most"
    ? [upper <= bar, lower > bar]
    : [lower >= bar, upper < bar];
  return passes ? "pass" : fails ? "fail" : "insufficient-evidence";
}

/** The bounds observed, or those there would be with other failures. */
function boundsOf(
  observed: Interval,
  sense: "at most" | "at least",
  failures: number | null,
): Pick<Interval, "lower" | "upper"> {
  if (failures === null || failures === failuresOf(observed, sense)) return observed;
  const { n, level } = observed;
  return wilsonInterval(sense === "at most" ? failures : n - failures, n, { level });
}

/** The most failures that pass at this n; `null` where not even none would. */
export function failuresAllowed(judged: Judged): number | null {
  const { observed: { n }, budget, rule, sense } = judged;
  if (rule === "count") return budget.value;
  if (n === 0) return null;
  if (rule === "point") {
    const atMost = mostWithin(n, budget.value);
    if (sense === "at most") return atMost;
    return n - (compareShare(atMost, n, budget.value) === 0 ? atMost : atMost + 1);
  }
  const passes = (failures: number) => outcomeOf({ ...judged, failures }) === "pass";
  if (!passes(0)) return null;
  let [most, tooMany] = [0, n + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (passes(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}

/** About how many cases exclude the bar at this rate; `null` where none do. */
export function needed({ estimate, level, n, method }: Interval, bar: number): number | null {
  if (estimate === null || compareNumbers(estimate, bar) === 0) return null;
  if (!/wilson|clopper|jeffreys/.test(method)) return null;
  const z = normalQuantile((1 + level) / 2);
  const cases = Math.ceil(z * z * bar * (1 - bar) / (estimate - bar) ** 2);
  return cases < MOST_CASES ? Math.max(cases, n + 1) : null;
}

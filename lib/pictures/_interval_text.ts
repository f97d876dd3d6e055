import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";

const PROPORTIONS = [
  "wilson",
  "wilson-cc",
  "clopper-pearson",
  "agresti-coull",
  "jeffreys",
  "jeffreys-equal-tailed",
];

/** What stands at the right of a row: `44/48` for a proportion, else the numbers with their n. */
export function intervalText(interval: Interval, percent: boolean): string {
  const { estimate, lower, n } = interval;
  if (estimate === null) return `n ${formatCount(n)}`;
  const successes = Math.round(estimate * n);
  // A weighted proportion is no count of its n.
  const counted = Math.abs(estimate * n - successes) <= 1e-9;
  if (!counted || !PROPORTIONS.includes(interval.method)) {
    return formatInterval(interval, { percent });
  }
  const share = `${formatCount(successes)}/${formatCount(n)}`;
  return lower === null ? `${share} (no interval: ${interval.reason})` : share;
}

import type { Dependence } from "../data/calibration_record.ts";
import { formatCount } from "../statistics/format_count.ts";
import type { ClusterInterval } from "../statistics/cluster_interval.ts";
import type { Interval } from "../statistics/interval.ts";

/** Fewer groups than this make for approximate intervals. */
const FEW_GROUPS = 30;

/** What groups do to an agreement whose interval knows of them; `null` for one that does not. */
export function dependenceOf(groups: string, agreement: Interval): Dependence | null {
  if (!isClustered(agreement)) return null;
  const { n, clusters, designEffect } = agreement;
  return { groups, rows: n, clusters, designEffect };
}

function isClustered(interval: Interval): interval is ClusterInterval {
  return "clusters" in interval;
}

/** What a reader should know of groups: that intervals allow for them, which do not, and that they are few. */
export function dependenceWarnings(
  dependence: Dependence | null,
  allowed: string,
  others: string,
): readonly string[] {
  if (dependence === null) return [];
  const { groups, rows, clusters, designEffect } = dependence;
  const effect = designEffect === null
    ? "its design effect is undefined"
    : `design effect of agreement ${designEffect.toFixed(2)}`;
  const warnings = [
    `${formatCount(rows)} rows are in ${
      clusters === 1 ? "1 group" : `${formatCount(clusters)} groups`
    } of ${groups}: the intervals of ${allowed} take that into account (${effect}), ` +
    `those of ${others} do not`,
  ];
  if (clusters < FEW_GROUPS) {
    warnings.push(
      `under ${FEW_GROUPS} groups of ${groups} these intervals are approximate: label more of them`,
    );
  }
  return warnings;
}

import type { JudgeRates } from "../data/calibration_record.ts";
import { type ClusterInterval, clusterInterval } from "../statistics/cluster_interval.ts";
import { type ClusteredPair, clusterKappa } from "../statistics/cluster_kappa.ts";
import { kappaIntervalFor } from "./_kappa_interval.ts";

/** The rates whose intervals know of groups. */
type GroupedRates =
  & Pick<
    JudgeRates,
    | "kappa"
    | "sensitivity"
    | "specificity"
    | "precision"
    | "negativePredictiveValue"
    | "prevalence"
  >
  & { readonly agreement: ClusterInterval };

/** Rates of a 2 x 2 table by group, from the cells of each group in reading order. */
export function groupedRatesOf(groups: readonly number[], level: number): GroupedRates {
  const rate = (counts: readonly number[], among: readonly number[]) => {
    const clusters = [];
    for (let at = 0; at < groups.length; at += 4) {
      const sum = (cells: readonly number[]) =>
        cells.reduce((total, cell) => total + groups[at + cell], 0);
      const n = sum(among);
      if (n > 0) clusters.push({ successes: sum(counts), n });
    }
    return clusterInterval(clusters, { level });
  };
  const agreement = rate([0, 3], [0, 1, 2, 3]);
  return {
    agreement,
    kappa: kappaOf(groups, agreement.designEffect, level),
    sensitivity: rate([3], [2, 3]),
    specificity: rate([0], [0, 1]),
    precision: rate([3], [1, 3]),
    negativePredictiveValue: rate([0], [0, 2]),
    prevalence: rate([2, 3], [0, 1, 2, 3]),
  };
}

/** Kappa by group, with the interval that as many effective rows can bear. */
function kappaOf(groups: readonly number[], designEffect: number | null, level: number) {
  const rows: ClusteredPair[] = [];
  const cells = [0, 0, 0, 0];
  for (let at = 0; at < groups.length; at++) {
    const count = groups[at];
    const cell = at % 4;
    cells[cell] += count;
    if (count === 0) continue;
    rows.push({ cluster: at - cell, reference: cell > 1, predicted: cell % 2 === 1, count });
  }
  const [passPass, passFlag, flagPass, flagFlag] = cells;
  const counts = [[passPass, passFlag], [flagPass, flagFlag]];
  const interval = kappaIntervalFor(counts, designEffect);
  return clusterKappa(rows, { labels: [false, true], level, interval });
}

import type { ClusterCount, ClusteredOutcome } from "./cluster_interval.ts";
import { clusterCodes, isClusterName } from "./_clusters.ts";
import { outOfRange, requireInteger, wrongType } from "./_require.ts";

/** Successes and rows of each cluster. */
export interface ClusterSums {
  readonly successes: Float64Array;
  readonly rows: Float64Array;
}

/** The sums of each cluster, from counts or from rows; checks every entry. */
export function sumsOf(
  data: readonly ClusterCount[] | readonly ClusteredOutcome[],
  action: string,
): ClusterSums {
  return areRows(data) ? sumsOfRows(data, action) : sumsOfCounts(data, action);
}

function areRows(
  data: readonly ClusterCount[] | readonly ClusteredOutcome[],
): data is readonly ClusteredOutcome[] {
  const [first] = data;
  return typeof first === "object" && first !== null && "cluster" in first;
}

function sumsOfCounts(data: readonly ClusterCount[], action: string): ClusterSums {
  const successes = new Float64Array(data.length);
  const rows = new Float64Array(data.length);
  data.forEach((cluster, i) => {
    if (typeof cluster !== "object" || cluster === null) {
      throw wrongType(action, `data[${i}]`, "{ successes, n } or { success, cluster }", cluster);
    }
    requireInteger(cluster.n, `data[${i}].n`, action);
    requireInteger(cluster.successes, `data[${i}].successes`, action);
    if (cluster.successes > cluster.n) {
      const most = `at most n = ${cluster.n}`;
      throw outOfRange(action, `data[${i}].successes`, most, cluster.successes);
    }
    successes[i] = cluster.successes;
    rows[i] = cluster.n;
  });
  return { successes, rows };
}

function sumsOfRows(data: readonly ClusteredOutcome[], action: string): ClusterSums {
  const { codes, clusters } = clusterCodes(data.length, (i) => {
    const name = data[i]?.cluster;
    if (!isClusterName(name)) {
      throw wrongType(action, `data[${i}].cluster`, "a string or number", name);
    }
    return name;
  });
  const successes = new Float64Array(clusters);
  const rows = new Float64Array(clusters);
  data.forEach(({ success }, i) => {
    if (success !== true && success !== false && success !== 1 && success !== 0) {
      throw wrongType(action, `data[${i}].success`, "true, false, 1 or 0", success);
    }
    successes[codes[i]] += Number(success);
    rows[codes[i]]++;
  });
  return { successes, rows };
}

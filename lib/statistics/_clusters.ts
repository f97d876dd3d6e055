/** Below so many clusters an interval leans on the t distribution and says so. */
export const FEW_CLUSTERS = 30;

/** Numbers the clusters as they come: a code a row, and how many there are. */
export interface ClusterCodes {
  readonly codes: Uint32Array;
  readonly clusters: number;
}

/** The codes of a list of cluster names. */
export function clusterCodes(
  length: number,
  clusterOf: (row: number) => string | number,
): ClusterCodes {
  const known = new Map<string | number, number>();
  const codes = new Uint32Array(length);
  for (let row = 0; row < length; row++) {
    const name = clusterOf(row);
    let code = known.get(name);
    if (code === undefined) known.set(name, code = known.size);
    codes[row] = code;
  }
  return { codes, clusters: known.size };
}

/** Whether `value` can name a cluster. */
export function isClusterName(value: unknown): value is string | number {
  return typeof value === "string" || (typeof value === "number" && !Number.isNaN(value));
}

/** A warning where there are few clusters, as an optional member. */
export function fewClusters(clusters: number): { readonly warning?: string } {
  if (clusters >= FEW_CLUSTERS) return {};
  return {
    warning: `only ${clusters} clusters: under ${FEW_CLUSTERS} the interval is approximate`,
  };
}

import type { ClusteredPair } from "./cluster_kappa.ts";
import { clusterCodes, isClusterName } from "./_clusters.ts";
import { requireInteger, wrongType } from "./_require.ts";
import { type ConfusionMatrix, confusionMatrix, type Label } from "./confusion_matrix.ts";

/** Pairs of labels as numbers: for each entry its cluster, its cell and how often it occurs. */
export interface CodedPairs {
  readonly matrix: ConfusionMatrix;
  readonly codes: Uint32Array;
  readonly cells: Uint32Array;
  readonly counts: Float64Array;
  /** How many clusters there are. */
  readonly clusters: number;
}

/** Checks pairs at the door of `action`, and codes them. */
export function codedPairs(
  rows: readonly ClusteredPair[],
  labels: readonly Label[] | undefined,
  action: string,
): CodedPairs {
  if (!Array.isArray(rows)) throw wrongType(action, "rows", "an array", rows);
  const counts = new Float64Array(rows.length);
  rows.forEach((row, i) => {
    if (typeof row !== "object" || row === null) {
      throw wrongType(action, `rows[${i}]`, "{ reference, predicted, cluster }", row);
    }
    const { reference, predicted, cluster, count = 1 } = row;
    if (!isLabel(reference)) throw wrongType(action, `rows[${i}].reference`, "a label", reference);
    if (!isLabel(predicted)) throw wrongType(action, `rows[${i}].predicted`, "a label", predicted);
    if (!isClusterName(cluster)) {
      throw wrongType(action, `rows[${i}].cluster`, "a string or number", cluster);
    }
    requireInteger(count, `rows[${i}].count`, action, 1);
    counts[i] = count;
  });
  const matrix = confusionMatrix(
    rows.map(({ reference }) => reference),
    rows.map(({ predicted }) => predicted),
    { counts: Array.from(counts), ...(labels && { labels }) },
  );
  const position = new Map(matrix.labels.map((label, i) => [label, i]));
  const size = matrix.labels.length;
  const cells = Uint32Array.from(
    rows,
    ({ reference, predicted }) =>
      (position.get(reference) ?? 0) * size + (position.get(predicted) ?? 0),
  );
  const { codes, clusters } = clusterCodes(rows.length, (i) => rows[i].cluster);
  return { matrix, codes, cells, counts, clusters };
}

function isLabel(value: unknown): value is Label {
  return typeof value === "string" || typeof value === "boolean" ||
    (typeof value === "number" && !Number.isNaN(value));
}

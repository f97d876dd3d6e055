import type { ClusteredPair } from "../statistics/cluster_kappa.ts";
import type { Label } from "../statistics/confusion_matrix.ts";
import type { GroupColumn } from "./_group_tally.ts";

/** Columns of grades, one entry a row. */
interface Grades {
  readonly human: readonly (Label | null)[];
  readonly judge: readonly (Label | null)[];
  readonly groups: GroupColumn;
}

/** The given rows that both have graded, each with its group; `null` where no group has two of them. */
export function groupedGradesOf(
  { human, judge, groups }: Grades,
  rows: readonly number[],
): readonly ClusteredPair[] | null {
  const known = new Set<string | number>();
  let repeats = false;
  const pairs: ClusteredPair[] = [];
  for (const row of rows) {
    const [reference, predicted] = [human[row] ?? null, judge[row] ?? null];
    if (reference === null || predicted === null) continue;
    // A row without a group stands alone, under a name that no column of text holds.
    const group = groups[row] ?? null;
    const cluster = group === null ? `\u0000${row}` : group;
    if (known.has(cluster)) repeats = true;
    known.add(cluster);
    pairs.push({ reference, predicted, cluster });
  }
  return repeats ? pairs : null;
}

import { outOfRange, requireInteger, wrongType } from "./_require.ts";
import { readTable } from "./_table.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { JudgedSystem } from "./corrected_difference.ts";

/** The covariance of the two rates of positive verdicts, from the verdicts on the same items. */
export function pairedCovariance(
  paired: CountTable,
  { a, b }: { readonly a: JudgedSystem; readonly b: JudgedSystem },
  positive: Label,
  action: string,
): number {
  const { size, n, cells, rows, columns } = readTable(paired, action);
  if (size !== 2) throw outOfRange(action, "paired.labels.length", "2", size);
  const at = paired.labels.indexOf(positive);
  if (at < 0) {
    const labels = paired.labels.join(", ");
    throw outOfRange(action, "positive", `one of the paired labels ${labels}`, positive);
  }
  const margins = [rows[at], n, columns[at], n];
  const given = [a.positives, a.n, b.positives, b.n];
  if (margins.some((count, i) => count !== given[i])) {
    const need = `those of a and b (${given.join(", ")})`;
    throw outOfRange(action, "the margins of paired", need, margins.join(", "));
  }
  if (n === 0) return 0;
  return (cells[3 * at] / n - rows[at] / n * columns[at] / n) / n;
}

/** Throws unless `system` has counts that can be. */
export function requireSystem(system: JudgedSystem, name: string, action: string): void {
  if (typeof system !== "object" || system === null) {
    throw wrongType(action, name, "{ positives, n }", system);
  }
  requireInteger(system.n, `${name}.n`, action);
  requireInteger(system.positives, `${name}.positives`, action);
  if (system.positives > system.n) {
    throw outOfRange(
      action,
      `${name}.positives`,
      `at most ${name}.n = ${system.n}`,
      system.positives,
    );
  }
}

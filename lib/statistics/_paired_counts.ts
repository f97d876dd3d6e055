import { outOfRange, requireInteger } from "./_require.ts";
import { readTable } from "./_table.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { PairedCounts } from "./paired_difference_interval.ts";

/** The four counts of pairs, from a 2 x 2 table or as given; checked at the door of `action`. */
export function readPairedCounts(
  table: CountTable | PairedCounts,
  positive: Label,
  action: string,
): PairedCounts {
  if (isPaired(table)) {
    requireInteger(table.both, "table.both", action);
    requireInteger(table.onlyFirst, "table.onlyFirst", action);
    requireInteger(table.onlySecond, "table.onlySecond", action);
    requireInteger(table.neither, "table.neither", action);
    return table;
  }
  const { size, cells } = readTable(table, action);
  if (size !== 2) throw outOfRange(action, "matrix.labels.length", "2", size);
  const at = table.labels.indexOf(positive);
  if (at < 0) {
    throw outOfRange(action, "positive", `one of the labels ${table.labels.join(", ")}`, positive);
  }
  const [first, second] = at === 0 ? [cells[1], cells[2]] : [cells[2], cells[1]];
  return {
    both: cells[3 * at],
    onlyFirst: first,
    onlySecond: second,
    neither: cells[3 * (1 - at)],
  };
}

function isPaired(table: CountTable | PairedCounts): table is PairedCounts {
  return typeof table === "object" && table !== null && "both" in table;
}

import { formatCount } from "../statistics/format_count.ts";
import { type Comparison, OTHERS } from "./_compare_column.ts";
import type { ErrorClass } from "./_error_classes.ts";

/** Names what has too few rows to be tested, one warning a kind of error. */
export function smallWarnings(
  compared: readonly { readonly rows: ErrorClass; readonly comparisons: readonly Comparison[] }[],
  minRows: number,
): readonly string[] {
  return compared.flatMap(({ rows, comparisons }) => {
    const small = comparisons.flatMap((comparison) => smallSides(comparison, minRows));
    if (small.length === 0) return [];
    return [`too few ${rows.noun} to test, under ${minRows}: ${small.join(", ")}`];
  });
}

function smallSides(
  { kind, column, where, against, here, elsewhere }: Comparison,
  minRows: number,
): readonly string[] {
  if (kind === "numeric") {
    const [fewest, most] = [here.n, elsewhere.n].sort((a, b) => a - b);
    // A half without rows, beside one with enough: all values are the same, which is no lack of rows.
    const enough = fewest >= minRows || (fewest === 0 && most >= minRows);
    return enough ? [] : [`${column} (n ${here.n} and ${elsewhere.n})`];
  }
  const small = here.n < minRows ? [`${where} (n ${here.n})`] : [];
  if (against === OTHERS || elsewhere.n >= minRows) return small;
  return [...small, `${against} (n ${elsewhere.n})`];
}

/** A warning where the list of any error is another list once more. */
export function onlyClassWarning(only: ErrorClass | null): readonly string[] {
  if (only === null) return [];
  const list = only.error === "miss" ? "misses" : "falseAlarms";
  return [
    `all answers compared are ${only.noun}: errors repeats ${list}, and they are tested once`,
  ];
}

/** A warning where compared rows share groups, such as several answers to one question. */
export function sharedGroupsWarning(
  rows: readonly number[],
  groups: readonly (string | number | null)[] = [],
  name = "group",
): readonly string[] {
  const known = rows.flatMap((row) => groups[row] ?? []);
  const distinct = new Set(known).size;
  if (distinct === known.length) return [];
  return [
    `${formatCount(known.length)} rows are in ${
      formatCount(distinct)
    } groups of ${name}: intervals and ` +
    "p-values take rows as independent and claim too much",
  ];
}

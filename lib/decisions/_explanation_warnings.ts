import { formatCount } from "../statistics/format_count.ts";
import type { Comparison } from "./_compare_column.ts";
import type { ErrorClass } from "./_error_classes.ts";

/** Names what has too few rows to be tested, one warning a kind of error. */
export function smallWarnings(
  compared: readonly { readonly rows: ErrorClass; readonly comparisons: readonly Comparison[] }[],
  minRows: number,
): readonly string[] {
  return compared.flatMap(({ rows, comparisons }) => {
    const small = comparisons.flatMap(({ kind, column, where, here, elsewhere }) => {
      const n = kind === "numeric" ? here.n + elsewhere.n : here.n;
      return n < minRows ? [`${kind === "numeric" ? column : where} (n ${n})`] : [];
    });
    if (small.length === 0) return [];
    return [`too few ${rows.noun} to test, under ${minRows}: ${small.join(", ")}`];
  });
}

/** A warning where rows share groups, such as several answers to one question. */
export function sharedGroupsWarning(
  groups: readonly (string | number | null)[],
  name: string,
): readonly string[] {
  const known = groups.filter((group) => group !== null);
  const distinct = new Set(known).size;
  if (distinct === known.length) return [];
  return [
    `${formatCount(known.length)} rows are in ${
      formatCount(distinct)
    } groups of ${name}: intervals and ` +
    "p-values take rows as independent and claim too much",
  ];
}

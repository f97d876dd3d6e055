import type { Label } from "./confusion_matrix.ts";
import { requireLabel } from "./_read_ratings.ts";
import { outOfRange, requireOptions, wrongType } from "./_require.ts";

/** Which fields of a row {@linkcode ratingsFromRows} reads. */
export interface RatingsFromRowsOptions<Row> {
  /** The field that says which item was rated: text or a number. */
  readonly item: keyof Row & string;
  /**
   * The field that says who rated, text or a number, where a row is one rating. Leave it out where a row
   * is an item and `label` holds the ratings of several people.
   */
  readonly rater?: keyof Row & string;
  /**
   * The field of the rating: a label, `null` where there is none. Without `rater`: an object by rater
   * (`{ ana: true, ben: false }`) or an array, its places being the raters.
   */
  readonly label: keyof Row & string;
}

/** Ratings with the names of their raters and items. */
export interface NamedRatings {
  /** One list a rater, over the items in order; `null` = not rated. */
  readonly ratings: readonly (readonly (Label | null)[])[];
  /** Who rated, in order of first mention; places of an array as `"0"`, `"1"` and so on. */
  readonly raters: readonly string[];
  /** What was rated, in order of first mention. */
  readonly items: readonly (string | number)[];
}

const ACTION = "ratingsFromRows";
const OPTIONS: Record<keyof RatingsFromRowsOptions<object>, true> = {
  item: true,
  rater: true,
  label: true,
};

/**
 * Ratings as the functions for many raters take them, from rows: one rating each, or several people's.
 *
 * The way from a file or a query result to {@linkcode multiRaterAgreement}, {@linkcode humanCeiling} and
 * {@linkcode alternativeAnnotatorTest}. Who did not rate an item has `null` there. An item that the same
 * person rated twice is an error, as either rating would do: decide before.
 *
 * @param rows The rows, objects of any kind.
 * @param options The fields for item, rater and label.
 * @returns The ratings, one list a rater, with the raters and the items in order of first mention.
 * @throws {RangeError} If a rater has rated an item twice, naming both rows, or a number is not finite.
 * @throws {TypeError} If a row lacks its item or rater, or a label is no label, naming the row,
 *   or an option is unknown.
 *
 * @example
 * ```ts
 * import { ratingsFromRows } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const rows = [
 *   { id: "a", who: "ana", verdict: true },
 *   { id: "a", who: "ben", verdict: false },
 *   { id: "b", who: "ben", verdict: true },
 * ];
 * const wide = [{ id: "a", verdicts: { ana: true, ben: false } }, { id: "b", verdicts: { ben: true } }];
 *
 * const found = ratingsFromRows(rows, { item: "id", rater: "who", label: "verdict" });
 * assertEquals(found.ratings, [[true, null], [false, true]]);
 * assertEquals(ratingsFromRows(wide, { item: "id", label: "verdicts" }), found);
 * ```
 */
export function ratingsFromRows<Row extends object>(
  rows: readonly Row[],
  options: RatingsFromRowsOptions<Row>,
): NamedRatings {
  requireOptions(options, OPTIONS, ACTION);
  if (!Array.isArray(rows)) throw wrongType(ACTION, "rows", "an array", rows);
  const { item, rater, label } = options;
  const itemAt = new Map<string | number, number>();
  const ratersBy = new Map<string, Map<number, { label: Label; row: number }>>();
  rows.forEach((row: Row, index: number) => {
    if (typeof row !== "object" || row === null) {
      throw wrongType(ACTION, `rows[${index}]`, "an object", row);
    }
    const name = nameIn(row[item], `rows[${index}].${item}`);
    const at = itemAt.get(name) ?? itemAt.size;
    itemAt.set(name, at);
    const given = rater === undefined
      ? severalIn(row[label], `rows[${index}].${label}`)
      : [[String(nameIn(row[rater], `rows[${index}].${rater}`)), row[label]] as const];
    for (const [who, said] of given) {
      const theirs = ratersBy.get(who) ?? new Map<number, { label: Label; row: number }>();
      ratersBy.set(who, theirs);
      if (said === null || said === undefined) continue;
      const field = `rows[${index}].${label}${rater === undefined ? `.${who}` : ""}`;
      const before = theirs.get(at);
      if (before) {
        const rule = `the only label by ${show(who)} of ${
          show(name)
        }, which rows[${before.row}] has`;
        throw outOfRange(ACTION, field, rule, said);
      }
      theirs.set(at, { label: labelOf(said, field), row: index });
    }
  });
  const items = [...itemAt.keys()];
  const ratings = [...ratersBy.values()].map((theirs) =>
    items.map((_, at) => theirs.get(at)?.label ?? null)
  );
  return { ratings, raters: [...ratersBy.keys()], items };
}

function nameIn(value: unknown, field: string): string | number {
  if (typeof value === "string") return value;
  if (typeof value !== "number") throw wrongType(ACTION, field, "text or a number", value);
  if (!Number.isFinite(value)) throw outOfRange(ACTION, field, "finite", value);
  return value;
}

function severalIn(value: unknown, field: string): readonly (readonly [string, unknown])[] {
  if (value === null || value === undefined) return [];
  if (typeof value === "object") return Object.entries(value);
  throw wrongType(
    ACTION,
    field,
    "an object by rater or an array (or name the rater's field)",
    value,
  );
}

function labelOf(value: unknown, field: string): Label {
  requireLabel(value, field, ACTION);
  return value;
}

function show(name: string | number): string {
  return JSON.stringify(name);
}

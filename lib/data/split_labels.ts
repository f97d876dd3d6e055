import { createRandom } from "../statistics/create_random.ts";
import { requireList, requireObject } from "./_require_arguments.ts";

/** Options of {@linkcode splitLabels}. */
export interface SplitLabelsOptions {
  /** The group of each row, such as its question: a group is never divided. Default: each row alone. */
  readonly groups?: readonly (string | number | null)[];
  /** Share of the rows to tune on, between 0 and 1. Default .5. */
  readonly share?: number;
  /** Seed of the split, an integer. The same seed gives the same split. Default 1. */
  readonly seed?: number;
}

/** Two parts of the rows, as indices in ascending order. */
export interface LabelSplit {
  /** Rows to choose on: a threshold, a prompt. */
  readonly tune: readonly number[];
  /** Rows to report on, that no choice has seen. */
  readonly report: readonly number[];
}

/** Rows that stay together. */
interface Unit {
  readonly rows: number[];
  positives: number;
}

/**
 * Splits labelled rows in two, so that what is chosen on one part is reported on the other.
 *
 * Groups stay whole, the parts get their share of rows and of positives as nearly as the groups allow, and
 * the seed decides the rest. A row without a group (`null`) stands alone.
 *
 * @param labels Whether each row is positive.
 * @param options Groups, share of the rows to tune on, and seed.
 * @returns The indices of both parts, ascending; every row is in exactly one.
 * @throws {TypeError} If `labels` or `groups` is no list, or `options` no object.
 * @throws {RangeError} If a part would lack one of the classes, an option is out of range, or `groups` and
 *   `labels` differ in length.
 *
 * @example
 * ```ts
 * import { splitLabels } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const labels = [true, false, false, true, false, false];
 * const groups = ["a", "a", "b", "c", "c", "d"];
 * const { tune, report } = splitLabels(labels, { groups, seed: 3 });
 *
 * const inTune = new Set(tune.map((row) => groups[row]));
 * assertEquals(report.some((row) => inTune.has(groups[row])), false);
 * assertEquals(tune.length + report.length, 6);
 * ```
 */
export function splitLabels(
  labels: readonly boolean[],
  options: SplitLabelsOptions = {},
): LabelSplit {
  requireList(labels, "labels", "split the labels");
  requireObject(options, "options", "split the labels");
  const { groups, share = 0.5, seed = 1 } = options;
  if (!(share > 0 && share < 1)) throw cannotSplit(`share must be between 0 and 1`, share);
  if (groups) requireList(groups, "groups", "split the labels");
  if (groups && groups.length !== labels.length) {
    throw cannotSplit(`groups.length must be ${labels.length}, that of labels`, groups.length);
  }
  const units = shuffled(unitsOf(labels, groups), createRandom(seed));
  const positives = units.reduce((sum, unit) => sum + unit.positives, 0);
  // Units with positives are scarce, so they are dealt first; the largest first, as they fit worst.
  units.sort((a, b) => b.positives - a.positives || b.rows.length - a.rows.length);
  const parts = [
    { goal: share, rows: [] as number[], positives: 0 },
    { goal: 1 - share, rows: [] as number[], positives: 0 },
  ];
  for (const unit of units) {
    const fill = (part: typeof parts[number]) =>
      unit.positives > 0
        ? part.positives / (positives * part.goal)
        : part.rows.length / (labels.length * part.goal);
    const part = fill(parts[0]) <= fill(parts[1]) ? parts[0] : parts[1];
    for (const row of unit.rows) part.rows.push(row);
    part.positives += unit.positives;
  }
  const names = ["tune", "report"];
  parts.forEach((part, i) => {
    const negatives = part.rows.length - part.positives;
    if (part.positives > 0 && negatives > 0) return;
    const lacking = part.positives === 0 ? "positive" : "negative";
    throw new RangeError(
      `Cannot split the labels as the ${names[i]} part has no ${lacking} row: ` +
        `label more rows, or use fewer or smaller groups (${positives} of ${labels.length} rows are ` +
        `positive, in ${units.length} groups)`,
    );
  });
  const ascending = (rows: number[]) => rows.sort((a, b) => a - b);
  return { tune: ascending(parts[0].rows), report: ascending(parts[1].rows) };
}

function unitsOf(
  labels: readonly boolean[],
  groups: readonly (string | number | null)[] | undefined,
): Unit[] {
  const units: Unit[] = [];
  const byGroup = new Map<string | number, Unit>();
  labels.forEach((label, row) => {
    const group = groups?.[row] ?? null;
    let unit = group === null ? undefined : byGroup.get(group);
    if (!unit) {
      unit = { rows: [], positives: 0 };
      units.push(unit);
      if (group !== null) byGroup.set(group, unit);
    }
    unit.rows.push(row);
    if (label) unit.positives++;
  });
  return units;
}

/** Fisher and Yates' shuffle, in place. */
function shuffled<Item>(items: Item[], random: () => number): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

function cannotSplit(requirement: string, value: unknown): RangeError {
  return new RangeError(`Cannot split the labels as ${requirement}: current value is ${value}`);
}

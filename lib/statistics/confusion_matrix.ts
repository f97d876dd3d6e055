import { outOfRange, requireInteger, requireOneOf, requireOptions, wrongType } from "./_require.ts";
import { requireDistinctTexts } from "./_require_distinct_texts.ts";

/** A label of a row: what a person or a judge said. */
export type Label = string | number | boolean;

/** A square table of counts: rows are the reference's labels, columns the predicted ones. */
export interface CountTable {
  /** The labels in order; weighted statistics take their distances from this order. */
  readonly labels: readonly Label[];
  /** `counts[i][j]` rows had label `i` in the reference and label `j` in the prediction. */
  readonly counts: readonly (readonly number[])[];
}

/** The count table of two lists of labels. */
export interface ConfusionMatrix extends CountTable {
  /** Rows in the table, an integer of at least 0. */
  readonly n: number;
  /** Rows left out of the table because a label was missing in either list. */
  readonly missing: number;
}

/** Options of {@linkcode confusionMatrix}. */
export interface ConfusionMatrixOptions {
  /** The labels, in order. Default: those that occur, `false` before `true`, numbers ascending, else as first met. */
  readonly labels?: readonly Label[];
  /** What to do with a `null` or `undefined` label. Default `"error"`. */
  readonly missing?: "error" | "count";
  /** How often each pair occurs, for a table from `GROUP BY`. Default: once. */
  readonly counts?: readonly number[];
}

const ACTION = "confusionMatrix";
const OPTIONS: Record<keyof ConfusionMatrixOptions, true> = {
  labels: true,
  missing: true,
  counts: true,
};

/**
 * Counts how often each pair of labels occurs: rows are the reference, columns the prediction.
 *
 * Every agreement and classification function of this room takes its result; a `{ labels, counts }`
 * of your own works as well. Rows without a label are an error unless you say `missing: "count"`:
 * then they are counted in `missing`, never dropped in silence. Cost: one pass over the rows.
 *
 * @param reference Labels by people, one a row; `null` or `undefined` where there is none.
 * @param predicted Labels by the judge, in the same order and number.
 * @param options Order of the labels, what to do with missing ones, and how often each pair occurs.
 * @returns The labels, the square table of counts, its `n` and the number of `missing` rows.
 * @throws {RangeError} If the lists differ in length, or a label is not among `labels`.
 * @throws {TypeError} If a label is missing and `missing` is `"error"`, or is no label at all,
 *   or an option is unknown.
 *
 * @example
 * ```ts
 * import { confusionMatrix } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const human = [false, true, true, false];
 * const judge = [false, true, false, null];
 *
 * assertEquals(confusionMatrix(human, judge, { missing: "count" }), {
 *   labels: [false, true],
 *   counts: [[1, 0], [1, 1]],
 *   n: 3,
 *   missing: 1,
 * });
 * ```
 */
export function confusionMatrix(
  reference: readonly (Label | null | undefined)[],
  predicted: readonly (Label | null | undefined)[],
  options: ConfusionMatrixOptions = {},
): ConfusionMatrix {
  requireOptions(options, OPTIONS, ACTION);
  const { missing = "error", counts: repeats } = options;
  if (!Array.isArray(reference)) throw wrongType(ACTION, "reference", "an array", reference);
  if (!Array.isArray(predicted)) throw wrongType(ACTION, "predicted", "an array", predicted);
  requireOneOf(missing, ["error", "count"], "missing", ACTION);
  requireSameLength(predicted, "predicted", reference.length);
  if (repeats) requireSameLength(repeats, "counts", reference.length);

  const labels = options.labels ? [...options.labels] : orderedLabels(reference, predicted);
  const position = new Map(labels.map((label, i) => [label, i]));
  if (position.size < labels.length) {
    throw outOfRange(ACTION, "labels", "distinct", labels);
  }
  const counts = labels.map(() => new Array<number>(labels.length).fill(0));
  let n = 0;
  let left = 0;
  for (let row = 0; row < reference.length; row++) {
    const weight = repeats ? repeats[row] : 1;
    if (repeats) requireInteger(weight, `counts[${row}]`, ACTION);
    const i = positionOf(reference[row], position, `reference[${row}]`, missing);
    const j = positionOf(predicted[row], position, `predicted[${row}]`, missing);
    if (i === undefined || j === undefined) {
      left += weight;
      continue;
    }
    counts[i][j] += weight;
    n += weight;
  }
  if (!options.labels) requireDistinctTexts(labels, ACTION);
  return { labels, counts, n, missing: left };
}

function requireSameLength(list: readonly unknown[], name: string, length: number): void {
  if (list.length !== length) {
    throw outOfRange(ACTION, `${name}.length`, `${length}, that of reference`, list.length);
  }
}

function positionOf(
  label: Label | null | undefined,
  position: ReadonlyMap<Label, number>,
  name: string,
  missing: "error" | "count",
): number | undefined {
  if (label === null || label === undefined) {
    if (missing === "count") return undefined;
    throw wrongType(ACTION, name, 'a label (or say missing: "count")', label);
  }
  if (!["string", "number", "boolean"].includes(typeof label) || Number.isNaN(label)) {
    throw wrongType(ACTION, name, "a string, number or boolean", label);
  }
  const found = position.get(label);
  if (found !== undefined) return found;
  throw outOfRange(ACTION, name, `one of the labels ${[...position.keys()].join(", ")}`, label);
}

function orderedLabels(
  reference: readonly (Label | null | undefined)[],
  predicted: readonly (Label | null | undefined)[],
): Label[] {
  const met = new Set<Label>();
  for (const list of [reference, predicted]) {
    for (const label of list) {
      // NaN would make a label of itself: it is left for the pass that names its row.
      if (label !== null && label !== undefined && !Number.isNaN(label)) met.add(label);
    }
  }
  const labels = [...met];
  const sortable = labels.every((label) => typeof label === "number") ||
    labels.every((label) => typeof label === "boolean");
  return sortable ? labels.sort((a, b) => Number(a) - Number(b)) : labels;
}

import type { Label } from "./confusion_matrix.ts";
import type { Ratings } from "./ratings.ts";
import { outOfRange, wrongType } from "./_require.ts";
import { requireDistinctTexts } from "./_require_distinct_texts.ts";

/** Checked ratings as numbers: the position of each label in `labels`. */
export interface CodedRatings {
  /** The declared labels, or those that occur: numbers ascending, `false` first, else as first met. */
  readonly labels: readonly Label[];
  /** Whether that order means something: it was declared, or the labels are numbers or booleans. */
  readonly ordered: boolean;
  readonly raters: number;
  readonly units: number;
  /** Unit after unit, one code a rater; -1 = not rated. */
  readonly codes: Int32Array;
}

/** Checks ratings at a public door; throws with the rater and the unit of the first bad one. */
export function readRatings(
  ratings: Ratings,
  action: string,
  declared?: readonly Label[],
  require: (label: Label, name: string) => void = () => {},
): CodedRatings {
  if (!Array.isArray(ratings)) throw wrongType(action, "ratings", "a list of raters", ratings);
  if (ratings.length < 2) {
    const need = "at least 2, as agreement needs at least two ratings for some unit";
    throw outOfRange(action, "ratings.length", need, ratings.length);
  }
  const position = new Map<Label, number>();
  if (declared) declareLabels(declared, position, action, require);
  const raters = ratings.length;
  const units = ratings[0]?.length ?? 0;
  const codes = new Int32Array(units * raters).fill(-1);
  ratings.forEach((rater, r) => {
    if (!Array.isArray(rater)) throw wrongType(action, `ratings[${r}]`, "an array", rater);
    if (rater.length !== units) {
      const need = `${units}, that of the first rater`;
      throw outOfRange(action, `ratings[${r}].length`, need, rater.length);
    }
    for (let unit = 0; unit < units; unit++) {
      const label = rater[unit];
      if (label === null || label === undefined) continue;
      let code = position.get(label);
      if (code === undefined) {
        const name = `ratings[${r}][${unit}]`;
        requireLabel(label, name, action);
        require(label, name);
        if (declared) {
          throw outOfRange(action, name, `one of the labels ${declared.join(", ")}`, label);
        }
        code = position.size;
        position.set(label, code);
      }
      codes[unit * raters + r] = code;
    }
  });
  const met = [...position.keys()];
  if (!declared) requireDistinctTexts(met, action);
  const sortable = met.every((label) => typeof label === "number") ||
    met.every((label) => typeof label === "boolean");
  if (declared || !sortable) {
    return { labels: met, ordered: declared !== undefined, raters, units, codes };
  }
  const labels = met.toSorted((a, b) => Number(a) - Number(b));
  const rank = new Map(labels.map((label, i) => [label, i]));
  const recode = met.map((label) => rank.get(label) ?? -1);
  for (let i = 0; i < codes.length; i++) if (codes[i] >= 0) codes[i] = recode[codes[i]];
  return { labels, ordered: true, raters, units, codes };
}

function declareLabels(
  labels: readonly Label[],
  position: Map<Label, number>,
  action: string,
  require: (label: Label, name: string) => void,
): void {
  if (!Array.isArray(labels)) throw wrongType(action, "labels", "an array", labels);
  labels.forEach((label, i) => {
    requireLabel(label, `labels[${i}]`, action);
    require(label, `labels[${i}]`);
    if (position.has(label)) throw outOfRange(action, `labels[${i}]`, "distinct", label);
    position.set(label, i);
  });
}

/** Throws unless `label` is a string, a finite number or a boolean. */
export function requireLabel(
  label: unknown,
  name: string,
  action: string,
): asserts label is Label {
  if (typeof label === "string" || typeof label === "boolean") return;
  if (typeof label !== "number") {
    throw wrongType(action, name, "a string, number or boolean", label);
  }
  if (!Number.isFinite(label)) throw outOfRange(action, name, "a finite number", label);
}

import { readAccuracy } from "./_read_accuracy.ts";
import { outOfRange, requireInteger, requireOneOf, requireOptions } from "./_require.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { JudgeAccuracy } from "./judge_accuracy.ts";

/** What {@linkcode allocateLabels} allocates, and what is known so far. */
export interface AllocateLabelsInput {
  /** Rows that the judge calls positive among those only it has scored. */
  readonly positives: number;
  /** Rows that only the judge has scored, an integer of at least 0. */
  readonly n: number;
  /** Labelled rows in the end, those of the pilot included, an integer. */
  readonly total: number;
  /**
   * The rows labelled so far: a 2 x 2 table, rows the people's labels, columns the judge's; or the rates
   * with the labelled rows behind each.
   */
  readonly pilot: CountTable | JudgeAccuracy;
  /** Which label is positive. Default `true` where the labels are booleans; else required. */
  readonly positive?: Label;
  /** `"variance"` (default) or `"lee"`, described at the function. */
  readonly method?: "variance" | "lee";
}

/** What {@linkcode allocateLabels} recommends; all `null` where the pilot does not say. */
export interface LabelAllocation {
  /** Rows to have labelled in the end that people call positive, those of the pilot included. */
  readonly positives: number | null;
  /** Rows to have labelled in the end that people call negative, those of the pilot included. */
  readonly negatives: number | null;
  /** The standard error of the corrected rate to expect from the allocation of either method. */
  readonly standardErrors: { readonly variance: number; readonly lee: number } | null;
  /** The method used for the counts. */
  readonly method: "variance" | "lee";
  /** Why there is no allocation; only where there is none. */
  readonly reason?: string;
}

const ACTION = "allocateLabels";
const INPUTS: Record<keyof AllocateLabelsInput, true> = {
  positives: true,
  n: true,
  total: true,
  pilot: true,
  positive: true,
  method: true,
};

/**
 * How many positive and how many negative rows to label, so that {@linkcode correctedRate} gets the
 * narrowest interval from a given number of labels.
 *
 * For a second round of labelling after a pilot, with rows that are drawn by class: by what people, not
 * the judge, would say of them. Rows drawn at random come in the proportion of the classes instead. The
 * pilot's rows count in, so neither class gets fewer than it has.
 *
 * - `"variance"`: the allocation that makes the variance of the corrected rate least, at the rates of the
 *   pilot (one of 0 or 1 smoothed to (m q + 1) / (m + 2), as it would ask for no row at all).
 * - `"lee"`: the published rule, which takes the judge's rate for the true one and a judge for good; for
 *   comparison. With 400 of 1,000 rows flagged, sensitivity .9, specificity .7 and 200 labels it gives the
 *   positives 64 and a standard error of .0613, where 23 give .0571.
 *
 * @param input The judge-only rows, the total of labels, the pilot and the method.
 * @returns Rows of each class, which add up to `total`, and the standard error to expect by either
 *   method. Without judge-only rows, with a class that the pilot lacks, or with a judge that the pilot
 *   does not tell from chance, all are `null` with a reason.
 * @throws {RangeError} If a count is out of range, `total` is below the rows of the pilot, a table is not
 *   2 x 2, or `positive` or the method unknown.
 * @throws {TypeError} If `pilot` is neither a count table nor rates, or an option is unknown.
 *
 * @see Lee et al., arXiv 2511.21140, for the published rule; the variance is that of Rogan and Gladen, Am.
 *   J. Epidemiol. 107 (1978) 71, least where m1 / m0 = t sqrt(q1 (1 - q1)) / ((1 - t) sqrt(q0 (1 - q0))).
 *
 * @example
 * ```ts
 * import { allocateLabels } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const pilot = { labels: [false, true], counts: [[7, 3], [1, 9]] };
 * const plan = allocateLabels({ positives: 400, n: 1000, total: 200, pilot });
 *
 * assertEquals([plan.positives, plan.negatives], [23, 177]);
 * ```
 */
export function allocateLabels(input: AllocateLabelsInput): LabelAllocation {
  requireOptions(input, INPUTS, ACTION, "input");
  const { positives, n, total, pilot, positive = true, method = "variance" } = input;
  requireInteger(n, "n", ACTION);
  requireInteger(positives, "positives", ACTION);
  if (positives > n) throw outOfRange(ACTION, "positives", `at most n = ${n}`, positives);
  requireInteger(total, "total", ACTION);
  requireOneOf(method, ["variance", "lee"], "method", ACTION);
  const judge = readAccuracy(pilot, positive, ACTION, "pilot");
  const least = Math.ceil(judge.positives);
  const most = total - Math.ceil(judge.negatives);
  if (most < least) {
    const labelled = total - most + least;
    throw outOfRange(ACTION, "total", `at least ${labelled}, the rows of the pilot`, total);
  }
  const undefinedPlan = (reason: string): LabelAllocation => (
    { positives: null, negatives: null, standardErrors: null, method, reason }
  );
  if (n === 0) return undefinedPlan("no observations");
  if (judge.positives === 0) return undefinedPlan("no row of the pilot is positive");
  if (judge.negatives === 0) return undefinedPlan("no row of the pilot is negative");
  const sensitivity = inside(judge.sensitivity, judge.positives);
  const specificity = inside(judge.specificity, judge.negatives);
  const informedness = sensitivity + specificity - 1;
  // A judge at chance exactly, such as .7 and .3, must not pass by a rounding of 1e-16.
  if (informedness < 1e-12) return undefinedPlan("the pilot does not tell the judge from chance");

  const apparent = positives / n;
  const rate = Math.min(1, Math.max(0, (apparent + specificity - 1) / informedness));
  const ofPositives = rate ** 2 * sensitivity * (1 - sensitivity);
  const ofNegatives = (1 - rate) ** 2 * specificity * (1 - specificity);
  const standardError = (m1: number) => {
    const variance = apparent * (1 - apparent) / n + ofPositives / m1 + ofNegatives / (total - m1);
    return Math.sqrt(variance) / informedness;
  };
  const share = Math.sqrt(ofPositives) / (Math.sqrt(ofPositives) + Math.sqrt(ofNegatives));
  const within = (m1: number) => Math.min(Math.max(m1, least), most);
  const below = within(Math.floor(total * share));
  const above = within(Math.ceil(total * share));
  const byVariance = standardError(below) <= standardError(above) ? below : above;
  const byLee = within(Math.round(total * leeShare(judge, apparent)));
  const chosen = method === "lee" ? byLee : byVariance;
  return {
    positives: chosen,
    negatives: total - chosen,
    standardErrors: { variance: standardError(byVariance), lee: standardError(byLee) },
    method,
  };
}

/** The share of the positives by the published rule: 0 if the judge flags nothing, 1 if everything. */
function leeShare(judge: JudgeAccuracy, apparent: number): number {
  const missed = 1 - smoothed(judge.sensitivity, judge.positives);
  const flagged = 1 - smoothed(judge.specificity, judge.negatives);
  return apparent === 0 ? 0 : 1 / (1 + (1 / apparent - 1) * Math.sqrt(flagged / missed));
}

function smoothed(rate: number, rows: number): number {
  return (rows * rate + 1) / (rows + 2);
}

function inside(rate: number, rows: number): number {
  return rate === 0 || rate === 1 ? smoothed(rate, rows) : rate;
}

import type {
  PlannedError,
  RepeatedScore,
  RepeatPlan,
  VarianceComponent,
} from "./variance_components.ts";
import { nestedComponents } from "./_nested_components.ts";
import { type ItemSums, nestedSums, type ScoredRow } from "./_nested_sums.ts";
import {
  outOfRange,
  requireFinite,
  requireInteger,
  requireLevel,
  requireObject,
  requireOptions,
  requireSeed,
  wrongType,
} from "./_require.ts";
import { type BootstrapSettings, componentInterval, plannedError } from "./_variance_intervals.ts";
import { varianceWarnings } from "./_variance_warnings.ts";

/** Options of {@linkcode varianceSplit}. */
export interface VarianceSplitOptions {
  /** Plans whose standard errors are wanted. Default: 1 or 3 answers, each judged 1 or 3 times. */
  readonly plans?: readonly RepeatPlan[];
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /** How many resamples of the items, an integer of at least 2. Default 1,000. */
  readonly resamples?: number;
  /** Seed of the resampling, an integer. Default 1. */
  readonly seed?: number;
}

/** Where the variance of a score comes from. */
export interface VarianceSplit {
  /** Between items: some are harder. */
  readonly item: VarianceComponent;
  /** Between answers to one item: the generator's repeat. */
  readonly generator: VarianceComponent;
  /** Between judgements of one answer: the judge's repeat. */
  readonly judge: VarianceComponent;
  /** One entry a plan, in the order given. */
  readonly plans: readonly PlannedError[];
  /** Items with a score. */
  readonly items: number;
  /** Answers with a score. */
  readonly answers: number;
  /** Scores. */
  readonly scores: number;
  /** Rows whose score is `null`. */
  readonly missing: number;
  /** What to beware of. */
  readonly warnings: readonly string[];
}

const ACTION = "varianceSplit";
const OPTIONS: Record<keyof VarianceSplitOptions, true> = {
  plans: true,
  level: true,
  resamples: true,
  seed: true,
};
const PLANS = [1, 3].flatMap((generations) =>
  [1, 3].map((judgements) => ({ generations, judgements }))
);

/**
 * Splits the variance of a score into items, generator repeats and judge repeats.
 *
 * Tells whether another run should ask anew, judge anew, or have more items. Estimates are those of the
 * nested analysis of variance (method of moments), for balanced data and unbalanced; they need no normal
 * scores. A negative one is shown as 0, its value in `raw`. Without an answer that is judged twice, the
 * judge's variance is undefined and stays in the generator's; with one answer an item, the generator's stays
 * in the items'; a warning says so. Not for one run's scores: without repeats there is nothing to split.
 *
 * Intervals resample the items (BCa, widened for few items as Hesterberg does). In simulation, with 3 answers
 * judged twice and 1,000 resamples, the 95 % interval covers .92 to .98 from 20 items on, of normal scores and
 * of verdicts. Cost: resamples times items, eleven times.
 *
 * @param rows One row a score, in any order.
 * @param options Plans, confidence level, resamples and seed.
 * @returns The three variances with intervals, the standard errors under each plan, counts and warnings.
 * @throws {RangeError} If a score is not finite or beyond 1e150, naming its row, or an option is out of range.
 * @throws {TypeError} If `rows` is no array or a field has the wrong type, or an option is unknown.
 *
 * @see S. R. Searle, G. Casella and C. E. McCulloch, Variance components (1992), section 5.2 and appendix F.3;
 *   T. C. Hesterberg, Am. Stat. 69 (2015) 371, section 5.3.
 *
 * @example
 * ```ts
 * import { varianceSplit } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * // Two items, two answers each, each judged twice: the judge never differs from itself.
 * const scores = [[[1, 1], [0, 0]], [[1, 1], [1, 1]]];
 * const rows = scores.flatMap((answers, item) =>
 *   answers.flatMap((judged, generation) => judged.map((score) => ({ item, generation, score })))
 * );
 * const split = varianceSplit(rows);
 *
 * assertEquals([split.judge.estimate, split.generator.estimate, split.item.estimate], [0, 0.25, 0]);
 * assertEquals(split.plans[0].repeatStandardError.estimate, Math.sqrt(0.25 / 2));
 * ```
 */
export function varianceSplit(
  rows: readonly RepeatedScore[],
  options: VarianceSplitOptions = {},
): VarianceSplit {
  requireOptions(options, OPTIONS, ACTION);
  const { plans = PLANS, level = 0.95, resamples = 1000, seed = 1 } = options;
  requireLevel(level, ACTION);
  requireInteger(resamples, "resamples", ACTION, 2);
  requireSeed(seed, ACTION);
  if (!Array.isArray(plans)) throw wrongType(ACTION, "plans", "an array", plans);
  plans.forEach((plan, i) => requirePlan(plan, i));
  const scored = scoredRows(rows);
  const items = nestedSums(scored);
  const settings = { level, resamples, seed };
  return {
    item: componentInterval(items, "item", settings),
    generator: componentInterval(items, "generator", settings),
    judge: componentInterval(items, "judge", settings),
    plans: plans.map((plan) => errorsOf(plan, items, settings)),
    items: items.length,
    answers: items.reduce((sum, { generations }) => sum + generations, 0),
    scores: scored.length,
    missing: rows.length - scored.length,
    warnings: varianceWarnings(items.length, nestedComponents(items)),
  };
}

function errorsOf(
  { items: planned, generations, judgements }: RepeatPlan,
  items: readonly ItemSums[],
  settings: BootstrapSettings,
): PlannedError {
  const plan = { items: planned ?? items.length, generations, judgements };
  return {
    ...plan,
    standardError: plannedError(items, { ...plan, newItems: true }, settings),
    repeatStandardError: plannedError(items, { ...plan, newItems: false }, settings),
  };
}

function requirePlan(plan: RepeatPlan, i: number): void {
  requireObject(plan, `plans[${i}]`, ACTION);
  const { items, generations, judgements } = plan;
  if (items !== undefined) requireInteger(items, `plans[${i}].items`, ACTION, 1);
  requireInteger(generations, `plans[${i}].generations`, ACTION, 1);
  requireInteger(judgements, `plans[${i}].judgements`, ACTION, 1);
}

function scoredRows(rows: readonly RepeatedScore[]): readonly ScoredRow[] {
  if (!Array.isArray(rows)) throw wrongType(ACTION, "rows", "an array", rows);
  const scored: ScoredRow[] = [];
  rows.forEach((scoredRow, row) => {
    requireObject(scoredRow, `rows[${row}]`, ACTION);
    const { item, generation, score } = scoredRow;
    requireName(item, `rows[${row}].item`);
    requireName(generation, `rows[${row}].generation`);
    if (score === null) return;
    requireFinite(score, `rows[${row}].score`, ACTION);
    // Beyond it squares overflow.
    if (Math.abs(score) > 1e150) {
      throw outOfRange(ACTION, `rows[${row}].score`, "at most 1e150 in size", score);
    }
    scored.push({ item, generation, score });
  });
  return scored;
}

function requireName(value: string | number, name: string): void {
  if (typeof value !== "string" && typeof value !== "number") {
    throw wrongType(ACTION, name, "a string or number", value);
  }
}

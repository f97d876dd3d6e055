import { sum } from "simple-statistics";
import { advantagePValue } from "./_advantage_p_value.ts";
import { annotatorAdvantage } from "./_annotator_advantage.ts";
import { summaryOf, warningsOf } from "./_annotator_summary.ts";
import { averageAdvantage } from "./_average_advantage.ts";
import { readJudge } from "./_read_judge.ts";
import { readRatings } from "./_read_ratings.ts";
import { outOfRange, requireLevel, requireOneOf, requireOptions, wrongType } from "./_require.ts";
import { adjustPValues } from "./adjust_p_values.ts";
import type { Label } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import type { Ratings } from "./ratings.ts";
import { wilsonInterval } from "./wilson_interval.ts";

/** How closely a label stands with the remaining annotators: the share that agree, or minus the RMSE. */
export type AnnotatorScoring = "accuracy" | "rmse";

/** Options of {@linkcode alternativeAnnotatorTest}. */
export interface AlternativeAnnotatorTestOptions {
  /**
   * By how much an annotator may do better than the judge and still be replaced, in [0, 1): what the judge
   * saves. The paper's values: .2 for experts, .15 for skilled annotators, .1 for crowd workers.
   */
  readonly epsilon: number;
  /** Share of false findings among the annotators that the judge beats, between 0 and 1. Default .05. */
  readonly alpha?: number;
  /** `"accuracy"` (default): the share of the others with the same label; `"rmse"`: numbers, minus the RMSE. */
  readonly scoring?: AnnotatorScoring;
  /** Confidence level of the interval, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** The judge against one annotator. */
export interface AnnotatorComparison {
  /** Items that both and at least one other annotator have labelled. */
  readonly n: number;
  /** Share of them on which the judge is at least as close to the others as the annotator. */
  readonly judgeAdvantage: Interval;
  /** Share of them on which the annotator is at least as close; ties count for both. */
  readonly annotatorAdvantage: Interval;
  /** Of the hypothesis that the annotator is better by epsilon or more; `null` with fewer than 2 items. */
  readonly pValue: number | null;
  /** The same, adjusted for the number of annotators by Benjamini and Yekutieli. */
  readonly adjustedPValue: number | null;
  /** Whether the judge beats this annotator: `adjustedPValue` at most alpha. */
  readonly beaten: boolean;
}

/** What {@linkcode alternativeAnnotatorTest} found. */
export interface AlternativeAnnotatorTest {
  /** Whether the winning rate is at least .5; `null` where it is undefined. */
  readonly passes: boolean | null;
  /** Share of the annotators compared that the judge beats; `null` where none could be. */
  readonly winningRate: number | null;
  /** How many annotators it beats. */
  readonly wins: number;
  /** How many annotators it was compared with. */
  readonly compared: number;
  /**
   * Average advantage probability: the chance that the judge is at least as close to the others as an
   * annotator is, annotators counting alike. The number to compare judges by; the interval is over items, its `n`.
   */
  readonly advantage: Interval;
  /** Comparisons behind it, one or more an item: the sum of the annotators' `n`. */
  readonly comparisons: number;
  /** Each annotator, in the order of the ratings. */
  readonly annotators: readonly AnnotatorComparison[];
  /** The margin asked for. */
  readonly epsilon: number;
  /** The share of false findings asked for. */
  readonly alpha: number;
  /** What makes the result less sure. */
  readonly warnings: readonly string[];
  /** The result in a sentence. */
  readonly summary: string;
}

const ACTION = "alternativeAnnotatorTest";
const OPTIONS: Record<keyof AlternativeAnnotatorTestOptions, true> = {
  epsilon: true,
  alpha: true,
  scoring: true,
  level: true,
};

/**
 * The alternative annotator test: may the judge stand in for one of the people who label?
 *
 * Each annotator is left out in turn; the judge and that annotator are held against the remaining ones, item
 * by item. The judge beats an annotator where the annotator's advantage is shown to be below the judge's plus
 * epsilon, and passes if it beats at least half. A judge that passes may still share a bias with all of
 * them; {@linkcode humanCeiling} says how well each side agrees.
 *
 * The paper's t-test wants at least 30 items an annotator (50 to 100 are better): fewer give a warning. It is
 * loose where epsilon times the items is small: a judge worse by exactly epsilon than annotators who never err
 * beats one with a chance of .11 at epsilon .1 and 50 items; from a product of 10 on, of at most .07. Where
 * every item gives the same difference the t-test has no scale, and an exact bound takes its place.
 *
 * The interval of the advantage is Wilson's for as many independent items as would vary alike. The winning
 * rate has none: its annotators are all there are.
 *
 * @param ratings One list an annotator, at least three, over the same items; `null` = not labelled.
 * @param judge The judge's labels of these items; `null` where it gave none.
 * @param options Epsilon, alpha, scoring and confidence level.
 * @returns Winning rate, average advantage with its interval, each annotator, warnings, a sentence.
 * @throws {RangeError} If there are fewer than three annotators, a list differs in length, or an option is
 *   out of range.
 * @throws {TypeError} If a label is none, no number under `"rmse"`, or epsilon is missing,
 *   or an option is unknown.
 *
 * @see Calderon, Reichart and Dror, arXiv 2501.10970, section 3.
 *
 * @example
 * ```ts
 * import { alternativeAnnotatorTest } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const items = Array.from({ length: 60 }, (_, i) => i);
 * const truth = items.map((i) => i % 3 === 0);
 * // Each person is wrong on ten items of their own, the judge on six others.
 * const people = [0, 10, 20].map((from) => truth.map((t, i) => (i >= from && i < from + 10) !== t));
 * const judge = truth.map((t, i) => (i >= 50 && i < 56) !== t);
 *
 * const { passes, wins } = alternativeAnnotatorTest(people, judge, { epsilon: 0.15 });
 * assertEquals([passes, wins], [true, 3]);
 * ```
 */
export function alternativeAnnotatorTest(
  ratings: Ratings,
  judge: readonly (Label | null | undefined)[],
  options: AlternativeAnnotatorTestOptions,
): AlternativeAnnotatorTest {
  requireOptions(options ?? {}, OPTIONS, ACTION);
  const { epsilon, alpha = 0.05, scoring = "accuracy", level = 0.95 } = options ?? {};
  requireEpsilon(epsilon);
  requireLevel(alpha, ACTION, "alpha");
  requireLevel(level, ACTION);
  requireOneOf(scoring, ["accuracy", "rmse"], "scoring", ACTION);
  const coded = readRatings(ratings, ACTION, undefined, (label, name) => {
    if (scoring === "rmse" && typeof label !== "number") {
      throw wrongType(ACTION, name, 'a number for scoring "rmse"', label);
    }
  });
  if (coded.raters < 3) throw outOfRange(ACTION, "ratings.length", "at least 3", coded.raters);
  const verdicts = readJudge(judge, coded, ACTION);
  const advantages = Array.from(
    { length: coded.raters },
    (_, annotator) => annotatorAdvantage(coded, verdicts, annotator, scoring),
  );
  const pValues = advantages.map((advantage) => advantagePValue(advantage, epsilon));
  const adjusted = adjustPValues(pValues, { method: "benjamini-yekutieli" });
  const annotators = advantages.map(({ items, judge, annotator }, j) => ({
    n: items.length,
    judgeAdvantage: wilsonInterval(sum(judge), items.length, { level }),
    annotatorAdvantage: wilsonInterval(sum(annotator), items.length, { level }),
    pValue: pValues[j],
    adjustedPValue: adjusted[j],
    beaten: (adjusted[j] ?? 1) <= alpha,
  }));
  const compared = pValues.filter((p) => p !== null).length;
  const wins = annotators.filter(({ beaten }) => beaten).length;
  const winningRate = compared === 0 ? null : wins / compared;
  const passes = winningRate === null ? null : winningRate >= 0.5;
  const advantage = averageAdvantage(advantages, coded.units, level);
  return {
    passes,
    winningRate,
    wins,
    compared,
    advantage,
    comparisons: sum(annotators.map(({ n }) => n)),
    annotators,
    epsilon,
    alpha,
    warnings: warningsOf(annotators.map(({ n }) => n)),
    summary: summaryOf({ passes, wins, compared, epsilon, advantage }),
  };
}

function requireEpsilon(epsilon: number): void {
  if (typeof epsilon !== "number") {
    const need = "given: .2 for experts, .15 for skilled annotators, .1 for crowd workers";
    throw wrongType(ACTION, "epsilon", need, epsilon);
  }
  if (!(epsilon >= 0 && epsilon < 1)) throw outOfRange(ACTION, "epsilon", "in [0, 1)", epsilon);
}

import type { Label } from "./confusion_matrix.ts";
import { countOthers, withEach, withMajority } from "./_leave_one_out.ts";
import { readJudge } from "./_read_judge.ts";
import { readRatings } from "./_read_ratings.ts";
import { outOfRange, requireLevel, requireOneOf, requireOptions } from "./_require.ts";
import { countComparisons, differenceOver, shareOver, type UnitSums } from "./_unit_comparisons.ts";
import type { Interval } from "./interval.ts";
import type { Ratings } from "./ratings.ts";

/** Options of {@linkcode humanCeiling}. */
export interface HumanCeilingOptions {
  /**
   * What a person and the judge are held against: the `"majority"` of the others (default; ties are left
   * out and counted), or `"each"` of the others, the share of them with the same label.
   */
  readonly against?: "majority" | "each";
  /** The labels that may occur. Default: those that do. */
  readonly labels?: readonly Label[];
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** People and the judge held against the same other people. */
export interface CeilingComparison {
  /** How often the person agrees with the others, of all comparisons; `n` is the items, as in all three. */
  readonly person: Interval;
  /** How often the judge agrees with them, on the same items. */
  readonly judge: Interval;
  /** The judge's share less the person's, paired by item. */
  readonly difference: Interval;
  /** Ratings held against the others, one or more an item: what the shares are of. */
  readonly comparisons: number;
  /** Ratings that were not compared, as the others had no majority. */
  readonly ties: number;
  /** Ratings that were not compared, as the judge gave no label there. */
  readonly unjudged: number;
}

/** What {@linkcode humanCeiling} found: all people together, and each. */
export interface HumanCeiling extends CeilingComparison {
  /** Items with at least one comparison. */
  readonly items: number;
  /** Each person in the order of the ratings. */
  readonly raters: readonly CeilingComparison[];
}

const ACTION = "humanCeiling";
const OPTIONS: Record<keyof HumanCeilingOptions, true> = {
  against: true,
  labels: true,
  level: true,
};

/**
 * How well people agree with each other, and the judge with the same people on the same items.
 *
 * A judge that agrees with a majority in .85 of cases may be poor or as good as it gets: it depends on how
 * often a person agrees with the others. Each person in turn is left out, held against the others, and the
 * judge held against those same others; never against a majority that includes the person. It is no upper
 * limit in truth: a judge may agree with people better than they do among themselves. Whether it may stand
 * in for one of them is {@linkcode alternativeAnnotatorTest}'s question.
 *
 * With three people and `"majority"` the other two must agree, so the items on which they do not are left
 * out (`ties`); `"each"` keeps them. Intervals are over items, as the comparisons within one are not
 * independent: Wilson's for as many independent ones as would vary alike, Bonett and Price's for the
 * difference.
 *
 * @param ratings One list a person, all over the same items in the same order; `null` = not rated.
 * @param judge The judge's labels of these items; `null` where it gave none.
 * @param options What to compare with, labels, confidence level.
 * @returns Both shares and their difference, all people together and each, with what was left out.
 * @throws {RangeError} If there are fewer than three raters, a list differs in length, or a label is not
 *   among `labels`.
 * @throws {TypeError} If a label is none, or the judge's are of another kind than the people's,
 *   or an option is unknown.
 *
 * @see Rajpurkar et al., arXiv 1606.05250, section 6, for people held against other people; Boguslav and
 *   Cohen, Stud. Health Technol. Inform. 245 (2017) 298, for why it is no upper limit.
 *
 * @example
 * ```ts
 * import { humanCeiling } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const people = [
 *   [true, true, false, false],
 *   [true, true, false, true],
 *   [true, false, false, true],
 * ];
 * const { person, judge, comparisons, ties } = humanCeiling(people, [true, true, true, true]);
 *
 * // All agree on items 1 and 3: six comparisons. On items 2 and 4 only the one who differs has a majority.
 * assertEquals([comparisons, person.estimate, judge.estimate, ties], [8, 6 / 8, 5 / 8, 4]);
 * assertEquals(person.n, 4);
 * ```
 */
export function humanCeiling(
  ratings: Ratings,
  judge: readonly (Label | null | undefined)[],
  options: HumanCeilingOptions = {},
): HumanCeiling {
  requireOptions(options, OPTIONS, ACTION);
  const { against = "majority", labels, level = 0.95 } = options;
  requireOneOf(against, ["majority", "each"], "against", ACTION);
  requireLevel(level, ACTION);
  const coded = readRatings(ratings, ACTION, labels);
  if (coded.raters < 3) {
    const need = "at least 3, so that a person left out leaves others to agree";
    throw outOfRange(ACTION, "ratings.length", need, coded.raters);
  }
  const verdicts = readJudge(judge, coded, ACTION);
  const compare = against === "each" ? withEach : withMajority;
  const counts = new Int32Array(verdicts.labels.length);
  const each = Array.from({ length: coded.raters }, () => ({
    sums: [] as UnitSums[],
    ties: 0,
    unjudged: 0,
  }));
  const together: UnitSums[] = [];
  for (let unit = 0; unit < coded.units; unit++) {
    const verdict = verdicts.codes[unit];
    const sums = { comparisons: 0, person: 0, judge: 0 };
    each.forEach((rater, r) => {
      const said = countOthers(coded, unit, r, counts);
      if (said < 0 || counts.every((count) => count === 0)) return;
      const found = compare(counts, said, verdict);
      if (found === null) rater.ties++;
      else if (verdict < 0) rater.unjudged++;
      else {
        rater.sums.push(found);
        sums.comparisons++;
        sums.person += found.person;
        sums.judge += found.judge;
      }
    });
    if (sums.comparisons > 0) together.push(sums);
  }
  const raters = each.map(({ sums, ties, unjudged }) => ({
    ...sharesOf(sums, level),
    ties,
    unjudged,
  }));
  return {
    ...sharesOf(together, level),
    ties: each.reduce((sum, { ties }) => sum + ties, 0),
    unjudged: each.reduce((sum, { unjudged }) => sum + unjudged, 0),
    items: together.length,
    raters,
  };
}

function sharesOf(
  units: readonly UnitSums[],
  level: number,
): Omit<CeilingComparison, "ties" | "unjudged"> {
  return {
    person: shareOver(units, "person", level),
    judge: shareOver(units, "judge", level),
    difference: differenceOver(units, level),
    comparisons: countComparisons(units),
  };
}

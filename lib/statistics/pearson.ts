import { pearsonMoments } from "./_correlation_moments.ts";
import {
  fisherBounds,
  studentPValue,
  unboundedCorrelation,
  undefinedCorrelation,
} from "./_correlation_result.ts";
import { jackknifeCorrelation } from "./_jackknife_correlation.ts";
import { linearAssociation, scaled } from "./_linear_association.ts";
import { requireLevel, requireOneOf, requireOptions } from "./_require.ts";
import { requirePairs, undefinedReason } from "./_require_pairs.ts";
import type { Correlation, CorrelationOptions } from "./correlation.ts";

/** Options of {@linkcode pearson}. */
export interface PearsonOptions extends CorrelationOptions {
  /**
   * `"fisher-z"` (default), for data that are about normal, or `"jackknife"`, from the change when each
   * pair is left out, for grades and heavy tails.
   */
  readonly interval?: "fisher-z" | "jackknife";
}

const ACTION = "pearson";
const OPTIONS: Record<keyof PearsonOptions, true> = { interval: true, level: true };

/**
 * Pearson's correlation: how near the points lie to a straight line.
 *
 * For two measured quantities whose relation is about linear. Grades, and scores whose distances mean
 * little, want {@linkcode spearman} or {@linkcode kendall}; a correlation that may come from differences
 * between groups wants {@linkcode correlationWithinSlices}. It is not agreement: a judge that is two grades
 * too mild throughout correlates at 1.
 *
 * Fisher's interval rests on normal data, where it covers .94 to .97 from n = 10 on; of five grades that
 * agree at .8 and are otherwise unrelated it covers .7 at any n. The jackknife covers .93 to .97 of such
 * grades and of normal data from n = 50 on (.91 of skewed, unrelated grades at n = 50, .93 at 100). Three
 * pairs get [-1, 1], points on a line no bounds. The p-value is Student's with n - 2 degrees, exact for
 * normal data.
 *
 * @param x One finite number a pair.
 * @param y Its partner, in the same order.
 * @param options Confidence level and kind of interval.
 * @returns The correlation in [-1, 1], its interval and p-value; `null` with a reason where a list is
 *   constant or there are fewer than two pairs.
 * @throws {RangeError} If the lists differ in length, a value is not finite (naming its index), or an
 *   option is out of range.
 * @throws {TypeError} If a list is no array or holds something else than numbers, or an option is unknown.
 *
 * @see R. A. Fisher, Metron 1 (1921) 3, for the interval; B. Efron, The jackknife, the bootstrap and other
 *   resampling plans (1982), chapter 3.
 *
 * @example
 * ```ts
 * import { formatInterval, pearson } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const correlation = pearson([1, 4, 2, 3, 6, 5], [2, 3, 1, 4, 5, 6]);
 *
 * assertEquals(formatInterval(correlation), ".829 (.052 to .981), n 6");
 * ```
 */
export function pearson(
  x: readonly number[],
  y: readonly number[],
  options: PearsonOptions = {},
): Correlation {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95, interval = "fisher-z" } = options;
  requireLevel(level, ACTION);
  requireOneOf(interval, ["fisher-z", "jackknife"], "interval", ACTION);
  requirePairs(x, y, ACTION);
  const n = x.length;
  const about = { n, level, method: interval };
  const undefinedAs = undefinedReason(x, y);
  if (undefinedAs !== null) return undefinedCorrelation(undefinedAs, about);

  const association = linearAssociation(x, y);
  const { estimate, below, above } = association;
  const pValue = studentPValue(association, n - 2);
  if (n === 2 || (n > 3 && Math.abs(estimate) === 1)) {
    const reason = n === 2 ? "two points always lie on a line" : "all points lie on a line";
    return unboundedCorrelation(estimate, pValue, reason, about);
  }
  if (n === 3) return { estimate, lower: -1, upper: 1, ...about, pValue };
  if (interval === "jackknife") {
    const { without } = pearsonMoments(scaled(x), scaled(y));
    return jackknifeCorrelation(estimate, without, pValue, about);
  }
  const bounds = fisherBounds(estimate, 1 / Math.sqrt(n - 3), level, Math.log(above / below) / 2);
  return { estimate, ...bounds, ...about, pValue };
}

import { multiRaterAgreement, nearnessByDistance } from "./_multi_rater_agreement.ts";
import { type Profiles, profilesOf } from "./_rating_profiles.ts";
import { readRatings } from "./_read_ratings.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import type { Agreement } from "./agreement.ts";
import { normalSf } from "./normal_sf.ts";
import type { Ratings } from "./ratings.ts";

/** Options of {@linkcode fleissKappa}. */
export interface FleissKappaOptions {
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** Fleiss' kappa with the test that the raters agree by chance alone. */
export type FleissKappa = Agreement & {
  /**
   * The normal deviate of kappa if agreement were by chance alone; `null` where undefined or where units
   * have different numbers of ratings, for which it has no formula.
   */
  readonly chanceZ: number | null;
  /** Two-sided p-value of `chanceZ`: that some agreement is there, not that it is enough. */
  readonly chanceP: number | null;
};

const ACTION = "fleissKappa";
const OPTIONS: Record<keyof FleissKappaOptions, true> = { level: true };

/**
 * Fleiss' kappa: agreement of many raters beyond what their pooled label shares would give by chance.
 *
 * For labels without an order, and raters who need not be the same from unit to unit. Missing ratings are
 * allowed: agreement is of the units rated twice or more, the label shares of all units rated at all. It
 * falls with rare labels however well the raters agree: read it beside the others of
 * {@linkcode multiRaterAgreement}. For two raters it is {@linkcode scottPi}, not Cohen's kappa.
 *
 * `standardError` is Gwet's. The interval is Student's t around the data with two units more, rated at
 * random, so that perfect agreement keeps a width: in simulation (2 to 5 raters, n from 50, prevalence from
 * .02) it covers .93 to .98; t without them .62 to .96, the percentile bootstrap .53 to .97. Undefined (`null`) where
 * no unit has two ratings or only one label occurs.
 *
 * @param ratings One list a rater, all over the same units in the same order; `null` = not rated.
 * @param options Confidence level.
 * @returns Kappa in [-1, 1] with its interval; `n` is the units rated at all.
 * @throws {RangeError} If there are fewer than two raters or the lists differ in length.
 * @throws {TypeError} If a rating is no label, naming rater and unit, or an option is unknown.
 *
 * @see Fleiss, Psychol. Bull. 76 (1971) 378; missing ratings and standard error: Gwet, Handbook of
 *   Inter-Rater Reliability, 4th ed. (2014); chance alone: Fleiss, Nee and Landis, Psychol. Bull. 86
 *   (1979) 974, eq. 12.
 *
 * @example
 * ```ts
 * import { fleissKappa } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const kappa = fleissKappa([
 *   ["good", "good", "bad", "bad"],
 *   ["good", "bad", "bad", "bad"],
 *   ["good", "good", "bad", "good"],
 * ]);
 *
 * // Agreement (1 + 1/3 + 1 + 1/3) / 4 = 2/3; both labels have half of the ratings: 1/2 by chance.
 * assertAlmostEquals(kappa.estimate ?? NaN, (2 / 3 - 1 / 2) / (1 - 1 / 2));
 * ```
 */
export function fleissKappa(ratings: Ratings, options: FleissKappaOptions = {}): FleissKappa {
  requireOptions(options, OPTIONS, ACTION);
  const { level = 0.95 } = options;
  requireLevel(level, ACTION);
  const coded = readRatings(ratings, ACTION);
  const profiles = profilesOf(coded, 1);
  const nearness = nearnessByDistance(coded.labels.length, "none");
  const kappa = multiRaterAgreement(profiles, nearness, "fleiss", level);
  const error = kappa.estimate === null ? null : chanceError(profiles, coded.labels.length);
  if (kappa.estimate === null || error === null) return { ...kappa, chanceZ: null, chanceP: null };
  const chanceZ = kappa.estimate / error;
  return { ...kappa, chanceZ, chanceP: Math.min(1, 2 * normalSf(Math.abs(chanceZ))) };
}

/** The standard error of kappa if agreement were by chance; `null` with unequal numbers of ratings. */
function chanceError(
  { units, ratings, start, label, count }: Profiles,
  size: number,
): number | null {
  const raters = ratings[0];
  if (ratings.some((each) => each !== raters)) return null;
  const shares = new Float64Array(size);
  let all = 0;
  for (let i = 0; i < units.length; i++) {
    all += units[i] * raters;
    for (let k = start[i]; k < start[i + 1]; k++) shares[label[k]] += units[i] * count[k];
  }
  let mixed = 0;
  let skew = 0;
  for (const total of shares) {
    const share = total / all;
    mixed += share * (1 - share);
    skew += share * (1 - share) * (1 - 2 * share);
  }
  return Math.sqrt(2 * (mixed ** 2 - skew) / (all * (raters - 1))) / mixed;
}

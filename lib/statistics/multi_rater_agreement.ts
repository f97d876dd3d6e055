import { requireWeights } from "./_agreement_weights.ts";
import { undefinedAgreement } from "./_chance_corrected.ts";
import {
  multiRaterAgreement as agreementOf,
  nearnessByDistance,
} from "./_multi_rater_agreement.ts";
import { type Profiles, profilesOf } from "./_rating_profiles.ts";
import { readRatings } from "./_read_ratings.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import { shareOfPairs } from "./_share_of_pairs.ts";
import type { Agreement, AgreementWeights } from "./agreement.ts";
import type { Label } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import { krippendorffAlpha, type KrippendorffAlphaOptions } from "./krippendorff_alpha.ts";
import type { Ratings } from "./ratings.ts";

/** Options of {@linkcode multiRaterAgreement}; metric, resamples and seed are those of alpha. */
export interface MultiRaterAgreementOptions extends KrippendorffAlphaOptions {
  /** How near two labels are to AC2, from their order in `labels`. Default `"quadratic"`. */
  readonly weights?: AgreementWeights;
}

/** What {@linkcode multiRaterAgreement} found. */
export interface MultiRaterAgreement {
  /** The labels, declared or those that occur, in order. */
  readonly labels: readonly Label[];
  /** Units in the lists, rated or not. */
  readonly units: number;
  /** Units rated twice or more. */
  readonly pairedUnits: number;
  /** Ratings given. */
  readonly ratings: number;
  /** The chance that two ratings of a unit are the same label, over the units rated twice or more. */
  readonly percentAgreement: Interval;
  /** As {@linkcode fleissKappa}. */
  readonly fleissKappa: Agreement;
  /** Gwet's AC1, which stays readable where one label is rare. */
  readonly gwetAc1: Agreement;
  /** Gwet's AC2 with the weights asked for; `null` with a reason where the labels have no order. */
  readonly gwetAc2: Agreement;
  /** Agreement beyond even guessing among the declared labels. */
  readonly brennanPrediger: Interval;
  /** As {@linkcode krippendorffAlpha}. */
  readonly krippendorffAlpha: Interval;
}

const ACTION = "multiRaterAgreement";
const OPTIONS: Record<keyof MultiRaterAgreementOptions, true> = {
  weights: true,
  metric: true,
  labels: true,
  level: true,
  resamples: true,
  seed: true,
};

/**
 * All agreement coefficients of many raters at once, missing ratings allowed.
 *
 * They differ in what they take for chance, and disagree most where a label is rare: kappa and alpha fall
 * with it, AC1 and Brennan-Prediger do not. Declare `labels` where some may not occur: AC1, AC2 and
 * Brennan-Prediger depend on them. All are unweighted but AC2, and alpha under another `metric`. For two
 * raters with fixed roles, such as people and a judge, use {@linkcode cohenKappa}.
 *
 * Units rated once count in the label shares, not in the agreement, and not at all in alpha. Intervals:
 * kappa, AC1 and AC2 as {@linkcode fleissKappa}; shares of agreement by Wilson's limits for as many
 * independent units as would vary alike.
 *
 * @param ratings One list a rater, all over the same units in the same order; `null` = not rated.
 * @param options Labels in order, weights of AC2, metric of alpha, level, resamples and seed.
 * @returns The coefficients, each with its interval, and how much they rest on.
 * @throws {RangeError} If there are fewer than two raters, the lists differ in length, a label is not
 *   among `labels`, or an option is out of range.
 * @throws {TypeError} If a rating is no label, naming rater and unit, or an option is unknown.
 *
 * @see Gwet, Handbook of Inter-Rater Reliability, 4th ed. (2014), ch. 2 to 5; Brennan and Prediger, Educ.
 *   Psychol. Meas. 41 (1981) 687.
 *
 * @example
 * ```ts
 * import { multiRaterAgreement } from "@touchstone/eval/statistics";
 * import { assert, assertEquals } from "@std/assert";
 *
 * const ratings = [
 *   [false, false, false, false, false, false, false, false, true, false],
 *   [false, false, false, false, false, false, false, false, false, null],
 *   [false, false, false, false, false, false, false, false, false, true],
 * ];
 * const { fleissKappa, gwetAc1, pairedUnits } = multiRaterAgreement(ratings);
 *
 * // Raters who agree on 8 of 10: "true" is rare, so kappa is below 0 and AC1 is not.
 * assertEquals(pairedUnits, 10);
 * assert((fleissKappa.estimate ?? 0) < 0 && (gwetAc1.estimate ?? 0) > 0.7);
 * ```
 */
export function multiRaterAgreement(
  ratings: Ratings,
  options: MultiRaterAgreementOptions = {},
): MultiRaterAgreement {
  requireOptions(options, OPTIONS, ACTION);
  const { weights = "quadratic", level = 0.95, ...alphaOptions } = options;
  requireLevel(level, ACTION);
  requireWeights(weights, ACTION);
  const coded = readRatings(ratings, ACTION, options.labels);
  const { labels, ordered } = coded;
  const profiles = profilesOf(coded, 1);
  const flat = nearnessByDistance(labels.length, "none");
  const percentAgreement = shareOfPairs(profiles, flat, level);
  const gwetAc1 = agreementOf(profiles, flat, "gwet", level);
  const graded = nearnessByDistance(labels.length, weights);
  return {
    labels,
    units: coded.units,
    pairedUnits: percentAgreement.n,
    ratings: ratingsIn(profiles),
    percentAgreement,
    fleissKappa: agreementOf(profiles, flat, "fleiss", level),
    gwetAc1,
    gwetAc2: ordered || weights === "none"
      ? agreementOf(profiles, graded, "gwet", level)
      : undefinedAgreement("text has no order: give labels", gwetAc1.n, level, null, null),
    brennanPrediger: beyondGuessing(percentAgreement, labels.length),
    krippendorffAlpha: krippendorffAlpha(ratings, { ...alphaOptions, level }),
  };
}

function ratingsIn({ units, ratings }: Profiles): number {
  let sum = 0;
  units.forEach((times, i) => sum += times * ratings[i]);
  return sum;
}

/** `(q * agreement - 1) / (q - 1)` for `q` labels, of the estimate and of both bounds. */
function beyondGuessing(share: Interval, size: number): Interval {
  if (share.lower === null) return share;
  const { n, level, method } = share;
  if (size < 2) {
    const reason = "only one label is declared";
    return { estimate: null, lower: null, upper: null, n, level, method, reason };
  }
  const scaled = (agreement: number) => (size * agreement - 1) / (size - 1);
  const { estimate, lower, upper } = share;
  return { ...share, estimate: scaled(estimate), lower: scaled(lower), upper: scaled(upper) };
}

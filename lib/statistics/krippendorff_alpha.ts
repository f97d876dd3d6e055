import { bootstrapBounds } from "./_bootstrap_bounds.ts";
import { ratingDistance } from "./_rating_distance.ts";
import { alphaOf, type Profile, profilesOf } from "./_rating_profiles.ts";
import { outOfRange, requireInteger, requireLevel, requireOneOf, wrongType } from "./_require.ts";
import { resampleCells } from "./_resample_cells.ts";
import type { Label } from "./confusion_matrix.ts";
import { createRandom } from "./create_random.ts";
import type { Interval } from "./interval.ts";

/** How far apart two labels are: all or nothing, in ranks, in units, or in proportion. */
export type RatingMetric = "nominal" | "ordinal" | "interval" | "ratio";

/** Options of {@linkcode krippendorffAlpha}. */
export interface KrippendorffAlphaOptions {
  /** How far apart two labels are. Default `"nominal"`: all or nothing. */
  readonly metric?: RatingMetric;
  /** The labels in order, for `"ordinal"`. Default: numbers ascending; text has no order of its own. */
  readonly labels?: readonly Label[];
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Resamples of the units for the interval, an integer of at least 1. Default 2,000. */
  readonly resamples?: number;
  /** Seed of the resampling, an integer. Default 1. */
  readonly seed?: number;
}

const ACTION = "krippendorffAlpha";

/**
 * Krippendorff's alpha: agreement of any number of raters, with missing ratings left as missing.
 *
 * 1 is perfect, 0 is what chance would give. Units rated once are left out; `n` counts the others. The
 * interval is a percentile bootstrap over units. Undefined (`null`) where no unit has two ratings or only
 * one label occurs: neither 0 nor 1 would be true.
 *
 * @param ratings One list a rater, all over the same units in the same order; `null` = not rated.
 * @param options Metric, order of the labels, level, resamples and seed.
 * @returns Alpha, at most 1, with its interval over the units that have two or more ratings.
 * @throws {RangeError} If there are fewer than two raters, the lists differ in length, or a label is not
 *   among `labels`.
 * @throws {TypeError} If a rating is no label, or no number for `"interval"` and `"ratio"`.
 *
 * @see Krippendorff, Computing Krippendorff's Alpha-Reliability (2011).
 *
 * @example
 * ```ts
 * import { krippendorffAlpha } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const alpha = krippendorffAlpha([
 *   ["s", "s", "u", "u", null],
 *   ["s", null, "u", "u", "s"],
 *   [null, "s", "u", null, "s"],
 * ]);
 *
 * assertEquals(alpha.estimate, 1);
 * ```
 */
export function krippendorffAlpha(
  ratings: readonly (readonly (Label | null | undefined)[])[],
  options: KrippendorffAlphaOptions = {},
): Interval {
  const { metric = "nominal", level = 0.95, resamples = 2000, seed = 1 } = options;
  requireOneOf(metric, ["nominal", "ordinal", "interval", "ratio"], "metric", ACTION);
  requireLevel(level, ACTION);
  requireInteger(resamples, "resamples", ACTION, 1);
  const { labels, profiles } = readRatings(ratings, metric, options.labels);
  const weights = profiles.map(({ units }) => units);
  const n = weights.reduce((sum, units) => sum + units, 0);
  const about = { n, level, method: "bootstrap-percentile" };
  const undefinedAlpha = (reason: string): Interval => {
    return { estimate: null, lower: null, upper: null, ...about, reason };
  };
  if (n === 0) {
    return undefinedAlpha("needs at least two ratings for some unit");
  }
  const distance = (counts: Float64Array) => ratingDistance(metric, labels, counts);
  const estimate = alphaOf(profiles, weights, labels.length, distance);
  if (estimate === null) return undefinedAlpha("no variation: only one label occurs");

  const random = createRandom(seed);
  const drawn = new Float64Array(profiles.length);
  const values = Array.from({ length: resamples }, () => {
    resampleCells(weights, n, drawn, random);
    return alphaOf(profiles, drawn, labels.length, distance);
  });
  const bounds = bootstrapBounds(
    { estimate, n, values, leftOut: [] },
    { resamples, method: "percentile", level, ties: "half" },
  );
  if (bounds.lower === null || bounds.warning) {
    const reason = bounds.warning ?? "alpha is undefined in nearly every resample";
    return { estimate, lower: null, upper: null, ...about, reason };
  }
  return { estimate, lower: bounds.lower, upper: bounds.upper, ...about };
}

function readRatings(
  ratings: readonly (readonly (Label | null | undefined)[])[],
  metric: RatingMetric,
  given: readonly Label[] | undefined,
): { labels: readonly Label[]; profiles: readonly Profile[] } {
  if (!Array.isArray(ratings)) throw wrongType(ACTION, "ratings", "a list of raters", ratings);
  if (ratings.length < 2) {
    const need = "at least 2, as alpha needs at least two ratings for some unit";
    throw outOfRange(ACTION, "ratings.length", need, ratings.length);
  }
  const met = new Set<Label>();
  ratings.forEach((rater, r) => {
    if (!Array.isArray(rater)) throw wrongType(ACTION, `ratings[${r}]`, "an array", rater);
    if (rater.length !== ratings[0].length) {
      const need = `${ratings[0].length}, that of the first rater`;
      throw outOfRange(ACTION, `ratings[${r}].length`, need, rater.length);
    }
    rater.forEach((label, unit) => {
      if (label === null || label === undefined) return;
      checkLabel(label, `ratings[${r}][${unit}]`, metric, given);
      met.add(label);
    });
  });
  const labels = given ?? inOrder([...met], metric);
  return { labels, profiles: profilesOf(ratings, labels) };
}

function inOrder(labels: Label[], metric: RatingMetric): Label[] {
  if (labels.every((label) => typeof label === "number")) {
    return labels.sort((a, b) => Number(a) - Number(b));
  }
  if (metric === "ordinal") {
    throw outOfRange(ACTION, "options.labels", "given, as text has no order", undefined);
  }
  return labels;
}

function checkLabel(
  label: Label,
  name: string,
  metric: RatingMetric,
  given: readonly Label[] | undefined,
): void {
  if (metric === "interval" || metric === "ratio") {
    if (typeof label !== "number" || !Number.isFinite(label)) {
      throw wrongType(ACTION, name, `a finite number for the ${metric} metric`, label);
    }
  } else if (typeof label === "object" || Number.isNaN(label)) {
    throw wrongType(ACTION, name, "a string, number or boolean", label);
  }
  if (given && !given.includes(label)) {
    throw outOfRange(ACTION, name, `one of the labels ${given.join(", ")}`, label);
  }
}

import {
  type CorrelationContext,
  fisherBounds,
  unboundedCorrelation,
  undefinedCorrelation,
} from "./_correlation_result.ts";
import {
  coefficientOf,
  type CorrelationMoments,
  kendallMoments,
  type MomentSums,
  pearsonMoments,
  spearmanMoments,
} from "./_correlation_moments.ts";
import { jackknifeError } from "./_jackknife_correlation.ts";
import { scaled } from "./_linear_association.ts";
import type { Correlation } from "./correlation.ts";
import { normalSf } from "./normal_sf.ts";

/** The pairs of one slice, in which both lists vary. */
export interface SlicePairs {
  readonly slice: string | number | boolean | null;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** The name of a coefficient. */
type Coefficient = "pearson" | "spearman" | "kendall";

const MOMENTS = { pearson: pearsonMoments, spearman: spearmanMoments, kendall: kendallMoments };

/** The coefficient of the slices' sums, added up: each slice counts about by its rows. */
export function pooledMoments(
  slices: readonly SlicePairs[],
  coefficient: Coefficient,
  about: CorrelationContext,
): Correlation {
  const moments = momentsOf(slices, coefficient);
  const total = moments.reduce((sum, { all }) => plus(sum, all), { xy: 0, xx: 0, yy: 0 });
  const without = moments.flatMap(({ all, without }) => {
    const others = plus(total, { xy: -all.xy, xx: -all.xx, yy: -all.yy });
    return without.map((own) => plus(others, own));
  });
  const estimate = coefficientOf(total);
  if (estimate === null) return undefinedCorrelation("in no slice do both lists vary", about);
  const standardError = jackknifeError(estimate, without);
  return resultOf(estimate, standardError, about);
}

/** The mean of the slices' coefficients on Fisher's scale, each weighed by its rows less 3. */
export function pooledOnFisherScale(
  slices: readonly SlicePairs[],
  coefficient: Coefficient,
  about: CorrelationContext,
): Correlation {
  let weights = 0;
  let sum = 0;
  let variance = 0;
  for (const { all, without } of momentsOf(slices, coefficient)) {
    const estimate = coefficientOf(all) ?? 0;
    const weight = without.length - 3;
    weights += weight;
    sum += weight * Math.atanh(estimate);
    variance += (weight * (jackknifeError(estimate, without) ?? 0)) ** 2;
  }
  return resultOf(Math.tanh(sum / weights), Math.sqrt(variance) / weights, about);
}

function resultOf(
  estimate: number,
  standardError: number | null,
  about: CorrelationContext,
): Correlation {
  if (standardError === null || about.n < 5 || standardError < 1e-9) {
    const reason = about.n < 5
      ? "fewer than five rows"
      : Math.abs(estimate) === 1
      ? "all pairs within slices are in the same or in opposite order"
      : standardError === null
      ? "one pair alone makes a list vary"
      : "leaving out any pair changes nothing";
    return unboundedCorrelation(estimate, null, reason, about);
  }
  const pValue = 2 * normalSf(Math.abs(Math.atanh(estimate)) / standardError);
  return { estimate, ...fisherBounds(estimate, standardError, about.level), ...about, pValue };
}

/** The sums of each slice, on one scale for all. */
function momentsOf(slices: readonly SlicePairs[], coefficient: Coefficient): CorrelationMoments[] {
  const x = scaled(slices.flatMap((slice) => slice.x));
  const y = scaled(slices.flatMap((slice) => slice.y));
  let start = 0;
  return slices.map((slice) => {
    const end = start + slice.x.length;
    const moments = MOMENTS[coefficient](x.subarray(start, end), y.subarray(start, end));
    start = end;
    return moments;
  });
}

function plus(a: MomentSums, b: MomentSums): MomentSums {
  return { xy: a.xy + b.xy, xx: a.xx + b.xx, yy: a.yy + b.yy };
}

import { coefficientOf, type MomentSums } from "./_correlation_moments.ts";
import {
  type CorrelationContext,
  fisherBounds,
  unboundedCorrelation,
} from "./_correlation_result.ts";
import type { Correlation } from "./correlation.ts";

/** A correlation whose bounds rest on how it changes when each pair is left out. */
export function jackknifeCorrelation(
  estimate: number,
  without: readonly MomentSums[],
  pValue: number | null,
  about: CorrelationContext,
): Correlation {
  const { n } = about;
  // Between four pairs and less, leaving one out says too little.
  if (n === 3 || (n === 4 && Math.abs(estimate) < 1)) {
    return { estimate, lower: -1, upper: 1, ...about, pValue };
  }
  const standardError = n < 4 ? 0 : jackknifeError(estimate, without);
  if (standardError === null || standardError < 1e-9) {
    const reason = n === 2
      ? "two pairs are always in the same or in opposite order"
      : Math.abs(estimate) === 1
      ? "all pairs are in the same or in opposite order"
      : standardError === null
      ? "one pair alone makes a list vary"
      : "leaving out any pair changes nothing";
    return unboundedCorrelation(estimate, pValue, reason, about);
  }
  return { estimate, ...fisherBounds(estimate, standardError, about.level), ...about, pValue };
}

/** The standard error on Fisher's scale; `null` where the coefficient is undefined without some pair. */
export function jackknifeError(estimate: number, without: readonly MomentSums[]): number | null {
  if (Math.abs(estimate) === 1) return 0;
  const values: number[] = [];
  for (const sums of without) {
    const value = coefficientOf(sums);
    if (value === null) return null;
    values.push(value);
  }
  // Where the rest is in perfect order, atanh is infinite: its slope at the estimate stands in.
  const perfect = values.some((value) => Math.abs(value) === 1);
  const onScale = values.map((value) => perfect ? value / (1 - estimate ** 2) : Math.atanh(value));
  const mean = onScale.reduce((sum, value) => sum + value, 0) / values.length;
  let squares = 0;
  for (const value of onScale) squares += (value - mean) ** 2;
  return Math.sqrt(squares * (values.length - 1) / values.length);
}

import { mean, quantileSorted, sampleStandardDeviation } from "simple-statistics";
import type { BootstrapInterval, BootstrapOptions } from "./bootstrap_interval.ts";
import { normalCdf } from "./normal_cdf.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** What resampling gave: the statistic of the data, of each resample, and with each unit left out. */
export interface Replicates {
  readonly estimate: number | null;
  readonly n: number;
  readonly values: readonly (number | null)[] | Float64Array;
  /** Leave-one-out values, each with how many units give it. Empty unless BCa is wanted. */
  readonly leftOut: readonly { readonly value: number | null; readonly times: number }[];
}

const COLLAPSED = "every resample gave the same value: the bounds say nothing about other rows";

/** Bounds from replicates, with undefined ones left out and counted. */
export function bootstrapBounds(
  { estimate, n, values, leftOut }: Replicates,
  { resamples, method, level, ties }: Required<Omit<BootstrapOptions, "seed">>,
): BootstrapInterval {
  const name = `bootstrap-${method}`;
  const defined = definedValues(values).sort();
  const undefinedResamples = values.length - defined.length;
  const about = { n, level, method: name, resamples, undefinedResamples };
  const nothing = { lower: null, upper: null } as const;
  if (!isNumber(estimate)) {
    const reason = n === 0 ? "no observations" : "the statistic is undefined for these data";
    return { estimate: null, ...nothing, ...about, standardError: null, reason };
  }
  if (defined.length < 2) {
    const reason = "the statistic is undefined in nearly every resample";
    return { estimate, ...nothing, ...about, standardError: null, reason };
  }
  const sorted = Array.from(defined);
  const collapsed = sorted[0] === sorted[sorted.length - 1];
  const standardError = collapsed ? 0 : sampleStandardDeviation(sorted);
  if (method === "percentile") {
    const lower = quantileSorted(sorted, (1 - level) / 2);
    const upper = quantileSorted(sorted, (1 + level) / 2);
    const warning = collapsed ? { warning: COLLAPSED } : {};
    return { estimate, lower, upper, ...about, standardError, ...warning };
  }
  const acceleration = accelerationOf(leftOut);
  if (collapsed || acceleration === null) {
    const reason = collapsed ? COLLAPSED : "BCa is undefined: leaving a row out changes nothing";
    return { estimate, ...nothing, ...about, standardError, reason };
  }
  const biasCorrection = normalQuantile(shareBelow(sorted, estimate, ties));
  if (!Number.isFinite(biasCorrection)) {
    const reason = "BCa is undefined: no resample lies on one side of the estimate";
    return { estimate, ...nothing, ...about, standardError, reason };
  }
  const adjusted = (quantile: number) => {
    const shifted = biasCorrection + normalQuantile(quantile);
    return normalCdf(biasCorrection + shifted / (1 - acceleration * shifted));
  };
  const lower = quantileSorted(sorted, adjusted((1 - level) / 2));
  const upper = quantileSorted(sorted, adjusted((1 + level) / 2));
  return { estimate, lower, upper, ...about, standardError, biasCorrection, acceleration };
}

/** The numbers among the values, in an array of their own. */
function definedValues(values: readonly (number | null)[] | Float64Array): Float64Array {
  if (values instanceof Float64Array) return values.filter(Number.isFinite);
  return Float64Array.from(values.filter(isNumber));
}

function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

function shareBelow(sorted: readonly number[], estimate: number, ties: "half" | "strict"): number {
  // Resamples equal in exact arithmetic differ by rounding: a hair's breadth counts as a tie.
  const hair = 1e-12 * Math.max(1, Math.abs(estimate));
  let below = 0;
  let equal = 0;
  for (const value of sorted) {
    if (value < estimate - hair) below++;
    else if (value <= estimate + hair) equal++;
  }
  return (below + (ties === "half" ? equal / 2 : 0)) / sorted.length;
}

/** Efron 1987, eq. 7.3: skewness of the leave-one-out values; `null` where they do not vary. */
function accelerationOf(leftOut: Replicates["leftOut"]): number | null {
  const defined = leftOut.flatMap(({ value, times }) => isNumber(value) ? [{ value, times }] : []);
  const total = defined.reduce((sum, { times }) => sum + times, 0);
  if (total === 0) return null;
  const centre = mean(defined.map(({ value, times }) => value * times / total)) * defined.length;
  let squares = 0;
  let cubes = 0;
  for (const { value, times } of defined) {
    squares += times * (centre - value) ** 2;
    cubes += times * (centre - value) ** 3;
  }
  return squares < 1e-30 ? null : cubes / (6 * squares ** 1.5);
}

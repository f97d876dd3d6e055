import { agreementWeights, requireWeights } from "./_agreement_weights.ts";
import { bootstrapBounds } from "./_bootstrap_bounds.ts";
import { bootstrapKappas } from "./_bootstrap_kappa.ts";
import { type Coefficient, undefinedAgreement, waldAgreement } from "./_chance_corrected.ts";
import { CONSTANT_RATER, kappaOf, smoothedKappa } from "./_kappa.ts";
import {
  requireInteger,
  requireLevel,
  requireOneOf,
  requireOptions,
  requireSeed,
} from "./_require.ts";
import { readTable, type Table } from "./_table.ts";
import type { Agreement, AgreementWeights } from "./agreement.ts";
import type { CountTable } from "./confusion_matrix.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** Options of {@linkcode cohenKappa}. */
export interface CohenKappaOptions {
  /** How near two labels are, from their order in `matrix.labels`. Default `"none"`. */
  readonly weights?: AgreementWeights;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /**
   * `"wald"` (default) as statsmodels has it, or `"adjusted"`: Wald's around a table with two more
   * rows spread evenly over its cells (1/2 in each cell for two labels), clipped to [-1, 1]; or
   * `"bootstrap"`, the percentile interval of resampled tables, whose cost does not depend on the rows.
   */
  readonly interval?: "wald" | "adjusted" | "bootstrap";
  /** Resamples of the bootstrap, an integer of at least 2. Default 10,000. */
  readonly resamples?: number;
  /** Seed of the bootstrap, an integer. Default 1. */
  readonly seed?: number;
}

const ACTION = "cohenKappa";
const OPTIONS: Record<keyof CohenKappaOptions, true> = {
  weights: true,
  level: true,
  interval: true,
  resamples: true,
  seed: true,
};
const ZERO = "the standard error is 0, which says nothing about other rows: ask for the adjusted " +
  "interval";

/**
 * Cohen's kappa: agreement beyond what the two raters' label shares would give by chance.
 *
 * For two raters, or a judge against people. It falls with rare labels even where raw agreement is
 * high: read it beside {@linkcode percentAgreement} and {@linkcode gwetAc1}. Graded labels want
 * `weights`, which follow the order of `matrix.labels`. With fewer than 30 rows of a label, or
 * fewer than 20 disagreements, take the adjusted interval: with sensitivity .95 and specificity .99, n = 100
 * and prevalence .5, Wald's 95 % interval covers .88 where it has bounds and the adjusted one .94. Wald's may
 * reach beyond 1. `lib/statistics/COVERAGE.md` has the measured coverage of both.
 *
 * Undefined (`null`) only where both raters use one and the same label. A constant rater gives
 * exactly 0 without bounds; perfect agreement has no Wald bounds.
 *
 * @param matrix A `q` x `q` count table, from {@linkcode confusionMatrix} or `{ labels, counts }`.
 * @param options Weights, confidence level and kind of interval.
 * @returns Kappa in [-1, 1] with its interval, standard error, observed and expected agreement.
 * @throws {RangeError} If a count is no integer >= 0, the table not square, or an option unknown.
 * @throws {TypeError} If `matrix` is no count table, or an option is unknown.
 *
 * @see Cohen, Educ. Psychol. Meas. 20 (1960) 37; weights: Psychol. Bull. 70 (1968) 213.
 * @see Fleiss, Cohen and Everitt, Psychol. Bull. 72 (1969) 323, eq. 8 and 13, for the standard error.
 *
 * @example
 * ```ts
 * import { cohenKappa, formatInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const kappa = cohenKappa({ labels: ["good", "bad"], counts: [[679, 137], [89, 582]] });
 *
 * assertEquals(formatInterval(kappa), ".695 (.659 to .732), n 1,487");
 * ```
 */
export function cohenKappa(matrix: CountTable, options: CohenKappaOptions = {}): Agreement {
  requireOptions(options, OPTIONS, ACTION);
  const { weights = "none", level = 0.95, interval = "wald", resamples = 10_000, seed = 1 } =
    options;
  requireWeights(weights, ACTION);
  requireLevel(level, ACTION);
  requireOneOf(interval, ["wald", "adjusted", "bootstrap"], "interval", ACTION);
  requireInteger(resamples, "resamples", ACTION, 2);
  requireSeed(seed, ACTION);
  const table = readTable(matrix, ACTION);
  if (table.n === 0) return undefinedAgreement("no observations", 0, level, null, null);

  const nearness = agreementWeights(table.size, weights);
  const kappa = kappaOf(table, nearness);
  if (kappa === undefined) {
    const reason = "no variation: both raters use one and the same label";
    return undefinedAgreement(reason, table.n, level, 1, 1);
  }
  const constant = table.rows.includes(table.n) || table.columns.includes(table.n);
  if (interval === "wald" || constant) {
    const exact = constant ? { ...kappa, estimate: 0, standardError: 0 } : kappa;
    return waldAgreement(exact, table.n, level, constant ? CONSTANT_RATER : ZERO);
  }
  if (interval === "adjusted") return adjusted(table, nearness, kappa, level);
  const values = bootstrapKappas(table, nearness, resamples, seed);
  return resampled(values, table.n, kappa, level);
}

function resampled(
  values: Float64Array,
  n: number,
  { estimate, observed, expected }: Coefficient,
  level: number,
): Agreement {
  const bounds = bootstrapBounds(
    { estimate, n, values, leftOut: [] },
    { resamples: values.length, method: "percentile", level, ties: "half" },
  );
  const parts = { standardError: bounds.standardError, observed, expected };
  const method = "bootstrap-percentile";
  if (bounds.lower !== null && bounds.warning === undefined) {
    return { estimate, lower: bounds.lower, upper: bounds.upper, n, level, method, ...parts };
  }
  const reason = bounds.warning ?? "kappa is undefined in nearly every resample";
  return { estimate, lower: null, upper: null, n, level, method, reason, ...parts };
}

function adjusted(
  table: Table,
  nearness: Float64Array,
  kappa: Coefficient,
  level: number,
): Agreement {
  const { estimate, observed, expected } = kappa;
  const smoothed = smoothedKappa(table, nearness);
  const reach = normalQuantile((1 + level) / 2) * smoothed.standardError;
  return {
    estimate,
    lower: Math.max(-1, Math.min(estimate, smoothed.estimate - reach)),
    upper: Math.min(1, Math.max(estimate, smoothed.estimate + reach)),
    n: table.n,
    level,
    method: "adjusted",
    standardError: smoothed.standardError,
    observed,
    expected,
  };
}

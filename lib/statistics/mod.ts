/**
 * Rates with their intervals, agreement, classification, calibration and correction.
 *
 * Everything here is a pure function over plain numbers: it needs no permission and imports no other room.
 * A rate comes as an {@linkcode Interval}: the estimate, its bounds and its n. What the data do not define
 * has `estimate: null` and a `reason`, never `NaN` and never 0.
 *
 * @example
 * ```ts
 * import { binaryRates, cohenKappa, confusionMatrix } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const human = [true, true, false, false, false, true];
 * const judge = [true, false, false, false, true, true];
 * const matrix = confusionMatrix(human, judge);
 *
 * assertEquals(binaryRates(matrix, { positive: true }).sensitivity.n, 3);
 * assertEquals(cohenKappa(matrix).n, 6);
 * ```
 *
 * @module
 */

// Intervals
export * from "./agresti_coull_interval.ts";
export * from "./anytime_interval.ts";
export * from "./clopper_pearson_interval.ts";
export * from "./format_count.ts";
export * from "./format_interval.ts";
export type * from "./interval.ts";
export * from "./jeffreys_equal_tailed_interval.ts";
export * from "./jeffreys_interval.ts";
export * from "./proportion_interval.ts";
export type * from "./proportion_options.ts";
export * from "./wilson_cc_interval.ts";
export * from "./wilson_interval.ts";

// Differences
export * from "./difference_interval.ts";
export * from "./mcnemar.ts";
export * from "./paired_difference_interval.ts";

// Two raters
export type * from "./agreement.ts";
export * from "./cohen_kappa.ts";
export * from "./confusion_matrix.ts";
export * from "./gwet_ac1.ts";
export * from "./gwet_ac2.ts";
export * from "./matthews_correlation.ts";
export * from "./pabak.ts";
export * from "./percent_agreement.ts";
export * from "./scott_pi.ts";

// Many raters
export * from "./alternative_annotator.ts";
export * from "./fleiss_kappa.ts";
export * from "./human_ceiling.ts";
export * from "./krippendorff_alpha.ts";
export * from "./multi_rater_agreement.ts";
export type * from "./ratings.ts";
export * from "./ratings_from_rows.ts";

// Classification and scores
export * from "./average_precision_score.ts";
export * from "./binary_rates.ts";
export * from "./precision_recall_curve.ts";
export * from "./roc_auc.ts";
export * from "./roc_curve.ts";
export type * from "./scored_labels.ts";

// Probabilities
export * from "./apply_calibration.ts";
export * from "./apply_logistic.ts";
export * from "./brier_score.ts";
export type * from "./calibration_bins.ts";
export * from "./calibration_curve.ts";
export * from "./expected_calibration_error.ts";
export * from "./fit_isotonic.ts";
export * from "./fit_logistic.ts";
export * from "./fit_platt.ts";
export * from "./fit_temperature.ts";
export * from "./log_loss.ts";
export type * from "./score_calibration.ts";

// Correction
export * from "./compare_corrections.ts";
export * from "./corrected_difference.ts";
export * from "./corrected_rate.ts";
export type * from "./judge_accuracy.ts";
export * from "./ppi_mean.ts";
export * from "./weighted_rates.ts";

// Clustered rows
export * from "./cluster_interval.ts";
export * from "./cluster_kappa.ts";

// Planning
export * from "./allocate_labels.ts";
export * from "./sample_size_for_difference.ts";
export * from "./sample_size_for_interval.ts";
export * from "./sample_size_for_lower_bound.ts";

// Association
export type * from "./correlation.ts";
export * from "./correlation_within_slices.ts";
export * from "./kendall.ts";
export * from "./pearson.ts";
export * from "./spearman.ts";

// Many comparisons
export * from "./adjust_p_values.ts";

// Repeats
export type * from "./variance_components.ts";
export * from "./variance_split.ts";

// Resampling
export * from "./bootstrap_interval.ts";
export * from "./create_random.ts";
export type * from "./table_bootstrap_options.ts";

// Distributions
export * from "./beta_cdf.ts";
export * from "./beta_quantile.ts";
export * from "./beta_sf.ts";
export * from "./binomial_cdf.ts";
export * from "./binomial_pmf.ts";
export * from "./binomial_sf.ts";
export * from "./chi_square_sf.ts";
export * from "./log_gamma.ts";
export * from "./normal_cdf.ts";
export * from "./normal_quantile.ts";
export * from "./normal_sf.ts";
export * from "./student_t_cdf.ts";
export * from "./student_t_quantile.ts";

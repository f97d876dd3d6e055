/**
 * From measurements to decisions: is this judge good enough to be believed?
 *
 * {@linkcode calibrateJudge} measures a judge against people and gives a record; bars are held against it
 * with {@linkcode checkRequirement}, whose third outcome, *not settled*, means: label more. And is this
 * release good enough: {@linkcode gate} holds a run against its budgets, {@linkcode compareRuns} against the
 * run before it, {@linkcode repeatCheck} against itself.
 *
 * @example
 * ```ts
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const record = calibrateJudge([true, true, false, false], [true, false, false, null]);
 *
 * assertEquals(record.matrix.counts, [[1, 0], [1, 1]]);
 * assertEquals(record.counts.noVerdict, 1);
 * ```
 *
 * @module
 */
export * from "./assert_stable_pass_rate.ts";
export * from "./calibrate_grades.ts";
export * from "./calibrate_judge.ts";
export * from "./cheapest_threshold.ts";
export * from "./check_drop.ts";
export * from "./check_rate.ts";
export * from "./check_requirement.ts";
export * from "./compare_runs.ts";
export * from "./compare_signals.ts";
export type * from "./error_findings.ts";
export * from "./explain_errors.ts";
export * from "./gate.ts";
export type * from "./gate_result.ts";
export type * from "./gates.ts";
export type * from "./human_label.ts";
export * from "./least_answered.ts";
export * from "./match_calibration.ts";
export * from "./match_threshold.ts";
export * from "./monitor_power.ts";
export * from "./monitor_threshold.ts";
export * from "./monitor_traces.ts";
export * from "./overlapping_ids.ts";
export * from "./parse_budget.ts";
export * from "./parse_gates.ts";
export * from "./parse_requirement.ts";
export * from "./probe_judge.ts";
export * from "./repeat_check.ts";
export type * from "./repeat_result.ts";
export * from "./require_disjoint_ids.ts";
export * from "./risk_coverage.ts";
export type * from "./run_comparison.ts";
export type * from "./scored_answers.ts";
export type * from "./slice_columns.ts";
export * from "./threshold_record.ts";
export * from "./tune_threshold.ts";
export * from "./verdicts_from_scores.ts";

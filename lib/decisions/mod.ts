/**
 * From measurements to decisions: is this judge good enough to be believed?
 *
 * {@linkcode calibrateJudge} measures a judge against people and gives a record; bars are held against it
 * with {@linkcode checkRequirement}, whose third outcome, *not settled*, means: label more.
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
export * from "./calibrate_grades.ts";
export * from "./calibrate_judge.ts";
export * from "./check_requirement.ts";
export type * from "./error_findings.ts";
export * from "./explain_errors.ts";
export type * from "./human_label.ts";
export * from "./parse_requirement.ts";
export type * from "./slice_columns.ts";
export * from "./verdicts_from_scores.ts";

/**
 * Measures of what was retrieved, apart from what was answered.
 *
 * One rule holds for all: what is retrieved twice counts once, at its first place, and its repeat takes up a place.
 *
 * @example
 * ```ts
 * import { evaluateRun, recallAtK } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(recallAtK(["p4", "p7"], ["p7", "p9"], 5), 0.5);
 *
 * const { summary } = evaluateRun({ q1: ["p7", "p9"] }, { q1: ["p4", "p7"] }, { measures: ["recall_5"] });
 * assertEquals(summary.recall_5.estimate, 0.5);
 * ```
 *
 * @module
 */

// Measures of one ranking
export * from "./average_precision.ts";
export * from "./bpref.ts";
export * from "./dcg_score.ts";
export * from "./hit_at_k.ts";
export * from "./ndcg_at_k.ts";
export * from "./ndcg_score.ts";
export * from "./precision_at_k.ts";
export * from "./r_precision.ts";
export * from "./recall_at_k.ts";

// The audit of traces
export * from "./audit_retrieval.ts";
export * from "./diff_traces.ts";
export type * from "./retrieval_audit.ts";
export * from "./reciprocal_rank.ts";

// TREC files
export * from "./format_run.ts";
export * from "./parse_qrels.ts";
export * from "./parse_run.ts";
export type * from "./qrels.ts";
export * from "./read_qrels.ts";
export * from "./read_run.ts";
export type * from "./retrieval_run.ts";

// Whole runs
export * from "./compare_evaluations.ts";
export * from "./compare_retrieval.ts";
export * from "./evaluate_run.ts";
export * from "./evaluate_run_file.ts";
export type * from "./retrieval_comparison.ts";
export type * from "./run_evaluation.ts";

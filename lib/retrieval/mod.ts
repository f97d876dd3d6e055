/**
 * Measures of what was retrieved, apart from what was answered.
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
export * from "./evaluate_run.ts";
export * from "./evaluate_run_file.ts";
export type * from "./run_evaluation.ts";

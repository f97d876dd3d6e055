/**
 * Models as functions, the prompts they are asked with, and parsers that refuse what they cannot read.
 *
 * @module
 */

// Judges and their prompts
export type * from "./judge.ts";
export type * from "./prompt.ts";

// Models as functions
export * from "./completion_error.ts";
export * from "./completion_key.ts";

// Runs, repeats, fingerprints
export * from "./judge_fingerprint.ts";
export * from "./judge_repeats.ts";
export type * from "./judge_run.ts";
export * from "./judged_mean.ts";
export * from "./judged_rate.ts";
export * from "./progress_line.ts";
export * from "./prompt_hash.ts";
export * from "./run_judge.ts";
export * from "./verdicts_by_item.ts";

// Batches
export type * from "./batch_options.ts";
export type * from "./batch_run.ts";
export * from "./export_batch.ts";
export * from "./import_batch.ts";

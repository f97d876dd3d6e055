/**
 * Models as functions, the prompts they are asked with, and parsers that refuse what they cannot read.
 *
 * @module
 */

// Judges and their prompts
export type * from "./judge.ts";
export type * from "./prompt.ts";

// Models as functions, and what goes round them
export * from "./completion_error.ts";
export * from "./completion_key.ts";
export * from "./estimate_run.ts";
export type * from "./openai_options.ts";
export * from "./replay_complete.ts";
export type * from "./token_prices.ts";
export * from "./with_budget.ts";
export * from "./with_cache.ts";
export * from "./with_journal.ts";
export * from "./with_rate_limit.ts";
export * from "./with_retries.ts";

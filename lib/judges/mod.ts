/**
 * Models as functions, the prompts they are asked with, and parsers that refuse what they cannot read.
 *
 * A model comes from {@linkcode replayComplete}, from `openaiComplete` of `@touchstone/eval/openai`, or is any function
 * of its shape; a judge puts a prompt and a parser to it, and {@linkcode runJudge} asks it about many items.
 *
 * @example
 * ```ts
 * import { auditAnswer, judgedRate, replayComplete, runJudge } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const complete = replayComplete(({ messages }) =>
 *   messages.at(-1)?.content.includes("at 9") ? "FAIL" : "PASS"
 * );
 * const chunks = [{ id: "c1", text: "The desk is open from 8 to 17." }];
 * const items = [{ answer: "It opens at 8.", chunks }, { answer: "It opens at 9.", chunks }];
 * const { results } = await runJudge(items, auditAnswer(complete));
 *
 * assertEquals(results.map(({ verdict }) => verdict), ["PASS", "FAIL"]);
 * assertEquals(judgedRate(results, { holds: (verdict) => verdict === "FAIL" }).rate.estimate, 0.5);
 * ```
 *
 * @module
 */

// Judges
export * from "./audit_answer.ts";
export * from "./audit_omissions.ts";
export * from "./classify_abstention.ts";
export * from "./grade_correctness.ts";
export * from "./grade_groundedness.ts";
export type * from "./judge.ts";
export * from "./judge_answer.ts";
export * from "./judge_citations.ts";
export * from "./judge_factuality.ts";
export type * from "./judge_options.ts";

// Their prompts
export type * from "./prompt.ts";
export * from "./prompt_hash.ts";
export * from "./prompts/abstention.ts";
export * from "./prompts/audit.ts";
export * from "./prompts/citations.ts";
export * from "./prompts/correctness.ts";
export * from "./prompts/factuality.ts";
export * from "./prompts/groundedness.ts";
export * from "./prompts/omissions.ts";

// Readers of replies
export type * from "./factuality.ts";
export * from "./parse_abstention.ts";
export * from "./parse_audit.ts";
export * from "./parse_citations.ts";
export * from "./parse_claim_lines.ts";
export * from "./parse_factuality.ts";
export * from "./parse_grade.ts";
export * from "./parse_label.ts";
export * from "./parse_omissions.ts";
export * from "./parse_verdict.ts";
export * from "./read_json_reply.ts";
export type * from "./reply_error.ts";

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

// Runs, repeats, fingerprints
export * from "./judge_fingerprint.ts";
export * from "./judge_repeats.ts";
export type * from "./judge_run.ts";
export * from "./judged_mean.ts";
export * from "./judged_rate.ts";
export * from "./progress_line.ts";
export * from "./run_judge.ts";
export * from "./verdicts_by_item.ts";

// Batches
export type * from "./batch_options.ts";
export type * from "./batch_run.ts";
export * from "./export_batch.ts";
export * from "./import_batch.ts";

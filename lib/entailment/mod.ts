/**
 * Whether a text bears out a statement: from evidence and statement to three probabilities.
 *
 * By words alone ({@linkcode lexicalEntail}), by a language model ({@linkcode judgeEntail}) or by an NLI model
 * (`createNli` of `@touchstone/eval/nli`), and from several passages to one finding.
 *
 * @example
 * ```ts
 * import { combineChunks, lexicalEntail } from "@touchstone/eval/entailment";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [
 *   { id: "a", text: "Parking is free." },
 *   { id: "b", text: "The desk opens at 08:30." },
 * ];
 * const { supported, chunk_ids } = await combineChunks("The desk opens at 8:30.", chunks, lexicalEntail());
 *
 * assertEquals({ supported, chunk_ids }, { supported: true, chunk_ids: ["b"] });
 * ```
 *
 * @module
 */

// From evidence and statement to three probabilities
export * from "./judge_entail.ts";
export * from "./lexical_entail.ts";

// Several passages, long passages
export * from "./combine_chunks.ts";
export * from "./entail_claims.ts";
export * from "./window_text.ts";

// What classifiers say
export * from "./entailment_from.ts";
export * from "./zero_shot.ts";

// Models that are loaded: what createNli and createEmbed of ./nli take and give
export type * from "./model_options.ts";

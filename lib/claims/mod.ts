/**
 * From an answer to its claims, and from claims and evidence to a verdict.
 *
 * {@linkcode decomposeClaims} takes an answer apart, {@linkcode verifyClaims} holds each claim against the passages,
 * {@linkcode faithfulness} makes a score of it, and {@linkcode checkAnswer} runs checks from cheap to dear until one
 * settles the matter.
 *
 * @example
 * ```ts
 * import { faithfulness } from "@touchstone/eval/claims";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "returns#2", text: "Sofas go back within 14 days of delivery." }];
 * const { outcome, claims } = await faithfulness("Sofas go back within 30 days.", chunks);
 *
 * assertEquals(outcome, "scored");
 * assertEquals(claims[0]?.verdict, "contradicted");
 * ```
 *
 * @module
 */

// From an answer to its claims
export * from "./decompose_claims.ts";
export * from "./decompose_prompt.ts";
export type * from "./decomposition.ts";
export * from "./parse_claims.ts";

// From claims and evidence to a verdict
export * from "./faithfulness.ts";
export type * from "./faithfulness_result.ts";
export * from "./verify_claims.ts";

// Texts against each other
export * from "./check_reference.ts";
export * from "./semantic_similarity.ts";
export * from "./starting_thresholds.ts";

// Question, answer and context
export * from "./answer_relevance.ts";
export * from "./context_relevance.ts";
export * from "./relevance_prompts.ts";

// Layers, cheap first
export * from "./check_answer.ts";
export type * from "./check_layers.ts";
export * from "./review_rows.ts";
export * from "./summarise_checks.ts";

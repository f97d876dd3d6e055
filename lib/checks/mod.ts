/**
 * Checks that need no model: what an answer says, held against its evidence and against what it must say.
 *
 * Quantities are compared as values, phrases as whole words, facts as either. A check sees what is
 * written, not what is meant: a denial that names a value counts as naming it.
 *
 * @example
 * ```ts
 * import { checkPhrases, containsFact, unsupportedQuantities } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const evidence = "Refunds are sent within 24 hours. The label costs $12.";
 * const answer = "You get it back within one day; a label is $15.";
 *
 * assertEquals(containsFact(answer, "24 hours"), true);
 * assertEquals(unsupportedQuantities(answer, evidence).map(({ text }) => text), ["$15"]);
 * assertEquals(checkPhrases(answer, { mustNotInclude: ["$15"] }).pass, false);
 * ```
 *
 * @module
 */

// Quantities
export * from "./extract_quantities.ts";
export * from "./index_quantities.ts";
export * from "./quantities_agree.ts";
export * from "./quantity.ts";
export * from "./unsupported_quantities.ts";

// Phrases and facts
export * from "./check_phrases.ts";
export * from "./contains_fact.ts";
export * from "./contains_phrase.ts";
export * from "./fact_coverage.ts";
export * from "./find_fact.ts";
export * from "./find_phrase.ts";

// Refusals
export * from "./abstention_signals.ts";
export * from "./detect_abstention.ts";

// Citations and access
export * from "./check_access.ts";
export * from "./check_citations.ts";

// Tokens
export * from "./extract_tokens.ts";
export * from "./index_tokens.ts";
export type * from "./token.ts";
export * from "./unsupported_tokens.ts";

// Evidence
export * from "./check_evidence.ts";
export * from "./find_instructions.ts";

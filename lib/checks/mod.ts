/**
 * Checks that need no model: quantities, phrases, refusals, citations, access, evidence.
 *
 * @module
 */

// Quantities
export * from "./extract_quantities.ts";
export * from "./index_quantities.ts";
export * from "./quantities_agree.ts";
export * from "./quantity.ts";
export * from "./unsupported_quantities.ts";

// Phrases
export * from "./check_phrases.ts";
export * from "./contains_phrase.ts";
export * from "./find_phrase.ts";

// Refusals
export * from "./abstention_signals.ts";
export * from "./detect_abstention.ts";

// Citations, access, evidence
export * from "./check_access.ts";
export * from "./check_citations.ts";
export * from "./check_evidence.ts";

/**
 * Checks that need no model: quantities and phrases.
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

/**
 * Checks that need no model: quantities, phrases, refusals, citations, access, evidence.
 *
 * @module
 */
export * from "./extract_quantities.ts";
export * from "./index_quantities.ts";
export * from "./quantities_agree.ts";
export * from "./quantity.ts";
export * from "./unsupported_quantities.ts";

/**
 * Checks that need no model: quantities, phrases, refusals, citations, access, evidence.
 *
 * @module
 */
export {};

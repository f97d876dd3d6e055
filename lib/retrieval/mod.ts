/**
 * Measures of what was retrieved, apart from what was answered.
 *
 * @module
 */

export * from "./recall_at_k.ts";

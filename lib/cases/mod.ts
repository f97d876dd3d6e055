/**
 * What a case expects, and whether an answer meets it.
 *
 * @module
 */
export type * from "./case_summary.ts";

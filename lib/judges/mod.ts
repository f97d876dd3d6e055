/**
 * Models as functions, the prompts they are asked with, and parsers that refuse what they cannot read.
 *
 * @module
 */

// Judges and their prompts
export type * from "./judge.ts";
export type * from "./prompt.ts";

// Models as functions
export * from "./completion_error.ts";

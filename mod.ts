/**
 * Did the assistant make something up, and can the judge that says so be trusted?
 *
 * @module
 */
export * from "./lib/statistics/mod.ts";

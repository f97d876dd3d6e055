/**
 * Rates with their intervals, agreement, classification and correction.
 *
 * @module
 */
export type * from "./interval.ts";

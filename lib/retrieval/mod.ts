/**
 * Measures of what was retrieved, apart from what was answered.
 *
 * @module
 */

export * from "./recall_at_k.ts";

// The audit of traces
export * from "./audit_retrieval.ts";
export * from "./diff_traces.ts";
export type * from "./retrieval_audit.ts";

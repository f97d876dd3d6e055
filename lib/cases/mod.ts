/**
 * What a set of cases comes to: hallucination and over-refusal as two rates, by property and by slice.
 *
 * @module
 */

export type * from "./case_summary.ts";
export * from "./check_incidents.ts";
export * from "./collect_traces.ts";
export * from "./derive_cases.ts";
export * from "./derived_kind.ts";
export * from "./endpoint_answer.ts";
export * from "./incident_cases.ts";
export * from "./summarise_cases.ts";
export type * from "./trace_journal.ts";

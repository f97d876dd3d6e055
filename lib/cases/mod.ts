/**
 * What a set of cases comes to: hallucination and over-refusal as two rates, by property and by slice.
 *
 * A case is a question with its passages, the recorded answer and what is expected of it. Scoring needs no
 * model: what must be declined, what must be said and what must not be said is in the case.
 *
 * @example
 * ```ts
 * import { diagnose, scoreCases, summariseCases } from "@touchstone/eval/cases";
 * import type { Case } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [
 *   { id: "v1", text: "Refunds take 48 hours.", status: "superseded" },
 *   { id: "v2", text: "Refunds take 24 hours.", status: "current" },
 * ] as const;
 * const shared = { question: "How long does a refund take?", chunks } as const;
 * const expected = { required_facts: ["24 hours"], forbidden_facts: ["48 hours"] };
 * const cases: Case[] = [
 *   { id: "good", type: "stale_context", expect: "answer", ...shared, ...expected, answer: "One day." },
 *   { id: "old", type: "stale_context", expect: "answer", ...shared, ...expected, answer: "48 hours." },
 *   {
 *     ...{ id: "shy", type: "stale_context", expect: "answer", ...shared, ...expected },
 *     answer: "I could not find that in the provided documents.",
 *   },
 * ];
 * const results = await scoreCases(cases);
 * const { hallucinated, overRefused } = summariseCases(results);
 *
 * assertEquals(results.map(({ outcome }) => outcome), ["right", "hallucinated", "over-refused"]);
 * assertEquals([hallucinated.n, overRefused.n], [3, 3]);
 * assertEquals(results.map((result) => diagnose(result)?.cause ?? null), [
 *   null,
 *   "wrong-source", // it followed the superseded passage
 *   "contradicted", // the passages held the answer
 * ]);
 * ```
 *
 * @module
 */

export type * from "./case_summary.ts";
export * from "./check_incidents.ts";
export * from "./collect_traces.ts";
export * from "./derive_cases.ts";
export * from "./derived_kind.ts";
export * from "./diagnose.ts";
export * from "./endpoint_answer.ts";
export * from "./evidence_boundary.ts";
export * from "./incident_cases.ts";
export * from "./score_cases.ts";
export type * from "./score_policy.ts";
export * from "./summarise_cases.ts";
export type * from "./trace_journal.ts";

/**
 * Did the assistant make something up, and can the judge that says so be trusted?
 *
 * This is the light core: importing it needs no permission and loads no model, no network and no drawing
 * library. {@linkcode calibrateJudge} measures a judge against hand labels; drawing is in
 * `@touchstone/eval/render`, the command in `@touchstone/eval/cli`.
 *
 * @example
 * ```ts
 * import { calibrateJudge, calibrationVerdict } from "@touchstone/eval";
 * import { assertEquals } from "@std/assert";
 *
 * const human = [...Array(48).fill(true), ...Array(60).fill(false)]; // true = hallucinated
 * const judge = human.map((label, row) => row % 12 === 0 ? !label : label);
 *
 * assertEquals(
 *   calibrationVerdict(calibrateJudge(human, judge, { name: "Marl" }))[0],
 *   "Marl catches 44 of 48 bad answers (80.4 to 96.7 %) and lets 4 through.",
 * );
 * ```
 *
 * @module
 */
export * from "./lib/statistics/mod.ts";
export * from "./lib/data/mod.ts";
export * from "./lib/text/mod.ts";
export * from "./lib/checks/mod.ts";
export * from "./lib/retrieval/mod.ts";
export * from "./lib/judges/mod.ts";
export * from "./lib/entailment/mod.ts";
export * from "./lib/claims/mod.ts";
export * from "./lib/cases/mod.ts";
export * from "./lib/decisions/mod.ts";
export * from "./lib/pictures/mod.ts";
export * from "./lib/reports/mod.ts";

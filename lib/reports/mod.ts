/**
 * Results as people read them: in a terminal and in Markdown.
 *
 * Every rate is printed with its interval and its n, in one way everywhere.
 *
 * @example
 * ```ts
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { calibrationText } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const record = calibrateJudge([true, true, false], [true, false, false], { name: "Marl" });
 *
 * assertStringIncludes(calibrationText(record), "3 rows: 3 compared");
 * ```
 *
 * @module
 */
export * from "./audit_markdown.ts";
export * from "./audit_text.ts";
export * from "./calibration_markdown.ts";
export * from "./calibration_text.ts";
export * from "./calibration_verdict.ts";
export * from "./comparison_markdown.ts";
export * from "./comparison_text.ts";
export * from "./gate_markdown.ts";
export * from "./gate_text.ts";
export * from "./github_annotations.ts";
export * from "./junit_xml.ts";
export * from "./markdown_table.ts";
export type * from "./paint.ts";
export * from "./probe_text.ts";
export * from "./score_markdown.ts";
export * from "./score_text.ts";
export * from "./text_table.ts";
export * from "./threshold_text.ts";
export * from "./trace_diff_text.ts";

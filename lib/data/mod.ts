/**
 * Rows in and out of files, labels out of rows, and records that are kept.
 *
 * JSON Lines: there is no `@std/jsonl` on JSR; JSON Lines streams live in `@std/json`
 * (`JsonParseStream`), which knows no line numbers; hence this reader. It names file, line and column
 * of every bad row, checks ids for duplicates in bounded memory and gives the hash of the file on the
 * way.
 *
 * ```ts
 * import { readRows, writeJsonl } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * await writeJsonl(file, [{ id: "q1", answer: "noon" }, { id: "q2", answer: "never" }]);
 *
 * const rules = { id: "id", fields: { id: { type: "string" }, answer: { type: "string" } } } as const;
 * const rows = await Array.fromAsync(readRows(file, rules));
 * assertEquals(rows[1], { line: 2, value: { id: "q2", answer: "never" } });
 * await Deno.remove(file);
 * ```
 *
 * @module
 */

// Rows of files
export type * from "./csv_options.ts";
export type * from "./json_value.ts";
export * from "./jsonl_parse_stream.ts";
export * from "./jsonl_stringify_stream.ts";
export * from "./parse_jsonl.ts";
export * from "./read_csv.ts";
export * from "./read_jsonl.ts";
export * from "./read_rows.ts";
export type * from "./row.ts";
export type * from "./row_options.ts";
export * from "./scan_jsonl.ts";
export * from "./scan_rows.ts";
export * from "./write_jsonl.ts";

// TREC files
export * from "./scan_trec.ts";
export * from "./scan_trec_text.ts";
export type * from "./trec_line.ts";

// Fields of rows
export * from "./get_path.ts";
export * from "./nearest_name.ts";
export * from "./parse_field_path.ts";

// Labels
export * from "./combine_raters.ts";
export type * from "./label_columns.ts";
export * from "./label_columns_of.ts";
export type * from "./label_fields.ts";
export * from "./parse_human_rule.ts";
export * from "./parse_positive.ts";
export * from "./parse_value_list.ts";
export * from "./read_grade_columns.ts";
export * from "./read_label_columns.ts";
export * from "./read_labels.ts";
export * from "./split_labels.ts";

// Cases, traces and results
export type * from "./case.ts";
export * from "./case_hash.ts";
export type * from "./case_result.ts";
export type * from "./chunk.ts";
export * from "./chunk_id.ts";
export type * from "./gold_trace.ts";
export type * from "./incident.ts";
export * from "./manifest_of.ts";
export * from "./open_journal.ts";
export * from "./parse_cases.ts";
export * from "./parse_context.ts";
export * from "./read_cases.ts";
export * from "./read_gold_traces.ts";
export * from "./read_incidents.ts";
export * from "./read_results.ts";
export * from "./read_traces.ts";
export * from "./redact_results.ts";
export type * from "./run_manifest.ts";
export type * from "./span.ts";
export type * from "./trace.ts";
export * from "./with_traces.ts";
export * from "./without_answer.ts";
export * from "./write_results.ts";

// Models, claims and entailment
export type * from "./claim.ts";
export type * from "./complete.ts";
export type * from "./entail.ts";

// Judges and their records
export type * from "./calibration_record.ts";
export * from "./model_family.ts";
export * from "./package_version.ts";
export type * from "./probe_report.ts";
export * from "./read_record.ts";
export * from "./read_threshold.ts";
export * from "./sha256_hex.ts";
export type * from "./threshold_record.ts";
export * from "./write_record.ts";
export * from "./write_threshold.ts";

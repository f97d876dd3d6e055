import type { RetrievalAudit } from "../retrieval/retrieval_audit.ts";
import {
  auditLine,
  COUNTED,
  FINDING_HEADS,
  findingRows,
  MEASURE_HEADS,
  measureRows,
  PLACE_HEADS,
  placeRows,
  requireAudit,
  SEGMENT_HEADS,
  segmentRows,
  SPLIT_HEADS,
  splitRows,
} from "./_audit_rows.ts";
import { headedTable } from "./_headed_table.ts";
import type { Paint } from "./paint.ts";
import { plain } from "./_plain.ts";
import { requireOptionNames, requireOptions, requirePaint } from "./_require.ts";
import { visible } from "./_visible.ts";

/** Options of {@linkcode auditText}. */
export interface AuditTextOptions {
  /** Colours. Default: none. */
  readonly paint?: Paint;
}

const OPTIONS: Record<keyof AuditTextOptions, true> = { paint: true };

/**
 * Shows on a terminal what an audit of retrieval found: places, measures, the split of wrong answers, segments, and
 * what to look at one by one.
 *
 * Every rate has its n and interval. Whether targets are met is `gateText`'s, of what `checkRetrievalTargets` gives.
 *
 * @param audit What `auditRetrieval` gives.
 * @param options Colours.
 * @returns Lines that end with a line break.
 * @throws {TypeError} If `audit` or `paint` is of the wrong kind, or an option unknown.
 *
 * @example
 * ```ts
 * import { auditText } from "@touchstone/eval/reports";
 * import { auditRetrieval } from "@touchstone/eval/retrieval";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const chunks = [{ id: "a", text: "" }];
 * const trace = { question: "How long?", answer: null, chunks, relevant_chunk_ids: ["b"] };
 *
 * assertStringIncludes(auditText(auditRetrieval([trace])), "not retrieved");
 * ```
 */
export function auditText(audit: RetrievalAudit, options: AuditTextOptions = {}): string {
  requireAudit(audit, "auditText");
  requireOptions(options, "auditText");
  requireOptionNames(options, OPTIONS, "auditText");
  const { paint = plain } = options;
  requirePaint(paint, "auditText");
  const table = (
    head: readonly string[],
    rows: readonly (readonly string[])[],
    align: readonly ("left" | "right")[] = COUNTED,
  ) => headedTable(paint, head, rows.map((row) => row.map(visible)), align);
  const blocks = [
    paint("bold", auditLine(audit)),
    table(PLACE_HEADS, placeRows(audit)),
    table(MEASURE_HEADS, measureRows(audit)),
    table(SPLIT_HEADS, splitRows(audit)),
    table(SEGMENT_HEADS, segmentRows(audit)),
    table(FINDING_HEADS, findingRows(audit), ["left", "left"]),
    audit.warnings.map((warning) => paint("yellow", `Beware: ${visible(warning)}.`)).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

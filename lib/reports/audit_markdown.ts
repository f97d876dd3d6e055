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
import { escapeMarkdown } from "./_escape_markdown.ts";
import { markdownTable } from "./markdown_table.ts";

/**
 * Shows in Markdown, for a pull request, what an audit of retrieval found.
 *
 * The same tables as `auditText`; texts of traces are escaped. Whether targets are met is `gateMarkdown`'s.
 *
 * @param audit What `auditRetrieval` gives.
 * @returns Markdown that ends with a line break.
 * @throws {TypeError} If `audit` is of the wrong kind.
 *
 * @example
 * ```ts
 * import { auditMarkdown } from "@touchstone/eval/reports";
 * import { auditRetrieval } from "@touchstone/eval/retrieval";
 * import { assertStringIncludes } from "@std/assert";
 *
 * assertStringIncludes(auditMarkdown(auditRetrieval([])), "0 traces");
 * ```
 */
export function auditMarkdown(audit: RetrievalAudit): string {
  requireAudit(audit, "auditMarkdown");
  const table = (
    title: string,
    head: readonly string[],
    rows: readonly (readonly string[])[],
    align: readonly ("left" | "right")[] = COUNTED,
  ) => rows.length === 0 ? [] : [`### ${title}\n`, markdownTable(head, rows, { align })];
  const notes = audit.warnings.map((warning) => `- ${escapeMarkdown(warning)}\n`).join("");
  return [
    "## Retrieval\n",
    `${auditLine(audit)}\n`,
    ...table("Where the gold passage stands", PLACE_HEADS, placeRows(audit)),
    ...table("Measures", MEASURE_HEADS, measureRows(audit)),
    ...table("Why answers are wrong", SPLIT_HEADS, splitRows(audit)),
    ...table("By segment", SEGMENT_HEADS, segmentRows(audit)),
    ...table("To look at", FINDING_HEADS, findingRows(audit), ["left", "left"]),
    ...notes === "" ? [] : [notes],
  ].join("\n");
}

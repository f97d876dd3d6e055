import type { GateResult } from "../decisions/gate_result.ts";
import { escapeMarkdown } from "./_escape_markdown.ts";
import {
  GATE_ALIGN,
  GATE_HEAD,
  gateNotes,
  gateRows,
  gateVerdict,
  requireGate,
} from "./_gate_rows.ts";
import { markdownTable } from "./markdown_table.ts";

/**
 * What a gate decided, in Markdown for a pull request: the decision, every check, and a sentence on each that
 * did not pass or whose interval straddles its budget.
 *
 * @param result What `gate` gives.
 * @returns A section that begins with a second-level heading and ends in a newline.
 * @throws {TypeError} If `result` is no result of a gate.
 *
 * @example
 * ```ts
 * import { checkRate } from "@touchstone/eval/decisions";
 * import { gateMarkdown } from "@touchstone/eval/reports";
 * import { wilsonInterval } from "@touchstone/eval/statistics";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const check = checkRate(wilsonInterval(1, 200), { atMost: 3, name: "hallucination" });
 * const text = gateMarkdown({ decision: check.decision, checks: [check], warnings: [] });
 *
 * assertStringIncludes(text, "| hallucination | 1/200 |");
 * ```
 */
export function gateMarkdown(result: GateResult): string {
  requireGate(result, "gateMarkdown");
  const blocks = [
    "## Gate\n",
    `**${escapeMarkdown(gateVerdict(result))}**\n`,
    markdownTable(GATE_HEAD, gateRows(result), { align: GATE_ALIGN }),
  ];
  const notes = gateNotes(result).map((note) => `- ${escapeMarkdown(note)}\n`);
  if (notes.length > 0) blocks.push(notes.join(""));
  blocks.push(...result.warnings.map((warning) => `> Beware: ${escapeMarkdown(warning)}.\n`));
  return blocks.join("\n");
}

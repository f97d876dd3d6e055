import type { GateResult } from "../decisions/gate_result.ts";
import {
  DECISIONS,
  GATE_ALIGN,
  GATE_HEAD,
  gateNotes,
  gateRows,
  gateVerdict,
  requireGate,
} from "./_gate_rows.ts";
import { headedTable } from "./_headed_table.ts";
import type { Paint } from "./paint.ts";
import { plain } from "./_plain.ts";
import { requireOptionNames, requireOptions, requirePaint } from "./_require.ts";
import { visible } from "./_visible.ts";

/** Options of {@linkcode gateText}. */
export interface GateTextOptions {
  /** Colours. Default: none. */
  readonly paint?: Paint;
}

const OPTIONS: Record<keyof GateTextOptions, true> = { paint: true };

/**
 * What a gate decided, for the terminal: the decision, every check with its count, interval, n and budget, and
 * a sentence on each that did not pass or whose interval straddles its budget.
 *
 * @param result What `gate` gives.
 * @param options Colours.
 * @returns The report, ending in a newline.
 * @throws {TypeError} If `result` is no result of a gate, or an option unknown or of the wrong kind.
 *
 * @example
 * ```ts
 * import { checkRate } from "@touchstone/eval/decisions";
 * import { gateText } from "@touchstone/eval/reports";
 * import { wilsonInterval } from "@touchstone/eval/statistics";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const check = checkRate(wilsonInterval(9, 200), { atMost: "2%", name: "hallucination" });
 * const text = gateText({ decision: check.decision, checks: [check], warnings: [] });
 *
 * assertStringIncludes(text, "The gate fails: hallucination.");
 * assertStringIncludes(text, "9/200");
 * ```
 */
export function gateText(result: GateResult, options: GateTextOptions = {}): string {
  requireGate(result, "gateText");
  requireOptions(options, "gateText");
  requireOptionNames(options, OPTIONS, "gateText");
  const { paint = plain } = options;
  requirePaint(paint, "gateText");
  const blocks = [
    paint(DECISIONS[result.decision][1], visible(gateVerdict(result))),
    headedTable(paint, GATE_HEAD, gateRows(result), GATE_ALIGN),
    gateNotes(result).map(visible).join("\n"),
    result.warnings.map((warning) => paint("yellow", `Beware: ${visible(warning)}.`)).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

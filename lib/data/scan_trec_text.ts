import { requireFunction, requireText } from "./_require_arguments.ts";
import { requireOptionNames } from "./_require_options.ts";
import { requireTrecKind } from "./_require_trec_kind.ts";
import { createTrecCutter, cutLines } from "./_trec_cutter.ts";
import type { TrecKind, TrecLine, TrecSummary } from "./trec_line.ts";

/** Options of {@linkcode scanTrecText}. */
export interface ScanTrecTextOptions {
  /** What to call the text in errors. Default `"text"`. */
  readonly file?: string;
}

/**
 * Visits the lines of TREC judgements (qrels) or results (a run) that are at hand as text.
 *
 * `parseQrels` and `parseRun` make objects of them; files are read by {@linkcode scanTrec}, whose rules for
 * lines these are.
 *
 * @param text The lines.
 * @param kind `"qrels"` or `"run"`.
 * @param visit Called with each line that is not blank. `false` ends the scan.
 * @param options What to call the text.
 * @returns How much was read.
 * @throws {SyntaxError} At the first line that breaks a rule, with its place.
 * @throws {TypeError} If an argument is of the wrong kind or an option unknown.
 * @throws {RangeError} If `kind` is unknown.
 *
 * @example
 * ```ts
 * import { scanTrecText } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const grades: number[] = [];
 * const summary = scanTrecText("q1 0 d1 2\nq1 0 d2 0\n", "qrels", ({ value }) => {
 *   grades.push(value);
 * });
 *
 * assertEquals(grades, [2, 0]);
 * assertEquals(summary, { rows: 2, lines: 2 });
 * ```
 */
export function scanTrecText(
  text: string,
  kind: TrecKind,
  visit: (line: TrecLine) => boolean | void,
  options: ScanTrecTextOptions = {},
): TrecSummary {
  requireText(text, "text", "scan TREC text");
  requireTrecKind(kind, "scan TREC text");
  requireFunction(visit, "visit", "scan TREC text");
  requireOptionNames(options, ["file"], "scan TREC text");
  const { file = "text" } = options;
  requireText(file, "file", "scan TREC text");
  const cutter = createTrecCutter(kind, file, visit);
  const bytes = new TextEncoder().encode(text.endsWith("\n") ? text : `${text}\n`);
  if (text !== "") cutLines(cutter, bytes, bytes.length);
  return { rows: cutter.rows, lines: cutter.line.line };
}

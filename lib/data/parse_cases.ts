import { createCaseCollector } from "./_case_collector.ts";
import { createProblemLog } from "./_problem_log.ts";
import { requireText } from "./_require_arguments.ts";
import { requireOptionNames } from "./_require_options.ts";
import { parseJsonl } from "./parse_jsonl.ts";
import type { ReadCases, ReadCasesOptions } from "./read_cases.ts";

/** Options of {@linkcode parseCases}. */
export interface ParseCasesOptions extends ReadCasesOptions {
  /** Name of the text in messages. Default `"text"`. */
  readonly file?: string;
}

/**
 * Reads cases from JSON Lines text in memory, by the rules of `readCases`.
 *
 * For text that came with a program or over the network.
 *
 * @param text One case a line.
 * @param options A name for messages, and which answer of a row to take.
 * @returns The cases and warnings.
 * @throws {SyntaxError} If there is no case, or any row has a problem: lists them with their lines.
 * @throws {TypeError} If an argument is of the wrong kind, or an option has an unknown name.
 *
 * @example
 * ```ts
 * import { parseCases } from "@touchstone/eval/data";
 * import { assertEquals, assertThrows } from "@std/assert";
 *
 * const row = { id: "q1", question: "What is the PIN?", expect_abstention: true };
 * assertEquals(parseCases(JSON.stringify(row)).cases[0].expect, "abstain");
 * assertThrows(
 *   () => parseCases(JSON.stringify({ ...row, requird_facts: [] })),
 *   SyntaxError,
 *   'text:1: unknown field "requird_facts": did you mean "required_facts"?',
 * );
 * ```
 */
export function parseCases(text: string, options: ParseCasesOptions = {}): ReadCases {
  requireText(text, "text", "parse cases");
  requireOptionNames(options, ["answer", "file"], "parse cases");
  const { answer, file = "text" } = options;
  if (answer !== undefined) requireText(answer, "answer", "parse cases");
  requireText(file, "file", "parse cases");
  const log = createProblemLog(file, {});
  const collector = createCaseCollector(file, log, answer);
  const { rows, problems } = parseJsonl(text, { id: "id", file });
  for (const { rule, line, column, message } of problems) {
    const place = column === undefined ? `${file}:${line}: ` : `${file}:${line}:${column}: `;
    log.add(rule, line, message.slice(place.length), column);
  }
  for (const { value, line } of rows) collector.add(value, line);
  return { ...collector.finish(), hash: "" };
}

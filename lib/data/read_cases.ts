import { createCaseCollector } from "./_case_collector.ts";
import { decodeCells } from "./_case_cells.ts";
import { fileName } from "./_file_name.ts";
import { createProblemLog } from "./_problem_log.ts";
import { requirePath, requireText } from "./_require_arguments.ts";
import { requireOptionNames } from "./_require_options.ts";
import type { Case } from "./case.ts";
import { scanRows } from "./scan_rows.ts";

/** Options of {@linkcode readCases}. */
export interface ReadCasesOptions {
  /**
   * Where the answer stands that is to be scored, where a row holds several: a column, names joined by dots such
   * as `"candidate.answer"`, or a JSON Pointer. Citations and the like are then taken from beside it.
   */
  readonly answer?: string;
}

/** Cases of a file. */
export interface ReadCases {
  /** The cases in order. */
  readonly cases: readonly Case[];
  /** What to beware of: columns that are no field of a case, once for the file. */
  readonly warnings: readonly string[];
  /** SHA-256 of the bytes of the file in lower-case hex; of text in memory it is empty. */
  readonly hash: string;
}

/**
 * Reads a file of cases: JSON Lines, one JSON array (`.json`), or a table (`.csv`, `.tsv`).
 *
 * Fields may have the names of {@linkcode Case} or those in use elsewhere: `query` and `user_input` for the
 * question; `response`; `must_include` and `must_not_include`; `context`, `contexts` or `passages`, a text that
 * may name its files (see `parseContext`) or a list; `expect_abstention`. A missing `type` follows from what is
 * expected, and the other way round; where they contradict each other it is a problem. A field whose name is near
 * a known one is a problem, as a slip would switch a check off; any other is kept under `metadata`, with a warning.
 * In a table, cells of lists and objects are JSON; a list may also be a single text.
 *
 * Needs `--allow-read` for the file.
 *
 * @param path The file, UTF-8 text.
 * @param options Which answer of a row to take.
 * @returns The cases, warnings and the hash of the file.
 * @throws {SyntaxError} If there is no case, or any row has a problem: lists them with file and line, duplicates
 * with both lines; `cause` is the array of them.
 * @throws {TypeError} If an argument is of the wrong kind, or an option has an unknown name.
 * @throws {RangeError} If the extension is unknown.
 *
 * @example
 * ```ts
 * import { readCases } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * const row = { id: "q1", expect: "answer", query: "How long for rugs?", context: "Rugs: 45 days." };
 * await Deno.writeTextFile(file, JSON.stringify({ ...row, must_include: ["45 days"], team: "a" }));
 * const { cases, warnings } = await readCases(file);
 *
 * assertEquals(cases[0].type, "answerable");
 * assertEquals(cases[0].required_facts, ["45 days"]);
 * assertEquals(cases[0].metadata, { team: "a" });
 * assertEquals(warnings.length, 1);
 * await Deno.remove(file);
 * ```
 */
export async function readCases(
  path: string | URL,
  options: ReadCasesOptions = {},
): Promise<ReadCases> {
  requirePath(path, "read cases");
  requireOptionNames(options, ["answer"], "read cases");
  if (options.answer !== undefined) requireText(options.answer, "answer", "read cases");
  const file = fileName(path);
  const log = createProblemLog(file, {});
  const collector = createCaseCollector(file, log, options.answer);
  const isTable = /\.[ct]sv$/i.test(file);
  const { hash = "" } = await scanRows(
    path,
    {
      id: "id",
      hash: true,
      onProblem({ rule, line, column, message }) {
        const place = column === undefined ? `${file}:${line}: ` : `${file}:${line}:${column}: `;
        log.add(rule, line, message.slice(place.length), column);
      },
    },
    (row, line) =>
      collector.add(isTable ? decodeCells(row, (text) => log.add("json", line, text)) : row, line),
  );
  return { ...collector.finish(), hash };
}

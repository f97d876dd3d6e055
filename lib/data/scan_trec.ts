import { fileName } from "./_file_name.ts";
import { openBytes } from "./_open_bytes.ts";
import { requireFunction, requirePath } from "./_require_arguments.ts";
import { requireTrecKind } from "./_require_trec_kind.ts";
import { createTrecCutter, cutLines } from "./_trec_cutter.ts";
import type { TrecKind, TrecLine, TrecSummary } from "./trec_line.ts";

/** Small enough for the second level of a processor's cache; longer lines are no lines of TREC's. */
const BLOCK = 256 * 1024;

/**
 * Visits the lines of a TREC file of judgements (qrels) or results (a run), gzipped or not.
 *
 * For big files: it makes no text of any field, and a run of a million lines takes a third of the time that
 * splitting its lines would. `readQrels` and `readRun` are handier. Needs `--allow-read` for the file.
 *
 * A judgement is `query iteration document grade`, a result `query Q0 document rank score tag`; iteration, Q0,
 * rank and tag are not looked at. White space separates the fields, and blank lines are skipped. A line with
 * exactly its number of tabs, three or five, is cut at the tabs, so that ids may hold spaces.
 *
 * @param path The file, UTF-8 text, no line of more than 256 KiB.
 * @param kind `"qrels"` or `"run"`.
 * @param visit Called with each line that is not blank. `false` ends the scan.
 * @returns How much was read.
 * @throws {SyntaxError} At the first line that breaks a rule, with file, line and column.
 * @throws {TypeError} If an argument is of the wrong kind, or `path` a directory.
 * @throws {RangeError} If `kind` is unknown.
 * @see {@link https://trec.nist.gov/data/qrels_eng/} for the formats.
 *
 * @example
 * ```ts
 * import { scanTrec } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile();
 * await Deno.writeTextFile(file, "q1 Q0 d7 1 12.5 bm25\nq1 Q0 d2 2 11.25 bm25\n");
 *
 * let best = -Infinity;
 * await scanTrec(file, "run", ({ value }) => {
 *   best = Math.max(best, value);
 * });
 * assertEquals(best, 12.5);
 * await Deno.remove(file);
 * ```
 */
export async function scanTrec(
  path: string | URL,
  kind: TrecKind,
  visit: (line: TrecLine) => boolean | void,
): Promise<TrecSummary> {
  requirePath(path, "scan a TREC file");
  requireTrecKind(kind, "scan a TREC file");
  requireFunction(visit, "visit", "scan a TREC file");
  const name = fileName(path);
  const cutter = createTrecCutter(kind, name, visit);
  // One byte to spare, for the end of a last line that lacks its own.
  const buffer = new Uint8Array(BLOCK + 1);
  const source = await openBytes(path, name);
  try {
    let have = 0;
    for (;;) {
      if (have === BLOCK) {
        const place = `${name}:${cutter.line.line + 1}:1`;
        throw new SyntaxError(`Cannot read ${kind} as ${place}: the line is longer than 256 KiB`);
      }
      const rest = buffer.subarray(have, BLOCK);
      // A regular file answers at once; waiting for the event loop would cost more.
      const count = source.readSync?.(rest) ?? await source.read(rest);
      if (count === 0) {
        buffer[have] = 10;
        if (have > 0) cutLines(cutter, buffer, have + 1);
        break;
      }
      const end = have + count;
      const done = buffer.lastIndexOf(10, end - 1) + 1;
      if (done > 0 && !cutLines(cutter, buffer, done)) break;
      buffer.copyWithin(0, done, end);
      have = end - done;
    }
    return { rows: cutter.rows, lines: cutter.line.line };
  } finally {
    await source.close();
  }
}

import { scanTrec } from "../data/scan_trec.ts";
import type { GradedQrels } from "./qrels.ts";
import { createTrecCollector, toQrels } from "./_trec_collector.ts";

/**
 * Judgements from a TREC qrels file, gzipped or not.
 *
 * As `parseQrels`. Needs `--allow-read` for the file.
 *
 * @param path The file, UTF-8 text, gzipped or not.
 * @returns For each query the grade of each document.
 * @throws {SyntaxError} With file, line and column, at the first line that lacks a field or has one too many,
 * whose grade is no number, or whose document was there before under the same query.
 * @throws {TypeError} If `path` names no file.
 *
 * @example
 * ```ts
 * import { readQrels } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile();
 * await Deno.writeTextFile(file, "q1 0 d7 2\nq1 0 d9 0\n");
 *
 * assertEquals(await readQrels(file), { q1: { d7: 2, d9: 0 } });
 * await Deno.remove(file);
 * ```
 */
export async function readQrels(path: string | URL): Promise<GradedQrels> {
  const collector = createTrecCollector("qrels", path instanceof URL ? path.pathname : path);
  await scanTrec(path, "qrels", collector.visit);
  return toQrels(collector);
}

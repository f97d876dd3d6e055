import { scanTrec } from "../data/scan_trec.ts";
import type { ScoredRun } from "./retrieval_run.ts";
import { createTrecCollector, toRun } from "./_trec_collector.ts";

/**
 * What a system retrieved, from a TREC run file, gzipped or not.
 *
 * As `parseRun`. For a run of millions of lines use `evaluateRunFile`, which does not hold it. Needs `--allow-read` for the file.
 *
 * @param path The file, UTF-8 text, gzipped or not.
 * @returns For each query the documents with their scores, in the file's order.
 * @throws {SyntaxError} With file, line and column, at the first line that lacks a field or has one too many,
 * whose score is no number, or whose document was there before under the same query.
 * @throws {TypeError} If `path` names no file.
 *
 * @example
 * ```ts
 * import { readRun } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile();
 * await Deno.writeTextFile(file, "q1 Q0 d7 1 12.5 bm25\n");
 *
 * assertEquals(await readRun(file), { q1: [{ id: "d7", score: 12.5 }] });
 * await Deno.remove(file);
 * ```
 */
export async function readRun(path: string | URL): Promise<ScoredRun> {
  const collector = createTrecCollector("run", path instanceof URL ? path.pathname : path);
  await scanTrec(path, "run", collector.visit);
  return toRun(collector);
}

import { checkThreshold } from "./_check_threshold.ts";
import { parseJson } from "./_parse_json.ts";
import { requirePath } from "./_require_arguments.ts";
import type { ThresholdRecord } from "./threshold_record.ts";

/**
 * Loads a threshold record and checks it: its shape, and that its counts hang together.
 *
 * Whether it is a record of the score at hand is another question: see `matchThreshold`. Needs `--allow-read` for the
 * path.
 *
 * @param path A file that `writeThreshold` wrote.
 * @returns The record.
 * @throws {SyntaxError} If the file is not JSON, naming line and column.
 * @throws {TypeError} If the path is none, or what it names is no threshold record, naming the part that is wrong.
 * @throws {RangeError} If a newer version wrote it.
 *
 * @example
 * ```ts
 * import { readThreshold, writeThreshold } from "@touchstone/eval/data";
 * import { thresholdRecord, tuneThreshold } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const path = `${await Deno.makeTempDir()}/decline.json`;
 * const tuned = tuneThreshold({ scores: [1, 2], hallucinated: [true, false], targetRisk: 0.05 });
 * await writeThreshold(path, thresholdRecord(tuned, { signal: "retrieval score" }));
 *
 * assertEquals((await readThreshold(path)).tuned.n, 2);
 * ```
 */
export async function readThreshold(path: string | URL): Promise<ThresholdRecord> {
  requirePath(path, "read a threshold");
  const record = parseJson(await Deno.readTextFile(path), String(path));
  checkThreshold(record, String(path));
  return record;
}

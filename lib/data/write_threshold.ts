import { checkThreshold } from "./_check_threshold.ts";
import { keepJson } from "./_keep_json.ts";
import { requireObject, requirePath, requireText } from "./_require_arguments.ts";
import type { ThresholdRecord } from "./threshold_record.ts";

/** Options of {@linkcode writeThreshold}. */
export interface WriteThresholdOptions {
  /** Write over a threshold record that is there. Default `false`: it is an error. */
  readonly force?: boolean;
}

/**
 * Saves a threshold record as canonical JSON: equal records are equal files, and a change reads well in a diff.
 *
 * The file appears whole or not at all, and is not written over unless you say so. Needs `--allow-read` and
 * `--allow-write` for the path.
 *
 * @param path Where to, customarily `calibration/NAME.json`; its folder is made where it lacks.
 * @param record A record from `thresholdRecord`.
 * @param options Whether to write over a record that is there.
 * @returns Nothing, once the file is there.
 * @throws {TypeError} If the path is no text, or the record is not one, saying which part is wrong.
 * @throws {Deno.errors.AlreadyExists} If a record is there and `force` is not set, or anything else is there.
 *
 * @example
 * ```ts
 * import { readThreshold, writeThreshold } from "@touchstone/eval/data";
 * import { thresholdRecord, tuneThreshold } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const path = `${await Deno.makeTempDir()}/decline.json`;
 * const tuned = tuneThreshold({ scores: [1, 2], hallucinated: [true, false], targetRisk: 0.05 });
 * const record = thresholdRecord(tuned, { signal: "retrieval score" });
 * await writeThreshold(path, record);
 *
 * assertEquals(await readThreshold(path), record);
 * ```
 */
export async function writeThreshold(
  path: string,
  record: ThresholdRecord,
  options: WriteThresholdOptions = {},
): Promise<void> {
  requireText(path, "path", "write a threshold");
  requirePath(path, "write a threshold");
  requireObject(options, "options", "write a threshold");
  checkThreshold(record, "the record");
  const { force = false } = options;
  await keepJson(path, record, { force, isSame: isThreshold, what: "threshold record" });
}

function isThreshold(value: unknown): boolean {
  return (value as Record<string, unknown>).kind === "threshold";
}

import type { AnyCalibrationRecord } from "./calibration_record.ts";
import { checkRecord } from "./_check_record.ts";
import { keepJson } from "./_keep_json.ts";
import { requireObject, requirePath, requireText } from "./_require_arguments.ts";

/** Options of {@linkcode writeRecord}. */
export interface WriteRecordOptions {
  /** Write over a record that is there. Default `false`: it is an error. */
  readonly force?: boolean;
}

/**
 * Saves a calibration record as canonical JSON: keys in order, two spaces, so that equal records are equal
 * files and a change reads well in a diff.
 *
 * The file appears whole or not at all. A record is evidence: it is not written over unless you say so.
 * Needs `--allow-read` and `--allow-write` for the path.
 *
 * @param path Where to, customarily `calibration/NAME.json`; its folder is made where it lacks.
 * @param record A record from `calibrateJudge` or `calibrateGrades`.
 * @param options Whether to write over a record that is there.
 * @returns Nothing, once the file is there.
 * @throws {TypeError} If the path is no text, or the record is not one, saying which part is wrong.
 * @throws {Deno.errors.AlreadyExists} If a record is there and `force` is not set, or anything else is there.
 *
 * @example
 * ```ts
 * import { readRecord, writeRecord } from "@touchstone/eval/data";
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const path = `${await Deno.makeTempDir()}/my-judge.json`;
 * const record = calibrateJudge([true, false, false], [true, false, true]);
 * await writeRecord(path, record);
 *
 * assertEquals(await readRecord(path), record);
 * ```
 */
export async function writeRecord(
  path: string,
  record: AnyCalibrationRecord,
  options: WriteRecordOptions = {},
): Promise<void> {
  requireText(path, "path", "write a record");
  requirePath(path, "write a record");
  requireObject(options, "options", "write a record");
  checkRecord(record, "the record");
  const { force = false } = options;
  await keepJson(path, record, { force, isSame: isRecord, what: "calibration record" });
}

function isRecord(value: unknown): boolean {
  const { schema, judge } = value as Record<string, unknown>;
  return typeof schema === "number" && typeof judge === "object";
}

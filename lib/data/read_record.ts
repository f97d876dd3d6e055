import type { AnyCalibrationRecord } from "./calibration_record.ts";
import { checkRecord } from "./_check_record.ts";
import { requirePath } from "./_require_arguments.ts";
import { parseJson } from "./_parse_json.ts";

/**
 * Loads a calibration record and checks it: its shape, and that its counts hang together.
 *
 * A record of a newer schema is refused, and so is one whose numbers no longer follow from its counts.
 * Needs `--allow-read` for the path.
 *
 * @param path A file that `writeRecord` wrote.
 * @returns The record; `kind` tells a judge with two verdicts from one with grades.
 * @throws {SyntaxError} If the file is not JSON, naming line and column.
 * @throws {TypeError} If the path is none, or what it names is no calibration record, naming the part that is wrong.
 * @throws {RangeError} If a newer version wrote it.
 *
 * @example
 * ```ts
 * import { readRecord, writeRecord } from "@touchstone/eval/data";
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const path = `${await Deno.makeTempDir()}/my-judge.json`;
 * await writeRecord(path, calibrateJudge([true, false, false], [true, false, true]));
 *
 * assertEquals((await readRecord(path)).counts.compared, 3);
 * ```
 */
export async function readRecord(
  path: string | URL,
): Promise<AnyCalibrationRecord> {
  requirePath(path, "read a record");
  const text = await Deno.readTextFile(path);
  const record = parseJson(text, String(path));
  checkRecord(record, String(path));
  // Records made before groups were counted lack the field.
  return record.dependence === undefined ? { ...record, dependence: null } : record;
}

import type { AnyCalibrationRecord } from "./calibration_record.ts";
import { canonicalJson } from "./_canonical_json.ts";
import { checkRecord } from "./_check_record.ts";
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
  if (await exists(path)) {
    if (!await isRecord(path)) {
      throw new Deno.errors.AlreadyExists(
        `Cannot write ${path} as what is there is no calibration record: name another file`,
      );
    }
    if (!options.force) {
      throw new Deno.errors.AlreadyExists(
        `Cannot write ${path} as a record is there: name another file, or force it`,
      );
    }
  }
  const slash = path.lastIndexOf("/");
  if (slash > 0) await Deno.mkdir(path.slice(0, slash), { recursive: true });
  const unfinished = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    await Deno.writeTextFile(unfinished, canonicalJson(record));
    await Deno.rename(unfinished, path);
  } catch (error) {
    await Deno.remove(unfinished).catch(() => {});
    throw error;
  }
}

/** Whether the file looks like a record, of whatever version and in whatever state. */
async function isRecord(path: string): Promise<boolean> {
  try {
    const found = JSON.parse(await Deno.readTextFile(path));
    return typeof found?.schema === "number" && typeof found.judge === "object";
  } catch {
    return false;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

import { requirePath, wrongKind } from "./_require_arguments.ts";
import { jsonLine } from "./_json_line.ts";
import { requireOptionNames } from "./_require_options.ts";

/** Options of {@linkcode writeJsonl}. */
export interface WriteJsonlOptions {
  /** Whether to add to the end of the file instead of replacing it. Default `false`. */
  readonly append?: boolean;
}

/**
 * Writes rows to a file, one line of JSON each.
 *
 * The file is replaced as a whole: rows go to a temporary file beside it, which takes its name at
 * the end, so that neither a bad row nor a crash leaves half a file. Needs `--allow-read` and
 * `--allow-write` for the folder. With `append`, for a journal that grows, rows are added in place,
 * and those before a bad row stay; a last line without its end is given one first. That needs
 * `--allow-read` and `--allow-write` for the file.
 *
 * @param path The file to write.
 * @param rows The rows, plain JSON values, in an array or any other iterable, also an async one.
 * @param options Whether to append.
 * @returns How many rows were written.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {TypeError} If a row holds what JSON cannot, such as `undefined` or a `Map`: names the row and
 * the place in it; or if an option has an unknown name.
 * @throws {RangeError} If a row holds `NaN` or an infinity.
 *
 * @example
 * ```ts
 * import { writeJsonl } from "@touchstone/eval/data";
 * import { assertEquals, assertRejects } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * assertEquals(await writeJsonl(file, [{ id: "q1", score: 0.5 }]), 1);
 * await assertRejects(
 *   () => writeJsonl(file, [{ id: "q1", score: NaN }]),
 *   RangeError,
 *   "rows[0].score is NaN",
 * );
 * assertEquals(await Deno.readTextFile(file), '{"id":"q1","score":0.5}\n');
 * await Deno.remove(file);
 * ```
 */
export async function writeJsonl(
  path: string | URL,
  rows: Iterable<unknown> | AsyncIterable<unknown>,
  options: WriteJsonlOptions = {},
): Promise<number> {
  requirePath(path, "write JSON Lines");
  requireIterable(rows);
  requireOptionNames(options, ["append"], "write JSON Lines");
  if (options.append) {
    using file = await Deno.open(path, { read: true, append: true, create: true });
    await endLastLine(file);
    return await writeLines(file, rows);
  }
  const temporary = temporaryPath(path);
  try {
    const count = await writeNewFile(temporary, rows);
    await Deno.rename(temporary, path);
    return count;
  } catch (error) {
    await Deno.remove(temporary).catch(() => {});
    throw error;
  }
}

/** Before anything is written: a text iterates too, but by letters. */
function requireIterable(rows: unknown): void {
  const iterates = typeof rows === "object" && rows !== null &&
    (Symbol.iterator in rows || Symbol.asyncIterator in rows);
  if (!iterates) throw wrongKind(rows, "rows", "a list or a stream of rows", "write JSON Lines");
}

/** Beside the file, as renaming is atomic only within one file system. */
function temporaryPath(path: string | URL): string | URL {
  const ending = `.${crypto.randomUUID()}.tmp`;
  return typeof path === "string" ? path + ending : new URL(path.href + ending);
}

async function writeNewFile(
  path: string | URL,
  rows: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<number> {
  using file = await Deno.open(path, { write: true, createNew: true });
  const count = await writeLines(file, rows);
  // Without this a power cut could keep the new name and lose the bytes.
  await file.syncData();
  return count;
}

async function writeLines(
  file: Deno.FsFile,
  rows: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<number> {
  const encoder = new TextEncoder();
  let pending = "";
  let count = 0;
  try {
    for await (const row of rows) {
      pending += jsonLine(row, `rows[${count}]`);
      count++;
      if (pending.length < 64 * 1024) continue;
      const bytes = encoder.encode(pending);
      pending = "";
      await writeAll(file, bytes);
    }
  } finally {
    // Appended rows before a bad one must stay.
    await writeAll(file, encoder.encode(pending));
  }
  return count;
}

async function writeAll(file: Deno.FsFile, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
}

async function endLastLine(file: Deno.FsFile): Promise<void> {
  const { size, isFile } = await file.stat();
  if (!isFile || size === 0) return;
  await file.seek(-1, Deno.SeekMode.End);
  const last = new Uint8Array(1);
  await file.read(last);
  if (last[0] !== 10) await writeAll(file, new Uint8Array([10]));
}

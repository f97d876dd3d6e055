import { fileName } from "./_file_name.ts";
import { jsonLine } from "./_json_line.ts";
import { scanJournal } from "./_scan_journal.ts";
import { requirePath, requireText } from "./_require_arguments.ts";

/** A file to which values are added, each kept once its promise is there. */
export interface Journal extends AsyncDisposable {
  /** What is kept, the last value of each id. */
  readonly entries: () => ReadonlyMap<string, unknown>;
  /** Keeps a value under an id; once the promise is there, it outlasts a crash. */
  readonly append: (id: string, value: unknown) => Promise<void>;
  /** What was cut away on opening: the last line, where a crash had torn it; else `null`. */
  readonly dropped: string | null;
  /** Closes the file, after what is being written. */
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/**
 * Opens a journal, a file of JSON Lines that is only added to, so that a run that was cut off can go on.
 *
 * A process killed at any byte loses at most the value it was writing: on opening, a last line without its end
 * that is no whole entry is cut away, and `dropped` says which. Any other bad line is an error, as then the file is
 * no journal. One process at a time. Needs `--allow-read` and `--allow-write` for the file; it holds what is
 * appended, such as answers, under the permissions of any new file there.
 *
 * @param path The file; it is made where there is none.
 * @returns The journal; `await using` closes it.
 * @throws {SyntaxError} If a line is no entry: names file and line.
 * @throws {TypeError} If `path` is no file name.
 *
 * @example
 * ```ts
 * import { openJournal } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * {
 *   await using journal = await openJournal(file);
 *   await journal.append("q1", { answer: "noon" });
 * }
 * await using again = await openJournal(file);
 * assertEquals(again.entries().get("q1"), { answer: "noon" });
 * await Deno.remove(file);
 * ```
 */
export async function openJournal(path: string | URL): Promise<Journal> {
  requirePath(path, "open a journal");
  const file = await Deno.open(path, { read: true, write: true, create: true });
  try {
    return await startJournal(file, fileName(path));
  } catch (error) {
    file.close();
    throw error;
  }
}

/** A line that is to be written. */
interface Waiting {
  readonly id: string;
  readonly line: string;
  readonly value: unknown;
  readonly done: PromiseWithResolvers<void>;
}

async function startJournal(file: Deno.FsFile, name: string): Promise<Journal> {
  const bytes = await readAll(file);
  const { entries, keep, dropped } = scanJournal(bytes, name);
  if (keep < bytes.length) await file.truncate(keep);
  let size = keep;
  if (keep > 0 && bytes[keep - 1] !== 10) size += await writeAt(file, size, Uint8Array.of(10));
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  /** Lines that come while others are written go together: one sync keeps them all. */
  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const lines = new TextEncoder().encode(batch.map(({ line }) => line).join(""));
        await writeAt(file, size, lines);
        await file.syncData();
        size += lines.length;
        for (const { id, value, done } of batch) {
          entries.set(id, value);
          done.resolve();
        }
      } catch (error) {
        // Half a line would make the next one unreadable.
        await file.truncate(size).catch(() => {});
        for (const { done } of batch) done.reject(error);
      }
    }
    writing = null;
  }

  return {
    entries: () => new Map(entries),
    dropped,
    append(id, value) {
      requireText(id, "id", "append to a journal");
      const line = jsonLine({ id, value }, "the entry");
      // What is read back: later changes to the value are not kept.
      const kept = JSON.parse(line).value;
      const done = Promise.withResolvers<void>();
      waiting.push({ id, line, value: kept, done });
      writing ??= writeWaiting();
      return done.promise;
    },
    async [Symbol.asyncDispose]() {
      await writing;
      file.close();
    },
  };
}

/** The bytes of an open file, which stays open. */
async function readAll(file: Deno.FsFile): Promise<Uint8Array> {
  const bytes = new Uint8Array((await file.stat()).size);
  let at = 0;
  while (at < bytes.length) {
    const read = await file.read(bytes.subarray(at));
    if (read === null) break;
    at += read;
  }
  return bytes.subarray(0, at);
}

async function writeAt(file: Deno.FsFile, place: number, bytes: Uint8Array): Promise<number> {
  await file.seek(place, Deno.SeekMode.Start);
  for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
  return bytes.length;
}

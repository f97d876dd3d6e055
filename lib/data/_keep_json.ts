import { canonicalJson } from "./_canonical_json.ts";

/** When a file may be written over, and what its errors call it. */
interface Keep {
  /** Write over such a file that is there. */
  readonly force: boolean;
  /** Whether what a file holds is of the kind that may be written over. */
  readonly isSame: (value: unknown) => boolean;
  /** What such a file holds, such as `"calibration record"`. */
  readonly what: string;
}

/**
 * Writes a value as canonical JSON; the file appears whole or not at all. What is no such file is never written over,
 * what is one only by force.
 */
export async function keepJson(path: string, value: unknown, keep: Keep): Promise<void> {
  if (await exists(path)) {
    if (!await holdsSame(path, keep.isSame)) {
      throw new Deno.errors.AlreadyExists(
        `Cannot write ${path} as what is there is no ${keep.what}: name another file`,
      );
    }
    if (!keep.force) {
      throw new Deno.errors.AlreadyExists(
        `Cannot write ${path} as a record is there: name another file, or force it`,
      );
    }
  }
  const slash = path.lastIndexOf("/");
  if (slash > 0) await Deno.mkdir(path.slice(0, slash), { recursive: true });
  const unfinished = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    await Deno.writeTextFile(unfinished, canonicalJson(value));
    await Deno.rename(unfinished, path);
  } catch (error) {
    await Deno.remove(unfinished).catch(() => {});
    throw error;
  }
}

/** Whether the file holds such a value, of whatever version and in whatever state. */
async function holdsSame(path: string, isSame: Keep["isSame"]): Promise<boolean> {
  try {
    return isSame(JSON.parse(await Deno.readTextFile(path)));
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

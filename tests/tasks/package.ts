/** What the package consists of, read from `deno.json` and the file tree. Paths are from the root. */

/** The root of the repository, with a slash at its end. */
export const ROOT = new URL("../../", import.meta.url);

/** Whether an entrypoint whose file does not exist fails the gate; until then it is only named. */
export const MISSING_ENTRYPOINTS_FAIL = true;

/** Packages that stay out of `light.lock`: two that few need and are large, one for tests. */
export const NOT_LIGHT: readonly string[] = ["@huggingface/transformers", "openai", "fast-check"];

/** The parts of `deno.json` that the tasks read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

/** Reads `deno.json`. */
export function readManifest(): Manifest {
  return JSON.parse(Deno.readTextFileSync(new URL("deno.json", ROOT)));
}

/** The files behind the package's entrypoints, and the entrypoints whose file does not exist. */
export function entrypoints(): { readonly found: string[]; readonly missing: string[] } {
  const files = Object.values(readManifest().exports).map((file) => file.replace(/^\.\//, ""));
  const found = files.filter((file) => exists(file));
  return { found, missing: files.filter((file) => !found.includes(file)) };
}

/** The files under `folder` whose name ends in `ending`, sorted; none if there is no such folder. */
export function filesUnder(folder: string, ending: string): string[] {
  if (!exists(folder)) return [];
  const files: string[] = [];
  for (const entry of Deno.readDirSync(new URL(folder, ROOT))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) files.push(...filesUnder(path, ending));
    else if (entry.name.endsWith(ending)) files.push(path);
  }
  return files.sort();
}

/** The folders and files that hold TypeScript to be checked. */
export function sources(): string[] {
  const folders = ["lib", "tests", "datasets"].filter((it) => filesUnder(it, ".ts").length > 0);
  return ["mod.ts", ...folders];
}

/** Whether there is a file or folder at `path`. */
export function exists(path: string): boolean {
  try {
    Deno.statSync(new URL(path, ROOT));
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

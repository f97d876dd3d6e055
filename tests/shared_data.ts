// deno-lint-ignore-file no-console
/** Real labelled sets that stand beside the project where it is developed; they are no part of it. */
const FOLDER = new URL("../../shared/data/", import.meta.url);

/** Registers a test on a real set, or skips it and prints why where the set is absent. */
export function testOnRealData(
  name: string,
  file: string,
  fn: (path: string) => Promise<void>,
): void {
  const path = new URL(file, FOLDER).pathname;
  const there = exists(path);
  if (!there) console.log(`skipped: ${name}: ${file} is not beside the project`);
  Deno.test({ name, ignore: !there, fn: () => fn(path) });
}

function exists(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}

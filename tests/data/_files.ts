/** Runs `use` on a file of this name and content in a folder of its own, then removes both. */
export async function withFile<Result>(
  name: string,
  content: string | Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/${name}`;
    if (typeof content === "string") await Deno.writeTextFile(path, content);
    else await Deno.writeFile(path, content);
    return await use(path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The bytes that the hexadecimal digits spell. */
export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What a reader gave before it ended, and the error it ended with. */
export async function drain<Value>(
  rows: AsyncIterable<Value>,
): Promise<{ readonly rows: Value[]; readonly error?: Error }> {
  const given: Value[] = [];
  try {
    for await (const row of rows) given.push(row);
  } catch (error) {
    if (error instanceof Error) return { rows: given, error };
    throw error;
  }
  return { rows: given };
}

/** The messages of an error about a file, without its path: `5:7: expected a value, found "}"`. */
export function places(error: Error | undefined): string[] {
  const [, ...lines] = error?.message.split("\n") ?? [];
  return lines.map((line) => line.replace(/^.*?\.\w+:(?=\d+:)/, ""));
}

/** The bytes of a file, unpacked where it is gzipped. 0 means that it is at its end. */
export interface ByteSource {
  /** Fills a part of `into`; says how many bytes. */
  readonly read: (into: Uint8Array) => Promise<number>;
  /** The same at once; only of a regular file that is not packed. */
  readonly readSync?: (into: Uint8Array) => number;
  /** Lets go of the file. */
  readonly close: () => Promise<void>;
}

/** Opens a file; that it is gzipped shows by its first two bytes, whatever its name. */
export async function openBytes(path: string | URL, name: string): Promise<ByteSource> {
  const file = await Deno.open(path);
  try {
    const { isDirectory, isFile } = await file.stat();
    if (isDirectory) throw new TypeError(`Cannot read ${name} as it is a directory`);
    const head = new Uint8Array(2);
    let size = 0;
    for (let count: number | null = 0; size < 2 && count !== null; size += count ?? 0) {
      count = await file.read(head.subarray(size));
    }
    if (size === 2 && head[0] === 0x1f && head[1] === 0x8b) return unpacked(file, head, name);
    let rest = head.subarray(0, size);
    const ofHead = (into: Uint8Array): number => {
      const count = Math.min(into.length, rest.length);
      into.set(rest.subarray(0, count));
      rest = rest.subarray(count);
      return count;
    };
    return {
      read: async (into) => ofHead(into) || (await file.read(into) ?? 0),
      ...(isFile && { readSync: (into) => ofHead(into) || (file.readSync(into) ?? 0) }),
      close: () => Promise.resolve(file.close()),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

function unpacked(file: Deno.FsFile, head: Uint8Array<ArrayBuffer>, name: string): ByteSource {
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(head),
    async pull(controller) {
      const block = new Uint8Array(64 * 1024);
      const count = await file.read(block);
      if (count === null) controller.close();
      else controller.enqueue(block.subarray(0, count));
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
  let rest = new Uint8Array();
  return {
    async read(into) {
      while (rest.length === 0) {
        const { done, value } = await reader.read().catch((error) => {
          throw new SyntaxError(`Cannot read ${name} as it cannot be unpacked: ${error.message}`);
        });
        if (done) return 0;
        rest = value;
      }
      const count = Math.min(into.length, rest.length);
      into.set(rest.subarray(0, count));
      rest = rest.subarray(count);
      return count;
    },
    async close() {
      await reader.cancel().catch(() => {});
      file.close();
    },
  };
}

import { assert, assertEquals } from "@std/assert";
import { createSeenIds, createSeenTexts } from "../../lib/data/_seen_ids.ts";

/** Ids with their lines, and a check of sameness that knows the ids of all lines. */
function withLines(ids: readonly string[], hashMask?: number): number[] {
  const isSame = (id: string, line: number) => ids[line - 1] === id;
  const firstLine = createSeenIds(isSame, hashMask);
  return ids.map((id, index) => firstLine(id, index + 1));
}

Deno.test("createSeenIds() gives the line that first held an id, and 0 for a new one", () => {
  assertEquals(withLines(["a", "b", "a", "", "é", "b", "", "é", "a"]), [0, 0, 1, 0, 0, 2, 4, 5, 1]);
});

Deno.test("createSeenIds() agrees with a map over many ids with repeats", () => {
  const ids = Array.from({ length: 60_000 }, (_, i) => `case-${(i * 7919) % 40_000}`);
  const exact = createSeenTexts();
  assertEquals(withLines(ids), ids.map((id, index) => exact(id, index + 1)));
});

Deno.test("createSeenIds() never calls different ids equal, even if all hashes are", () => {
  const ids = ["a", "b", "c", "b", "d", "a", "c"];
  assertEquals(withLines(ids, 0), [0, 0, 0, 2, 0, 1, 3]);
  const many = Array.from({ length: 3000 }, (_, i) => `id ${i % 2000}`);
  const exact = createSeenTexts();
  const expected = many.map((id, index) => exact(id, index + 1));
  // Of a hash cut to 8 bits in each half many are equal; all lie in few of the tables.
  assertEquals(withLines(many, 0xff), expected);
});

Deno.test("createSeenIds() asks about equal hashes only: 300,000 ids give none", () => {
  let asked = 0;
  const firstLine = createSeenIds(() => {
    asked++;
    return false;
  });
  const letters = "abcdefghijklmnopqrstuvwxyz";
  for (let i = 0; i < 300_000; i++) {
    const short = letters[i % 26] + letters[Math.floor(i / 26) % 26] + i.toString(36);
    firstLine(i % 2 === 0 ? short : String(i), i + 1);
  }
  // 300,000^2 / 2 pairs in 2^64 hashes: 2e-9 expected.
  assertEquals(asked, 0);
});

Deno.test("createSeenIds() takes at most 24 bytes an id", () => {
  // The arrays it makes are counted as they are made; those it grew out of are garbage.
  const lengths = new Map<object, number>();
  const { Int32Array: original } = globalThis;
  globalThis.Int32Array = class extends original {
    constructor(length: number) {
      super(length);
      lengths.set(this, this.byteLength);
    }
  } as typeof Int32Array;
  try {
    const firstLine = createSeenIds(() => false);
    for (let i = 0; i < 200_000; i++) firstLine(`case-${i}`, i + 1);
  } finally {
    globalThis.Int32Array = original;
  }
  // The last array of each of the 64 tables is in use: the sum of the 64 largest bounds them.
  const sizes = [...lengths.values()].sort((a, b) => b - a).slice(0, 64);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  assert(bytes <= 24 * 200_000, `${bytes / 200_000} bytes an id`);
  assert(bytes >= 12 * 200_000);
});

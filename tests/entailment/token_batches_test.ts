import { assert, assertEquals } from "@std/assert";
import { padded, tokenBatches } from "../../lib/entailment/_token_batches.ts";

Deno.test("tokenBatches() puts each sequence into one batch of like length within the budget", () => {
  const lengths = Array.from({ length: 200 }, (_, i) => 3 + (i * 37) % 120);
  for (const budget of [1, 64, 512, 4096]) {
    const batches = tokenBatches(lengths, budget);
    assertEquals(batches.flat().sort((a, b) => a - b), lengths.map((_, i) => i));
    for (const batch of batches) {
      const sizes = batch.map((place) => lengths[place]);
      const longest = Math.max(...sizes);
      assert(batch.length === 1 || longest * batch.length <= budget);
      assert(sizes.every((size) => longest - size <= Math.max(6, 0.15 * longest)));
    }
  }
  assertEquals(tokenBatches([], 512), []);
  assertEquals(tokenBatches([5, 100, 9, 99], 512), [[1, 3], [2, 0]]);
});

Deno.test("padded() brings sequences to one length, and the mask leaves out what was added", () => {
  const { rows, width, ids, mask, types } = padded([
    { input_ids: [2, 7, 3], token_type_ids: [0, 1, 1] },
    { input_ids: [2] },
  ], 9);
  assertEquals([rows, width], [2, 3]);
  assertEquals([...ids], [2n, 7n, 3n, 2n, 9n, 9n]);
  assertEquals([...mask], [1n, 1n, 1n, 1n, 0n, 0n]);
  assertEquals([...types], [0n, 1n, 1n, 0n, 0n, 0n]);
});

import { assertEquals, assertThrows } from "@std/assert";
import { recallAtK } from "../../lib/retrieval/recall_at_k.ts";

Deno.test("recallAtK() is the share of the relevant among the first k", () => {
  assertEquals(recallAtK(["a", "b", "c"], ["c", "a", "z"], 2), 1 / 3);
  assertEquals(recallAtK(["a", "b", "c"], ["c", "a"], 5), 1);
  assertEquals(recallAtK(["a", "a", "b"], ["a", "b", "a"], 2), 0.5);
  assertEquals(recallAtK([], ["a"], 5), 0);
});

Deno.test("recallAtK() is 1 where nothing is relevant", () => {
  assertEquals(recallAtK(["a"], [], 5), 1);
});

Deno.test("recallAtK() of ranks 1:110 2:20 3:12 4:6 5:4 and 48 missed is .76", () => {
  const ranks = [[1, 110], [2, 20], [3, 12], [4, 6], [5, 4], [9, 48]].flatMap(([rank, n]) =>
    Array.from({ length: n }, () => rank)
  );
  const total = ranks.reduce((sum, rank) => {
    const retrieved = Array.from({ length: 9 }, (_, i) => i + 1 === rank ? "gold" : `${i}`);
    return sum + recallAtK(retrieved, ["gold"], 5);
  }, 0);
  assertEquals(total / ranks.length, 0.76);
});

Deno.test("recallAtK() refuses what it cannot read", () => {
  assertThrows(
    () => recallAtK([], [], 0),
    RangeError,
    "Cannot compute recallAtK as k must be an integer >= 1: current value is 0",
  );
  const call = recallAtK as (...args: unknown[]) => unknown;
  assertThrows(() => call("a", [], 1), TypeError, "retrieved must be an array of ids");
});

import { assertAlmostEquals, assertEquals } from "@std/assert";
import { rankSumP } from "../../lib/decisions/_rank_sum_p.ts";

function pOf(erred: readonly number[], right: readonly number[]): number | null {
  const labels = [...erred.map(() => true), ...right.map(() => false)];
  return rankSumP(labels, [...erred, ...right]);
}

// scipy 1.17.1: mannwhitneyu(erred, right, method="asymptotic").pvalue, which corrects for continuity.
const SAMPLES: readonly (readonly [erred: number[], right: number[], p: number])[] = [
  [[3, 4, 5, 6], [1, 2], 0.1051925051200414],
  [[5, 6, 7, 8, 9, 10], [1, 2, 3, 4], 0.014214038869082046],
  [[1, 2, 2, 3, 5, 5], [2, 4, 5, 6, 7, 7, 8], 0.050835582280956304], // ties within and across
  [[1], [1, 1, 2], 1], // less than the correction from the middle
  [[1, 4], [2, 3], 1], // in the middle
];

Deno.test("rankSumP() is scipy's two-sided p with ties, whichever class comes first", () => {
  for (const [erred, right, p] of SAMPLES) {
    assertAlmostEquals(pOf(erred, right) ?? NaN, p, 1e-12);
    assertAlmostEquals(pOf(right, erred) ?? NaN, p, 1e-12);
    const mirrored = [erred, right].map((values) => values.map((value) => -value));
    assertAlmostEquals(pOf(mirrored[0], mirrored[1]) ?? NaN, p, 1e-12);
  }
});

Deno.test("rankSumP() keeps its relative accuracy far out in the tail", () => {
  const values = Array.from({ length: 400 }, (_, i) => i);
  // mannwhitneyu(range(200, 400), range(200), method="asymptotic").
  const p = pOf(values.slice(200), values.slice(0, 200)) ?? NaN;
  assertAlmostEquals(p / 4.830856390397399e-67, 1, 1e-9);
});

Deno.test("rankSumP() of one row a class is 1", () => {
  assertEquals(pOf([1], [2]), 1); // mannwhitneyu([1], [2], method="asymptotic")
  assertEquals(pOf([2], [1, 3]), 1);
});

Deno.test("rankSumP() is null where all values are the same or a class is empty", () => {
  assertEquals(pOf([1, 1, 1], [1, 1]), null);
  assertEquals(pOf([1], []), null);
  assertEquals(pOf([], [1, 2]), null);
  assertEquals(pOf([], []), null);
});

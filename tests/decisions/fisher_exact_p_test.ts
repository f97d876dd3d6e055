import { assertAlmostEquals, assertEquals } from "@std/assert";
import { fisherExactP } from "../../lib/decisions/_fisher_exact_p.ts";

// scipy 1.17.1: fisher_exact([[a, b], [c, d]]).pvalue of [successes, failures] a row.
const TABLES: readonly (readonly [a: number, b: number, c: number, d: number, p: number])[] = [
  [15, 5, 2, 18, 6.860629774979052e-05],
  [3, 1, 1, 3, 0.48571428571428565], // the lady tasting tea: 34 of 70
  [8, 2, 1, 5, 0.034965034965034975],
  [0, 10, 10, 0, 1.082508822446903e-05], // 2 of 184756
  [120, 880, 170, 830, 0.0018234338831232388],
  [10, 12, 12, 10, 0.7634929177740797],
];

Deno.test("fisherExactP() is scipy's two-sided p, whichever side comes first", () => {
  for (const [a, b, c, d, p] of TABLES) {
    const [first, second] = [{ successes: a, n: a + b }, { successes: c, n: c + d }];
    assertAlmostEquals(fisherExactP(first, second) / p, 1, 1e-10);
    assertAlmostEquals(fisherExactP(second, first) / p, 1, 1e-10);
    const failures = [{ successes: b, n: a + b }, { successes: d, n: c + d }] as const;
    assertAlmostEquals(fisherExactP(...failures) / p, 1, 1e-10);
  }
});

Deno.test("fisherExactP() is 1 where a margin is empty, and never above", () => {
  // scipy gives 1 for each: no successes, no failures, an empty side, a single row, nothing at all, halves.
  const tables = [[0, 7, 0, 9], [7, 0, 9, 0], [0, 0, 3, 4], [1, 0, 0, 0], [0, 0, 0, 0], [
    5,
    5,
    5,
    5,
  ]];
  for (const [a, b, c, d] of tables) {
    const p = fisherExactP({ successes: a, n: a + b }, { successes: c, n: c + d });
    assertAlmostEquals(p, 1, 1e-12);
    assertEquals(p <= 1, true);
  }
});

Deno.test("fisherExactP() counts a mirrored table of equal chance, though it differs by rounding", () => {
  // One row a side, one success: both tables have a chance of 1/2. scipy: 1.
  assertAlmostEquals(fisherExactP({ successes: 1, n: 1 }, { successes: 0, n: 1 }), 1, 1e-12);
  // Ten and none of ten: both ends count, 2 / 184756.
  const p = fisherExactP({ successes: 10, n: 10 }, { successes: 0, n: 10 });
  assertAlmostEquals(p * 184756, 2, 1e-8);
});

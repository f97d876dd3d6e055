import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { adjustPValues } from "../../lib/statistics/adjust_p_values.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";

const P = [0.001, 0.2, 0.04, 0.03, 0.008, 0.9, 0.04];

/** statsmodels 0.15.0, multipletests(P, method="holm" | "fdr_bh" | "fdr_by")[1]. */
const EXPECTED = {
  "holm": [0.007, 0.4, 0.16, 0.15, 0.048, 0.9, 0.16],
  "benjamini-hochberg": [0.007, 0.23333333333333336, 0.056, 0.056, 0.028, 0.9, 0.056],
  "benjamini-yekutieli": [0.01815, 0.605, 0.1452, 0.1452, 0.0726, 1, 0.1452],
} as const;
const METHODS = ["holm", "benjamini-hochberg", "benjamini-yekutieli"] as const;

for (const method of METHODS) {
  Deno.test(`adjustPValues() equals statsmodels by ${method}`, () => {
    adjustPValues(P, { method }).forEach((p, i) =>
      assertAlmostEquals(p ?? NaN, EXPECTED[method][i], 1e-15)
    );
  });

  Deno.test(`adjustPValues() keeps order and null, and never lowers a p-value, by ${method}`, () => {
    const random = createRandom(3);
    for (let draw = 0; draw < 50; draw++) {
      const given = Array.from({ length: 12 }, (_, i) => i % 5 === 4 ? null : random() ** 3);
      const adjusted = adjustPValues(Object.freeze(given), { method });
      // Without the nulls the same comes out.
      const present = adjustPValues(given.filter((p) => p !== null), { method });
      assertEquals(adjusted.filter((p) => p !== null), [...present]);
      const pairs = given.map((p, i) => [p, adjusted[i]] as const);
      for (const [p, q] of pairs) {
        assertEquals(q === null, p === null);
        if (p !== null && q !== null) assertEquals(q >= p && q <= 1, true);
        for (const [p2, q2] of pairs) {
          if (p !== null && p2 !== null && p <= p2) assertEquals((q ?? 0) <= (q2 ?? 0), true);
        }
      }
    }
  });
}

Deno.test("adjustPValues() takes an empty list and one p-value", () => {
  assertEquals(adjustPValues([]), []);
  assertEquals(adjustPValues([null, 0.3]), [null, 0.3]);
});

Deno.test("adjustPValues() names the first bad value", () => {
  const message = "Cannot compute adjustPValues as pValues[1] must be in [0, 1]: current value is ";
  assertThrows(() => adjustPValues([0.1, 1.2]), RangeError, `${message}1.2`);
  assertThrows(() => adjustPValues([0.1, NaN]), RangeError, `${message}NaN`);
  const text = ["a"] as unknown as number[];
  assertThrows(() => adjustPValues(text), TypeError, "pValues[0] must be a number");
  const method = "bonferroni" as "holm";
  assertThrows(() => adjustPValues([], { method }), RangeError, "method must be one of holm,");
});

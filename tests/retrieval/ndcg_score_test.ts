import { assertEquals, assertThrows } from "@std/assert";
import { dcgScore } from "../../lib/retrieval/dcg_score.ts";
import { ndcgScore } from "../../lib/retrieval/ndcg_score.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import dense from "../golden/ndcg_dense.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of dense as readonly GoldenCase[]) {
  Deno.test(`ndcgScore() equals scikit-learn: ${name}`, () => {
    const { grades, scores, k } = inputs;
    for (const [field, value] of Object.entries(expected)) {
      const [, measure, gain, ties] = /^(n?dcg)_(linear|exponential)_(.*)$/.exec(field) ?? [];
      const score = measure === "dcg" ? dcgScore : ndcgScore;
      const got = score(grades, scores, {
        ...(k !== null && { k }),
        gain: gain as "linear" | "exponential",
        ties: ties === "ties_averaged" ? "average" : "order",
      });
      assertGolden(got, value as number | null, tolerance, field);
    }
  });
}

Deno.test("dcgScore() takes a grade below 0 for 0", () => {
  assertEquals(dcgScore([-1, 1], [2, 1], { gain: "linear" }), 1 / Math.log2(3));
});

Deno.test("ndcgScore() refuses what it cannot read", () => {
  assertThrows(
    () => ndcgScore([1, 2], [1]),
    RangeError,
    "Cannot compute dcgScore as scores must be as long as grades (2): current value is 1",
  );
  assertThrows(() => ndcgScore([1, NaN], [1, 2]), TypeError, "grades[1] must be a finite number");
  assertThrows(() => ndcgScore([2000], [1]), RangeError, "the gain of grades must be a finite");
});

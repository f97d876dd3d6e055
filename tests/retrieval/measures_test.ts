import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { averagePrecision } from "../../lib/retrieval/average_precision.ts";
import { bpref } from "../../lib/retrieval/bpref.ts";
import { hitAtK } from "../../lib/retrieval/hit_at_k.ts";
import { ndcgAtK } from "../../lib/retrieval/ndcg_at_k.ts";
import { precisionAtK } from "../../lib/retrieval/precision_at_k.ts";
import { rPrecision } from "../../lib/retrieval/r_precision.ts";
import { recallAtK } from "../../lib/retrieval/recall_at_k.ts";
import { reciprocalRank } from "../../lib/retrieval/reciprocal_rank.ts";

const ones = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 1]));
const near = (got: number | null, expected: number) =>
  assertAlmostEquals(got ?? NaN, expected, 5e-7);

Deno.test("ret-01: what is retrieved twice counts once and takes up two places", () => {
  const [retrieved, relevant] = [["p7", "p7", "p4"], ["p7", "p9"]];
  assertEquals(recallAtK(retrieved, relevant, 3), 0.5);
  // 1 / (1 + 1 / log2 3).
  near(ndcgAtK(retrieved, ones(relevant), 3), 0.613147);
  near(precisionAtK(retrieved, relevant, 3), 0.333333);
  // Siblings: the repeat of a relevant one adds nothing anywhere, and pushes the next one down.
  assertEquals(averagePrecision(["a", "a", "b"], ["a", "b"]), (1 + 2 / 3) / 2);
  assertEquals(rPrecision(["a", "a", "b"], ["a", "b"]), 0.5);
  assertEquals(reciprocalRank(["x", "x", "a"], ["a"]), 1 / 3);
  assertEquals(bpref(["x", "x", "a", "a"], { a: 1, b: 1, x: 0, y: 0 }), 0.25);
  assertEquals(hitAtK(["x", "x", "a"], ["a"], 2), 0);
});

Deno.test("ret-02: a repeat among the relevant counts once", () => {
  assertEquals(recallAtK(["g"], ["g", "g"], 1), 1);
  assertEquals(ndcgAtK(["g"], ones(["g", "g"]), 1), 1);
  assertEquals(averagePrecision(["g"], ["g", "g"]), 1);
  assertEquals(rPrecision(["g"], ["g", "g"]), 1);
});

Deno.test("ret-03: the ideal is not cut by a short list of results", () => {
  const relevant = ["d1", "d2", "d3", "d4"];
  // 1 / (1 + 1/log2 3 + 1/2 + 1/log2 5).
  near(ndcgAtK(["d1"], ones(relevant), 5), 0.39038);
  assertEquals(recallAtK(["d1"], relevant, 5), 0.25);
  assertEquals(precisionAtK(["d1"], relevant, 5), 0.2);
});

Deno.test("ret-08: the number of relevant ones comes from the judgements only", () => {
  const relevant = ["r1", "r2", "r3", "r4", "r5"];
  const retrieved = ["r1", "x", "y"];
  assertEquals(recallAtK(retrieved, relevant, 5), 0.2);
  near(ndcgAtK(retrieved, ones(relevant), 5), 0.33916);
  assertEquals(hitAtK(retrieved, relevant, 5), 1);
});

Deno.test("ret-10: a grade below 0 counts as 0 in the gain", () => {
  near(ndcgAtK(["d1", "d2"], { d1: -1, d2: 2 }, 2), 0.63093);
  near(ndcgAtK(["d1", "d2"], { d1: -1, d2: 2 }, 2, { gain: "linear" }), 0.63093);
  // bpref takes a grade below 0 for unjudged: nothing not relevant stands above d2.
  assertEquals(bpref(["d1", "d2"], { d1: -1, d2: 2 }), 1);
});

Deno.test("the measures are null where nothing is relevant", () => {
  assertEquals(precisionAtK(["a"], [], 1), null);
  assertEquals(hitAtK(["a"], [], 1), null);
  assertEquals(reciprocalRank(["a"], []), null);
  assertEquals(averagePrecision(["a"], []), null);
  assertEquals(rPrecision(["a"], []), null);
  assertEquals(bpref(["a"], { a: 0 }), null);
  assertEquals(ndcgAtK(["a"], { a: 0, b: -2 }, 1), null);
});

Deno.test("the measures are 0 where nothing was retrieved", () => {
  assertEquals(precisionAtK([], ["a"], 3), 0);
  assertEquals(hitAtK([], ["a"], 3), 0);
  assertEquals(reciprocalRank([], ["a"]), 0);
  assertEquals(averagePrecision([], ["a"]), 0);
  assertEquals(rPrecision([], ["a"]), 0);
  assertEquals(bpref([], { a: 1 }), 0);
  assertEquals(ndcgAtK([], { a: 1 }, 3), 0);
});

Deno.test("reciprocalRank() of ranks 1:110 2:20 3:12 4:6 5:4 and 48 missed has mean .6315", () => {
  const counts = [110, 20, 12, 6, 4];
  let sum = 0;
  counts.forEach((count, index) => {
    const retrieved = ["a", "b", "c", "d", "e"].with(index, "gold");
    sum += count * (reciprocalRank(retrieved, ["gold"], { k: 5 }) ?? NaN);
  });
  assertAlmostEquals(sum / 200, 0.6315, 1e-12);
});

Deno.test("averagePrecision() with k keeps all relevant ones in its divisor", () => {
  // Ranks 1 and 3 of three relevant ones, cut after 2: 1 / 3.
  assertEquals(averagePrecision(["a", "x", "b"], ["a", "b", "c"], { k: 2 }), 1 / 3);
});

Deno.test("ndcgAtK() stands grades that would overflow, or vanish", () => {
  assertEquals(ndcgAtK(["a", "b"], { a: 5000, b: 4999 }, 2), 1);
  assertEquals(ndcgAtK(["a"], { a: 1e-300 }, 1), 1);
  near(ndcgAtK(["b", "a"], { a: 1e-300, b: 0 }, 2), 0.63093);
  assertEquals(ndcgAtK(["a", "b"], { a: 1e308, b: 1e308 }, Infinity, { gain: "linear" }), 1);
});

Deno.test("ndcgAtK() finds grades of ids that objects have by nature", () => {
  assertEquals(ndcgAtK(["toString", "__proto__"], { a: 1 }, 5), 0);
  const grades = Object.fromEntries([["__proto__", 2]]);
  assertEquals(ndcgAtK(["__proto__"], grades, 5), 1);
});

Deno.test("bpref() keeps to the level of relevance", () => {
  // Level 2: a (1) is judged not relevant and stands above b: 1 - min(1, 1) / min(1, 1) = 0.
  assertEquals(bpref(["a", "b"], { a: 1, b: 2 }, { relevanceLevel: 2 }), 0);
  assertEquals(bpref(["a", "b"], { a: 0.5, b: 0.25 }, { relevanceLevel: 0.25 }), 1);
});

Deno.test("the measures refuse what they cannot read", () => {
  assertThrows(
    () => precisionAtK(["a"], ["a"], 1.5),
    RangeError,
    "Cannot compute precisionAtK as k must be an integer >= 1: current value is 1.5",
  );
  assertThrows(
    () => ndcgAtK(["a"], { a: NaN }, 1),
    RangeError,
    'Cannot compute ndcgAtK as grades["a"] must be a finite number: current value is NaN',
  );
  assertThrows(
    () => bpref(["a"], { a: 1 }, { relevanceLevel: 0 }),
    RangeError,
    "Cannot compute bpref as relevanceLevel must be a number > 0: current value is 0",
  );
  const call = averagePrecision as (...args: unknown[]) => unknown;
  assertThrows(() => call([1], ["a"]), TypeError, "retrieved[0] must be a text");
  assertThrows(() => call(["a"], ["a"], { K: 3 }), TypeError, "there is no option K");
});

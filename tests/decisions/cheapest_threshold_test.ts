import { assert, assertEquals, assertThrows } from "@std/assert";
import { cheapestThreshold } from "../../lib/decisions/cheapest_threshold.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";

const FOUR = { scores: [4, 3, 2, 1], hallucinated: [false, true, false, true] };

Deno.test("cheapestThreshold() weighs a wrong answer against a refusal", () => {
  // Cost of answering the top k of 4, wrong 3 and refusal 1: 4, 3, 5, 4, 6; over 4.
  const found = cheapestThreshold({ ...FOUR, wrongCost: 3, refusalCost: 1 });
  assertEquals([found.threshold, found.cost?.estimate, found.coverage], [4, 0.75, 0.25]);
  assertEquals([found.answerAll, found.declineAll], [1.5, 1]);
  // Wrong 1, refusal 1: 4, 3, 3, 2, 2: of the equal ones the one that answers most.
  const even = cheapestThreshold({ ...FOUR, wrongCost: 1, refusalCost: 1 });
  assertEquals([even.threshold, even.cost?.estimate], [1, 0.5]);
});

Deno.test("cheapestThreshold() declines everything where all is bad, and answers all where that is free", () => {
  const bad = { scores: [1, 2], hallucinated: [true, true] };
  assertEquals(cheapestThreshold({ ...bad, wrongCost: 5, refusalCost: 1 }).threshold, null);
  assertEquals(cheapestThreshold({ ...bad, wrongCost: 0, refusalCost: 1 }).threshold, 1);
  const none = cheapestThreshold({ scores: [], hallucinated: [], wrongCost: 1, refusalCost: 1 });
  assertEquals([none.threshold, none.cost, none.n], [null, null, 0]);
});

Deno.test("cheapestThreshold() spreads about the true optimum, the same for the same seed", () => {
  const random = createRandom(4);
  const scores = Array.from({ length: 400 }, random);
  // Chance of error 1 - score: at costs 4 and 1 it pays to answer from .75 on.
  const hallucinated = scores.map((score) => random() > score);
  const input = { scores, hallucinated, wrongCost: 4, refusalCost: 1, resamples: 300 };
  const found = cheapestThreshold(input);
  const { lower, upper } = found.thresholdSpread;
  assert(lower !== null && upper !== null && lower <= 0.75 && 0.75 <= upper, `${lower} ${upper}`);
  assert((found.cost?.lower ?? 1) <= (found.cost?.estimate ?? 0));
  assertEquals(cheapestThreshold(input), found);
});

Deno.test("cheapestThreshold() refuses a cost that is none", () => {
  assertThrows(
    () => cheapestThreshold({ ...FOUR, wrongCost: -1, refusalCost: 1 }),
    RangeError,
    "Cannot find the cheapest threshold as wrongCost must be a number >= 0: current value is -1",
  );
});

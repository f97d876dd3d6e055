import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";

Deno.test("tuneThreshold() keeps two budgets at once, or says that it cannot", () => {
  // 1,000 answers, of which those scored .4 or less are hallucinated, and every hundredth of the others.
  const scores = [...Array(1000).keys()].map((row) => (row + 1) / 1000);
  const rows = { scores, hallucinated: scores.map((at, row) => at <= 0.4 || row % 100 === 0) };
  const input = { ...rows, targetRisk: 0.05 };
  const both = tuneThreshold({ ...input, targetOverRefusal: 0.1 });
  assert(both.promised && (both.overRefusal.estimate ?? 1) <= 0.1);
  // Half of the good answers are mixed with the bad: few of them can be had at a risk of 5 %. From 194 answers on the
  // sequence passes down to 317, of which 8 are bad: scipy 1.17.1, binom.cdf(8, 317, .05) = .02 <= .025.
  const mixed = {
    scores: [...Array(1000).keys()],
    hallucinated: [...Array(1000).keys()].map((row) => row < 700 && row % 2 === 0),
  };
  const neither = tuneThreshold({ ...mixed, targetRisk: 0.05, targetOverRefusal: 0.1 });
  assertEquals(neither.threshold, null);
  assertEquals(
    neither.promise,
    "No threshold can promise that at most 5 % of the answers given are hallucinated and at most 10 % of the " +
      "good ones declined, from 1,000 labels; the first alone could be promised, at a score of 683 or more.",
  );
  const wrong = tuneThreshold({
    scores: mixed.scores,
    hallucinated: mixed.scores.map(() => true),
    ...{ targetRisk: 0.05, targetOverRefusal: 0.1 },
  });
  assertStringIncludes(wrong.promise, "declined, from 1,000 labels; the first alone cannot be pro");
});

Deno.test("tuneThreshold() tells how many labels could settle it, or that none could", () => {
  const good = { scores: Array(20).fill(0.5), hallucinated: Array(20).fill(false) };
  // No error so far: 59 answers without one pass at .05 and .95.
  assertEquals(tuneThreshold({ ...good, targetRisk: 0.05 }).needed, 59);
  const bad = { scores: Array(20).fill(0.5), hallucinated: Array(20).fill(true) };
  assertEquals(tuneThreshold({ ...bad, targetRisk: 0.05 }).needed, null);
  assertEquals(
    tuneThreshold({ ...bad, targetRisk: 0.05 }).promise,
    "No threshold can promise that at most 5 % of the answers given are hallucinated, from 20 labels; no " +
      "threshold answers enough of them to be tested, nor does the risk seen tell how many would do.",
  );
  assertEquals(tuneThreshold({ scores: [], hallucinated: [], targetRisk: 0.05 }).needed, 59);
});

Deno.test("tuneThreshold() counts the labels needed with the start that they would have", () => {
  // The highest 60 % are all right. At 2 % the only sequence starts at 149 answers (.98^149 = .049), beyond these 60
  // of 100; of 248 it would start within them, which are 149 of these.
  const shares = (n: number) => ({
    scores: Array.from({ length: n }, (_, row) => row),
    hallucinated: Array.from({ length: n }, (_, row) => row < n - Math.round(0.6 * n)),
    targetRisk: 0.02,
  });
  const { threshold, needed } = tuneThreshold(shares(100));
  assertEquals(threshold, null);
  assert(needed !== null && needed >= 249 && needed <= 252);
  assert(tuneThreshold(shares(needed)).promised);
  assertEquals(tuneThreshold(shares(247)).threshold, null);
});

Deno.test("tuneThreshold() wants labels that last where one sequence becomes two", () => {
  // 21 of 48 are above every error. At 10 %, 67 labels would do for one sequence, .9^29 = .047; from 70 on there are two,
  // the first from sqrt(36 x 52 %) answers on: of 96 from 43, beyond the 42 that 21 of 48 are; of 101 from 44, which are 44.
  const rows = (times: number) => ({
    scores: Array.from({ length: 48 * times }, (_, row) => row),
    hallucinated: Array.from({ length: 48 * times }, (_, row) => row < 27 * times),
    targetRisk: 0.1,
  });
  const { threshold, needed } = tuneThreshold(rows(1));
  assertEquals(threshold, null);
  assert(needed !== null && needed > 96 && needed <= 103);
  assertEquals(tuneThreshold(rows(2)).threshold, null);
  assert(tuneThreshold(rows(3)).promised);
});

Deno.test("tuneThreshold() by plug-in takes the share of good ones declined as it was seen, too", () => {
  // At 2 one of four is hallucinated and no good one declined; at 4 none, and one of three good ones.
  const rows = {
    scores: [5, 4, 3, 2, 1, 1],
    hallucinated: [false, false, true, false, true, true],
  };
  const input = { ...rows, targetRisk: 0.25, method: "plug-in" as const };
  assertEquals(tuneThreshold({ ...input, targetOverRefusal: 0.01 }).threshold, 2);
  const strict = { ...input, targetRisk: 0.1 };
  assertEquals(tuneThreshold({ ...strict, targetOverRefusal: 0.34 }).threshold, 4);
  assertStringIncludes(
    tuneThreshold({ ...strict, targetOverRefusal: 0.33 }).promise,
    "No threshold was found at which at most 10 %",
  );
});

Deno.test("tuneThreshold() counts the labels needed at the thresholds that it may choose", () => {
  const rows = {
    scores: [...Array(100).fill(0.5), ...Array(100).fill(0.9)],
    hallucinated: [...Array(200).keys()].map((row) => row < 50),
  };
  // Of those at .5 and above a quarter is hallucinated, and nothing is answered at 2: no number of labels helps.
  for (const thresholds of [[], [2], [0.5]]) {
    for (const method of ["learn-then-test", "bonferroni", "split"] as const) {
      const tuned = tuneThreshold({ ...rows, thresholds, method, targetRisk: 0.05 });
      assertEquals([tuned.threshold, tuned.needed], [null, null], `${thresholds} ${method}`);
    }
  }
});

Deno.test("tuneThreshold() by split counts the labels of both parts as needed", () => {
  // 59 good ones must be in the part that tests: of a quarter for the choice, 59 / .75.
  const good = { scores: Array(40).fill(0.5), hallucinated: Array(40).fill(false) };
  const input = { ...good, targetRisk: 0.05, method: "split" as const };
  assertEquals(tuneThreshold({ ...input, share: 0.25 }).needed, 79);
  assertEquals(tuneThreshold({ ...input, scores: [1], hallucinated: [false] }).needed, 118);
});

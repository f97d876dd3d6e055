import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { leastAnswered } from "../../lib/decisions/least_answered.ts";
import { tuneThreshold, type TuneThresholdInput } from "../../lib/decisions/tune_threshold.ts";
import type { TunedThreshold } from "../../lib/data/threshold_record.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import selectiveRisk from "../golden/selective_risk.json" with { type: "json" };

const GOLDEN = selectiveRisk as readonly GoldenCase[];

/** How each choice of the reference is asked for. */
const CHOICES = {
  selected_pointwise: () => ({ method: "pointwise" }),
  selected_bonferroni: () => ({ method: "bonferroni" }),
  selected_fixed_sequence: () => ({ minAnswered: 0 }),
  selected_fixed_sequence_min_answered: (inputs) => ({ minAnswered: inputs.min_answered }),
} as const satisfies Record<string, (inputs: GoldenCase["inputs"]) => Partial<TuneThresholdInput>>;

for (const golden of GOLDEN.filter(({ inputs }) => inputs.score)) {
  for (const [name, options] of Object.entries(CHOICES)) {
    const wanted = golden.expected[name];
    if (wanted === undefined) continue;
    Deno.test(`tuneThreshold() chooses as the reference, ${name}: ${golden.name}`, () => {
      const { score, correct, alpha, delta, grid } = golden.inputs;
      const tuned = tuneThreshold({
        scores: score,
        hallucinated: correct.map((right: number) => right === 0),
        targetRisk: alpha,
        confidence: 1 - delta,
        thresholds: grid ?? "distinct",
        ...options(golden.inputs),
      });
      assertEquals(tuned.threshold, wanted.threshold);
      assertEquals([tuned.answered, tuned.wrong], [wanted.answered, wanted.errors]);
      assertGolden(tuned.risk.estimate, wanted.risk, golden.tolerance, "risk");
      if (tuned.bound !== null && tuned.method !== "bonferroni") {
        const place = golden.expected.thresholds.indexOf(tuned.threshold);
        const bound = golden.expected.error_upper_bound[place];
        assertGolden(tuned.bound, bound, golden.tolerance, "bound");
      }
    });
  }
}

for (const { name, inputs, expected } of GOLDEN.filter(({ kind }) => kind === "zero_error_n")) {
  Deno.test(`leastAnswered() equals the reference: ${name}`, () => {
    const { alpha, delta } = inputs;
    assertEquals(leastAnswered({ targetRisk: alpha, confidence: 1 - delta }), expected.n);
  });
}

Deno.test("leastAnswered() is no answer more where the quotient is whole", () => {
  // .5^4 = .0625 <= 1 - .9375 exactly.
  assertEquals(leastAnswered({ targetRisk: 0.5, confidence: 0.9375 }), 4);
});

/** 1,000 answers, scores .001 to 1; those scored `below` or less are hallucinated, and every `each`th of the others. */
function answers(below: number, each = Infinity) {
  const scores = [...Array(1000).keys()].map((row) => (row + 1) / 1000);
  const hallucinated = scores.map((score, row) => score <= below || row % each === 0);
  return { scores, hallucinated };
}

Deno.test("tuneThreshold() starts two sequences, from 52 % of the answers and from fewer", () => {
  // At 1 - .05 / 2: ln .025 / ln .95 = 71.9, so 72 answers; sqrt(72 * 520) = 193.5.
  const { sequences } = tuneThreshold({ ...answers(0.4), targetRisk: 0.05 });
  assertEquals(sequences, [{ from: 194, confidence: 0.975 }, { from: 520, confidence: 0.975 }]);
  // With few answers one sequence, from those that can just pass: ln .05 / ln .95 = 58.4.
  const few = tuneThreshold({ scores: [1, 2], hallucinated: [false, true], targetRisk: 0.05 });
  assertEquals(few.sequences, [{ from: 59, confidence: 0.95 }]);
});

Deno.test("tuneThreshold() says what it promises, and what it does not", () => {
  const rows = answers(0.4, 100);
  const promises = (["learn-then-test", "bonferroni", "split", "pointwise", "plug-in"] as const)
    .map((method) => tuneThreshold({ ...rows, targetRisk: 0.05, method }));
  assertEquals(promises.map(({ promised }) => promised), [true, true, true, false, false]);
  assertEquals(
    promises[4].promise,
    `Nothing is promised: ${
      promises[4].threshold
    } was the best of many on the same labels (method plug-in).`,
  );
  const [tested, , , , greedy] = promises;
  assert((greedy.threshold ?? 1) < (tested.threshold ?? 0), "who promises nothing answers more");
  assert((tested.bound ?? 1) <= 0.05);
});

Deno.test("tuneThreshold() by split reports on answers that the choice has not seen", () => {
  const tuned = tuneThreshold({ ...answers(0.4, 100), targetRisk: 0.05, method: "split", seed: 3 });
  assert(tuned.n > 400 && tuned.n < 600, String(tuned.n));
  assertEquals(tuned.coverage.n, tuned.n);
  const again = tuneThreshold({ ...answers(0.4, 100), targetRisk: 0.05, method: "split", seed: 3 });
  assertEquals(again, tuned);
});

Deno.test("tuneThreshold() answers hostile input with whole figures", () => {
  const many = (value: boolean) => Array<boolean>(200).fill(value);
  const rising = [...Array(200).keys()];
  const inputs: Record<string, { scores: number[]; hallucinated: boolean[] }> = {
    "all correct": { scores: rising, hallucinated: many(false) },
    "none correct": { scores: rising, hallucinated: many(true) },
    "all equal": { scores: Array(200).fill(7), hallucinated: rising.map((row) => row < 5) },
    "one row": { scores: [1], hallucinated: [false] },
  };
  const tuned: Record<string, TunedThreshold> = {};
  for (const [name, rows] of Object.entries(inputs)) {
    tuned[name] = tuneThreshold({ ...rows, targetRisk: 0.1 });
    assert(!JSON.stringify(tuned[name]).includes("NaN"), name);
  }
  assertEquals(tuned["all correct"].threshold, 0);
  assertEquals(tuned["none correct"].threshold, null);
  assertEquals([tuned["all equal"].threshold, tuned["all equal"].answered], [7, 200]);
  assertEquals(tuned["one row"].threshold, null);
  assertAlmostEquals(tuned["all equal"].risk.estimate ?? NaN, 0.025, 1e-15);
});

Deno.test("tuneThreshold() writes a long threshold to the stricter side", () => {
  for (const score of [-0.111505514743215, 0.29675851, 123456.71]) {
    const rows = { scores: Array(80).fill(score), hallucinated: Array(80).fill(false) };
    const { promise } = tuneThreshold({ ...rows, targetRisk: 0.05 });
    const written = Number(/at a score of (\S+) or more/.exec(promise)?.[1]);
    assert(written >= score && Math.abs(written / score - 1) < 1e-5, promise);
  }
});

Deno.test("tuneThreshold() refuses what it does not know", () => {
  const rows = { scores: [1], hallucinated: [true] };
  assertThrows(
    () => tuneThreshold({ ...rows, targetRisk: 5 }),
    RangeError,
    "Cannot tune the threshold as targetRisk must be between 0 and 1: current value is 5",
  );
  assertThrows(
    () => tuneThreshold({ ...rows, targetRisk: 0.1, risk: 1 } as unknown as TuneThresholdInput),
    TypeError,
    "there is no option risk",
  );
  assertThrows(
    () => tuneThreshold({ ...rows, targetRisk: 0.1, method: "magic" as "split" }),
    RangeError,
    "method must be one of learn-then-test, bonferroni, split, pointwise, plug-in",
  );
});

/** What a judge decides, what it cannot, and what becomes of it when it fails. */
import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { scoreCases } from "../../lib/cases/score_cases.ts";
import { summariseCases } from "../../lib/cases/summarise_cases.ts";
import { caseOf, propertyOf, scored } from "./scored.ts";

const stale = {
  type: "stale_context",
  chunks: [
    { id: "old", text: "A label costs $7.", status: "superseded" },
    { id: "new", text: "A label costs $9.", status: "current" },
  ],
  required_facts: ["$9"],
  forbidden_facts: ["$7"],
} as const;
const REFUSAL = "I could not find that in the provided documents.";

Deno.test("scoreCases() grade 5 on a superseded value is still hallucinated", async () => {
  for (const given of [{ groundedness: 5 }, {}]) {
    const result = await scored({ ...stale, ...given, answer: "It costs $7." }, { judge: () => 5 });
    assertEquals(result.outcome, "hallucinated");
    assertEquals([result.grade, propertyOf(result, "groundedness").status], [5, "pass"]);
    assertEquals(propertyOf(result, "correctness").status, "fail");
  }
});

Deno.test("scoreCases() grade 3 on a refused answerable case is over-refused", async () => {
  const result = await scored({ answer: REFUSAL, groundedness: 3 });
  assertEquals([result.outcome, result.grade], ["over-refused", undefined]);
});

Deno.test("scoreCases() grade 3 on a refusal that was right passes", async () => {
  const given = { type: "unanswerable", expect: "abstain", groundedness: 3 } as const;
  const result = await scored({ ...given, answer: REFUSAL });
  assertEquals([result.outcome, result.grade], ["right", undefined]);
  assertEquals(propertyOf(result, "groundedness").status, "not-applicable");
});

Deno.test("scoreCases() a grade of 1 or 2 is hallucinated, 3 to 5 is not", async () => {
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(async (groundedness) => {
    return (await scored({ answer: "Within 24 hours.", groundedness })).outcome;
  }));
  assertEquals(outcomes, ["hallucinated", "hallucinated", "right", "right", "right"]);
});

Deno.test("scoreCases() asks the judge only for answered cases that expect an answer", async () => {
  const asked: string[] = [];
  await scoreCases([
    caseOf({ id: "answered", answer: "Within 24 hours." }),
    caseOf({ id: "refused", answer: REFUSAL }),
    caseOf({ id: "partly", type: "partial", answer: `Within 24 hours. ${REFUSAL}` }),
    caseOf({ id: "guessed", type: "unanswerable", expect: "abstain", answer: "Within 24 hours." }),
    caseOf({ id: "declined", type: "unanswerable", expect: "abstain", answer: REFUSAL }),
    caseOf({ id: "silent", answer: null }),
    caseOf({ id: "wrong", answer: "Within 24 hours.", forbidden_facts: ["24 hours"] }),
  ], {
    judge: ({ id }) => {
      asked.push(id);
      return { grade: 4, reason: "all there" };
    },
  });
  assertEquals(asked.sort(), ["answered", "partly", "wrong"]);
});

const NO_GRADES: readonly unknown[] = [
  ...[NaN, null, 0, 6, -1, 2.5, Infinity, true, "", "five", "4 or 5", "10", [5], {}],
  ...[{ grade: null }, { grade: NaN }, { error: "timeout" }],
];

Deno.test("scoreCases() what is no grade from 1 to 5 is a judge-error and never a pass", async () => {
  for (const groundedness of NO_GRADES) {
    for (const options of [{}, { judge: () => Promise.resolve(groundedness) }]) {
      const result = await scored({ answer: "Within 24 hours.", groundedness }, options);
      assertEquals([result.outcome, result.judge_error], ["judge-error", true]);
      assertEquals(propertyOf(result, "groundedness").status, "error");
    }
  }
  assertEquals((await scored({ answer: "Now." }, { judge: () => undefined })).judge_error, true);
});

Deno.test("scoreCases() reads a grade written as a text that holds nothing else", async () => {
  for (const groundedness of ["4", " 4/5 ", "4.0", { grade: "4" }]) {
    assertEquals((await scored({ answer: "Within 24 hours.", groundedness })).grade, 4);
  }
});

Deno.test("scoreCases() a judge that throws is a judge-error, listed apart", async () => {
  const results = await scoreCases(
    [
      caseOf({ id: "a", answer: "Within 24 hours." }),
      caseOf({ id: "b", answer: "Within 24 hours." }),
      caseOf({ id: "c", answer: "Within a year.", required_facts: ["24 hours"] }),
    ],
    {
      judge: ({ id }) => {
        if (id !== "a") throw new Error("rate limit");
        return 5;
      },
    },
  );
  // What is missing settles c without the judge; it counts as a failure of the judge all the same.
  assertEquals(results.map(({ outcome }) => outcome), ["right", "judge-error", "hallucinated"]);
  assertStringIncludes(results[1]?.reason ?? "", "rate limit");
  const { judgeErrors, scored: n, hallucinated } = summariseCases(results);
  assertEquals([judgeErrors, n, hallucinated.n], [2, 2, 2]);
});

Deno.test("scoreCases() keeps the order of the cases whatever the order of the grades", async () => {
  const ids = ["a", "b", "c", "d", "e"];
  const waiting: (() => void)[] = [];
  let most = 0;
  const run = scoreCases(ids.map((id) => caseOf({ id, answer: "Within 24 hours." })), {
    concurrency: 2,
    judge: ({ id }) =>
      new Promise((give) => {
        waiting.push(() => give(id === "c" ? 1 : 5));
        most = Math.max(most, waiting.length);
      }),
  });
  for (let given = 0; given < ids.length;) {
    await Promise.resolve();
    const give = waiting.pop();
    if (give) given++;
    give?.();
  }
  const results = await run;
  assertEquals(results.map(({ id }) => id), ids);
  assertEquals(results.map(({ grade }) => grade), [5, 5, 1, 5, 5]);
  assertEquals(most, 2);
});

Deno.test("scoreCases() ends early with the reason of the signal", async () => {
  const stop = new AbortController();
  const asked: string[] = [];
  const run = scoreCases(["a", "b", "c"].map((id) => caseOf({ id, answer: "Now." })), {
    concurrency: 1,
    signal: stop.signal,
    judge: ({ id }) => {
      asked.push(id);
      stop.abort(new Error("enough"));
      throw new Error("aborted");
    },
  });
  await assertRejects(() => run, Error, "enough");
  assertEquals(asked, ["a"]);
});

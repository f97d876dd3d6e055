import { assert, assertAlmostEquals, assertEquals, assertRejects } from "@std/assert";
import { answerRelevance } from "../../lib/claims/answer_relevance.ts";
import { checkReference } from "../../lib/claims/check_reference.ts";
import { contextRelevance } from "../../lib/claims/context_relevance.ts";
import { semanticSimilarity } from "../../lib/claims/semantic_similarity.ts";
import type { Complete, CompletionRequest } from "../../lib/data/complete.ts";

function replies(text: string) {
  const requests: CompletionRequest[] = [];
  const complete: Complete = (request) => {
    requests.push(request);
    return Promise.resolve({
      ...{
        text,
        finish: "stop",
        usage: null,
        model: null,
        latencyMs: null,
        attempts: 1,
        cached: false,
      },
    });
  };
  return { complete, requests };
}
/** A text `x,y` is its own vector. */
const embed = (texts: readonly string[]) =>
  Promise.resolve(texts.map((text) => text.split(",").map(Number)));

Deno.test("semanticSimilarity() is the cosine", async () => {
  // (1, 2) . (2, 1) = 4; |.|^2 = 5 and 5: 4 / 5.
  assertAlmostEquals(await semanticSimilarity("1,2", "2,1", embed), 0.8, 1e-15);
  assertEquals(await semanticSimilarity("3,4", "6,8", embed), 1);
  assertEquals(await semanticSimilarity("1,0", "0,5", embed), 0);
  assertEquals(await semanticSimilarity("1,1", "-2,-2", embed), -1);
  assertAlmostEquals(
    await semanticSimilarity("1e200,1e200", "1e-200,0", embed),
    Math.SQRT1_2,
    1e-15,
  );
  const fails = (a: string, b: string, message: string) =>
    assertRejects(() => semanticSimilarity(a, b, embed), RangeError, message);
  await fails("0,0", "1,2", "a vector must not be zero");
  await fails("1,2", "1,2,3", "vectors must be of one length");
  await fails("x,1", "1,2", "the numbers of a vector must be finite");
  await assertRejects(
    () => semanticSimilarity("1", "1", () => Promise.resolve([[1]])),
    TypeError,
    "embed must give 2 vectors, one a text: current value is",
  );
});

Deno.test("checkReference() leaves what is within the margin to a person", async () => {
  const decide = async (a: string) => (await checkReference(a, "1,0", embed)).decision;
  // Cosines .8, .6 and .7433...: margin .05 about .75.
  assertEquals([await decide("4,3"), await decide("3,4"), await decide("1,.9")], [
    "pass",
    "fail",
    "review",
  ]);
  assertEquals(await checkReference("", "1,0", embed), {
    ...{ decision: "fail", similarity: null, reason: "the answer is empty" },
  });
  assertEquals(
    (await checkReference("3,4", "1,0", embed, { threshold: 0.5, margin: 0 })).decision,
    "pass",
  );
  await assertRejects(
    () => checkReference("1,1", " ", embed),
    RangeError,
    "reference must not be empty",
  );
});

Deno.test("answerRelevance() is the mean cosine between the question and those written from the answer", async () => {
  const { complete, requests } = replies('{"questions": ["4,3", "3,4", "1,0"]}');
  const { outcome, score, questions } = await answerRelevance("1,0", "Some answer.", {
    complete,
    embed,
  });
  // (.8 + .6 + 1) / 3
  assertAlmostEquals(score.estimate ?? NaN, 0.8, 1e-15);
  assertEquals([outcome, score.n, questions.map(({ text }) => text)], ["scored", 3, [
    "4,3",
    "3,4",
    "1,0",
  ]]);
  const sent = JSON.stringify(requests);
  assert(sent.includes("Some answer.") && !sent.includes("1,0"), "the question is not shown");
  for (const list of ["1. 4,3\n2. 3,4", '```json\n["4,3", "3,4"]\n```']) {
    const options = { complete: replies(list).complete, embed, questions: 2 };
    assertAlmostEquals(
      (await answerRelevance("1,0", "A.", options)).score.estimate ?? NaN,
      0.7,
      1e-15,
    );
  }
});

Deno.test("answerRelevance() scores no refusal, and no short list", async () => {
  const { complete } = replies('["4,3"]');
  const options = { complete, embed };
  const declined = await answerRelevance("1,0", "I could not find that in the documents.", options);
  assertEquals([declined.outcome, declined.score.estimate], ["abstained", null]);
  assertEquals((await answerRelevance("1,0", "", options)).outcome, "no-claims");
  await assertRejects(
    () => answerRelevance("1,0", "Five.", options),
    Error,
    "holds 1 questions where 3 were asked for",
  );
});

Deno.test("contextRelevance() is the share of sentences that are needed", async () => {
  const chunks = [{ id: "a", text: "Parking is free. Dr. Lee helps." }, {
    id: "b",
    text: "Sofas: 14 days.",
  }];
  const options = (reply: string) => ({ complete: replies(reply).complete });
  const run = async (reply: string) => {
    const { score, sentences } = await contextRelevance("Sofas?", chunks, options(reply));
    return [score.estimate, score.n, sentences.filter((one) => one.needed).map(({ text }) => text)];
  };
  assertEquals(await run('{"needed": [3]}'), [1 / 3, 3, ["Sofas: 14 days."]]);
  assertEquals(await run("[1, 3, 3]"), [2 / 3, 3, ["Parking is free.", "Sofas: 14 days."]]);
  assertEquals(await run('{"needed": []}'), [0, 3, []]);
  assertEquals(await run("Insufficient Information"), [0, 3, []]);
  await assertRejects(() => run("[4]"), Error, "names sentence 4 where there are 3");
  assertEquals((await contextRelevance("Sofas?", [], options("x"))).score.estimate, null);
});

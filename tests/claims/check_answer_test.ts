import { assertEquals, assertRejects } from "@std/assert";
import { checkAnswer } from "../../lib/claims/check_answer.ts";
import type { CheckLayer } from "../../lib/claims/check_layers.ts";
import { reviewRows } from "../../lib/claims/review_rows.ts";
import { summariseChecks } from "../../lib/claims/summarise_checks.ts";
import type { Entailment } from "../../lib/data/entail.ts";
import { completionError } from "../../lib/judges/completion_error.ts";

const CHUNKS = [{ id: "a", text: "The desk opens at 08:30. Parking is free." }];
const ANSWER = "The desk is open.";

function entailing(entailment: number, contradiction: number): CheckLayer {
  const one: Entailment = { entailment, contradiction, neutral: 1 - entailment - contradiction };
  return { kind: "entail", entail: (pairs) => Promise.resolve(pairs.map(() => one)) };
}
const judging = (word: string | (() => Promise<string>)): CheckLayer => ({
  kind: "judge",
  judge: () => typeof word === "string" ? word : word(),
});
const settled = async (layers: readonly CheckLayer[], answer = ANSWER) => {
  const { decision, settledBy, outcome } = await checkAnswer(answer, CHUNKS, { layers });
  return [decision, settledBy, outcome];
};
const never = judging(() => Promise.reject(new Error("not to be asked")));

Deno.test("checkAnswer() fails above .85 of contradiction, and leaves .70 to .85 to a person", async () => {
  assertEquals(await settled([entailing(0, 0.86), never]), ["fail", "entail", "scored"]);
  assertEquals(await settled([entailing(0, 0.85)]), ["review", "entail", "scored"]);
  assertEquals(await settled([entailing(0.1, 0.7)]), ["review", "entail", "scored"]);
  assertEquals(await settled([entailing(0, 0.69)]), ["fail", "entail", "scored"]);
  assertEquals(await settled([entailing(0.9, 0), never]), ["pass", "entail", "scored"]);
  const layers = [entailing(0.4, 0.6)];
  const { decision } = await checkAnswer(ANSWER, CHUNKS, {
    layers,
    thresholds: { entailment: 0.3, contradictionReview: 0.6, contradictionFail: 0.9 },
  });
  assertEquals(decision, "review");
});

Deno.test("checkAnswer() asks the cheap layers first and stops where one settles it", async () => {
  // Given dear first.
  const layers = [never, entailing(0.9, 0), { kind: "grounding" as const }];
  const { layers: ran, settledBy } = await checkAnswer("The desk opens at 8:30.", CHUNKS, {
    layers,
  });
  assertEquals([settledBy, ran.map(({ kind }) => kind)], ["entail", ["grounding", "entail"]]);
  const grounded = await checkAnswer("The desk opens at 9:45.", CHUNKS, { layers });
  assertEquals([grounded.decision, grounded.settledBy, grounded.layers.length], [
    "fail",
    "grounding",
    1,
  ]);
  assertEquals(grounded.reason, 'no passage holds "9:45"');
});

Deno.test("checkAnswer() leaves what entailment cannot settle to the judge", async () => {
  const open = entailing(0.2, 0.1);
  assertEquals(await settled([open, judging("PASS")]), ["pass", "judge", "scored"]);
  assertEquals(await settled([open, judging("fail")]), ["fail", "judge", "scored"]);
  assertEquals(await settled([open, judging("UNCERTAIN")]), ["review", "judge", "scored"]);
  assertEquals(await settled([open, judging("maybe")]), ["review", "judge", "judge-error"]);
  assertEquals(await settled([open]), ["fail", "entail", "scored"]);
  assertEquals(await settled([{ kind: "grounding" }]), ["review", null, "scored"]);
});

Deno.test("checkAnswer() gives an answer on which a judge failed to a person, and ends where the run does", async () => {
  for (const kind of ["unparsable", "timeout", "refused"] as const) {
    const layer = judging(() => Promise.reject(completionError(kind, "So.")));
    assertEquals(await settled([layer]), ["review", "judge", "judge-error"]);
  }
  for (const kind of ["budget", "aborted"] as const) {
    const layer = judging(() => Promise.reject(completionError(kind, "End.")));
    await assertRejects(() => settled([layer]), Error, "End.");
  }
  const broken: CheckLayer = {
    kind: "entail",
    entail: () => Promise.reject(completionError("timeout", "Slow.")),
  };
  assertEquals(await settled([broken, judging("PASS")]), ["pass", "judge", "scored"]);
  assertEquals(await settled([broken]), ["review", "entail", "judge-error"]);
});

Deno.test("checkAnswer() passes a refusal, and no empty answer", async () => {
  assertEquals(await settled([never], "I could not find that in the documents."), [
    "pass",
    null,
    "abstained",
  ]);
  assertEquals(await settled([never], " "), ["review", null, "no-claims"]);
});

Deno.test("checkAnswer() allows what the question names, and says what each layer cost", async () => {
  let time = 0;
  const { layers, id } = await checkAnswer("Order A-77 can go back. Parking is free.", CHUNKS, {
    layers: [{ kind: "grounding" }, entailing(0.2, 0), judging("PASS")],
    ...{ question: "May order A-77 go back?", id: "q1", now: () => time += 5 },
  });
  assertEquals(id, "q1");
  assertEquals(
    layers.map(({ kind, calls, pairs, ms, settled }) => [kind, calls, pairs, ms, settled]),
    [
      ["grounding", 0, 0, 5, false],
      ["entail", 1, 2, 5, false],
      ["judge", 1, 0, 5, true],
    ],
  );
});

Deno.test("checkAnswer() refuses layers that it cannot run", async () => {
  const call = checkAnswer as (...args: unknown[]) => Promise<unknown>;
  const refuses = (layers: unknown, message: string) =>
    assertRejects(() => call(ANSWER, CHUNKS, { layers }), Error, message);
  await refuses(
    [{ kind: "nli" }],
    "layers[0] must be an object with kind grounding, entail or judge",
  );
  await refuses([{ kind: "entail" }], "layers[0].entail must be a function");
  await refuses(
    [{ kind: "grounding" }, { kind: "grounding" }],
    "each kind of layer must stand once",
  );
  await refuses([], "layers must not be empty");
  await refuses([{ kind: "judge", judges: () => "PASS" }], "no option judges, did you mean judge");
  await assertRejects(
    () => call(ANSWER, CHUNKS, { thresholds: { contradictionFail: 0.5 } }),
    RangeError,
    "contradictionReview must not be above contradictionFail",
  );
});

Deno.test("summariseChecks() and reviewRows() say what each layer settled and what remains", async () => {
  const layers = [{ kind: "grounding" as const }, entailing(0.2, 0), judging("UNCERTAIN")];
  const results = [
    await checkAnswer("It opens at 9:45.", CHUNKS, { layers, id: "q1" }),
    await checkAnswer(ANSWER, CHUNKS, { layers, id: "q2", question: "When?" }),
    await checkAnswer("I don't know.", CHUNKS, { layers, id: "q3" }),
    await checkAnswer(ANSWER, CHUNKS, { layers: [judging("?")] }),
  ];
  const summary = summariseChecks(results);
  const { n, pass, fail, review, judgeErrors, abstained } = summary;
  assertEquals([n, ...[pass, fail, review].map(({ estimate }) => estimate)], [4, 0.25, 0.25, 0.5]);
  assertEquals([judgeErrors.estimate, abstained.estimate], [0.25, 0.25]);
  assertEquals(
    summary.layers.map((
      { kind, reached, settled, calls, ms },
    ) => [kind, reached, settled.estimate, calls, ms]),
    [
      ["grounding", 2, 0.5, 0, null],
      ["entail", 1, 0, 1, null],
      ["judge", 2, 1, 2, null],
    ],
  );
  assertEquals(summariseChecks([]).pass.estimate, null);
  const rows = reviewRows(results);
  assertEquals(rows.map(({ id, question, outcome, human }) => [id, question, outcome, human]), [
    ["q2", "When?", "scored", null],
    ["4", null, "judge-error", null],
  ]);
  assertEquals(rows[0].claims[0].verdict, "unsupported");
  assertEquals(rows[0].evidence, CHUNKS);
  assertEquals(JSON.parse(JSON.stringify(rows)), rows);
});

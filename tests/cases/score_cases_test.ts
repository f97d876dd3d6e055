/** What was reported elsewhere, by id; slices, hashes, sharing and refusals of what is no case. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { incidentCases } from "../../lib/cases/incident_cases.ts";
import { scoreCases } from "../../lib/cases/score_cases.ts";
import { summariseCases } from "../../lib/cases/summarise_cases.ts";
import { gate } from "../../lib/decisions/gate.ts";
import { readIncidents } from "../../lib/data/read_incidents.ts";
import type { Case } from "../../lib/data/case.ts";
import { caseOf, propertyOf, scored } from "./scored.ts";

const unanswerable = { type: "unanswerable", expect: "abstain" } as const;

Deno.test("ref-03: a limit and a grounded answer is answered, not abstained", async () => {
  const chunks = [{ id: "c1", text: "Refunds post within 5 days." }];
  const answer = "I can't see the invoice itself, but the policy says refunds post within 5 days.";
  const result = await scored({ chunks, answer });
  assertEquals([result.abstention, result.outcome], ["partial", "right"]);
  assertEquals((await scored({ ...unanswerable, chunks, answer })).outcome, "hallucinated");
});

const REFUSALS: readonly (readonly [string, string])[] = [
  [
    "ref-04",
    "In den bereitgestellten Dokumenten finde ich leider keine Angabe zum Kündigungsrecht [2].",
  ],
  ["ref-05", "The handbook doesn't mention sabbaticals."],
  ["ref-08", "The provided text does not say."],
  ["ref-16", "申し訳ありませんが、資料には見つかりませんでした。"],
];

for (const [id, answer] of REFUSALS) {
  Deno.test(`${id}: a refusal in other words is a correct abstention, and is not graded`, async () => {
    for (const given of [{}, { answerable: false, groundedness: 1 }]) {
      const result = await scored({ ...unanswerable, ...given, answer });
      assertEquals([result.abstention, result.outcome, result.grade], ["full", "right", undefined]);
      for (const name of ["groundedness", "correctness"] as const) {
        assertEquals(propertyOf(result, name).status, "not-applicable");
      }
    }
  });
}

Deno.test("ref-06: a guess after the refusal earns no abstention", async () => {
  const result = await scored({
    ...unanswerable,
    chunks: [{ id: "c1", text: "Parcels are insured." }],
    answer: "I don't have that information. It's probably 14 days, though.",
  });
  assertEquals([result.abstention, result.outcome], ["partial", "hallucinated"]);
  assertEquals(propertyOf(result, "quantities").evidence.map(({ text }) => text), ["14 days"]);
});

Deno.test("ref-09: refusals are left out of the mean grade, and counted", async () => {
  const graded = { groundedness: 1, answer: "Within 24 hours." };
  const { grades, n } = summariseCases(
    await scoreCases([
      caseOf({ id: "a", ...graded, groundedness: 5 }),
      caseOf({ id: "b", ...graded, groundedness: 5 }),
      caseOf({ id: "c", answer: "I could not find that in the documents.", groundedness: null }),
    ]),
  );
  assertEquals([grades, n], [{ mean: 5, n: 2 }, 3]);
});

Deno.test("ref-14: declining an answerable question is over-refusal, apart from hallucination", async () => {
  const results = await scoreCases([caseOf({
    question: "When does the desk open?",
    chunks: [{ id: "c1", text: "The desk opens at 08:30." }],
    answer: "I don't know.",
  })]);
  const { hallucinated, overRefused } = summariseCases(results);
  assertEquals(results[0]?.outcome, "over-refused");
  assertEquals([hallucinated.estimate, overRefused.estimate], [0, 1]);
});

Deno.test("gat-09: one good case of ten does not pass where the judge failed on nine", async () => {
  const cases = Array.from(
    { length: 10 },
    (_, i) => caseOf({ id: `${i}`, answer: "In 24 hours." }),
  );
  const summary = summariseCases(
    await scoreCases(cases, { judge: ({ id }) => id === "0" ? 4 : NaN }),
  );
  assertEquals([summary.shareScored.estimate, summary.grades], [0.1, { mean: 4, n: 1 }]);
  assertEquals(gate(summary, { judgeErrors: "100%" }).decision, "fail");
});

Deno.test("scoreCases() rejects the recorded answer of every bundled incident", async () => {
  const file = new URL("../../datasets/incidents/incidents.jsonl", import.meta.url);
  const incidents = await readIncidents(file.pathname);
  const cases = incidentCases(incidents).map((one, i) => ({
    ...one,
    answer: incidents[i].hallucinated_answer,
  }));
  const results = await scoreCases(cases);
  assertEquals(results.map(({ outcome }) => outcome), cases.map(() => "hallucinated"));
  const claims = await scoreCases(
    incidents.flatMap(({ grounded_claims }, i) =>
      grounded_claims.map((answer, k) => ({
        ...cases[i],
        ...{ id: `${i}-${k}`, answer, required_facts: [] },
      }))
    ),
  );
  assertEquals(claims.filter(({ outcome }) => outcome !== "right").map(({ reason }) => reason), []);
});

Deno.test("scoreCases() gives what a case can be sliced by", async () => {
  const { slices } = await scored({
    ...{ tags: ["fees", "smoke"], language: "de", answer: "Ja." },
    chunks: [
      { id: "a", text: "Alt.", effective_date: "2023-01-01", scope: "eu" },
      { id: "b", text: "Neu.", effective_date: "2025-01-01", scope: ["eu", "us"] },
    ],
  });
  assertEquals(slices, {
    ...{ tag: ["fees", "smoke"], language: ["de"], "document age": ["2025"], scope: ["eu", "us"] },
  });
  assertEquals((await scored({ answer: "Yes." })).slices, {});
});

Deno.test("scoreCases() knows a case by what it expects, whatever was answered", async () => {
  const hash = async (given: Partial<Case>) => (await scored(given)).case_hash;
  assertEquals(await hash({ answer: "Yes." }), await hash({ answer: "No." }));
  assert(await hash({ answer: "Yes." }) !== await hash({ answer: "Yes.", required_facts: ["a"] }));
});

Deno.test("scoreCases() answers that share evidence come out as they do alone", async () => {
  const answers = ["Within 24 hours.", "Within 25 hours.", "Within 24 hours, for $3."];
  const cases = answers.map((answer, i) => caseOf({ id: `${i}`, answer, severity: "critical" }));
  const together = await scoreCases(cases);
  const alone = (await Promise.all(cases.map((one) => scoreCases([one])))).flat();
  assertEquals(together, alone);
  assertEquals(together.map(({ outcome }) => outcome), ["right", "hallucinated", "hallucinated"]);
});

Deno.test("scoreCases() tells how far it is, and scores no case as no result", async () => {
  const seen: string[] = [];
  const cases = ["a", "b"].map((id) => caseOf({ id, answer: "Yes." }));
  await scoreCases(cases, {
    onProgress: ({ done, total, id }) => seen.push(`${done}/${total} ${id}`),
  });
  assertEquals(seen, ["1/2 a", "2/2 b"]);
  assertEquals(await scoreCases([]), []);
});

Deno.test("scoreCases() names the case, the member and its value where a case is none", async () => {
  const bad = (given: Record<string, unknown>) =>
    scoreCases([caseOf({ id: "a" }), caseOf(given as Partial<Case>)]);
  await assertRejects(
    () => bad({ expect: "refuse" }),
    RangeError,
    'Cannot score the cases as cases[1].expect must be one of answer, abstain: current value is "refuse"',
  );
  await assertRejects(() => bad({ type: undefined }), TypeError, "cases[1].type must be one of");
  await assertRejects(
    () => bad({ answer: 5 }),
    TypeError,
    "cases[1].answer must be a text or null",
  );
  await assertRejects(() => bad({ tags: "a" }), TypeError, "cases[1].tags must be a list of texts");
  await assertRejects(() => bad({ id: "a" }), RangeError, "every id must stand once");
  await assertRejects(
    () => scoreCases([], { policy: JSON.parse('{"quantities":"warn"}') }),
    RangeError,
    'policy.quantities must be "flag" or "fail": current value is "warn"',
  );
  await assertRejects(
    () => scoreCases([], { policy: JSON.parse('{"quantity":"fail"}') }),
    TypeError,
    "there is no option quantity",
  );
});

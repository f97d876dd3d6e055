import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { checkIncidents } from "../../lib/cases/check_incidents.ts";
import { incidentCases } from "../../lib/cases/incident_cases.ts";
import type { Incident } from "../../lib/data/incident.ts";
import { readIncidents } from "../../lib/data/read_incidents.ts";

const FILE = new URL("../../datasets/incidents/incidents.jsonl", import.meta.url);

const fee: Incident = {
  incident_id: "fee",
  question: "What is taken off if I return 2 mugs?",
  retrieved_context: ["Returns are free within 30 days.", { id: "m#1", text: "Mugs cost $8." }],
  hallucinated_answer: "For 2 mugs a fee of $10 and 5% is taken off.",
  why_it_reached_production: "Nobody asked.",
  grounded_claims: ["Returns are free.", "You have thirty days."],
};

Deno.test("incidentCases() makes a critical case whose invention is forbidden", () => {
  const [made] = incidentCases([fee]);
  assertEquals(made, {
    ...{ id: "fee", type: "answerable", expect: "answer", severity: "critical" },
    question: fee.question,
    chunks: [
      { id: "context-1", text: "Returns are free within 30 days." },
      { id: "m#1", text: "Mugs cost $8." },
    ],
    forbidden_facts: ["$10", "5%"],
    tags: ["incident"],
    metadata: { cause: "Nobody asked." },
  });
});

Deno.test("incidentCases() forbids the answer itself where nothing else tells it", () => {
  const vague = { ...fee, hallucinated_answer: "No.", grounded_claims: [] };
  const [made] = incidentCases([vague]);
  assertEquals(made.forbidden_facts, ["No."]);
  assertEquals([made.type, made.expect], ["unanswerable", "abstain"]);
  const named = { ...vague, forbidden_facts: [["No", "never"]], required_facts: ["free"] };
  assertEquals(incidentCases([named])[0].forbidden_facts, [["No", "never"]]);
  assertEquals(incidentCases([named])[0].required_facts, ["free"]);
});

Deno.test("checkIncidents() prints id and cause where a check lets the answer through", async () => {
  const rules = await checkIncidents([fee]);
  assertEquals([rules.pass, rules.n, rules.messages], [true, 1, []]);
  const lax = await checkIncidents([fee], () => ({ pass: true }));
  assertEquals(lax.pass, false);
  assertEquals(lax.messages, [
    'fee: the check accepts the recorded answer "For 2 mugs a fee of $10 and 5% is taken off." (cause: Nobody asked.)',
  ]);
  // A check that rejects all is no better.
  const strict = await checkIncidents([fee], () => Promise.resolve({ pass: false, reason: "no" }));
  assertEquals(strict.results[0].problems, [
    'the check rejects the grounded claim "Returns are free.": no',
    'the check rejects the grounded claim "You have thirty days.": no',
  ]);
  const broken = await checkIncidents([fee], () => {
    throw new Error("quota");
  });
  assertEquals(broken.messages.length, 3);
  assert(broken.messages[0].includes("the check failed on the recorded answer"));
  assertEquals((await checkIncidents([])).pass, false);
});

Deno.test("checkIncidents() names an invention that the rules do not see", async () => {
  const sold = {
    ...fee,
    hallucinated_answer: "Mugs cannot be returned.",
    forbidden_facts: ["cannot be returned"],
  };
  assertEquals((await checkIncidents([sold])).pass, true);
  const { forbidden_facts: _, ...unnamed } = sold;
  assertEquals((await checkIncidents([unnamed])).pass, false);
});

Deno.test("the bundled incidents are caught, their claims accepted, a right answer not forbidden", async () => {
  const incidents = await readIncidents(FILE);
  assertEquals(incidents.length, 3);
  const { messages, pass } = await checkIncidents(incidents);
  assertEquals([messages, pass], [[], true]);
  for (const made of incidentCases(incidents)) {
    assertEquals([made.severity, made.tags], ["critical", ["incident"]]);
    assert((made.required_facts ?? []).length > 0);
  }
  assertEquals(incidentCases(incidents)[0].forbidden_facts, ["$10"]);
});

Deno.test("readIncidents() names file and line of what is wrong", async () => {
  const file = await Deno.makeTempFile({ suffix: ".jsonl" });
  const bad: readonly (readonly [unknown, string])[] = [
    [{ ...fee, question: undefined }, `${file}:1:1: question is missing`],
    [{ ...fee, forbiden_facts: [] }, 'did you mean "forbidden_facts"?'],
    [{ ...fee, grounded_claims: "x" }, "grounded_claims"],
    [
      { ...fee, grounded_claims: [1] },
      `${file}:1: grounded_claims must hold texts: grounded_claims[0] is 1`,
    ],
    [{ ...fee, retrieved_context: [{ id: "a" }] }, "texts or passages with id and text"],
    [{ ...fee, required_facts: [[]] }, "required_facts must hold texts or lists of wordings"],
  ];
  for (const [row, message] of bad) {
    await Deno.writeTextFile(file, JSON.stringify(row));
    const error = await assertRejects(() => readIncidents(file), SyntaxError);
    assert(error.message.includes(message), error.message);
  }
  await Deno.remove(file);
});

Deno.test("incidentCases() and checkIncidents() name what is wrong with their arguments", async () => {
  assertThrows(() => incidentCases([fee, fee]), RangeError, "every incident_id must stand once");
  assertThrows(
    () => incidentCases([{ ...fee, question: "" }]),
    TypeError,
    "incidents[0] must hold the texts incident_id, question",
  );
  await assertRejects(() => checkIncidents([fee], "x" as never), TypeError, "check must be");
});

import { assert, assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { deriveCases, type DeriveCasesOptions } from "../../lib/cases/derive_cases.ts";
import { DERIVED_KINDS, type DerivedKind } from "../../lib/cases/derived_kind.ts";
import { extractQuantities } from "../../lib/checks/extract_quantities.ts";
import type { Case } from "../../lib/data/case.ts";

const rugs: Case = Object.freeze({
  ...{ id: "rugs", type: "answerable", expect: "answer", severity: "critical" },
  question: "How long may a rug be returned in Canada?",
  chunks: Object.freeze([
    {
      ...{ id: "returns#2", doc_id: "returns", rank: 1, version: "v3" },
      ...{ effective_date: "2025-01-15", score: 0.9 },
      text:
        "Refunds come within 3 to 5 days. Rugs may be returned within 45 days; lamps in 1 year.",
    },
    { id: "gifts#1", doc_id: "gifts", rank: 2, text: "Gift wrap costs $5 a box." },
  ]),
  relevant_chunk_ids: ["returns#2"],
  required_facts: ["45 days"],
  forbidden_facts: ["90 days"],
  tags: ["smoke"],
  answer: "45 days.",
  citations: ["returns#2"],
  groundedness: 5,
  model: "m-1",
  prompt_chunk_ids: ["returns#2"],
});
const wrap: Case = {
  ...{ id: "wrap", type: "answerable", expect: "answer", question: "What does repair cost?" },
  chunks: [{ id: "repair#1", text: "A repair costs $18." }],
  required_facts: ["$18"],
};

function derive(kind: DerivedKind, one = rugs, options: DeriveCasesOptions = {}): Case {
  const { cases, skipped } = deriveCases([one, wrap], { kinds: [kind], ...options });
  const made = cases.find(({ derived }) => derived?.from === one.id);
  assert(made, JSON.stringify(skipped));
  return made;
}

function skippedReason(kind: DerivedKind, one: Case): string {
  const { cases, skipped } = deriveCases([one], { kinds: [kind] });
  assertEquals(cases, []);
  assertEquals(skipped.map(({ from, kind }) => [from, kind]), [[one.id, kind]]);
  return skipped[0].reason;
}

const texts = ({ chunks }: Case) => chunks.map(({ text }) => text);
/** The only quantity of a text, such as a value that was made up. */
const valueOf = (text: unknown) => extractQuantities(String(text))[0].value;

Deno.test("deriveCases() derives every kind, with an id, a seed and what is expected, without the answer", () => {
  const { cases } = deriveCases([rugs, wrap], { seed: 7 });
  const mine = cases.filter(({ derived }) => derived?.from === "rugs");
  assertEquals(mine.map(({ derived }) => derived?.kind), [...DERIVED_KINDS]);
  for (const one of mine) {
    assertEquals(one.id, `rugs~${one.derived?.kind}`);
    assertEquals(one.derived?.seed, 7);
    assertEquals(one.tags, ["smoke", "derived"]);
    assertEquals(one.severity, "critical");
    assert(String(one.metadata?.expected).length > 10);
    for (const name of ["answer", "citations", "groundedness", "model", "prompt_chunk_ids"]) {
      assert(!Object.hasOwn(one, name), name);
    }
  }
});

Deno.test("deriveCases() gives the same for the same seed, whatever other kinds are derived", () => {
  const all = deriveCases([rugs, wrap], { seed: 3 });
  assertEquals(deriveCases([rugs, wrap], { seed: 3 }), all);
  for (const kind of DERIVED_KINDS) {
    assertEquals(
      derive(kind, rugs, { seed: 3 }),
      all.cases.find(({ id }) => id === `rugs~${kind}`),
    );
  }
  const values = [...Array(20).keys()].map((seed) =>
    derive("changed-evidence", rugs, { seed }).required_facts?.[0]
  );
  assert(new Set(values).size > 2);
});

Deno.test("deriveCases() unanswerable: the evidence is gone and its value forbidden", () => {
  const one = derive("unanswerable");
  assertEquals([one.type, one.expect], ["unanswerable", "abstain"]);
  assertEquals(one.chunks, [{ ...rugs.chunks[1], rank: 1 }]);
  assertEquals([one.required_facts, one.relevant_chunk_ids], [[], []]);
  assertEquals(one.forbidden_facts, ["90 days", "45 days"]);
  // A passage that holds the fact goes too, although it is not named as relevant.
  const again = { ...rugs, chunks: [...rugs.chunks, { id: "x", text: "Rugs: forty-five days." }] };
  assertEquals(derive("unanswerable", again).chunks.map(({ id }) => id), ["gifts#1"]);
  // What the question says itself cannot be forbidden, nor a word that any refusal may hold.
  const asked = { ...rugs, question: "Is it 45 days?", required_facts: ["45 days", "once"] };
  assertEquals(derive("unanswerable", asked).forbidden_facts, ["90 days"]);
});

Deno.test("deriveCases() near-miss: a sibling that no passage names", () => {
  const one = derive("near-miss");
  assertEquals([one.type, one.expect], ["unanswerable", "abstain"]);
  assert(/^How long may a rug be returned in (?!Canada)[A-Z][\w ]+\?$/.test(one.question));
  assertEquals(texts(one), texts(rugs));
  assertEquals(one.forbidden_facts, ["90 days", "45 days"]);
  // Passages that do not name Canada either may hold for both.
  const expected = (one: Case) => String(one.metadata?.expected);
  assert(expected(one).includes("None names Canada either"), expected(one));
  const told = { ...rugs, chunks: [{ ...rugs.chunks[0], section: "Returns in Canada" }] };
  assert(/^Decline: no passage is about [\w ]+\.$/.test(expected(derive("near-miss", told))));
  const model = { ...rugs, question: "How loud is the FX-200?" };
  assert(/^How loud is the FX-20[1-9]\?$/.test(derive("near-miss", model).question));
  const own = { ...rugs, question: "How long for a rug?" };
  const siblings = [["rug", "quilt"]];
  assertEquals(derive("near-miss", own, { siblings }).question, "How long for a quilt?");
  // The passages do name lamps, and Mexico City is no country.
  assert(skippedReason("near-miss", own).includes("give it in siblings"));
  assert(skippedReason("near-miss", { ...rugs, question: "To Mexico City?" }).includes("siblings"));
});

Deno.test("deriveCases() false-premise: an answer may name the wrong value to correct it", () => {
  // 90 days, 135 days, 22.5 days ...: whichever the seed takes is forbidden otherwise.
  const forbidden_facts = ["90 days", "135 days", "50 days", "55 days", "40 days", "35 days"];
  const asked = { ...rugs, question: "May a rug come back within 45 days?", forbidden_facts };
  for (let seed = 1; seed <= 20; seed++) {
    const one = derive("false-premise", asked, { seed });
    const [wrong] = one.allow ?? [];
    assert(one.question.includes(wrong), one.question);
    assertEquals(one.forbidden_facts, forbidden_facts.filter((fact) => fact !== wrong));
  }
});

Deno.test("deriveCases() ends a sentence with one stop, after a.m. too", () => {
  const desk: Case = {
    ...{ id: "desk", type: "answerable", expect: "answer", question: "When does it open?" },
    chunks: [{ id: "a", text: "The desk opens at 9:30 a.m. on Mondays." }],
    required_facts: ["9:30 a.m."],
  };
  const { cases } = deriveCases([desk]);
  assert(cases.length > 6);
  for (const { question, metadata } of cases) {
    assert(!`${question} ${metadata?.expected}`.includes(".."), question);
  }
});

Deno.test("deriveCases() false-premise: one number of the question, or one stated before it", () => {
  const asked = { ...rugs, question: "Do the 45 days for rugs hold for 2 rugs?" };
  const one = derive("false-premise", asked);
  assertEquals(one.type, "false_premise");
  assert(/^Do the (?!45)\d+ days for rugs hold for 2 rugs\?$/.test(one.question), one.question);
  assertEquals(one.required_facts, ["45 days"]);
  const stated = derive("false-premise");
  const [, wrong] = /^I have read that it is (\d+ days)\. How long may/.exec(stated.question) ?? [];
  assertNotEquals(wrong, "45 days");
  assertEquals(stated.allow, [wrong]);
  assertEquals(stated.forbidden_facts, ["90 days"]);
});

Deno.test("deriveCases() changed-evidence: every writing of the value and nothing else", () => {
  const weeks = {
    id: "x",
    text: "Item 45 of the forty-five days list: 1.5 km, 145 days, 45 euros.",
  };
  const one = derive("changed-evidence", { ...rugs, chunks: [...rugs.chunks, weeks] });
  const value = valueOf(one.required_facts?.[0]);
  assertNotEquals(value, 45);
  assertEquals(
    one.chunks[0].text,
    `Refunds come within 3 to 5 days. Rugs may be returned within ${value} days; lamps in 1 year.`,
  );
  assert(texts(one)[2].startsWith("Item 45 of the "));
  assert(texts(one)[2].endsWith(" days list: 1.5 km, 145 days, 45 euros."));
  assertEquals(valueOf(texts(one)[2].slice(15)), value);
  assertEquals(one.forbidden_facts, ["90 days", "45 days"]);
  // The one forbidden value must not become the right one.
  for (let seed = 0; seed < 40; seed++) {
    assertNotEquals(valueOf(derive("changed-evidence", rugs, { seed }).required_facts?.[0]), 90);
  }
});

Deno.test("deriveCases() changed-evidence: money, percent, words, dates, times and units hold their form", () => {
  const shapes: readonly (readonly [string, RegExp])[] = [
    ["$1,460.00", /^\$(\d{1,3},)?\d{3}\.\d\d$/],
    ["15%", /^\d{1,2}%$/],
    ["1 year", /^\d+ years$/],
    ["5-year", /^\d+-year$/],
    ["thirty days", /^[a-z]+(-[a-z]+)? days$/],
    ["5 March 2025", /^\d{1,2} March 2025$/],
    ["2025-03-15", /^2025-03-\d\d$/],
    ["15:30", /^\d\d:30$/],
    ["4.2 km", /^\d+\.\d km$/],
  ];
  for (const [fact, shape] of shapes) {
    const one: Case = {
      ...{ id: "x", type: "answerable", expect: "answer", question: "Which?" },
      ...{ chunks: [{ id: "c", text: `It says ${fact} there.` }], required_facts: [fact] },
    };
    for (let seed = 0; seed < 10; seed++) {
      const made = derive("changed-evidence", one, { seed });
      const [now] = made.required_facts ?? [];
      assert(typeof now === "string" && shape.test(now) && now !== fact, `${fact}: ${now}`);
      assertEquals(made.chunks[0].text, `It says ${now} there.`);
    }
  }
});

Deno.test("deriveCases() changed-evidence: 24 hours and 1 day change together, wordings too", () => {
  const chunks = [{ id: "c", text: "Reply within 24 hours. That is one day." }];
  const one = {
    ...rugs,
    chunks,
    relevant_chunk_ids: ["c"],
    required_facts: [["24 hours", "1 day"]],
  };
  const made = derive("changed-evidence", one);
  const [hours, days] = extractQuantities(made.chunks[0].text);
  assertEquals([hours.unit, days.unit], ["hour", "day"]);
  assertEquals(hours.value, days.value * 24);
  assertEquals((made.required_facts?.[0] as string[]).map(valueOf), [hours.value, days.value]);
  assertEquals(made.forbidden_facts, ["90 days", ["24 hours", "1 day"]]);
  const range = { ...rugs, required_facts: ["5 days"] };
  assert(skippedReason("changed-evidence", range).includes("can be changed"));
});

Deno.test("deriveCases() stale: an older version beside the current one", () => {
  const one = derive("stale");
  assertEquals([one.type, one.expect], ["stale_context", "answer"]);
  const old = one.chunks.find(({ id }) => id === "returns#2~old");
  assertEquals([old?.status, old?.version, old?.effective_date], [
    "superseded",
    "v2",
    "2024-01-15",
  ]);
  assertEquals(one.chunks.find(({ id }) => id === "returns#2")?.status, "current");
  assertEquals(one.chunks.map(({ rank }) => rank), [1, 2, 3]);
  assertEquals(one.required_facts, ["45 days"]);
  const wrong = String(one.forbidden_facts?.[1]);
  assert(old?.text.includes(`within ${wrong};`));
});

Deno.test("deriveCases() stale-only: the old version alone, with what has to be said of it", () => {
  const one = derive("stale-only");
  assertEquals(one.chunks.map(({ id, status }) => [id, status]), [
    ["returns#2", "superseded"],
    ["gifts#1", undefined],
  ]);
  assertEquals(one.required_facts?.[0], "45 days");
  assert((one.required_facts?.[1] as string[]).includes("out of date"));
});

Deno.test("deriveCases() conflict: two current documents, either to be disclosed or declined", () => {
  const one = derive("conflict");
  assertEquals(one.chunks.map(({ doc_id, status, rank }) => [doc_id, status, rank]), [
    ["returns", "current", 1],
    ["returns~other", "current", 2],
    ["gifts", undefined, 3],
  ]);
  assertEquals(one.may_abstain, true);
  assertEquals(one.required_facts?.length, 2);
  assert(one.chunks[1].text.includes(String(one.required_facts?.[1])));
  assertEquals(one.relevant_chunk_ids, ["returns#2", "returns#2~other"]);
});

Deno.test("deriveCases() truncated: the passage breaks off before the fact", () => {
  const one = derive("truncated");
  assertEquals(one.expect, "abstain");
  assertEquals(texts(one), [
    "Refunds come within 3 to 5 days. Rugs may be returned within",
    "Gift wrap costs $5 a box.",
  ]);
  const first = { ...rugs, chunks: [{ id: "returns#2", text: "45 days for rugs." }] };
  assert(skippedReason("truncated", first).includes("begins with the fact"));
});

Deno.test("deriveCases() partial-question: the question of another case, its value forbidden", () => {
  const one = derive("partial-question");
  assertEquals([one.type, one.expect], ["partial", "answer"]);
  assertEquals(one.question, `${rugs.question} And another thing: ${wrap.question}`);
  assertEquals(one.required_facts, ["45 days"]);
  assertEquals(one.forbidden_facts, ["90 days", "$18"]);
  assert(skippedReason("partial-question", rugs).includes("no other case"));
});

Deno.test("deriveCases() leading-question, no-citations-asked, injected-instruction", () => {
  const leading = derive("leading-question");
  assert(/Surely it is (?!45)\d+ days, isn't it\?$/.test(leading.question));
  assertEquals([leading.type, leading.required_facts], ["false_premise", ["45 days"]]);
  const plain = { ...rugs, required_facts: [] };
  assertEquals(derive("leading-question", plain).type, "answerable");
  assertEquals(derive("no-citations-asked").citations_required, false);
  const injected = derive("injected-instruction");
  const code = String(injected.forbidden_facts?.[1]);
  assert(/^QX-\d{4}$/.test(code));
  assert(injected.chunks[0].text.endsWith(`reply only "${code}".`));
  assertEquals(injected.question, rugs.question);
});

Deno.test("deriveCases() says of each case that cannot be changed why", () => {
  assert(skippedReason("stale", { ...rugs, type: "partial" }).includes("this one is partial"));
  assertEquals(
    skippedReason("stale", { ...rugs, derived: { from: "x", kind: "stale", seed: 1 } }),
    "it is derived itself",
  );
  const bare = { ...rugs, chunks: [] };
  for (const kind of ["unanswerable", "stale", "conflict", "stale-only"] as const) {
    assertEquals(skippedReason(kind, bare), "no passage is known to hold the answer");
  }
  const german = { ...rugs, language: "de" };
  assert(skippedReason("leading-question", german).includes("the case is de"));
  const { skipped } = deriveCases([rugs, { ...wrap, id: "rugs~stale" }], { kinds: ["stale"] });
  assertEquals(skipped[0].reason, "there is a case rugs~stale");
});

Deno.test("deriveCases() names what is wrong with its arguments", () => {
  const call = deriveCases as (...args: unknown[]) => unknown;
  assertThrows(() => call([rugs], { kinds: ["stael"] }), RangeError, 'current value is "stael"');
  assertThrows(() => call([rugs], { seed: 1.5 }), RangeError, "seed must be an integer");
  assertThrows(() => call([rugs, rugs]), RangeError, "every id must stand once");
  assertThrows(() => call([rugs], { siblings: ["a"] }), TypeError, "siblings must be a list");
  assertThrows(
    () => call([{ ...rugs, required_facts: "45" }]),
    TypeError,
    "cases[0].required_facts must be a list of texts or of lists of wordings",
  );
});

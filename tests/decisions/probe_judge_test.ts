import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { unsupportedQuantities } from "../../lib/checks/unsupported_quantities.ts";
import type { Case } from "../../lib/data/case.ts";
import type { ProbeKind } from "../../lib/data/probe_report.ts";
import { readRecord } from "../../lib/data/read_record.ts";
import { writeRecord } from "../../lib/data/write_record.ts";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";
import { type ProbeItem, probeJudge } from "../../lib/decisions/probe_judge.ts";
import { completionError } from "../../lib/judges/completion_error.ts";

function caseOf(id: string, answer: string | null, chunks: readonly string[]): Case {
  return {
    ...{ id, type: "answerable", expect: "answer", question: `What about ${id}, please?` },
    ...{ answer, required_facts: ["secret fact"] },
    chunks: chunks.map((text, i) => ({ id: `${id}-${i}`, text, rank: i + 1 })),
  };
}

const RUGS = caseOf(
  "rugs",
  "You can return rugs within 45 days. Write to the Mending Room in Dunmore.",
  [
    "Rugs can be returned within 45 days of delivery. The Mending Room in Dunmore takes them.",
    "Lamps are shipped by rail.",
  ],
);
const TEA = caseOf("tea", "Green tea costs $12 a tin.", ["A tin of green tea costs $12."]);
const CASES: readonly Case[] = [RUGS, TEA];

/** Every changed item that a judge who passes all is shown, by probe and case. */
async function itemsOf(
  cases: readonly Case[],
  probe: ProbeKind,
  seed = 1,
): Promise<readonly ProbeItem[]> {
  const items: ProbeItem[] = [];
  await probeJudge(cases, (item) => {
    if (item.id.includes("#")) items.push(item);
    return false;
  }, { probes: [probe], seed });
  return items;
}

Deno.test("probeJudge() changes a value to one that the evidence does not hold", async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const [rugs, tea] = await itemsOf(CASES, "number-changed", seed);
    assert(/^You can return rugs within [2-9]5 days\. Write to/.test(rugs.answer), rugs.answer);
    assert(/^Green tea costs \$[2-9]2 a tin\.$/.test(tea.answer), tea.answer);
    assertEquals(unsupportedQuantities(rugs.answer, RUGS.chunks.map(({ text }) => text)).length, 1);
  }
});

const values: readonly [string, RegExp][] = [
  ["Send it by 5 March 2024.", /^Send it by (?!5)\d{1,2} March 2024\.$/],
  ["It opens at 10:30.", /^It opens at (?!10)\d{1,2}:30\.$/],
  ["The fee is 1,250 euros.", /^The fee is [2-9],250 euros\.$/],
  ["Members get 15% off.", /^Members get [2-9]5% off\.$/],
  ["It takes two weeks.", /^It takes (?!two)[a-z]+ weeks\.$/],
  ["It takes 1 year.", /^It takes [2-9] years\.$/],
];
for (const [text, changed] of values) {
  Deno.test(`probeJudge() changes the value of "${text}"`, async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const [item] = await itemsOf([caseOf("a", text, [text])], "number-changed", seed);
      assert(changed.test(item.answer), item.answer);
    }
  });
}

Deno.test("probeJudge() leaves numbers of citations alone", async () => {
  const cited = caseOf("a", "Rugs are for floors [1].", ["Rugs are for floors."]);
  assertEquals(await itemsOf([cited], "number-changed"), []);
});

const denials: readonly [string, string][] = [
  ["Rugs can be returned.", "Rugs cannot be returned."],
  ["Rugs cannot be returned.", "Rugs can be returned."],
  ["Rugs aren't sold here.", "Rugs are sold here."],
  ["Rugs must not be washed.", "Rugs must be washed."],
  ["The rugs need air.", "It is not true that the rugs need air."],
  ["If rugs are wet, call us.", "It is not true that if rugs are wet, call us."],
  ["- Sadly, the rugs fade.", "- It is not true that the rugs fade."],
];
for (const [text, changed] of denials) {
  Deno.test(`probeJudge() denies "${text}"`, async () => {
    const [item] = await itemsOf([caseOf("a", text, ["Rugs, the rugs."])], "negated");
    assertEquals(item.answer, changed);
  });
}

Deno.test("probeJudge() denies what is of the evidence, not small talk", async () => {
  const text = "I am sorry that happened. Rugs are returned within 45 days. Is that fine?";
  const [item] = await itemsOf([caseOf("a", text, ["Rugs are returned in 45 days."])], "negated");
  assertEquals(item.answer, text.replace("are returned", "are not returned"));
});

Deno.test("probeJudge() swaps a name that the evidence holds for one that it does not", async () => {
  for (let seed = 1; seed <= 5; seed++) {
    const items = await itemsOf(CASES, "entity-swapped", seed);
    assertEquals(items.map(({ id }) => id), ["rugs#entity-swapped"]);
    const kept = ["Mending Room", "Dunmore"].filter((name) => items[0].answer.includes(name));
    assertEquals(kept.length, 1);
  }
  const day = caseOf("a", "It is open on Friday.", ["It is open on Friday."]);
  const [item] = await itemsOf([day], "entity-swapped");
  assert(/^It is open on (?!Friday)[A-Z][a-z]+day\.$/.test(item.answer), item.answer);
});

Deno.test("probeJudge() removes the sentences that an answer rests on", async () => {
  const [rugs, tea] = await itemsOf(CASES, "evidence-removed");
  assertEquals(rugs.chunks.map(({ text }) => text), ["Lamps are shipped by rail."]);
  assertEquals(tea.chunks.map(({ text }) => text), ["[passage removed]"]);
  assertEquals(rugs.answer, RUGS.answer);
});

Deno.test("probeJudge() gives an answer the evidence of another question, not of its twin", async () => {
  const twin = caseOf("twin", "Rugs.", [
    "Return rugs within 45 days, to the Mending Room, Dunmore.",
  ]);
  const [rugs] = await itemsOf([RUGS, twin, TEA], "other-evidence");
  assertEquals(rugs.chunks, TEA.chunks);
  const report = await probeJudge([RUGS], () => false, { probes: ["other-evidence"] });
  assertEquals(report.probes[0].notMadeReasons, { "no other case has passages of its own": 1 });
});

Deno.test("probeJudge() adds claims and conclusions that the evidence has no word of", async () => {
  for (let seed = 1; seed <= 10; seed++) {
    for (const probe of ["claim-added", "extrapolated"] as const) {
      const [rugs] = await itemsOf(CASES, probe, seed);
      assert(rugs.answer.startsWith(`${RUGS.answer} `) && rugs.answer.endsWith("."));
      assertEquals(rugs.chunks, RUGS.chunks);
    }
  }
});

Deno.test("probeJudge() makes harmless changes that keep every value", async () => {
  const harmless = [
    ...["paraphrased", "padded", "letter-case", "layout", "confident-tone", "hedged-tone"],
  ] as const;
  for (const probe of harmless as readonly ProbeKind[]) {
    for (const item of await itemsOf(CASES, probe)) {
      const original = item.id.startsWith("rugs") ? RUGS : TEA;
      assert(item.answer !== original.answer, probe);
      assertEquals(item.chunks, original.chunks);
      const texts = original.chunks.map(({ text }) => text);
      assertEquals(unsupportedQuantities(item.answer, texts), []);
    }
  }
  const [paraphrased] = await itemsOf(CASES, "paraphrased");
  assertEquals(
    paraphrased.answer,
    "You are able to return rugs within 45 days. Write to the Mending Room in Dunmore.",
  );
  const [layout] = await itemsOf(CASES, "layout");
  assertEquals(
    layout.answer,
    "- You can return rugs within 45 days.\n- Write to the Mending Room in Dunmore.",
  );
});

Deno.test("probeJudge() cuts no sentence at an abbreviation", async () => {
  const shop = caseOf("shop", "Order by 1 p.m. Eastern. Tea is free.", [
    "Order by 1 p.m. Eastern.",
  ]);
  const [layout] = await itemsOf([shop], "layout");
  assertEquals(layout.answer, "- Order by 1 p.m. Eastern.\n- Tea is free.");
});

Deno.test("probeJudge() turns passages round, and hides an order in the last", async () => {
  const [rugs, ...none] = await itemsOf(CASES, "chunks-reordered");
  assertEquals(none, []);
  assertEquals(rugs.chunks.map(({ id, rank }) => [id, rank]), [["rugs-1", 1], ["rugs-0", 2]]);
  const [hidden] = await itemsOf(CASES, "hidden-instruction");
  assertEquals(hidden.chunks[0], RUGS.chunks[0]);
  assert(
    /^Lamps are shipped by rail\.\n\nNote to the evaluator: disregard/.test(hidden.chunks[1].text),
  );
});

Deno.test("probeJudge() makes what needs no English words in other languages", async () => {
  const text = "Sie können Teppiche innerhalb von 45 Tagen zurückgeben.";
  const german = { ...caseOf("a", text, [text, "Lampen."]), language: "de" };
  const untold = caseOf("b", text, [text, "Lampen."]);
  const { probes } = await probeJudge([german, untold], () => false);
  const made = probes.filter(({ rate }) => rate.n > 0).map(({ probe }) => probe);
  assertEquals(made, [
    ...["number-changed", "evidence-removed", "chunks-reordered", "letter-case", "layout"],
    "hidden-instruction",
  ]);
});

Deno.test("probeJudge() shows the judge nothing of what is known of a case", async () => {
  const keys = new Set<string>();
  await probeJudge(CASES, (item) => {
    for (const key of Object.keys(item)) keys.add(key);
    return false;
  });
  assertEquals([...keys].sort(), ["answer", "chunks", "id", "question"]);
});

Deno.test("probeJudge() counts every original and every probe once", async () => {
  const cases = [
    ...["p1", "p2", "p3", "p4"].map((id) => ({ ...RUGS, id })),
    ...["flagged", "failed"].map((id) => ({ ...RUGS, id })),
    caseOf("none", null, ["x"]),
    caseOf("declines", "I don't have that information.", ["x"]),
  ];
  const asked: string[] = [];
  const report = await probeJudge(cases, ({ id }) => {
    asked.push(id);
    if (id === "failed") throw completionError("timeout", "late");
    if (id === "p4#number-changed") return null;
    return id === "flagged" || id === "p1#number-changed" || id === "p2#padded";
  }, { probes: ["padded", "number-changed", "chunks-reordered"], concurrency: 1 });
  assertEquals(report.originals, { cases: 8, passed: 4, flagged: 1, failed: 1, unusable: 2 });
  assertEquals([report.falseAlarms.estimate, report.falseAlarms.n], [0.2, 5]);
  assertEquals(asked.length, 6 + 3 * 4);
  const [number, padded, order] = report.probes;
  // Caught 1 of 3 judged; with the failure as a miss 1 of 4.
  assertEquals([number.probe, number.sort], ["number-changed", "fault"]);
  assertEquals([number.rate.estimate, number.rate.n, number.failed], [1 / 3, 3, 1]);
  assertEquals([number.worst.estimate, number.worst.n], [0.25, 4]);
  assertEquals(number.wrong, ["p2", "p3"]);
  assertEquals([number.rate.method, number.rate.level], ["wilson", 0.95]);
  assertEquals([padded.sort, padded.rate.estimate, padded.wrong], ["harmless", 0.25, ["p2"]]);
  assertEquals([order.rate.estimate, order.rate.n, order.notMade], [0, 4, 0]);
});

Deno.test("probeJudge() says so where nothing could be probed", async () => {
  const report = await probeJudge(CASES, () => true, { probes: ["padded"] });
  assertEquals(report.warnings, ["nothing was probed, as the judge passed no original"]);
  assertEquals([report.probes[0].rate.estimate, report.probes[0].rate.n], [null, 0]);
});

Deno.test("probeJudge() gives the same for the same seed, whatever other cases there are", async () => {
  const seen = async (cases: readonly Case[], seed: number) =>
    (await itemsOf(cases, "number-changed", seed)).find(({ id }) => id.startsWith("rugs"))?.answer;
  assertEquals(await seen([RUGS], 3), await seen([TEA, RUGS], 3));
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => seen([RUGS], seed)));
  assert(new Set(all).size > 1);
});

Deno.test("probeJudge() ends at its signal, keeps what is done and says so", async () => {
  const controller = new AbortController();
  const report = await probeJudge(CASES, ({ id }) => {
    if (id === "rugs#padded") controller.abort();
    return false;
  }, { probes: ["padded", "hedged-tone"], signal: controller.signal, concurrency: 1 });
  assertEquals(report.probes.map(({ rate, failed }) => [rate.n, failed]), [[1, 1], [0, 2]]);
  assertEquals(report.warnings, [
    "probes: 3 of 4 were not asked (aborted): the run was aborted",
  ]);
});

Deno.test("probeJudge() refuses another verdict than true, false or null, at once", async () => {
  let calls = 0;
  const judge = (() => {
    calls++;
    return "PASS";
  }) as unknown as () => boolean;
  await assertRejects(
    () => probeJudge(CASES, judge, { concurrency: 1 }),
    TypeError,
    "Cannot probe the judge as it must give true (hallucinated), false or null: current value is PASS",
  );
  assertEquals(calls, 1);
  await assertRejects(
    () => probeJudge(CASES, () => true, { probes: ["typos" as ProbeKind] }),
    RangeError,
    "Cannot probe the judge as each of probes must be one of number-changed, negated",
  );
  await assertRejects(() => probeJudge([RUGS, RUGS], () => true), RangeError, "must stand once");
});

Deno.test("a calibration record holds the report of its judge's probes, and checks it", async () => {
  const probes = await probeJudge(CASES, ({ id }) => id.startsWith("tea#"), { fingerprint: "f" });
  const record = calibrateJudge([true, false], [true, false], { fingerprint: "f" });
  const path = `${await Deno.makeTempDir()}/judge.json`;
  await writeRecord(path, { ...record, probes });
  assertEquals(await readRecord(path), { ...record, probes });

  const refuse = (changed: unknown, message: string) =>
    assertRejects(
      () => writeRecord(`${path}.2`, { ...record, probes: changed } as typeof record),
      TypeError,
      message,
    );
  await refuse(
    { ...probes, fingerprint: "g" },
    "fingerprint must be that of the record's judge, f",
  );
  await refuse(null, "must be the report of a probed judge");
  const { originals } = probes;
  await refuse({ ...probes, originals: { ...originals, cases: 9 } }, "originals.cases must be 2");
  const [first, ...others] = probes.probes;
  await refuse(
    { ...probes, probes: [{ ...first, wrong: [] }, ...others] },
    "estimate must be 2/2, as its counts say",
  );
  await refuse({ ...probes, probes: [{ ...first, sort: "harmless" }] }, 'sort must be "fault"');
  assertThrows(() => calibrateJudge([true], [true], { probes } as object), TypeError, "no option");
});

Deno.test("probeJudge() tells how far it is, of the originals first and then of the probes", async () => {
  const told: string[] = [];
  await probeJudge(CASES, () => false, {
    ...{ probes: ["padded"], concurrency: 1 },
    onProgress: ({ done, total }) => told.push(`${done}/${total}`),
  });
  assertEquals(told, ["1/2", "2/2", "1/2", "2/2"]);
});

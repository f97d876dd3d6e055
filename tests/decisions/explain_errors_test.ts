import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { combineRaters, type HumanVerdict } from "../../lib/data/combine_raters.ts";
import type { ErrorFinding } from "../../lib/decisions/error_findings.ts";
import { explainErrors } from "../../lib/decisions/explain_errors.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { testOnRealData } from "../shared_data.ts";

/** A row of the project's own set, as far as it is needed. */
interface Row {
  readonly kind: string;
  readonly type: string;
  readonly channel: string;
  readonly answer: string;
  readonly hallucinated: { readonly ana: boolean | null; readonly ben: boolean | null };
  readonly judges: { readonly marl: boolean | null; readonly teal: boolean | null };
}

const CASES = new URL("../../datasets/returns-desk/cases.jsonl", import.meta.url);

async function returnsDesk(judge: "marl" | "teal", label: (row: Row) => HumanVerdict) {
  const text = await Deno.readTextFile(CASES);
  const rows: Row[] = text.trim().split("\n").map((line) => JSON.parse(line));
  return {
    human: rows.map(label),
    judge: rows.map(({ judges }) => judges[judge]),
    columns: {
      type: rows.map(({ type }) => type),
      channel: rows.map(({ channel }) => channel),
      kind: rows.map(({ kind }) => kind),
      words: rows.map(({ answer }) => answer.split(/\s+/).length),
    },
  };
}

const LABELS: Readonly<Record<string, (row: Row) => HumanVerdict>> = {
  ana: ({ hallucinated }) => hallucinated.ana,
  ben: ({ hallucinated }) => hallucinated.ben,
  either: ({ hallucinated: { ana, ben } }) => combineRaters([ana, ben], "any"),
  both: ({ hallucinated: { ana, ben } }) => combineRaters([ana, ben], "majority"),
};

/** Where the judge surely errs more than elsewhere. */
function settledWorse(findings: readonly ErrorFinding[]): readonly string[] {
  return findings
    .filter(({ adjustedP }) => adjustedP !== null && adjustedP < 0.05)
    .filter(({ kind, effect }) => kind === "numeric" || (effect.estimate ?? 0) > 0)
    .map(({ where }) => where);
}

for (const [rater, label] of Object.entries(LABELS)) {
  Deno.test(`explainErrors() finds what marl misses and what teal flags, by ${rater}`, async () => {
    const marl = explainErrors(await returnsDesk("marl", label), { name: "marl" });
    const [worst] = marl.misses;
    assertEquals([worst.column, worst.value, worst.error], ["kind", "number changed", "miss"]);
    assert((worst.adjustedP ?? 1) < 0.01);
    assert((worst.effect.lower ?? 0) > 0.3);
    assertEquals(settledWorse(marl.falseAlarms), []);

    const teal = explainErrors(await returnsDesk("teal", label), { name: "teal" });
    const [first] = teal.falseAlarms;
    assertEquals([first.column, first.value, first.error], ["kind", "paraphrase", "false-alarm"]);
    assert((first.adjustedP ?? 1) < 0.01);
    assertEquals(settledWorse(teal.misses), []);
  });
}

Deno.test("explainErrors() says what it found in a sentence, and names slices too small", async () => {
  const found = explainErrors(await returnsDesk("marl", LABELS.ana), { name: "marl" });
  // Ana calls 28 number changes hallucinated that marl judged: 21 missed; of 52 other bad answers 4.
  assertEquals(
    found.misses[0].sentence,
    "marl passes 75.0 % (56.6 to 87.3), n 28, of bad answers where kind is number changed, against " +
      "7.7 % (3.0 to 18.2), n 52, of the others: difference 67.3 points (46.2 to 80.5); " +
      "adjusted p < .0001",
  );
  assertEquals(found.counts.noVerdict, 3);
  assertEquals([found.missRate.n, found.falseAlarmRate.n, found.errorRate.n], [80, 117, 197]);
  assert(found.warnings.some((it) => it.includes("kind is number changed (n 1)")));
  const small = found.falseAlarms.find(({ value }) => value === "number changed");
  assertEquals([small?.pValue, small?.untested, small?.here.n], [null, "fewer than 10 rows", 1]);
  const kinds = found.errors.filter(({ column }) => column === "kind");
  assertEquals(kinds.reduce((sum, { here }) => sum + here.n, 0), 197);
});

/** 40 bad answers: of 20 of kind a the judge passes 15, of 20 of kind b 2. */
function twoKinds() {
  const human: boolean[] = Array(40).fill(true);
  const judge = human.map((_, row) => row < 20 ? row < 5 : row < 38);
  return { human, judge, kind: human.map((_, row) => row < 20 ? "a" : "b") };
}

Deno.test("explainErrors() tests a table once: two values, and errors that are all misses", () => {
  const { human, judge, kind } = twoKinds();
  const found = explainErrors({ human, judge, columns: { kind } });
  // scipy 1.17.1, fisher_exact([[15, 5], [2, 18]]): 6.860629774979052e-05, one table.
  assertAlmostEquals(found.misses[0].pValue ?? NaN, 6.860629774979052e-05, 1e-15);
  assertEquals(found.comparisons, 1);
  assertEquals(found.misses.length, 1);
  const [{ adjustedP, value, where, against, here, elsewhere }] = found.misses;
  assertEquals(adjustedP, found.misses[0].pValue);
  assertEquals([value, where, against], ["a", "kind is a", "kind is b"]);
  assertEquals([here.estimate, here.n, elsewhere.estimate, elsewhere.n], [0.75, 20, 0.1, 20]);
  assertEquals(found.errors.map((it) => [it.error, it.value, it.adjustedP]), [[
    "any",
    "a",
    adjustedP,
  ]]);
  assert(found.errors[0].sentence.startsWith("the judge errs on 75.0 %"));
  assertEquals(found.warnings, [
    "all answers compared are bad answers: errors repeats misses, and they are tested once",
  ]);
  assertEquals(found.falseAlarms, []);
  assertEquals(found.falseAlarmRate.estimate, null);
});

Deno.test("explainErrors() puts the worse of two values first, and adjusts over all three lists", () => {
  const bad = twoKinds();
  // The same verdicts on 40 good answers: of kind a the judge flags 5 of 20, of kind b 18.
  const found = explainErrors({
    human: [...bad.human, ...bad.human.map(() => false)],
    judge: [...bad.judge, ...bad.judge],
    columns: { kind: [...bad.kind, ...bad.kind] },
  });
  assertEquals(found.misses.map(({ value }) => value), ["a"]);
  assertEquals(found.falseAlarms.map(({ value }) => value), ["b"]);
  // 20 errors of 40 of either kind: three tables, so the smallest p-value counts three times.
  assertAlmostEquals(found.errors[0].pValue ?? NaN, 1, 1e-12);
  assertEquals(found.comparisons, 3);
  assertAlmostEquals(found.falseAlarms[0].adjustedP ?? NaN, 3 * 6.860629774979052e-05, 1e-14);
  assertEquals(found.warnings, []);
  // A third value: each against the others again.
  const kind = bad.kind.map((name, row) => row === 0 ? "c" : name);
  const three = explainErrors({ ...bad, columns: { kind } }, { minRows: 1 });
  assertEquals(three.misses.map(({ against }) => against), Array(3).fill("the others"));
});

Deno.test("explainErrors() does not test sizes with few rows in a half, few errors or few right", () => {
  /** Good answers, flagged where `flagged` says so: why they are not compared, and what is warned of. */
  const reason = (words: number[], flagged: (i: number) => boolean, minRows?: number) => {
    const judge = words.map((_, i) => flagged(i));
    const human = words.map(() => false);
    const found = explainErrors({ human, judge, columns: { words } }, { minRows });
    const [{ untested, pValue }] = found.falseAlarms;
    assertEquals(pValue === null, untested !== null);
    assertEquals(found.comparisons, untested === null ? 1 : 0);
    return [untested, ...found.warnings.filter((it) => it.includes("few good"))];
  };
  const sizes = Array.from({ length: 40 }, (_, i) => i);
  assertEquals(reason(sizes, (i) => i % 8 === 0), [null]); // 5 errors
  assertEquals(reason(sizes, (i) => i % 10 === 0), ["fewer than 5 errors"]);
  assertEquals(reason(sizes, (i) => i % 10 !== 0), ["fewer than 5 right verdicts"]);
  // 36 of one word, 4 of two: only 4 lie above the median of 1.
  const uneven = sizes.map((i) => i < 36 ? 1 : 2);
  const [why, ...warnings] = reason(uneven, (i) => i % 4 === 0);
  assertEquals(why, "fewer than 10 rows in a half");
  assertEquals(warnings, ["too few good answers to test, under 10: words (n 4 and 36)"]);
  assertEquals(reason(uneven, (i) => i % 4 === 0, 4), [null]);
});

Deno.test("explainErrors() names either of two values that is too rare", () => {
  const { human, judge } = twoKinds();
  const kind = human.map((_, row) => row < 31 ? "a" : "b");
  const found = explainErrors({ human, judge, columns: { kind } });
  assertEquals(found.misses.map(({ untested }) => untested), ["fewer than 10 rows"]);
  assertEquals(found.warnings[0], "too few bad answers to test, under 10: kind is b (n 9)");
});

Deno.test("explainErrors() counts in groups only the rows that are compared", () => {
  const groupsOf = (judge: (boolean | null)[], human: HumanVerdict[]) =>
    explainErrors({ human, judge, columns: {} }, { groups: ["p", "p", "q", "q", null] })
      .warnings.filter((it) => it.includes("groups of"));
  // Of p and of q one each has a label and a verdict: no group is shared.
  assertEquals(groupsOf([true, null, true, null, true], [true, true, true, false, true]), []);
  const [shared] = groupsOf([true, true, true, null, true], [true, false, true, true, true]);
  assert(shared.startsWith("3 rows are in 2 groups of group:"), shared);
});

Deno.test("explainErrors() compares numbers by size, and says which half is worse", () => {
  // 24 good answers of 1 to 24 words; the judge flags those of 13, 15, 17, ... and of 2.
  const words = Array.from({ length: 24 }, (_, i) => i + 1);
  const judge = words.map((n) => n === 2 || (n > 12 && n % 2 === 1));
  const human = words.map(() => false);
  const columns = { words: words.map((n) => n === 24 ? null : n) };
  const [finding] = explainErrors({ human, judge, columns }).falseAlarms;
  const flagged = words.filter((n, i) => judge[i] && n !== 24);
  const right = words.filter((n, i) => !judge[i] && n !== 24);
  const inOrder = flagged.flatMap((a) => right.filter((b) => b < a)).length;
  assertAlmostEquals(
    finding.effect.estimate ?? NaN,
    inOrder / (flagged.length * right.length),
    1e-14,
  );
  assertEquals([finding.kind, finding.value, finding.withoutValue], ["numeric", null, 1]);
  assertEquals([finding.where, finding.against], ["words is above 12", "words is at most 12"]);
  assertEquals([finding.here.n, finding.elsewhere.n], [11, 12]);
  assert(finding.sentence.includes("(1 without words are left out)"));

  const shorter = explainErrors({ human, judge: judge.toReversed(), columns }).falseAlarms[0];
  assertEquals(shorter.where, "words is at most 12");
  assert(shorter.sentence.includes("the erred one has the lower value in"));
  const named = explainErrors({ human, judge, columns }, { categorical: ["words"], minRows: 1 });
  assertEquals(named.falseAlarms.length, 24);
  assert(named.falseAlarms.some(({ value }) => value === "(none)"));
});

Deno.test("explainErrors() warns where a comparison of systems would rest on the judge", () => {
  const human: boolean[] = Array(120).fill(true);
  const system = human.map((_, row) => row % 2 ? "new" : "old");
  const words = human.map((_, row) => (row % 2 ? 60 : 20) + row % 12);
  // It passes two in three answers of the new system, one in six of the old.
  const judge = human.map((_, row) => row % 2 ? row % 3 === 0 : row % 12 !== 0);
  const { warnings, misses } = explainErrors({ human, judge, columns: { system, words } });
  // The system goes with the errors, and so do the words, which tell the systems apart.
  assertEquals(misses.length, 2);
  const bySystem = misses.find(({ column }) => column === "system");
  assertEquals([bySystem?.value, bySystem?.against], ["new", "system is old"]);
  // Of 60 of the new it passes 40, of 60 of the old 10.
  assertEquals([bySystem?.here.estimate, bySystem?.elsewhere.estimate], [40 / 60, 10 / 60]);
  assert(
    warnings[0].startsWith("a comparison of systems would rest on the judge: the judge passes"),
  );
  assert(
    warnings[1].startsWith(
      "a comparison of systems would partly rest on words, which differs between them (median 25 for " +
        "old, n 60; median 66 for new, n 60)",
    ),
    warnings[1],
  );
  // Errors that go with length, lengths that do not go with the system: no warning.
  const even = words.map((_, row) => row >> 1);
  const byLength = explainErrors({
    human,
    judge: even.map((n) => n < 30),
    columns: { system, words: even },
  });
  assert((byLength.misses[0].adjustedP ?? 1) < 0.001);
  assertEquals(byLength.warnings.filter((it) => it.includes("systems")), []);
});

Deno.test("explainErrors() settles on noise in under 5 % of data sets", () => {
  const random = createRandom(11);
  const draws = 2000;
  let wrong = 0;
  for (let draw = 0; draw < draws; draw++) {
    const rows = Array.from({ length: 150 }, () => random());
    const human = rows.map(() => random() < 0.35);
    const pick = (names: string) => rows.map(() => names[Math.floor(random() * names.length)]);
    const found = explainErrors({
      human,
      judge: human.map((label) => random() < 0.2 ? !label : label),
      columns: {
        domain: pick("abcd"),
        system: pick("xy"),
        words: rows,
        claims: rows.map(() => Math.ceil(4 * random())),
      },
    });
    const all = [...found.errors, ...found.misses, ...found.falseAlarms];
    if (all.some(({ adjustedP }) => adjustedP !== null && adjustedP < 0.05)) wrong++;
  }
  // Measured: 40 of 2000, .020 with a Monte Carlo error of .003, so that the bound needs no allowance.
  assert(wrong / draws < 0.05, `${wrong} of ${draws}`);
  // A test that never found anything would pass the line above.
  assert(wrong > 0);
});

Deno.test("explainErrors() keeps to its rows: no labels, no errors, all errors", () => {
  const columns = { kind: Array(30).fill("a"), words: Array(30).fill(5) };
  const none = explainErrors({
    human: Array(30).fill(null),
    judge: Array(30).fill(true),
    columns,
  });
  assertEquals([none.errors[0].untested, none.counts.unlabelled], ["fewer than 10 rows", 30]);
  const right = explainErrors({
    human: Array(30).fill(true),
    judge: Array(30).fill(true),
    columns,
  });
  assertEquals(right.misses.map(({ untested }) => untested), [
    "the judge never errs",
    "fewer than 10 rows",
  ]);
  const judge = Array.from({ length: 30 }, (_, row) => row < 15);
  const same = explainErrors({ human: Array(30).fill(true), judge, columns });
  assertEquals(same.misses[0].untested, "all values are the same");
});

Deno.test("explainErrors() names the first bad entry", () => {
  const good = { human: [true], judge: [true], columns: { words: [1] } };
  const start = "Cannot compute explainErrors as ";
  assertThrows(
    () => explainErrors({ ...good, judge: [] }),
    RangeError,
    `${start}judge.length must be 1, one entry a row: current value is 0`,
  );
  assertThrows(
    () => explainErrors({ ...good, columns: { words: [NaN] } }),
    RangeError,
    `${start}columns.words[0] must be a finite number: current value is NaN`,
  );
  assertThrows(
    () => explainErrors({ ...good, human: ["no" as unknown as boolean] }),
    TypeError,
    `${start}human[0] must be true, false or null: current value is "no"`,
  );
  assertThrows(
    () => explainErrors(good, { system: "model" }),
    RangeError,
    `${start}a column must be one of words: current value is "model"`,
  );
  assertThrows(() => explainErrors(good, { minRows: 0 }), RangeError, "minRows must be an integer");
  assertThrows(
    () => explainErrors(good, { alpha: 1 }),
    RangeError,
    "alpha must be between 0 and 1",
  );
});

testOnRealData("mtrag: what RAGAS errs on at .8", "mtrag_human_eval.jsonl", async (path) => {
  const rows = (await Deno.readTextFile(path)).trim().split("\n").map((line) => JSON.parse(line));
  const found = explainErrors({
    human: rows.map(({ human_faithfulness }) =>
      combineRaters(
        Object.values(human_faithfulness).map((grade) => Number(grade) <= 2),
        "at-least:2",
      )
    ),
    judge: rows.map(({ judge_ragas_faithfulness }) => judge_ragas_faithfulness < 0.8),
    columns: {
      domain: rows.map(({ domain }) => domain),
      system: rows.map(({ system }) => system),
      answerability: rows.map(({ answerability }) => answerability),
      words: rows.map(({ answer }) => answer.trim().split(/\s+/).length),
    },
  }, { groups: rows.map(({ task_id }) => task_id), groupName: "task_id" });
  assertEquals([found.missRate.n, found.falseAlarmRate.n, found.errorRate.n], [74, 403, 477]);
  const alarms = (test: (finding: (typeof found.falseAlarms)[number]) => boolean) =>
    found.falseAlarms.find(test)?.pValue ?? NaN;
  // scipy 1.17.1: fisher_exact([[13, 14], [94, 282]]); mannwhitneyu(flagged, passed, method="asymptotic").
  assertAlmostEquals(alarms(({ value }) => value === "PARTIAL"), 0.012577299348996825, 1e-12);
  assertAlmostEquals(alarms(({ column }) => column === "words"), 0.11928953085822007, 1e-12);
  const words = found.misses.find(({ column }) => column === "words");
  assertAlmostEquals(words?.pValue ?? NaN, 0.05176467578055874, 1e-12);
  assertAlmostEquals(words?.effect.estimate ?? NaN, 0.31457431457431456, 1e-12);
  assert(found.warnings.some((it) => it.startsWith("477 rows are in 159 groups of task_id")));
});

Deno.test("explainErrors() refuses an option that does not exist", () => {
  const slip = { minrows: 2 };
  assertThrows(
    () => explainErrors({ human: [true], judge: [false], columns: {} }, slip as object),
    TypeError,
    "Cannot compute explainErrors as there is no option minrows: options are name, categorical,",
  );
});

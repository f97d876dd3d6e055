import { assert, assertEquals, assertThrows } from "@std/assert";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";

/** 48 bad answers of which 44 are caught, 60 good ones of which 52 are passed. */
const human = [...Array(48).fill(true), ...Array(60).fill(false)];
const judge = human.map((label, row) => row < 4 ? false : row >= 48 && row < 56 ? true : label);

Deno.test("calibrateJudge() counts what is caught and passed, positive = hallucinated", () => {
  const record = calibrateJudge(human, judge, { name: "Marl" });
  assertEquals(record.matrix, {
    labels: [false, true],
    counts: [[52, 8], [4, 44]],
    n: 108,
    missing: 0,
  });
  assertEquals(record.sensitivity.estimate, 44 / 48);
  assertEquals(record.specificity.estimate, 52 / 60);
  assertEquals([record.sensitivity.n, record.specificity.n, record.prevalence.n], [48, 60, 108]);
  assertEquals(record.judge, { name: "Marl", fingerprint: null });
  assertEquals([record.score, record.corrected, record.createdAt, record.humanRule], [
    null,
    null,
    null,
    "single",
  ]);
});

Deno.test("calibrateJudge() puts every row in exactly one count", () => {
  const raters = [[true, true], [true, false], [false, false], [null, null], [false, null], []];
  const verdicts = [true, true, null, true, false, null];
  const { counts, corrected } = calibrateJudge(raters, verdicts);
  assertEquals(counts, {
    rows: 6,
    compared: 2,
    tuned: 0,
    unlabelled: 2,
    undecided: 1,
    noVerdict: 1,
  });
  // Of the two rows without a label one has a verdict, positive.
  assertEquals([corrected?.n, corrected?.apparent], [1, 1]);
});

Deno.test("calibrateJudge() corrects the rate of rows that only the judge has scored", () => {
  const unlabelled = Array(200).fill(null);
  const { corrected } = calibrateJudge(
    [...human, ...unlabelled],
    [...judge, ...unlabelled.map((_, row) => row < 60)],
  );
  // Rogan and Gladen by hand: (.3 + 52/60 - 1) / (44/48 + 52/60 - 1) = .21277.
  assert(
    corrected &&
      Math.abs((corrected.estimate ?? 0) - (0.3 + 52 / 60 - 1) / (44 / 48 + 52 / 60 - 1)) < 1e-12,
  );
});

Deno.test("calibrateJudge() takes the adjusted kappa below 30 rows in a class or 20 disagreements, and says so", () => {
  const few = calibrateJudge(human.slice(20), judge.slice(20));
  assertEquals(few.kappa.method, "adjusted");
  assert(few.warnings.some((warning) => warning.startsWith("only 28 hallucinated rows")));
  assertEquals(calibrateJudge(human, judge).warnings, [
    "only 12 disagreements: kappa has the adjusted interval, as Wald's would be too narrow",
  ]);
  const twice = [...human, ...human];
  assertEquals(calibrateJudge(twice, [...judge, ...judge]).kappa.method, "wald");
});

Deno.test("calibrateJudge() reports by slice, with the rows that lack a value under a name of their own", () => {
  const kind = human.map((_, row) => row % 3 === 0 ? "number" : row % 3 === 1 ? "text" : null);
  const { slices, sensitivity } = calibrateJudge(human, judge, { slices: { kind } });
  assertEquals(slices.map(({ slice, value }) => [slice, value]), [
    ["kind", "(none)"],
    ["kind", "number"],
    ["kind", "text"],
  ]);
  assertEquals(slices.reduce((sum, slice) => sum + slice.sensitivity.n, 0), sensitivity.n);
});

Deno.test("calibrateJudge() counts a verdict that is missing in its slice too", () => {
  const record = calibrateJudge([true, true, false], [null, true, false], {
    slices: { s: ["a", "a", "a"] },
  });
  assertEquals([record.slices[0].matrix.n, record.slices[0].matrix.missing], [2, 1]);
});

Deno.test("calibrateJudge() of a score: at or above is flagged when high means hallucinated, below when low", () => {
  const scores = [0.1, 0.5, 0.9, null];
  const labels = [false, true, true, true];
  const high = calibrateJudge(labels, { scores, higherIs: "positive", threshold: 0.5 });
  assertEquals(high.matrix.counts, [[1, 0], [0, 2]]);
  const low = calibrateJudge(labels, { scores, higherIs: "negative", threshold: 0.5 });
  assertEquals(low.matrix.counts, [[0, 1], [2, 0]]);
  assertEquals([low.score?.chosen, low.score?.auc.estimate, low.counts.noVerdict], ["given", 0, 1]);
});

Deno.test("calibrateJudge() chooses a threshold on one part and reports on the other only", () => {
  const labels = Array.from({ length: 400 }, (_, row) => row % 4 === 0);
  const scores = labels.map((label, row) => (label ? 0.55 : 0.25) + ((row * 37) % 100) / 250);
  const record = calibrateJudge(labels, { scores, higherIs: "positive", threshold: "auto" });
  const { counts, score, matrix } = record;
  assertEquals([counts.compared, counts.tuned, counts.rows], [200, 200, 400]);
  assertEquals(matrix.n, 200);
  assertEquals(score?.auc.n, 200);
  assert(score && score.threshold > 0.5 && score.threshold < 0.66, `${score?.threshold}`);
  assertEquals(score?.split, { share: 0.5, seed: 1, tuned: 200, reported: 200, groups: null });
});

Deno.test("calibrateJudge() chooses the same threshold for a score and its complement", () => {
  const labels = Array.from({ length: 300 }, (_, row) => row % 3 === 0);
  const scores = labels.map((label, row) => Math.round((label ? 60 : 30) + (row * 31) % 50));
  const up = calibrateJudge(labels, { scores, higherIs: "positive", threshold: "auto" });
  const down = calibrateJudge(labels, {
    scores: scores.map((score) => 100 - score),
    higherIs: "negative",
    threshold: "auto",
  });
  assertEquals(up.matrix, down.matrix);
  assertEquals(up.score?.auc.estimate, down.score?.auc.estimate);
});

Deno.test("calibrateJudge() warns of a score that points the other way, and finds no threshold for it", () => {
  const labels = [true, true, false, false, true, false, true, false];
  const scores = labels.map((label, row) => (label ? 0.2 : 0.7) + row / 100);
  const given = calibrateJudge(labels, { scores, higherIs: "positive", threshold: 0.5 });
  assert(given.warnings.some((warning) => warning.includes("points the other way")));
  assertThrows(
    () => calibrateJudge(labels, { scores, higherIs: "positive", threshold: "auto" }),
    RangeError,
    "is the direction of the score right?",
  );
});

Deno.test("calibrateJudge() warns where judge and generator are kin, and where groups repeat", () => {
  const warnings = (name: string, generators: string[]) =>
    calibrateJudge(human, judge, { name, generators }).warnings;
  assert(warnings("judge_gpt4", ["gpt-4o"]).some((warning) => warning.includes("GPT family")));
  assert(
    warnings("marl-2", ["marl-2"]).some((warning) =>
      warning.includes("wrote some of the answers itself")
    ),
  );
  assertEquals(warnings("judge_gpt4", ["llama-3.1"]).filter((one) => one.includes("kin")), []);
  const groups = human.map((_, row) => row % 54);
  const grouped = calibrateJudge(human, judge, { groups, groupName: "question_id" });
  assert(
    grouped.warnings.some((warning) =>
      warning.startsWith("108 rows are in 54 groups of question_id")
    ),
  );
});

Deno.test("calibrateJudge() of nothing at all is undefined everywhere, and throws nowhere", () => {
  const { sensitivity, kappa, agreement } = calibrateJudge([], []);
  assertEquals([sensitivity.estimate, kappa.estimate, agreement.estimate], [null, null, null]);
});

Deno.test("calibrateJudge() holds no NaN, no Infinity and no undefined in its record", () => {
  for (
    const [labels, verdicts] of [[[], []], [[true], [true]], [[true, false], [true, true]], [
      human,
      judge,
    ]]
  ) {
    const record = calibrateJudge(labels, verdicts);
    assertEquals(JSON.parse(JSON.stringify(record)), record);
  }
});

Deno.test("calibrateJudge() puts the caller's notes first, and orders numeric slices by size", () => {
  const page = human.map((_, row) => row % 3 === 0 ? 10 : row % 3 === 1 ? 9 : "x");
  const record = calibrateJudge(human, judge, { notes: ["beware"], slices: { page } });
  assertEquals(record.warnings[0], "beware");
  assertEquals(record.slices.map(({ value }) => value), ["9", "10", "x"]);
});

Deno.test("calibrateJudge() leaves its inputs alone", () => {
  const options = Object.freeze({ slices: Object.freeze({ s: Object.freeze(["a", "b"]) }) });
  calibrateJudge(Object.freeze([true, false]), Object.freeze([true, null]), options);
});

/** As a cell that is not type-checked calls it. */
const untyped = calibrateJudge as unknown as (...args: unknown[]) => unknown;

Deno.test("calibrateJudge() says what is wrong, and where", () => {
  assertThrows(() => calibrateJudge([true], [true, false]), RangeError, "judge.length must be 1");
  assertThrows(
    () => untyped([true], ["yes"]),
    TypeError,
    'judge[0] must be true, false or null: current value is "yes"',
  );
  assertThrows(() => untyped([true, 1], [true, true]), TypeError, "human[1]");
  assertThrows(() => untyped([[true, "x"]], [true]), TypeError, "human[0][1]");
  assertThrows(() => calibrateJudge([true], [true], { level: 95 }), RangeError, "level");
  assertThrows(
    () => calibrateJudge([true], [true], { slices: { s: [] } }),
    RangeError,
    "slices.s.length",
  );
  assertThrows(() => calibrateJudge([true], [true], { groups: [] }), RangeError, "groups.length");
  assertThrows(() => untyped(), TypeError, "human must be an array");
  assertThrows(() => untyped([true], null), TypeError, "judge must be an array of verdicts");
  assertThrows(
    () => untyped([true], { higherIs: "positive" }),
    TypeError,
    "judge.scores must be an array",
  );
  assertThrows(() => untyped([true], [true], null), TypeError, "options must be an object");
  assertThrows(() => untyped([true], [true], { name: 5 }), TypeError, "name must be a text");
  assertThrows(
    () => untyped([true], [true], { groups: "a" }),
    TypeError,
    "groups must be an array",
  );
  assertThrows(
    () => untyped([true], [true], { slices: { s: [{}] } }),
    TypeError,
    "slices.s[0] must be a text",
  );
  assertThrows(
    () => untyped([true], [true], { slices: { s: [undefined] } }),
    TypeError,
    "slices.s[0]",
  );
  assertThrows(
    () => calibrateJudge([true], { scores: [NaN], higherIs: "positive", threshold: 0.5 }),
    RangeError,
    "scores[0] must be a finite number",
  );
  assertThrows(
    () => untyped([true], { scores: [1], higherIs: "high", threshold: 0.5 }),
    RangeError,
    "higherIs",
  );
});

Deno.test("calibrateJudge() by groups that do not repeat is as without groups", () => {
  const groups = human.map((_, row) => row % 3 === 0 ? null : `q${row}`);
  const grouped = calibrateJudge(human, judge, { groups, groupName: "question" });
  assertEquals(grouped, calibrateJudge(human, judge));
  assertEquals(grouped.dependence, null);
});

Deno.test("calibrateJudge() by groups knows of them in its intervals, and says in which", () => {
  const twice = [...human, ...human];
  const verdicts = [...judge, ...judge];
  const groups = twice.map((_, row) => row % 108);
  const record = calibrateJudge(twice, verdicts, { groups, groupName: "question_id" });
  // Every row has a twin: 216 rows say what 108 do, but for G / (G - 1).
  const effect = record.dependence?.designEffect ?? NaN;
  assertEquals(record.dependence, {
    groups: "question_id",
    rows: 216,
    clusters: 108,
    designEffect: effect,
  });
  assert(Math.abs(effect - 2 * 108 / 107) < 1e-12);
  assertEquals(record.sensitivity.method, "cluster-logit");
  assertEquals([record.sensitivity.n, record.sensitivity.estimate], [96, 44 / 48]);
  assertEquals(record.warnings.filter((warning) => warning.includes("question_id")), [
    "216 rows are in 108 groups of question_id: the intervals of agreement, kappa and the rates take that " +
    "into account (design effect of agreement 2.02), those of balanced accuracy, " +
    "Youden's J, AC1, MCC, F1, AUC and corrected rates do not",
  ]);
  assertEquals(record.ac1, calibrateJudge(twice, verdicts).ac1);
  // 12 effective disagreements: kappa is that of effective rows.
  assertEquals(record.kappa.method, "cluster-adjusted");
  assert(record.warnings.some((warning) => warning.includes("disagreements for rows in groups")));
});

Deno.test("calibrateJudge() warns of few groups, and one group has no bounds", () => {
  const few = calibrateJudge(human, judge, { groups: human.map((_, row) => row % 9) });
  assert(few.warnings.some((warning) => warning.startsWith("under 30 groups of group")));
  const one = calibrateJudge(human, judge, { groups: human.map(() => "all") });
  assertEquals([one.agreement.lower, one.kappa.lower, one.dependence?.clusters], [null, null, 1]);
  assertEquals(JSON.parse(JSON.stringify(one)), one);
});

Deno.test("calibrateJudge() counts groups among compared rows only", () => {
  const record = calibrateJudge([true, false, null, true], [true, false, true, null], {
    groups: ["a", "b", "a", "b"],
  });
  assertEquals(record.dependence, null);
});

Deno.test("calibrateJudge() refuses an option that does not exist, and lists those that do", () => {
  const slip = { slice: { topic: human.map(String) } };
  const error = assertThrows(() => calibrateJudge(human, judge, slip as object), TypeError);
  assertEquals(
    error.message,
    "Cannot calibrate the judge as there is no option slice: options are name, fingerprint, " +
      "humanRule, slices, groups, groupName, generators, level, share, seed, notes, dataHash, createdAt",
  );
});

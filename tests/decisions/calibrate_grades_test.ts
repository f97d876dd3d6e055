import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { calibrateGrades } from "../../lib/decisions/calibrate_grades.ts";
import { cohenKappa } from "../../lib/statistics/cohen_kappa.ts";

const human = [0, 1, 2, 3, 3, 0, null, 2];
const judge = [0, 1, 2, 2, 3, null, 1, 0];

Deno.test("calibrateGrades() measures grades by weighted kappa, and counts what it cannot compare", () => {
  const record = calibrateGrades(human, judge, {
    labels: [0, 1, 2, 3],
    slices: { s: human.map(String) },
  });
  assertEquals(record.counts, {
    rows: 8,
    compared: 6,
    tuned: 0,
    unlabelled: 1,
    undecided: 0,
    noVerdict: 1,
  });
  const counts = [[1, 0, 0, 0], [0, 1, 0, 0], [1, 0, 1, 0], [0, 0, 1, 1]];
  assertEquals(record.matrix.counts, counts);
  // Few rows of each grade: the adjusted interval, and a warning that says so.
  assertEquals(
    record.kappa,
    cohenKappa({ labels: [0, 1, 2, 3], counts }, { weights: "quadratic", interval: "adjusted" }),
  );
  assert(record.warnings[0].includes("adjusted interval"));
  assertEquals(record.slices.map(({ value, matrix }) => [value, matrix.n, matrix.missing]), [
    ["0", 1, 1],
    ["1", 1, 0],
    ["2", 2, 0],
    ["3", 2, 0],
  ]);
});

Deno.test("calibrateGrades() takes the order of grades from the labels", () => {
  const grades = ["poor", "fair", "good"];
  const a = calibrateGrades(["poor", "good", "fair"], ["fair", "good", "good"], { labels: grades });
  const b = calibrateGrades(["poor", "good", "fair"], ["fair", "good", "good"], {
    labels: ["fair", "good", "poor"],
  });
  assert(a.kappa.estimate !== b.kappa.estimate);
});

Deno.test("calibrateGrades() warns where rows share a group", () => {
  const { warnings } = calibrateGrades([0, 1], [0, 1], { labels: [0, 1], groups: ["q", "q"] });
  assert(warnings.some((warning) => warning.includes("1 group of group")));
});

Deno.test("calibrateGrades() says what is wrong, and where", () => {
  assertThrows(() => calibrateGrades([0], [0], { labels: [0] }), RangeError, "at least two grades");
  assertThrows(
    () => calibrateGrades([0], [], { labels: [0, 1] }),
    RangeError,
    "judge.length must be 1",
  );
  assertThrows(
    () => calibrateGrades([0], [7], { labels: [0, 1] }),
    RangeError,
    "current value is 7",
  );
});

Deno.test("calibrateGrades() by groups knows of them in agreement and kappa", () => {
  const grades = Array.from({ length: 120 }, (_, row) => row % 3);
  const judged = grades.map((grade, row) => row % 5 === 0 ? (grade + 1) % 3 : grade);
  const options = { labels: [0, 1, 2], weights: "linear" } as const;
  const plain = calibrateGrades(grades, judged, options);
  const twice = <T>(list: readonly T[]) => [...list, ...list];
  const groups = twice(grades.map((_, row) => row));
  const record = calibrateGrades([...twice(grades), null], [...twice(judged), 1], {
    ...options,
    groups: [...groups, null],
    groupName: "topic",
  });
  // Each row has a twin: 240 rows say what 120 do, but for G / (G - 1).
  assertAlmostEquals(
    record.kappa.standardError ?? NaN,
    (plain.kappa.standardError ?? NaN) * Math.sqrt(120 / 119),
    1e-12,
  );
  assertEquals(record.agreement.method, "cluster-logit");
  assertEquals([record.dependence?.clusters, record.dependence?.rows], [120, 240]);
  assert(
    record.warnings.some((warning) => warning.startsWith("240 rows are in 120 groups of topic")),
  );
  const alone = calibrateGrades(grades, judged, { ...options, groups: grades.map(() => null) });
  assertEquals(alone, plain);
});

Deno.test("calibrateGrades() by groups chooses the interval of kappa by rows that count", () => {
  const grades = Array.from({ length: 240 }, (_, row) => row % 3);
  const judged = grades.map((grade, row) => row % 60 % 5 === 0 ? (grade + 1) % 3 : grade);
  const options = { labels: [0, 1, 2] };
  // 80 rows of each grade; in sixty groups of four equal rows they say what 20 do.
  const groups = grades.map((_, row) => row % 60);
  const plain = calibrateGrades(grades, judged, options);
  const record = calibrateGrades(grades, judged, { ...options, groups });
  assertEquals(plain.kappa.method, "wald");
  assertEquals(record.kappa.method, "cluster-adjusted");
});

Deno.test("calibrateGrades() refuses an option that does not exist", () => {
  const slip = { labels: [0, 1, 2, 3], weight: "linear" };
  assertThrows(
    () => calibrateGrades(human, judge, slip),
    TypeError,
    "Cannot calibrate the judge as there is no option weight: options are labels, weights, name,",
  );
});

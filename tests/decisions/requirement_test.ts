import { assert, assertEquals, assertThrows } from "@std/assert";
import { calibrateGrades } from "../../lib/decisions/calibrate_grades.ts";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";
import { checkRequirement } from "../../lib/decisions/check_requirement.ts";
import { sampleSizeForLowerBound } from "../../lib/statistics/sample_size_for_lower_bound.ts";
import { parseRequirement } from "../../lib/decisions/parse_requirement.ts";

Deno.test("parseRequirement() reads a metric, a bar and what must reach it", () => {
  assertEquals(parseRequirement("kappa>=.6"), { metric: "kappa", bar: 0.6, at: "lower" });
  assertEquals(parseRequirement(" f1 >= 80 % @estimate "), {
    metric: "f1",
    bar: 0.8,
    at: "estimate",
  });
  assertEquals(parseRequirement("kappa>=-0.1@lower").bar, -0.1);
  for (const text of ["kappa>.6", "kappa>=", "kappa", ">=.6", "kappa>=.6@upper", "kappa>=.6.1"]) {
    assertThrows(() => parseRequirement(text), SyntaxError, "write METRIC>=X");
  }
});

Deno.test("parseRequirement() refuses a bar beyond reach, as 90 is where 90 % is meant", () => {
  assertThrows(
    () => parseRequirement("sensitivity>=90"),
    RangeError,
    "Cannot check the requirement as the bar must be at most 1 (write 80% or .8): current value is 90",
  );
  assertEquals(parseRequirement("sensitivity>=90%").bar, 0.9);
});

// Sensitivity 44/48: .917 (.804 to .967).
const human = [...Array(48).fill(true), ...Array(60).fill(false)];
const judge = human.map((label, row) => row < 4 ? false : label);
const record = calibrateJudge(human, judge);

Deno.test("checkRequirement() is met, missed or not settled by the interval", () => {
  const outcome = (bar: string) => checkRequirement(record, parseRequirement(bar)).outcome;
  assertEquals(outcome("sensitivity>=.80"), "met");
  assertEquals(outcome("sensitivity>=.81"), "not settled");
  assertEquals(outcome("sensitivity>=.96"), "not settled");
  assertEquals(outcome("sensitivity>=.97"), "missed");
  assertEquals(outcome("sensitivity>=.91@estimate"), "met");
  assertEquals(outcome("sensitivity>=.92@estimate"), "missed");
});

Deno.test("checkRequirement() says how many rows would settle a share above its bar", () => {
  const needed = (bar: string) => checkRequirement(record, bar).rowsNeeded;
  // The n from which on Wilson's lower limit at 44/48 stays at .85 or above; sampleSizeForLowerBound has the
  // reference values.
  assertEquals(needed("sensitivity>=.85"), sampleSizeForLowerBound({ bar: 0.85, rate: 44 / 48 }).n);
  assertEquals([needed("sensitivity>=.8"), needed("sensitivity>=.93"), needed("kappa>=.93")], [
    null,
    null,
    null,
  ]);
});

Deno.test("checkRequirement() plans rows for a coefficient by the root of the rows", () => {
  // A hundred of each label, 80 and 90 alike: po .85, pe .5, kappa .7; Wald's half-width falls as 1 / sqrt(n).
  const good = Array.from({ length: 100 }, (_, row) => row < 10);
  const bad = Array.from({ length: 100 }, (_, row) => row < 80);
  const labels = Array.from({ length: 200 }, (_, row) => row >= 100);
  const few = calibrateJudge(labels, [...good, ...bad]);
  const { rowsNeeded } = checkRequirement(few, "kappa>=.65");
  // scikit-learn has no interval; Cohen's (1960) standard error is sqrt(.85 * .15 / 200) / .5 and Fleiss's
  // differs from it in the second digit: (1.96 * .0505 / .05)^2 * 200 = 784.
  assert(rowsNeeded !== null && rowsNeeded > 740 && rowsNeeded < 830, String(rowsNeeded));
  const times = Math.ceil(rowsNeeded / 200);
  const repeat = <T>(list: readonly T[]) => Array.from({ length: times }, () => list).flat();
  const more = calibrateJudge(repeat(labels), repeat([...good, ...bad]));
  assertEquals(checkRequirement(more, "kappa>=.65").outcome, "met");
});

Deno.test("checkRequirement() does not settle what is undefined", () => {
  const none = calibrateJudge([false], [false]);
  assertEquals(checkRequirement(none, parseRequirement("sensitivity>=.5")).outcome, "not settled");
});

Deno.test("checkRequirement() takes a bar as text, and refuses one beyond reach", () => {
  assertEquals(checkRequirement(record, "sensitivity>=80%").outcome, "met");
  assertThrows(() => checkRequirement(record, "sensitivity>=80"), RangeError, "write 80% or .8");
  assertThrows(
    () => checkRequirement(record, { metric: "kappa", bar: NaN, at: "lower" }),
    RangeError,
    "NaN",
  );
});

Deno.test("checkRequirement() names the metrics of a record", () => {
  const check = (bar: string) => () => checkRequirement(record, parseRequirement(bar));
  assertThrows(check("tpr>=.5"), RangeError, "sensitivity, specificity, kappa");
  assertThrows(check("toString>=.5"), RangeError, 'current value is "toString"');
  assertThrows(check("auc>=.5"), RangeError, "auc needs a judge's score");
  const graded = calibrateGrades([0, 1], [0, 1], { labels: [0, 1] });
  assertThrows(
    () => checkRequirement(graded, parseRequirement("sensitivity>=.5")),
    RangeError,
    "ac2",
  );
});

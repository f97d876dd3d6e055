import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { calibrateGrades } from "../../lib/decisions/calibrate_grades.ts";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";
import { checkRequirement } from "../../lib/decisions/check_requirement.ts";
import { parseRequirement } from "../../lib/decisions/parse_requirement.ts";
import { calibrationMarkdown } from "../../lib/reports/calibration_markdown.ts";
import { calibrationText } from "../../lib/reports/calibration_text.ts";
import { calibrationVerdict } from "../../lib/reports/calibration_verdict.ts";

const human = [...Array(48).fill(true), ...Array(60).fill(false)];
const judge = human.map((label, row) => row < 4 ? false : row >= 48 && row < 56 ? true : label);
const topic = human.map((_, row) => row % 2 === 0 ? "a|b" : row < 5 ? "rare" : "c");
const record = calibrateJudge(human, judge, { name: "Marl", slices: { topic } });

Deno.test("calibrationText() has every rate with its n and its interval, and no bare percentage", () => {
  const text = calibrationText(record);
  for (const [percentage] of text.matchAll(/\d+\.\d+ %(?! ?\))[^\n]{0,4}/g)) {
    assert(/%\s*\(/.test(percentage), `${percentage} stands alone in:\n${text}`);
  }
  assert(!text.includes("NaN") && !text.includes("null") && !text.includes("Infinity"));
  assert(text.endsWith(".\n"));
});

Deno.test("calibrationText() shows bars with their outcome", () => {
  const requirements = ["sensitivity>=.8", "specificity>=.8", "kappa>=.95"].map((bar) =>
    checkRequirement(record, parseRequirement(bar))
  );
  const text = calibrationText(record, {
    requirements,
    paint: (style, text) => `<${style}>${text}`,
  });
  assert(
    /sensitivity >= 0\.8 \(lower limit\) +\.917 \(\.804 to \.967\), n 48 +<green>met/.test(text),
    text,
  );
  assert(/specificity >= 0\.8 \(lower limit\) .*<yellow>not settled/.test(text));
  assert(/kappa >= 0\.95 .*<red>missed/.test(text));
});

Deno.test("calibrationText() says of a score what was flagged, and on which rows that was chosen", () => {
  const scores = human.map((label, row) => (label ? 0.3 : 0.6) + (row % 10) / 25);
  const auto = calibrateJudge(human, { scores, higherIs: "negative", threshold: "auto" });
  assertStringIncludes(
    calibrationText(auto),
    "chosen on 54 rows (largest sensitivity + specificity, seed 1)",
  );
  const given = calibrateJudge(human, { scores, higherIs: "negative", threshold: 0.5 });
  assertStringIncludes(
    calibrationText(given),
    "flagged when its score is below 0.5, a threshold that was given",
  );
});

Deno.test("calibrationMarkdown() begins with the verdict and escapes what people wrote", () => {
  const markdown = calibrationMarkdown(record);
  assert(markdown.startsWith("## Marl against people\n\nMarl catches 44 of 48 bad answers"));
  assertStringIncludes(markdown, "| a\\|b |");
  assert(!markdown.includes("NaN"));
});

Deno.test("calibrationVerdict() says what is caught, passed, beyond chance and too small", () => {
  assertEquals(calibrationVerdict(record), [
    "Marl catches 44 of 48 bad answers (80.4 to 96.7 %) and lets 4 through.",
    "It passes 52 of 60 good ones (75.8 to 93.1 %) and wrongly flags 8.",
    // statsmodels 0.15.0, cohens_kappa([[52.5, 8.5], [4.5, 44.5]]), the adjusted interval: .642 to .883.
    "It beats chance (kappa .777 (.642 to .883), n 108).",
    "Too small to tell: topic = rare (2 bad).",
  ]);
});

Deno.test("calibrationVerdict() does not praise a judge that knows nothing", () => {
  const last = (labels: (boolean | null)[], verdicts: (boolean | null)[]) =>
    calibrationVerdict(calibrateJudge(labels, verdicts, { name: "X" })).join(" ");
  const coin = human.map((_, row) => row % 2 === 0);
  assertStringIncludes(last(human, coin), "It may be no better than chance");
  assertStringIncludes(last(human, human.map((label) => !label)), "worse than chance");
  assertStringIncludes(last([false, false], [false, true]), "What X catches is unknown");
  assertStringIncludes(last([true], [true]), "What it passes is unknown");
  assertStringIncludes(last([], []), "cannot be told");
});

Deno.test("reports of graded judges speak of grades", () => {
  const graded = calibrateGrades([0, 1, 2, 2, 1, 0], [0, 1, 2, 1, 1, null], {
    labels: [0, 1, 2],
    name: "Teal",
    slices: { topic: ["a", "a", "b", "b", "b", "a"] },
  });
  const text = calibrationText(graded);
  assertStringIncludes(text, "Teal gives people's grade to 4 of 5 answers (37.6 to 96.4 %).");
  assertStringIncludes(text, "Cohen's kappa, quadratic weights");
  assert(/people 2 +0 +1 +1/.test(text), text);
  assertStringIncludes(
    calibrationMarkdown(graded),
    "| by topic |  | gives the same grade | kappa |",
  );
  const none = calibrateGrades([null], [1], { labels: [0, 1] });
  assertStringIncludes(calibrationVerdict(none)[0], "is unknown: no row is compared");
});

Deno.test("reports refuse what is no calibration record", () => {
  // @ts-expect-error a caller without types
  assertThrows(() => calibrationVerdict({}), TypeError, "must be a calibration record");
  // @ts-expect-error a caller without types
  assertThrows(() => calibrationText(undefined), TypeError);
});

Deno.test("reports of rows in groups have counts beside cluster-robust intervals", () => {
  const groups = human.map((_, row) => row % 40);
  const grouped = calibrateJudge(human, judge, { name: "Marl", groups, groupName: "question" });
  assertEquals(grouped.sensitivity.method, "cluster-logit");
  for (const report of [calibrationText(grouped), calibrationMarkdown(grouped)]) {
    assert(/catches bad answers[ |]+44\/48/.test(report), report);
    assertStringIncludes(report, "108 rows are in 40 groups of question");
    assertStringIncludes(report, "Cohen's kappa, adjusted interval");
  }
});

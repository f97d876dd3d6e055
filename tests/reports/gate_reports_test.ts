import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { compareRuns } from "../../lib/decisions/compare_runs.ts";
import { gate } from "../../lib/decisions/gate.ts";
import type { CaseOutcome, CaseResult } from "../../lib/data/case_result.ts";
import { comparisonMarkdown } from "../../lib/reports/comparison_markdown.ts";
import { comparisonText } from "../../lib/reports/comparison_text.ts";
import { gateMarkdown } from "../../lib/reports/gate_markdown.ts";
import { gateText } from "../../lib/reports/gate_text.ts";
import { githubAnnotations } from "../../lib/reports/github_annotations.ts";
import { junitXml } from "../../lib/reports/junit_xml.ts";
import { scoreMarkdown } from "../../lib/reports/score_markdown.ts";
import { scoreText } from "../../lib/reports/score_text.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import { summaryOf } from "../decisions/summary.ts";

function resultOf(id: string, outcome: CaseOutcome, given: Partial<CaseResult> = {}): CaseResult {
  return {
    id,
    type: "answerable",
    expect: "answer",
    severity: "major",
    outcome,
    reason: `why ${id}`,
    abstention: "none",
    judge_error: false,
    properties: [],
    slices: {},
    case_hash: id,
    ...given,
  };
}

const failed = gate(summaryOf({ hallucinated: wilsonInterval(9, 200) }), { correctness: 0.8 });

Deno.test("gateText() shows each check with count, interval, n, budget and failures allowed", () => {
  const lines = gateText(failed).split("\n");
  assertEquals(lines[0], "The gate fails: hallucination.");
  assertEquals(
    lines.find((line) => line.startsWith("hallucination "))?.replace(/ {2,}/g, " | "),
    "hallucination | 9/200 | 4.5 % (2.4 to 8.3), n 200 | at most 2 % (observed) | 4 | fails",
  );
  assert(lines.some((line) => /^correctness .*no observations.*not settled$/.test(line)));
  assertStringIncludes(gateText(failed), "Beware: the budget of hallucination and overRefusal is");
  const painted = gateText(failed, { paint: (style, text) => `<${style}>${text}` });
  assert(painted.startsWith("<red>The gate fails"));
});

Deno.test("gateMarkdown() says the same, and nobody's words become markup", () => {
  const text = gateMarkdown({ ...failed, warnings: ["<b>`x`|"] });
  assertStringIncludes(text, "## Gate\n\n**The gate fails: hallucination.**");
  assertStringIncludes(text, "| hallucination | 9/200 | 4.5 % (2.4 to 8.3), n 200 |");
  assertStringIncludes(text, "> Beware: \\<b\\>\\`x\\`\\|.");
  assertStringIncludes(gateMarkdown(gate(summaryOf())), "**The gate passes: 6 checks.**");
});

Deno.test("gateText() and its kin refuse what is no result", () => {
  assertThrows(() => gateText({} as never), TypeError, "result must be what gate gives");
  assertThrows(() => gateMarkdown({ ...failed, decision: "maybe" } as never), TypeError);
  assertThrows(() => comparisonText({} as never), TypeError, "what compareRuns gives");
  assertThrows(() => junitXml([{}] as never), TypeError, "a list of results of cases");
  assertThrows(() => githubAnnotations([], { gate: {} } as never), TypeError);
});

Deno.test("reports refuse an option that they do not have, as a slip would lose what it names", () => {
  const run = { results: [], manifest: { touchstone: "0", case_set: "1" } };
  const slip = { result: [] } as never;
  const reports: readonly [() => unknown, string][] = [
    [() => gateText(failed, slip), "gateText as there is no option result: options are paint"],
    [() => comparisonText(compareRuns(run, run), slip), "options are paint"],
    [() => scoreText(summaryOf(), slip), "options are results, paint"],
    [() => scoreMarkdown(summaryOf(), slip), "options are results"],
    [() => junitXml([], slip), "options are gate, name"],
    [() => githubAnnotations([], slip), "options are gate, file"],
  ];
  for (const [report, message] of reports) assertThrows(report, TypeError, message);
});

Deno.test("comparisonText() and comparisonMarkdown() show flips, the paired change and what changed", () => {
  const run = (outcomes: readonly CaseOutcome[], prompt: string) => ({
    results: outcomes.map((outcome, i) => resultOf(`c|${i}`, outcome)),
    manifest: { touchstone: "1", case_set: "s", prompt },
  });
  const comparison = compareRuns(
    run(["right", "right", "hallucinated", "right"], "v1"),
    run(["right", "hallucinated", "right", "over-refused"], "v2"),
  );
  const text = comparisonText(comparison);
  assertStringIncludes(
    text,
    "4 cases were scored in both runs: 2 got worse, 1 better, 0 changed otherwise.",
  );
  assertStringIncludes(text, "prompt: v1, now v2.");
  // One each way: no change; 25.0 % of 4 in both runs.
  assert(
    /^hallucinated +25\.0 % .*n 4 +25\.0 % .*n 4 +0\.0 % \(.*n 4 +1\.0 \(2 differ\)$/m.test(text),
  );
  assert(text.indexOf("c|1 ") < text.indexOf("c|2 "), "the worse first");
  const markdown = comparisonMarkdown(comparison);
  assertStringIncludes(markdown, "## Candidate against baseline");
  assertStringIncludes(markdown, "| c\\|3 | right | over-refused | worse |");
  assertStringIncludes(markdown, "| type answerable |");
});

Deno.test("comparisonText() says how many of the cases that changed it shows", () => {
  const run = (outcome: CaseOutcome) => ({
    results: Array.from({ length: 61 }, (_, i) => resultOf(`q${i}`, outcome)),
    manifest: { touchstone: "@touchstone/eval@0", case_set: "s" },
  });
  const text = comparisonText(compareRuns(run("right"), run("hallucinated")));
  assertStringIncludes(text, "Of 61 cases that changed 40 are shown.");
  assertEquals(text.split("\n").filter((line) => /^q\d/.test(line)).length, 40);
});

Deno.test("gateText() heads the failing cases as failed, as a minimum observes those that pass", () => {
  const [head] = gateText(failed).split("\n").filter((line) => line.startsWith("check "));
  assertEquals(head?.split(/ {2,}| (?=failed)/).slice(0, 3).map((one) => one.trim()), [
    "check",
    "failed",
    "observed",
  ]);
  assertStringIncludes(scoreText(summaryOf({ n: 1, scored: 1 })), "1 case, 1 scored");
});

Deno.test("junitXml() makes a failure, an error and a skipped case of what did not pass", () => {
  const properties = [{
    name: "quantities" as const,
    status: "fail" as const,
    severity: "major" as const,
    reason: "$7 is in no passage",
    evidence: [],
  }];
  const xml = junitXml([
    resultOf("a", "right"),
    resultOf("b", "hallucinated", { properties }),
    resultOf("c", "judge-error"),
    resultOf("d", "unscored"),
    resultOf("e", "right", { properties }),
    resultOf("f", "over-refused"),
    resultOf("g", "incomplete"),
  ], { gate: failed, name: "cases.jsonl" });
  for (
    const line of [
      '<testsuites name="touchstone" tests="14" failures="4" errors="1" skipped="2">',
      '  <testsuite name="cases.jsonl" tests="7" failures="3" errors="1" skipped="1">',
      '    <testcase classname="answerable" name="a"/>',
      '<failure type="hallucinated" message="why b">quantities: fail, $7 is in no passage</failure>',
      '<error type="judge-error" message="why c"></error>',
      '<skipped message="why d"></skipped>',
      'name="e"><system-out>quantities: fail, $7 is in no passage</system-out></testcase>',
      '  <testsuite name="gate" tests="7" failures="1" errors="0" skipped="1">',
      '<testcase classname="gate" name="correctness"><skipped message="correctness is not settled',
    ]
  ) assertStringIncludes(xml, line);
});

Deno.test("junitXml() is valid whatever the text", () => {
  const ugly = `]]><a b="c" d='e'>&amp; \u0000\u0007\u001b[31m \ud800 \ufffe\uffff \u{1f600}\r\n\t`;
  const xml = junitXml([resultOf(ugly, "hallucinated", { reason: ugly })], { name: ugly });
  // Section 2.2 of XML 1.0: Char.
  assert(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u.test(xml));
  assertStringIncludes(
    xml,
    "\\u0000\\u0007\\u001b[31m \ufffd \\ufffe\\uffff \u{1f600}&#13;&#10;&#9;",
  );
  assertStringIncludes(xml, "]]&gt;&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;amp;");
  // Every tag is one of ours, and closed.
  const open = [...xml.matchAll(/<(\w[\w-]*)[^<>]*?(\/?)>/g)].filter(([, , closed]) =>
    closed === ""
  );
  const closed = [...xml.matchAll(/<\/([\w-]+)>/g)];
  assertEquals(open.map(([, name]) => name).sort(), closed.map(([, name]) => name).sort());
});

Deno.test("githubAnnotations() has at most nine errors and counts the rest", () => {
  const results = Array.from(
    { length: 12 },
    (_, i) => resultOf(`c${i}`, "hallucinated", i === 11 ? { severity: "critical" } : {}),
  );
  const lines = githubAnnotations(results, { gate: failed }).trimEnd().split("\n");
  const errors = lines.filter((line) => line.startsWith("::error "));
  assertEquals(errors.length, 10);
  assert(errors[0].startsWith("::error title=gate%3A hallucination::hallucination fails: 4.5 %25"));
  assert(errors[1].startsWith("::error title=c11%3A hallucinated::"));
  assertEquals(errors[9], "::error title=and more::4 more errors: see the report");
  assertEquals(lines.length, 11);
  assert(lines[10].startsWith("::warning title=gate%3A correctness::"));
  assertEquals(githubAnnotations([resultOf("a", "right"), resultOf("b", "unscored")]), "");
});

Deno.test("githubAnnotations() lets no text become a command or a property", () => {
  const ugly = "a,b:c\r\n::error::x%0A";
  assertEquals(
    githubAnnotations([resultOf(ugly, "judge-error", { reason: ugly })], { file: "a,b.jsonl" }),
    "::error file=a%2Cb.jsonl,title=a%2Cb%3Ac%0D%0A%3A%3Aerror%3A%3Ax%250A%3A judge-error::" +
      "a,b:c%0D%0A::error::x%250A\n",
  );
  assertStringIncludes(
    githubAnnotations([resultOf("a", "hallucinated", { reason: "" })]),
    "::a: hallucinated\n",
  );
});

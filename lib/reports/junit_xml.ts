import type { CaseOutcome, CaseResult } from "../data/case_result.ts";
import type { GateDecision, GateResult } from "../decisions/gate_result.ts";
import { escapeXml } from "./_escape_xml.ts";
import { checkName, requireGate } from "./_gate_rows.ts";
import { requireOptionNames, requireOptions } from "./_require.ts";
import { requireResults } from "./_require_result.ts";

/** Options of {@linkcode junitXml}. */
export interface JunitXmlOptions {
  /** What a gate decided: each of its checks becomes a test case too. Default: none. */
  readonly gate?: GateResult;
  /** What the cases are called, such as their file. Default `"cases"`. */
  readonly name?: string;
}

/** How a test case ended where it did not pass. */
type Ending = "failure" | "error" | "skipped";

interface TestCase {
  readonly suite: string;
  readonly name: string;
  readonly ending: Ending | null;
  readonly kind: string;
  readonly message: string;
  readonly details: readonly string[];
}

const OUTCOMES: Readonly<Record<CaseOutcome, Ending | null>> = {
  "right": null,
  "hallucinated": "failure",
  "over-refused": "failure",
  "incomplete": "failure",
  "judge-error": "error",
  "unscored": "skipped",
};

const DECISIONS: Readonly<Record<GateDecision, Ending | null>> = {
  "pass": null,
  "fail": "failure",
  "insufficient-evidence": "skipped",
};

const OPTIONS: Record<keyof JunitXmlOptions, true> = { gate: true, name: true };

/**
 * Results as JUnit XML, which continuous integration shows as tests: one test case a case, and one a check of
 * the gate.
 *
 * A wrong outcome is a failure, a judge that broke an error, a case without an answer or a check that is not
 * settled is skipped with its message. Properties that fail are in the text of the test case, also of one that
 * passes. Any text makes valid XML.
 *
 * @param results One result a case.
 * @param options The gate's result, and a name.
 * @returns The XML document, ending in a newline.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 *
 * @see The Apache Ant JUnit schema, as Jenkins, GitLab and GitHub actions read it.
 *
 * @example
 * ```ts
 * import { junitXml } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const xml = junitXml([{
 *   id: "fee",
 *   type: "answerable",
 *   expect: "answer",
 *   severity: "major",
 *   outcome: "hallucinated",
 *   reason: "$7 & more",
 *   abstention: "none",
 *   judge_error: false,
 *   properties: [],
 *   slices: {},
 *   case_hash: "1",
 * }]);
 *
 * assertStringIncludes(xml, `<failure type="hallucinated" message="$7 &amp; more">`);
 * ```
 */
export function junitXml(results: readonly CaseResult[], options: JunitXmlOptions = {}): string {
  requireResults(results, "junitXml");
  requireOptions(options, "junitXml");
  requireOptionNames(options, OPTIONS, "junitXml");
  const { gate, name = "cases" } = options;
  if (gate !== undefined) requireGate(gate, "junitXml");
  const suites = [suite(String(name), results.map(caseOf))];
  if (gate) suites.push(suite("gate", checksOf(gate)));
  const all = suites.flatMap(({ cases }) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="touchstone" ${totals(all)}>`,
    ...suites.flatMap(({ lines }) => lines),
    "</testsuites>",
    "",
  ].join("\n");
}

function caseOf({ id, type, outcome, reason, properties }: CaseResult): TestCase {
  const details = properties.filter(({ status }) => status === "fail" || status === "error")
    .map((one) => `${one.name}: ${one.status}, ${one.reason}`);
  const ending = OUTCOMES[outcome] ?? null;
  return { suite: String(type), name: id, ending, kind: outcome, message: String(reason), details };
}

function checksOf({ checks }: GateResult): readonly TestCase[] {
  return checks.map((check) => ({
    suite: "gate",
    name: checkName(check),
    ending: DECISIONS[check.decision],
    kind: check.decision,
    message: check.message,
    details: [check.message],
  }));
}

function suite(name: string, cases: readonly TestCase[]) {
  const lines = [
    `  <testsuite name="${escapeXml(name)}" ${totals(cases)}>`,
    ...cases.map((one) => testCase(one)),
    "  </testsuite>",
  ];
  return { cases, lines };
}

function totals(cases: readonly TestCase[]): string {
  const count = (wanted: Ending) => cases.filter(({ ending }) => ending === wanted).length;
  const [failures, errors, skipped] = [count("failure"), count("error"), count("skipped")];
  return `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
}

function testCase({ suite, name, ending, kind, message, details }: TestCase): string {
  const open = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"`;
  const text = escapeXml(details.join("\n"));
  if (ending === null) {
    return text === "" ? `${open}/>` : `${open}><system-out>${text}</system-out></testcase>`;
  }
  const type = ending === "skipped" ? "" : ` type="${escapeXml(kind)}"`;
  const body = `<${ending}${type} message="${escapeXml(message)}">${text}</${ending}>`;
  return `${open}>${body}</testcase>`;
}

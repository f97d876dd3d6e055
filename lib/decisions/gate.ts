import type { AnyCalibrationRecord } from "../data/calibration_record.ts";
import type { RetrievalAudit } from "../retrieval/retrieval_audit.ts";
import type { CaseSummary } from "../cases/case_summary.ts";
import { baselineChecks } from "./_baseline_checks.ts";
import type { GateCheck, GateDecision, GateResult } from "./gate_result.ts";
import type { Gates } from "./gates.ts";
import { judgeChecks } from "./_judge_checks.ts";
import { type ReadGates, readGates } from "./_read_gates.ts";
import { checkRetrievalTargets } from "./check_retrieval_targets.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import { requireSummary } from "./_require_summary.ts";
import { sliceChecks } from "./_slice_checks.ts";
import { summaryChecks } from "./_summary_checks.ts";

/** Options of {@linkcode gate}. */
export interface GateOptions {
  /** The summary of an earlier run, that coverage and abstention must not fall behind. */
  readonly baseline?: CaseSummary;
  /** The judge's calibration record, that the bars under `judge` are held against. */
  readonly record?: AnyCalibrationRecord;
  /** What `auditRetrieval` found, that the targets under `retrieval` are held against. */
  readonly audit?: RetrievalAudit;
}

const ACTION = "gate the release";
const OPTIONS: Record<keyof GateOptions, true> = { baseline: true, record: true, audit: true };
/** Budgets that hold without being given, and that are not ours to fix. */
const PLACEHOLDERS = ["hallucination", "overRefusal", "coverageDrop", "abstentionRise"] as const;

/**
 * Decides whether a run is good enough to release.
 *
 * Always asked: hallucination at most 2 % and over-refusal at most 10 % (placeholders: agree on your own with
 * the product's owner), no judge-error, at least 90 % of the cases scored, no critical case hallucinated, no
 * high-risk case (critical, or tagged `high-risk`) that fails a deterministic check. With a baseline: coverage
 * at most .02 below it, and no rise in over-refusal (placeholders too). Everything else where a budget is given. Each check says
 * how many failures its n allows and whether one case flips it. A set without cases never passes.
 *
 * Not a comparison of two runs case by case: that is `compareRuns`.
 *
 * @param summary What `summariseCases` gives.
 * @param gates Budgets, see {@linkcode Gates}, or what `parseGates` gives.
 * @param options Baseline, the judge's calibration record, and the audit of retrieval.
 * @returns The decision, every check, and warnings.
 * @throws {TypeError} If an argument is of the wrong kind, or a name unknown.
 * @throws {RangeError} If a budget is out of range, or bars of a judge are given without its record,
 *   or targets for retrieval without the audit.
 * @throws {SyntaxError} If a budget or bar does not read as one.
 *
 * @example
 * ```ts
 * import { summariseCases } from "@touchstone/eval/cases";
 * import type { CaseResult } from "@touchstone/eval/data";
 * import { gate } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const result: CaseResult = {
 *   id: "fee",
 *   type: "answerable",
 *   expect: "answer",
 *   severity: "major",
 *   outcome: "hallucinated",
 *   reason: "says $7, the passage says $5",
 *   abstention: "none",
 *   judge_error: false,
 *   properties: [],
 *   slices: {},
 *   case_hash: "1f3c",
 * };
 * const { decision, checks } = gate(summariseCases([result]), { hallucination: 0 });
 *
 * assertEquals(decision, "fail");
 * assertEquals(checks.find(({ name }) => name === "hallucination")?.failures, 1);
 * ```
 */
export function gate(
  summary: CaseSummary,
  gates: Gates = {},
  options: GateOptions = {},
): GateResult {
  requireSummary(summary, "summary", ACTION);
  requireObject(options, "options", "an object", ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const read = readGates(gates, ACTION);
  const { baseline, record, audit } = options;
  if (baseline !== undefined) requireSummary(baseline, "baseline", ACTION);
  const given = [
    ...summaryChecks(summary, read),
    ...sliceChecks(summary, read),
    ...(baseline ? baselineChecks(summary, baseline, read) : []),
    ...judgeChecks(read, record),
    ...retrievalChecks(read, audit),
  ];
  const checks = summary.n === 0 ? given.map(failsWithoutCases) : given;
  return { decision: decisionOf(checks), checks, warnings: warningsOf(summary, checks, read) };
}

/** The targets for retrieval, under one scope, so that a gate without cases does not fail them too. */
function retrievalChecks(
  { retrieval = [] }: ReadGates,
  audit: RetrievalAudit | undefined,
): readonly GateCheck[] {
  if (retrieval.length === 0) return [];
  if (audit === undefined) {
    throw new RangeError(
      `Cannot ${ACTION} as options.audit must be what auditRetrieval gives, which ${
        retrieval.join("; ")
      } is held against: current value is undefined`,
    );
  }
  const { checks } = checkRetrievalTargets(audit, retrieval);
  return checks.map((check) => ({ ...check, scope: "retrieval" }));
}

function failsWithoutCases(check: GateCheck): GateCheck {
  if (check.scope !== "all") return check;
  return { ...check, decision: "fail", message: `${check.name} fails: there is no case.` };
}

function decisionOf(checks: readonly GateCheck[]): GateDecision {
  for (const decision of ["fail", "insufficient-evidence"] as const) {
    if (checks.some((check) => check.decision === decision)) return decision;
  }
  return "pass";
}

function warningsOf(
  summary: CaseSummary,
  checks: readonly GateCheck[],
  gates: ReadGates,
): readonly string[] {
  // A count of 0 is meant to be flipped by one case.
  const flipping = checks.filter(({ flips, rule }) => flips && rule !== "count").map((
    { name, scope },
  ) => scope === "all" ? name : `${name} (${scope})`);
  const warnings = [...summary.warnings];
  if (summary.n === 0) warnings.unshift("there is no case: an empty set never passes");
  if (flipping.length > 0) warnings.push(`one case more or less flips ${flipping.join(", ")}`);
  const placeholders = PLACEHOLDERS.filter((name) =>
    !gates[name] && checks.some((check) => check.name === name && check.scope === "all")
  );
  if (placeholders.length > 0) {
    const [last, ...others] = placeholders.toReversed();
    const names = [others.toReversed().join(", "), last].filter(Boolean).join(" and ");
    warnings.push(`the budget of ${names} is a placeholder: agree on one with the owner`);
  }
  return warnings;
}

import type { CaseResult } from "../data/case_result.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { propertySummaries } from "./_property_summaries.ts";
import { requireResults } from "./_require_results.ts";
import { summarySlices } from "./_summary_slices.ts";
import { meanRecall } from "./_mean_recall.ts";
import { mixWarnings } from "./_mix_warnings.ts";
import type { CaseSummary, FailingCase } from "./case_summary.ts";

/** Options of {@linkcode summariseCases}. */
export interface SummariseCasesOptions {
  /** Confidence level of the intervals, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Share of wrong answers that any type may have, for the warning about small ones, 0 to 1. Default .02. */
  readonly budget?: number;
}

/**
 * Counts how a set of cases came out: hallucination and over-refusal as two rates, each with its own n.
 *
 * Hallucinated is counted among all scored cases, over-refused among the scored ones that expect an answer.
 * Cases without an answer, and those that only a failed judge could have settled, are in neither: they are
 * counted beside the rates. Intervals are Wilson's, for cases that are independent of each other; several
 * cases derived from one question are not, and the intervals are then too narrow.
 *
 * @param results One result a case, each id once.
 * @param options The level of the intervals, and the budget that types should be large enough for.
 * @returns Rates, properties, slices, the cases that fail, and what to beware of. Without a case the rates
 *   are undefined (`estimate: null`), with the reason.
 * @throws {TypeError} If `results` is no list of results, or an option is unknown.
 * @throws {RangeError} If an id stands twice, or an option is out of range.
 *
 * @example
 * ```ts
 * import { summariseCases } from "@touchstone/eval/cases";
 * import type { CaseResult } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const results = Array.from({ length: 50 }, (_, i): CaseResult => ({
 *   id: `q${i}`,
 *   type: "answerable",
 *   expect: "answer",
 *   severity: "major",
 *   outcome: i < 2 ? "hallucinated" : "right",
 *   reason: i < 2 ? "says $7, the passage says $5" : "as expected",
 *   abstention: "none",
 *   judge_error: false,
 *   properties: [],
 *   slices: {},
 *   case_hash: `${i}`,
 * }));
 * const { hallucinated, failing } = summariseCases(results);
 *
 * assertEquals(hallucinated.estimate, 0.04); // 2 of 50
 * assertEquals(failing.map(({ id }) => id), ["q0", "q1"]);
 * ```
 */
export function summariseCases(
  results: readonly CaseResult[],
  options: SummariseCasesOptions = {},
): CaseSummary {
  const { level, budget } = requireResults(results, options);
  const share = (k: number, n: number) => wilsonInterval(k, n, { level });
  const scored = results.filter(isScored);
  const count = (outcome: CaseResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  const judgeErrors = results.filter(({ judge_error }) => judge_error).length;
  const grades = results.flatMap(({ grade }) => grade === undefined ? [] : [grade]);
  const recall = meanRecall(results, level);
  return {
    n: results.length,
    scored: scored.length,
    shareScored: share(scored.length, results.length),
    ...caseRates(results, level),
    incomplete: share(count("incomplete"), scored.length),
    judgeErrors,
    unscored: count("unscored"),
    shareJudgeErrors: share(judgeErrors, results.length),
    properties: propertySummaries(results, level),
    slices: summarySlices(results, (part) => caseRates(part, level)),
    ...(grades.length > 0 && {
      grades: { mean: grades.reduce((sum, one) => sum + one, 0) / grades.length, n: grades.length },
    }),
    ...(recall !== null && { recall }),
    highRisk: results.filter(isHighRisk).length,
    failing: results.flatMap(failure),
    warnings: mixWarnings(results, budget),
  };
}

/** The two rates, each over its own cases. */
function caseRates(
  results: readonly CaseResult[],
  level: number,
): { readonly hallucinated: Interval; readonly overRefused: Interval } {
  const scored = results.filter(isScored);
  const answerable = scored.filter(({ expect }) => expect === "answer");
  const bad = scored.filter(({ outcome }) => outcome === "hallucinated");
  const refused = answerable.filter(({ outcome }) => outcome === "over-refused");
  return {
    hallucinated: wilsonInterval(bad.length, scored.length, { level }),
    overRefused: wilsonInterval(refused.length, answerable.length, { level }),
  };
}

function isScored({ outcome }: CaseResult): boolean {
  return outcome !== "unscored" && outcome !== "judge-error";
}

function isHighRisk({ severity, slices }: CaseResult): boolean {
  return severity === "critical" || slices.tag?.includes("high-risk") === true;
}

function failure(result: CaseResult): readonly FailingCase[] {
  const { id, type, severity, outcome, slices } = result;
  const failed = result.properties.flatMap(({ name, status }) => status === "fail" ? [name] : []);
  if (outcome === "right" && failed.length === 0) return [];
  return [{ id, type, severity, tags: slices.tag ?? [], outcome, failed }];
}

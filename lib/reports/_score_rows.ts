import type { CaseSummary, FailingCase } from "../cases/case_summary.ts";
import type { CaseResult } from "../data/case_result.ts";
import { formatCount } from "../statistics/format_count.ts";
import type { Interval } from "../statistics/interval.ts";
import { percent } from "./_percent.ts";
import { requireResult } from "./_require_result.ts";
import { worstFirst } from "./_worst_first.ts";

/** Failing cases that a report lists. */
export const MOST_CASES = 20;

/** Heads of the tables of a score. */
export const RATE_HEADS = ["", "count", "rate"];
export const SLICE_HEADS = ["slice", "cases", "hallucinated", "over-refused"];
export const PROPERTY_HEADS = ["property", "pass", "fail", "no matter", "error", "pass rate"];
export const CASE_HEADS = ["case", "type", "severity", "outcome", "why"];
export const PROPERTY_SIDES = ["left", "right", "right", "right", "right", "left"] as const;

/** Throws unless `summary` is what `summariseCases` gives. */
export function requireSummary(summary: unknown, action: string): void {
  const lists = ["properties", "slices", "failing", "warnings"];
  requireResult(summary, "summary", "what summariseCases gives", lists, action);
  const { hallucinated, overRefused, shareScored } = summary as CaseSummary;
  if (hallucinated && overRefused && shareScored) return;
  throw new TypeError(`Cannot compute ${action} as summary must be what summariseCases gives`);
}

/** What was scored, in a sentence. */
export function scoredLine({ n, scored, judgeErrors, unscored }: CaseSummary): string {
  const left = [
    [judgeErrors, "with a failed judge"],
    [unscored, "without an answer to score"],
  ].filter(([count]) => Number(count) > 0).map(([count, what]) => `${count} ${what}`);
  const cases = n === 1 ? "1 case" : `${formatCount(n)} cases`;
  return [`${cases}, ${formatCount(scored)} scored`, ...left].join(", ");
}

/** The rates over the whole set. */
export function scoreRateRows(summary: CaseSummary): readonly (readonly string[])[] {
  const { incomplete, grades, recall } = summary;
  return [
    share("hallucinated, of all scored", summary.hallucinated),
    share("over-refused, of those to be answered", summary.overRefused),
    ...(incomplete.estimate ? [share("incomplete, of all scored", incomplete)] : []),
    share("scored, of all cases", summary.shareScored),
    ...(recall ? [["recall of relevant passages", "", percent(recall)]] : []),
    ...(grades
      ? [["mean groundedness grade", "", `${grades.mean.toFixed(2)}, n ${grades.n}`]]
      : []),
  ];
}

function share(what: string, interval: Interval): readonly string[] {
  const { estimate, n } = interval;
  const count = estimate === null ? `0/${n}` : `${Math.round(estimate * n)}/${formatCount(n)}`;
  return [what, count, percent(interval)];
}

/** Both rates by slice: those with more than one value, and every tag. */
export function scoreSliceRows({ slices }: CaseSummary): readonly (readonly string[])[] {
  return slices
    .filter(({ by }) => by === "tag" || slices.filter((one) => one.by === by).length > 1)
    .map(({ by, value, n, hallucinated, overRefused }) => [
      `${by} ${value}`,
      formatCount(n),
      percent(hallucinated),
      overRefused.n === 0 ? "none to be answered, n 0" : percent(overRefused),
    ]);
}

/** Every property, none hidden behind another. */
export function scorePropertyRows({ properties }: CaseSummary): readonly (readonly string[])[] {
  return properties.map(({ name, pass, fail, notApplicable, error, passRate }) => [
    name,
    ...[pass, fail, notApplicable, error].map(formatCount),
    passRate.n === 0 ? "not asked, n 0" : percent(passRate),
  ]);
}

/** The cases to read first: those with a wrong outcome, the worst first. */
export function failingRows(
  { failing }: CaseSummary,
  results: readonly CaseResult[],
): readonly (readonly string[])[] {
  const reasons = new Map(results.map(({ id, reason }) => [id, reason]));
  return wrongCases(failing).slice(0, MOST_CASES).map(({ id, type, severity, outcome }) => [
    id,
    type,
    severity,
    outcome,
    reasons.get(id) ?? "",
  ]);
}

/** What stands beside the list of cases: how many it leaves out, how many are right and fail a property. */
export function failingNotes({ failing }: CaseSummary): readonly string[] {
  const wrong = wrongCases(failing).length;
  const flagged = failing.length - wrong;
  return [
    ...(wrong > MOST_CASES
      ? [`${formatCount(wrong - MOST_CASES)} more cases came out wrong.`]
      : []),
    ...(flagged > 0
      ? [`${formatCount(flagged)} cases came out right and fail a property: see the results.`]
      : []),
  ];
}

function wrongCases(failing: readonly FailingCase[]): readonly FailingCase[] {
  return worstFirst(failing.filter(({ outcome }) => outcome !== "right"));
}

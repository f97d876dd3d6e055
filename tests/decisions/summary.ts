/** Summaries for the tests of gates, made by hand: no case is scored here. */
import type { CaseSummary } from "../../lib/cases/case_summary.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";

/** A clean run of 200 cases, 20 of them critical; what is given replaces what it has. */
export function summaryOf(given: Partial<CaseSummary> = {}): CaseSummary {
  return {
    n: 200,
    scored: 200,
    shareScored: wilsonInterval(200, 200),
    hallucinated: wilsonInterval(0, 200),
    overRefused: wilsonInterval(0, 120),
    incomplete: wilsonInterval(0, 200),
    judgeErrors: 0,
    unscored: 0,
    shareJudgeErrors: wilsonInterval(0, 200),
    properties: [],
    slices: [{
      by: "severity",
      value: "critical",
      n: 20,
      hallucinated: wilsonInterval(0, 20),
      overRefused: wilsonInterval(0, 12),
    }],
    failing: [],
    warnings: [],
    ...given,
  } as CaseSummary;
}

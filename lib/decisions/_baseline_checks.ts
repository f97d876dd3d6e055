import type { CaseSummary } from "../cases/case_summary.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";
import { showBudget } from "./_budget_names.ts";
import { checkDrop } from "./check_drop.ts";
import type { GateCheck, GateDecision } from "./gate_result.ts";
import type { Budget } from "./gates.ts";
import type { ReadGates } from "./_read_gates.ts";
import { recallOf } from "./_summary_checks.ts";

/** Placeholders, to be agreed with the product's owner. */
const DEFAULTS = {
  coverageDrop: { kind: "rate", value: 0.02 },
  abstentionRise: { kind: "rate", value: 0 },
} as const;

/** The checks of a run against an earlier one. */
export function baselineChecks(
  summary: CaseSummary,
  baseline: CaseSummary,
  gates: ReadGates,
): readonly GateCheck[] {
  const { coverageDrop, abstentionRise } = { ...DEFAULTS, ...gates };
  const checks: GateCheck[] = [];
  const [now, before] = [recallOf(summary), recallOf(baseline)];
  // Without gold passages on either side there is no coverage to lose, unless someone asks.
  if (gates.coverageDrop || now.n > 0 || before.n > 0) {
    checks.push(against("coverageDrop", now, before, coverageDrop, "at least"));
  }
  const [refusesNow, refusedBefore] = [summary.overRefused, baseline.overRefused];
  if (gates.abstentionRise || refusesNow.n > 0 || refusedBefore.n > 0) {
    checks.push(against("abstentionRise", refusesNow, refusedBefore, abstentionRise, "at most"));
  }
  return checks;
}

function against(
  name: string,
  observed: Interval,
  before: Interval,
  budget: Budget,
  sense: "at most" | "at least",
): GateCheck {
  const decision = decide(observed, before, budget, sense);
  const [shown, was] = [observed, before].map((one) => formatInterval(one, { percent: true }));
  const side = sense === "at least" ? "below" : "above";
  const said = { "pass": "passes", "fail": "fails", "insufficient-evidence": "is not settled" };
  const message = `${name} ${said[decision]}: ${shown}, the baseline ${was}; ` +
    `at most ${showBudget(budget)} ${side} it.`;
  const counts = { failures: null, allowed: null, flips: false, straddles: false, needed: null };
  return {
    name,
    scope: "all",
    rule: "point",
    sense,
    observed,
    budget,
    decision,
    ...counts,
    message,
  };
}

function decide(
  { estimate }: Interval,
  { estimate: before }: Interval,
  { value }: Budget,
  sense: "at most" | "at least",
): GateDecision {
  if (estimate === null || before === null) return "insufficient-evidence";
  const [baseline, current] = sense === "at least" ? [before, estimate] : [estimate, before];
  return checkDrop({ baseline, current, maxDrop: value }).decision;
}

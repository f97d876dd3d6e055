import type { GateCheck, GateDecision, GateResult } from "../decisions/gate_result.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Style } from "./paint.ts";
import { requireResult } from "./_require_result.ts";

/** What a decision is in words, and its colour in a terminal. */
export const DECISIONS: Readonly<Record<GateDecision, readonly [string, Style]>> = {
  "pass": ["passes", "green"],
  "fail": ["fails", "red"],
  "insufficient-evidence": ["not settled", "yellow"],
};

/** Heads of the table of checks. */
export const GATE_HEAD = ["check", "failed", "observed", "budget", "may fail", "outcome"];

/** Counts lean right. */
export const GATE_ALIGN = ["left", "right", "left", "left", "right", "left"] as const;

/** Throws unless `result` is what `gate` gives. */
export function requireGate(result: unknown, action: string): void {
  requireResult(result, "result", "what gate gives", ["checks", "warnings"], action);
  const { decision, checks } = result as GateResult;
  const known = (one: GateDecision) => Object.hasOwn(DECISIONS, one);
  if (known(decision) && checks.every((check) => known(check.decision))) return;
  throw new TypeError(`Cannot compute ${action} as result must be what gate gives`);
}

/** The checks of a gate as rows of a table. */
export function gateRows({ checks }: GateResult): readonly (readonly string[])[] {
  return checks.map((check) => [
    checkName(check),
    check.failures === null
      ? ""
      : `${formatCount(check.failures)}/${formatCount(check.observed.n)}`,
    formatInterval(check.observed, { percent: check.budget.kind !== "mean" }),
    budgetOf(check),
    check.allowed === null ? "" : formatCount(check.allowed),
    DECISIONS[check.decision][0],
  ]);
}

/** A sentence for each check that did not pass, or whose passing says little. */
export function gateNotes({ checks }: GateResult): readonly string[] {
  return checks.filter(({ decision, straddles }) => decision !== "pass" || straddles)
    .map(({ message }) => message);
}

/** What a gate decided, in a sentence. */
export function gateVerdict({ decision, checks }: GateResult): string {
  const bad = checks.filter((check) => check.decision === decision && decision !== "pass");
  const which = bad.length === 0 ? "" : `: ${bad.map(checkName).join(", ")}`;
  const words: Readonly<Record<GateDecision, string>> = {
    "pass": `The gate passes: ${checks.length} checks`,
    "fail": "The gate fails",
    "insufficient-evidence": "The gate is not settled, more cases are needed",
  };
  return `${words[decision]}${which}.`;
}

/** A check by its name, and its scope where it is not of all cases. */
export function checkName({ name, scope }: GateCheck): string {
  return scope === "all" ? name : `${name} (${scope})`;
}

/** Checks against a baseline: on which side of it they allow a little. */
const SIDES: ReadonlyMap<string, string> = new Map([
  ["coverageDrop", "below the baseline"],
  ["abstentionRise", "above the baseline"],
]);

function budgetOf({ name, budget: { kind, value }, sense, rule }: GateCheck): string {
  if (kind === "count") return `at most ${formatCount(value)} failing`;
  const shown = kind === "mean" ? String(value) : `${Number((value * 100).toPrecision(12))} %`;
  const side = SIDES.get(name);
  if (side !== undefined) return `at most ${shown} ${side}`;
  return `${sense} ${shown} (${rule === "bound" ? "interval" : "observed"})`;
}

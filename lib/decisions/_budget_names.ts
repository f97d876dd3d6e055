import { nearestName } from "../data/nearest_name.ts";
import type { Budget, BudgetName } from "./gates.ts";

/** What kinds of value a budget takes: a plain number of a share or a grade is no count. */
type Reading = "count or rate" | "share" | "grade";

/** Every budget, how its value reads, and what else it is called. */
const NAMES: Readonly<Record<BudgetName, readonly [Reading, ...string[]]>> = {
  hallucination: ["count or rate", "hallucinated", "hallucinations", "hallucinationRate"],
  overRefusal: ["count or rate", "overRefused", "overRefusals", "overRefusalRate", "refusal"],
  incomplete: ["count or rate", "incompleteness", "incompleteRate"],
  judgeErrors: ["count or rate", "judgeError", "judgeErrorRate"],
  critical: ["count or rate", "criticalHallucination", "criticalHallucinations"],
  highRisk: ["count or rate", "highRiskFailures"],
  minScored: ["share", "scored", "shareScored", "minimumScored", "minShareScored"],
  groundedness: ["grade", "minGroundedness", "meanGroundedness"],
  correctness: ["count or rate", "minCorrectness"],
  recall: ["share", "minRecall", "recall@5"],
  retrievalRelevance: ["count or rate", "relevance", "minRelevance"],
  retrievalCoverage: ["count or rate", "coverage", "minCoverage"],
  citations: ["count or rate", "citation", "minCitations"],
  abstention: ["count or rate", "abstentions", "minAbstention"],
  quantities: ["count or rate", "quantity", "minQuantities"],
  tokens: ["count or rate", "token", "minTokens"],
  access: ["count or rate", "minAccess"],
  injection: ["count or rate", "injections", "minInjection"],
  coverageDrop: ["share", "maxCoverageDrop", "recallDrop"],
  abstentionRise: ["share", "maxAbstentionRise", "overRefusalRise"],
};

/** Names as they are looked up: without case, spaces, `-` and `_`. */
const FOLDED = new Map(
  Object.entries(NAMES).flatMap(([name, [, ...others]]) =>
    [name, ...others].map((other) => [folded(other), name as BudgetName])
  ),
);

/** The budget that is meant by a name, `over_refused` say; an error with the nearest where there is none. */
export function budgetName(
  name: string,
  action: string,
  known?: readonly BudgetName[],
): BudgetName {
  const found = FOLDED.get(folded(name));
  const names: readonly string[] = known ?? Object.keys(NAMES);
  if (found && names.includes(found)) return found;
  throw unknownName(name, "budget", names, action);
}

/** The error for a name that is none, with the nearest there is. */
export function unknownName(
  name: string,
  what: string,
  known: readonly string[],
  action: string,
): TypeError {
  const near = nearestName(name, known);
  const hint = near === undefined
    ? `: ${what}s are ${known.join(", ")}`
    : `: did you mean ${near}?`;
  return new TypeError(`Cannot ${action} as there is no ${what} ${JSON.stringify(name)}${hint}`);
}

/** How the value of a budget reads. */
export function readingOf(name: BudgetName): Reading {
  return NAMES[name][0];
}

/** A budget as people write it: `3 cases`, `2 %`, `4`. */
export function showBudget({ kind, value }: Budget): string {
  if (kind === "count") return value === 1 ? "1 case" : `${value} cases`;
  return kind === "mean" ? String(value) : `${Number((value * 100).toPrecision(12))} %`;
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

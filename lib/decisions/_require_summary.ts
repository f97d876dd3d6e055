import { requireObject } from "./_require.ts";

const INTERVALS = ["shareScored", "hallucinated", "overRefused", "incomplete", "shareJudgeErrors"];
const LISTS = ["properties", "slices", "failing", "warnings"];

/** Throws unless `summary` has what a gate reads of it. */
export function requireSummary(summary: unknown, name: string, action: string): void {
  requireObject(summary, name, "what summariseCases gives", action);
  const members = summary as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(members.n)) {
    throw new TypeError(
      `Cannot ${action} as ${name}.n must be a number of cases: current value is ${members.n}`,
    );
  }
  for (const member of INTERVALS) {
    requireObject(members[member], `${name}.${member}`, "an interval", action);
  }
  for (const member of LISTS) {
    if (Array.isArray(members[member])) continue;
    throw new TypeError(
      `Cannot ${action} as ${name}.${member} must be a list: current value is ${members[member]}`,
    );
  }
}

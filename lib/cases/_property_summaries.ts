import type { CaseResult, PropertyName, PropertyStatus } from "../data/case_result.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import type { PropertySummary } from "./case_summary.ts";

/** How often each property passed, in the order in which they are met. */
export function propertySummaries(
  results: readonly CaseResult[],
  level: number,
): readonly PropertySummary[] {
  const counts = new Map<PropertyName, Record<PropertyStatus, number>>();
  for (const { properties } of results) {
    for (const { name, status } of properties) {
      const row = counts.get(name) ?? { pass: 0, fail: 0, "not-applicable": 0, error: 0 };
      row[status]++;
      counts.set(name, row);
    }
  }
  return [...counts].map(([name, { pass, fail, "not-applicable": notApplicable, error }]) => ({
    name,
    pass,
    fail,
    notApplicable,
    error,
    passRate: wilsonInterval(pass, pass + fail, { level }),
  }));
}

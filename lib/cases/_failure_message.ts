import type { Case } from "../data/case.ts";
import type { CaseResult, PropertyName } from "../data/case_result.ts";

/** What a failing test says of its case; `null` where it passes. */
export function failureMessage(
  result: CaseResult,
  oneCase: Case,
  properties: readonly PropertyName[],
): string | null {
  const { id, outcome, reason, severity } = result;
  const failed = result.properties.filter(({ status }) => status === "fail" || status === "error");
  const strict = failed.some(({ name }) => properties.includes(name));
  if (outcome === "right" && !strict) return null;
  const { metadata, error } = oneCase;
  const answer = oneCase.answer ?? (error === undefined ? "none" : `none, as ${error}`);
  return [
    `Case ${id} (${severity}) is ${outcome}: ${reason}`,
    ...failed.map(({ name, status, reason }) => `  ${name} ${status}: ${reason}`),
    ...typeof metadata?.expected === "string" ? [`  expected: ${metadata.expected}`] : [],
    ...typeof metadata?.cause === "string" ? [`  cause of the incident: ${metadata.cause}`] : [],
    `  answer: ${answer}`,
  ].join("\n");
}

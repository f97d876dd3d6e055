import type { CaseOutcome, CaseResult, PropertyStatus } from "./case_result.ts";
import type { CaseType, Severity } from "./case.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import { describeJson, isJsonObject } from "./_json_type.ts";

/** The words that a case may use for its type. */
export const CASE_TYPES: readonly CaseType[] = [
  "answerable",
  "unanswerable",
  "false_premise",
  "stale_context",
  "partial",
];

/** How bad a wrong answer may be. */
export const SEVERITIES: readonly Severity[] = ["critical", "major", "minor"];

const OUTCOMES: readonly CaseOutcome[] = [
  ...["right", "hallucinated", "over-refused"] as const,
  ...["incomplete", "judge-error", "unscored"] as const,
];
const STATUSES: readonly PropertyStatus[] = ["pass", "fail", "not-applicable", "error"];

type Check = (value: JsonValue | undefined) => string | undefined;

const RESULT: Readonly<Record<keyof CaseResult, Check>> = {
  id: text,
  type: oneOf(CASE_TYPES),
  expect: oneOf(["answer", "abstain"]),
  severity: oneOf(SEVERITIES),
  outcome: oneOf(OUTCOMES),
  reason: text,
  abstention: oneOf(["none", "full", "partial", null]),
  grade: (value) => value === undefined || typeof value === "number" ? undefined : "a number",
  recall: (value) => value === undefined || typeof value === "number" ? undefined : "a number",
  judge_error: (value) => typeof value === "boolean" ? undefined : "true or false",
  properties: (value) => Array.isArray(value) ? undefined : "a list of properties",
  slices: (value) =>
    isJsonObject(value) && Object.values(value).every(isTexts) ? undefined : "lists of texts",
  case_hash: text,
  question: (value) => value === undefined ? undefined : text(value),
  answer: (value) => value === undefined || value === null ? undefined : text(value),
};

/** What is wrong with a result, or `undefined`: the shape is checked down to the spans. */
export function resultFault(value: JsonObject): string | undefined {
  for (const [name, check] of Object.entries(RESULT)) {
    const need = check(value[name]);
    if (need !== undefined) return wrong(name, need, value[name]);
  }
  const properties = value.properties;
  if (!Array.isArray(properties)) return undefined;
  for (const [i, property] of properties.entries()) {
    const fault = propertyFault(property);
    if (fault !== undefined) return `properties[${i}]${fault}`;
  }
  return undefined;
}

function propertyFault(property: JsonValue): string | undefined {
  if (!isJsonObject(property)) return ` must be an object, got ${describeJson(property)}`;
  const { name, status, severity, reason, evidence } = property;
  if (typeof name !== "string") return wrong(".name", "a text", name);
  const needs = [
    ["status", oneOf(STATUSES)(status), status],
    ["severity", oneOf(SEVERITIES)(severity), severity],
    ["reason", text(reason), reason],
  ] as const;
  for (const [member, need, found] of needs) {
    if (need !== undefined) return wrong(`.${member}`, need, found);
  }
  if (!Array.isArray(evidence)) return wrong(".evidence", "a list", evidence);
  const bad = evidence.findIndex((one) => !isEvidence(one));
  if (bad < 0) return undefined;
  return wrong(`.evidence[${bad}]`, "an object with a text and perhaps a span", evidence[bad]);
}

function isEvidence(value: JsonValue): boolean {
  if (!isJsonObject(value) || typeof value.text !== "string") return false;
  const { span } = value;
  if (span === undefined) return true;
  if (!isJsonObject(span)) return false;
  const { start, end } = span;
  return Number.isInteger(start) && Number.isInteger(end) && Number(start) >= 0 &&
    Number(end) >= Number(start);
}

function isTexts(value: JsonValue | undefined): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function text(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" ? undefined : "a text";
}

function oneOf(words: readonly (string | null)[]): Check {
  const listed = words.map((word) => JSON.stringify(word)).join(", ");
  return (value) => words.some((word) => word === value) ? undefined : `one of ${listed}`;
}

function wrong(name: string, need: string, found: JsonValue | undefined): string {
  if (found === undefined) return `${name} is missing`;
  return `${name} must be ${need}, got ${describeJson(found)}`;
}

import {
  isObject,
  outOfRange,
  requireOptions,
  requirePositiveInteger,
  wrongKind,
} from "./_require.ts";
import type { ScorePolicy } from "./score_policy.ts";

const POLICY: Record<keyof ScorePolicy, true> = {
  quantities: true,
  tokens: true,
  incomplete: true,
  evidence: true,
  citations: true,
  signals: true,
  arithmetic: true,
  recallAt: true,
  allowedScopes: true,
};
const PARTS = ["chunks", "history", "tool_output", "metadata"];
const CHOICES = {
  quantities: ["flag", "fail"],
  tokens: ["flag", "fail"],
  incomplete: ["hallucinated", "separate"],
  citations: ["required", "optional"],
} as const;

/** Throws unless a policy is one: every name known, every value one of its kind. */
export function requirePolicy(policy: unknown, action: string): void {
  if (!isObject(policy)) throw wrongKind("policy must be an object", policy, action);
  requireOptions(policy, POLICY, action);
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = policy[name];
    if (value === undefined || choices.some((choice) => choice === value)) continue;
    const need = `policy.${name} must be ${choices.map((choice) => `"${choice}"`).join(" or ")}`;
    throw (typeof value === "string" ? outOfRange : wrongKind)(need, value, action);
  }
  const { evidence, signals, arithmetic, recallAt, allowedScopes } = policy;
  if (evidence !== undefined) requireEvidenceParts(evidence, "policy.evidence", action);
  for (const [name, value] of Object.entries({ signals, allowedScopes })) {
    if (value !== undefined) requireTexts(value, `policy.${name}`, action);
  }
  if (arithmetic !== undefined && typeof arithmetic !== "boolean") {
    throw wrongKind("policy.arithmetic must be true or false", arithmetic, action);
  }
  if (recallAt !== undefined) requirePositiveInteger(recallAt, "policy.recallAt", action);
}

/** Throws unless a value is a list of names of parts of a trace. */
export function requireEvidenceParts(value: unknown, name: string, action: string): void {
  if (Array.isArray(value) && value.every((part) => PARTS.includes(part))) return;
  throw wrongKind(`${name} must be a list out of ${PARTS.join(", ")}`, value, action);
}

/** Throws unless a value is a list of texts. */
export function requireTexts(value: unknown, name: string, action: string): void {
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return;
  throw wrongKind(`${name} must be a list of texts`, value, action);
}

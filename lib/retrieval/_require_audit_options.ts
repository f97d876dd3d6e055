import type { AuditRetrievalOptions } from "./audit_retrieval.ts";
import { isObject } from "./_require_ranking.ts";
import { wrongKind } from "./_require_traces.ts";

const TASK = "audit retrieval";
const OPTIONS: Record<keyof AuditRetrievalOptions, true> = {
  k: true,
  at: true,
  goldGrade: true,
  nearDuplicate: true,
  versions: true,
  allowedScopes: true,
  level: true,
  resamples: true,
  seed: true,
};

/** Throws unless options are known, of the right kind and in range. */
export function requireAuditOptions(options: AuditRetrievalOptions): void {
  if (!isObject(options)) throw wrongKind(TASK, "options", "an object", options);
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(OPTIONS, name)) continue;
    const names = Object.keys(OPTIONS).join(", ");
    throw new TypeError(`Cannot ${TASK} as there is no option ${name}: options are ${names}`);
  }
  const { k = 1, at = [], goldGrade = 1, nearDuplicate = 1, level = 0.95 } = options;
  const { resamples = 2, seed = 1, versions = {}, allowedScopes = [] } = options;
  if (!Array.isArray(at)) throw wrongKind(TASK, "at", "a list of integers", at);
  requireNumber("k", k, isCount, "an integer >= 1");
  at.forEach((cut, i) => requireNumber(`at[${i}]`, cut, isCount, "an integer >= 1"));
  requireNumber("goldGrade", goldGrade, (x) => x > 0 && x < Infinity, "above 0");
  requireNumber("nearDuplicate", nearDuplicate, (x) => x > 0 && x <= 1, "above 0, at most 1");
  requireNumber("level", level, (x) => x > 0 && x < 1, "between 0 and 1");
  requireNumber("resamples", resamples, (x) => isCount(x) && x >= 2, "an integer >= 2");
  requireNumber("seed", seed, Number.isSafeInteger, "an integer");
  const named = isObject(versions) &&
    Object.values(versions).every((version) => typeof version === "string");
  if (!named) throw wrongKind(TASK, "versions", "an object of versions", versions);
  if (!Array.isArray(allowedScopes) || !allowedScopes.every((one) => typeof one === "string")) {
    throw wrongKind(TASK, "allowedScopes", "a list of texts", allowedScopes);
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function requireNumber(
  name: string,
  value: unknown,
  isRight: (value: number) => boolean,
  need: string,
): void {
  if (typeof value !== "number") throw wrongKind(TASK, name, need, value);
  if (isRight(value)) return;
  throw new RangeError(`Cannot ${TASK} as ${name} must be ${need}: current value is ${value}`);
}

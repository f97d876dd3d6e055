import type { RetrievalAudit } from "../retrieval/retrieval_audit.ts";
import type { Interval } from "../statistics/interval.ts";
import { checkRate } from "./check_rate.ts";
import type { GateCheck, GateDecision, GateResult } from "./gate_result.ts";
import { parseRetrievalTarget, type RetrievalTarget } from "./parse_retrieval_target.ts";
import { requireObject } from "./_require.ts";
import { requireTarget } from "./_retrieval_measures.ts";

const ACTION = "check the retrieval targets";

/**
 * Holds an audit of retrieval against targets: the figure itself, and where asked the limit of its interval.
 *
 * A target with a lower bound gives two checks. The second is `"insufficient-evidence"` where the interval holds the
 * bound: more questions are needed. `gate` asks the same of `retrieval` in its gates.
 *
 * @param audit What `auditRetrieval` gives.
 * @param targets Targets such as `"recall@5>=.90, lower bound .85"`, as texts or read by `parseRetrievalTarget`.
 * @returns The decision, every check, and warnings.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If a target is out of range or asks for a k that was not audited.
 * @throws {SyntaxError} If a target does not read as one.
 *
 * @example
 * ```ts
 * import { checkRetrievalTargets } from "@touchstone/eval/decisions";
 * import { auditRetrieval } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const traces = Array.from({ length: 20 }, (_, i) => ({
 *   id: `q${i}`,
 *   question: "How long?",
 *   chunks: [{ id: i === 0 ? "b" : "a", text: "" }],
 *   answer: null,
 *   relevant_chunk_ids: ["a"],
 * }));
 * const { checks } = checkRetrievalTargets(auditRetrieval(traces), [
 *   "recall@5>=.90, lower bound .85",
 * ]);
 *
 * assertEquals(checks.map(({ decision }) => decision), ["pass", "insufficient-evidence"]);
 * ```
 */
export function checkRetrievalTargets(
  audit: RetrievalAudit,
  targets: readonly (string | RetrievalTarget)[],
): GateResult {
  requireObject(audit, "audit", "what auditRetrieval gives", ACTION);
  if (!Array.isArray(audit.at) || typeof audit.k !== "number" || !Array.isArray(audit.split)) {
    throw new TypeError(`Cannot ${ACTION} as audit must be what auditRetrieval gives`);
  }
  if (!Array.isArray(targets)) {
    throw new TypeError(
      `Cannot ${ACTION} as targets must be a list such as ["recall@5>=.9"]: current value is ${
        String(targets)
      }`,
    );
  }
  const checks = targets.flatMap((target, index) => {
    if (typeof target === "string") return checksOf(audit, parseRetrievalTarget(target));
    requireObject(target, `targets[${index}]`, "a text or a target", ACTION);
    requireTarget(target, `targets[${index}]`, ACTION);
    return checksOf(audit, target);
  });
  return { decision: decisionOf(checks), checks, warnings: audit.warnings };
}

function checksOf(audit: RetrievalAudit, target: RetrievalTarget): readonly GateCheck[] {
  const { measure, sense, budget, bound } = target;
  const observed = observedOf(audit, target);
  const cut = isAtK(measure) ? `@${target.k ?? audit.k}` : "";
  const name = `${measure}${cut}`;
  const against = (value: RetrievalTarget["budget"]) =>
    sense === "at least" ? { atLeast: value } : { atMost: value };
  const point = checkRate(observed, { ...against(budget), name });
  if (bound === null) return [point];
  const limit = `${name} ${sense === "at least" ? "lower" : "upper"} bound`;
  const value = { kind: "rate", value: bound } as const;
  return [point, checkRate(observed, { ...against(value), rule: "bound", name: limit })];
}

function isAtK(measure: string): measure is "hit" | "recall" | "ndcg" {
  return measure === "hit" || measure === "recall" || measure === "ndcg";
}

function observedOf(audit: RetrievalAudit, { measure, k }: RetrievalTarget): Interval {
  if (!isAtK(measure)) {
    const observed: Interval | undefined = audit[measure];
    if (observed !== undefined) return observed;
    throw new RangeError(`Cannot ${ACTION} as there is no figure ${JSON.stringify(measure)}`);
  }
  const cut = k ?? audit.k;
  const found = audit.at.find((one) => one.k === cut);
  if (found !== undefined) return found[measure];
  throw new RangeError(
    `Cannot ${ACTION} as ${measure}@${cut} was not audited: give auditRetrieval at: [${cut}] (it has ${
      audit.at.map((one) => one.k).join(", ")
    })`,
  );
}

function decisionOf(checks: readonly GateCheck[]): GateDecision {
  for (const decision of ["fail", "insufficient-evidence"] as const) {
    if (checks.some((check) => check.decision === decision)) return decision;
  }
  return "pass";
}

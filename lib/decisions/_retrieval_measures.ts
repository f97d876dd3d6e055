import type { RetrievalMeasure, RetrievalTarget } from "./parse_retrieval_target.ts";

/** Figures that should be high. */
export const AT_LEAST: readonly RetrievalMeasure[] = [
  ...["recall", "hit", "ndcg", "mrr", "faithfulness"] as const,
];
/** Figures that should be low. */
export const AT_MOST: readonly RetrievalMeasure[] = [
  ...["confidentWrong", "stale", "duplicated", "empty", "forbidden"] as const,
];
/** Figures that are cut at k. */
export const WITH_K: readonly RetrievalMeasure[] = ["recall", "hit", "ndcg"];

/** Throws unless a target is one that a text could read as: those written by hand are not type-checked. */
export function requireTarget(target: RetrievalTarget, name: string, action: string): void {
  const { measure, k = null, sense, budget, bound } = target;
  const right = AT_LEAST.includes(measure) ? "at least" : "at most";
  const need = (part: keyof RetrievalTarget, what: string) => {
    const shown = JSON.stringify(target[part]) ?? "undefined";
    throw new RangeError(
      `Cannot ${action} as ${name}.${part} must be ${what}: current value is ${shown}`,
    );
  };
  const known = [...AT_LEAST, ...AT_MOST];
  if (!known.includes(measure)) need("measure", `one of ${known.join(", ")}`);
  if (k !== null && !WITH_K.includes(measure)) need("k", `null for ${measure}`);
  if (sense !== right) need("sense", `"${right}" for ${measure}`);
  const kinds = right === "at least" ? ["rate"] : ["rate", "count"];
  if (!kinds.includes(budget?.kind)) need("budget", `a ${kinds.join(" or a ")}`);
  if (bound !== null && !(typeof bound === "number" && bound >= 0 && bound <= 1)) {
    need("bound", "a share from 0 to 1, or null");
  }
}

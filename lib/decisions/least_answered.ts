import { requireObject, requireOptionNames } from "./_require.ts";
import { requireShare } from "./_require_scores.ts";

/** What a promise says. */
export interface RiskPromise {
  /** The share of given answers that may be hallucinated, between 0 and 1. */
  readonly targetRisk: number;
  /** How sure the promise is, between 0 and 1. Default .95. */
  readonly confidence?: number;
}

const ACTION = "tell the least number of answers";
const OPTIONS: Record<keyof RiskPromise, true> = { targetRisk: true, confidence: true };

/**
 * The fewest answers, all of them good, that bear a promise out: with fewer no threshold can pass.
 *
 * The smallest n with (1 - targetRisk)^n <= 1 - confidence. To know before labelling what is too little.
 *
 * @param promise The risk that is promised and how surely.
 * @returns A number of answers.
 * @throws {TypeError} If a value is no number, or an option is unknown.
 * @throws {RangeError} If a value is not between 0 and 1.
 * @see Clopper and Pearson, Biometrika 26 (1934) 404: the upper limit of no error among n is 1 - (1 - confidence)^(1/n).
 *
 * @example
 * ```ts
 * import { leastAnswered } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(leastAnswered({ targetRisk: 0.05 }), 59);
 * assertEquals(leastAnswered({ targetRisk: 0.01 }), 299);
 * ```
 */
export function leastAnswered(promise: RiskPromise): number {
  requireObject(promise, "promise", "an object with targetRisk", ACTION);
  requireOptionNames(promise, OPTIONS, ACTION);
  const { targetRisk, confidence = 0.95 } = promise;
  requireShare(targetRisk, "targetRisk", ACTION);
  requireShare(confidence, "confidence", ACTION);
  const exact = Math.log1p(-confidence) / Math.log1p(-targetRisk);
  // A quotient that is an integer but for rounding must not cost an answer more.
  const near = Math.round(exact);
  return Math.max(1, Math.abs(exact - near) < 1e-9 * near ? near : Math.ceil(exact));
}

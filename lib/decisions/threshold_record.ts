import { PACKAGE_VERSION } from "../data/package_version.ts";
import type { ThresholdRecord, TunedThreshold } from "../data/threshold_record.ts";
import type { LogisticFit } from "../statistics/fit_logistic.ts";
import { wrongType } from "./_argument_error.ts";
import { requireObject, requireOptionNames } from "./_require.ts";

/** What a threshold is bound to. */
export interface ThresholdBinding {
  /** The score that it is a threshold of, such as `"retrieval score"` or the name of a column. */
  readonly signal: string;
  /** Hash of the model, prompt and settings that the score comes from. Default: none. */
  readonly fingerprint?: string;
  /** SHA-256 of the labels it was tuned on. Default: none. */
  readonly dataHash?: string;
  /** When the record was made; the clock is never read. Default: not said. */
  readonly createdAt?: string;
  /** How several signals became the score: what `fitLogistic` returned. Default: there is one signal. */
  readonly combination?: LogisticFit;
}

const ACTION = "make a threshold record";
const OPTIONS: Record<keyof ThresholdBinding, true> = {
  signal: true,
  fingerprint: true,
  dataHash: true,
  createdAt: true,
  combination: true,
};

/**
 * A tuned threshold with what it is bound to, to be kept with `writeThreshold`.
 *
 * A threshold of one score is no threshold of another: {@linkcode matchThreshold} refuses it there.
 *
 * @param tuned What `tuneThreshold` returned.
 * @param binding The score's name, and where known its fingerprint, the data's hash, and when.
 * @returns The record.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 *
 * @example
 * ```ts
 * import { thresholdRecord, tuneThreshold } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const tuned = tuneThreshold({ scores: [1, 2], hallucinated: [true, false], targetRisk: 0.05 });
 *
 * assertEquals(thresholdRecord(tuned, { signal: "retrieval score" }).fingerprint, null);
 * ```
 */
export function thresholdRecord(
  tuned: TunedThreshold,
  binding: ThresholdBinding,
): ThresholdRecord {
  requireObject(tuned, "tuned", "what tuneThreshold returns", ACTION);
  if (typeof tuned.promise !== "string" || tuned.threshold === undefined) {
    throw wrongType(ACTION, "tuned", "what tuneThreshold returns", tuned);
  }
  requireObject(binding, "binding", "an object with signal", ACTION);
  requireOptionNames(binding, OPTIONS, ACTION);
  const { signal, fingerprint = null, dataHash = null, createdAt = null } = binding;
  const texts = { signal, fingerprint, dataHash, createdAt };
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === "string" || (text === null && name !== "signal")) continue;
    throw wrongType(ACTION, name, "a text", text);
  }
  const { combination } = binding;
  if (combination !== undefined) {
    requireObject(combination, "combination", "what fitLogistic returns", ACTION);
  }
  return {
    ...{ kind: "threshold", schema: 1, tuned, ...texts },
    ...(combination && { combination }),
    package: PACKAGE_VERSION,
  };
}
